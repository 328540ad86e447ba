// expect-warning: variable 'width' was never used|immutable value 'width' was never used
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  constrain(a) { a in
    let width = (a.width == 48)
    a.height == 20
  }
}

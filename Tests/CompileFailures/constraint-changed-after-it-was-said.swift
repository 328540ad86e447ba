// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  constrain(a) { a in
    var width = (a.width == 48)
    width.priority = .high
    width
  }
}

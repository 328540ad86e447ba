// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  var all: [Constraint] = []
  constrain(a) { a in
    all.append(a.width == 48)
    a.height == 20
  }
}

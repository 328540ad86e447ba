// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  var width: Constraint?
  constrain(a) { a in width = (a.width == 48) }
  _ = width
}

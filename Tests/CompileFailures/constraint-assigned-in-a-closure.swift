// expect: cannot assign value of type 'Constraint' to type 'ConstraintGroup
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  var width: ConstraintGroup?
  constrain(a) { a in width = (a.width == 48) }
  _ = width
}

// expect: cannot use explicit 'return' statement in the body of result builder 'Constraints'
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  var width: Constraint?
  constrain(a) { a in
    width = (a.width == 48)
    return [a.height == 20]
  }
  _ = width
}

// expect: this statement is not a constraint; a constraint inside it would be lost: keep a constraint by '\(a.width == 48\).kept\(in: &group\)'
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  var width: Constraint?
  constrain(a) { a in
    width = (a.width == 48)
    a.height == 20
  }
  _ = width
}

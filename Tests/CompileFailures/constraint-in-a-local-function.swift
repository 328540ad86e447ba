// expect: closure containing a declaration cannot be used with result builder 'Constraints'
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  constrain(a) { a in
    func sides() { _ = a.left == a.superview.left }
    sides()
    a.height == 20
  }
}

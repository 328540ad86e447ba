// expect: let a function or closure return '\[Constraint\]'
import QuoinDSL
import QuoinModel

func sides(_ v: Proxy) { _ = v.left == v.superview.left }

func description(_ a: Node) {
  constrain(a) { a in
    sides(a)
    a.height == 20
  }
}

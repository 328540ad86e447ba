// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  constrain(a) { a in
    let sides = { (v: Proxy) in _ = v.left == v.superview.left }
    sides(a)
  }
}

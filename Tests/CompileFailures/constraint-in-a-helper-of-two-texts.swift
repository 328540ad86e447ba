// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func sides(_ v: Proxy) {}

func description(_ a: TextNode, _ b: TextNode) {
  constrain(a, b) { a, b in
    a.left == b.left
    sides(a)
  }
}

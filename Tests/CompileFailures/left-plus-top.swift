// expect: AnchorKinds\.
import QuoinDSL
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  constrain(a, b) { a, b in a.left == b.left + b.top }
}

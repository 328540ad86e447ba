// expect: AnchorKinds\.Y.*AnchorKinds\.X|AnchorKinds\.X.*AnchorKinds\.Y
import QuoinDSL
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  constrain(a, b) { a, b in a.left == b.top }
}

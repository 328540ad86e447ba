// expect: 'flexGrow' is unavailable: what a child takes of its row stands with its place: 'Placed\(node\).grow\(1\)'
// expect: 'ASStackLayoutSpec' has been renamed to 'StackLayout'
// expect: 'buildExpression' is unavailable: write 'Placed\(node\)'
import Quoin

func slips(_ a: TextNode, _ b: TextNode) {
  a.style.flexGrow = 1
  _ = ASStackLayoutSpec(.vertical) { Placed(a) }
  _ = StackLayout {
    a; b
  }
}

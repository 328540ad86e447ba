// expect: 'flexGrow' is unavailable: what a child takes of its row stands with its place: 'Placed\(node\).grow\(1\)'
// expect: 'ASStackLayoutSpec' is unavailable: write 'StackLayout\(.horizontal, spacing: 8\) \{ Placed\(node\) \}' in a 'LayoutContainer'
// expect: 'buildExpression' is unavailable: write 'Placed\(node\)'
// expect: a stack layout uses 'justify:' and 'align:'
// expect: a constraint begins with a parameter of
import Quoin

func slips(_ a: TextNode, _ b: TextNode) {
  a.style.flexGrow = 1
  let spec: ASStackLayoutSpec? = nil
  _ = spec
  _ = StackLayout {
    a; b
  }
  _ = StackLayout(.vertical, spacing: 8, justifyContent: .center, alignItems: .center) { Placed(a) }
  constrain(a) { _ in a.width == 10 }
}

// expect: 'text' is unavailable: what concerns the node comes before its place
// expect: 'title' is unavailable: what concerns the node comes before its place
// expect: 'transform' is unavailable: what concerns the node comes before its place
// expect: 'hugging\(_:along:\)' is unavailable: what concerns the node comes before its place
// expect: 'padding' is unavailable: what concerns the node comes before its place
// expect: 'gap' is unavailable: what concerns the node comes before its place
// expect: 'direction' is unavailable: what concerns the node comes before its place
// expect: 'leading' has been renamed to 'start'
import Quoin

func places(_ node: TextNode, _ button: ButtonNode, _ box: FlexContainer) {
  _ = node.grow(1).text("b")
  _ = button.grow(1).title("b")
  _ = node.grow(1).transform(.identity)
  _ = node.grow(1).hugging(.high, along: .horizontal)
  _ = box.grow(1).padding(8)
  _ = box.grow(1).gap(8)
  _ = box.grow(1).direction(.column)
  _ = node.grow(1).leading(8)
}

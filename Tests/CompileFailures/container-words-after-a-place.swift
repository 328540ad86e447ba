// expect: 'text' is unavailable: what concerns the node comes before its place
// expect: 'title' is unavailable: what concerns the node comes before its place
// expect: 'transform' is unavailable: what concerns the node comes before its place
// expect: 'hugging\(_:along:\)' is unavailable: what concerns the node comes before its place
// expect: 'padding' is unavailable: what concerns the node comes before its place
// expect: 'gap' is unavailable: what concerns the node comes before its place
// expect: 'direction' is unavailable: what concerns the node comes before its place
// expect: 'leading' has been renamed to 'start'
// expect: 'alignItems' is unavailable: what concerns the node comes before its place
// expect: 'justifyContent' is unavailable: what concerns the node comes before its place
// expect: 'makeConstraints' is unavailable: what concerns the node comes before its place
// expect: 'isIncludedInLayout' is unavailable: leave the node out of the description
// expect: 'markDirty\(\)' is unavailable: leave it out
// expect: 'view' has been renamed to 'node'
// expect: 'addItem' is unavailable: an item is added to the container
// expect: 'backgroundColor' is unavailable: what concerns the node comes before its place
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

func items(_ box: FlexContainer, _ node: TextNode) {
  box.define { flex in
    flex.addItem(node).alignItems(.center)
    flex.addItem(node).justifyContent(.center)
    flex.addItem(node).makeConstraints { $0.left.equalToSuperview() }
    flex.addItem(node).isIncludedInLayout(false)
    flex.addItem(node).markDirty()
    flex.addItem(node).view.id("x")
    flex.addItem(node).addItem(node)
    flex.addItem(node).backgroundColor(.red)
  }
}

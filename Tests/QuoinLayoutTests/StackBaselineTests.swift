import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// A stack's baselines: a column's are its first and last view's, a row's its tallest view's.
@Suite struct StackBaselineTests {
  /// Where a mark stands of which the top is at a baseline of a stack at the root's top left corner.
  private func mark(_ stack: StackContainer, _ attribute: Attribute) -> Double {
    let mark = BoxNode(4, 4)
    let root = RelativeContainer {
      stack
      mark
    }
    func equal(_ a: Node, _ first: Attribute, _ b: Node, _ second: Attribute) {
      root.constraints.append(
        Constraint(
          AnchorTerm(AnchorItem(node: a.id), first), .equal,
          AnchorTerm(AnchorItem(node: b.id), second)))
    }
    equal(stack, .leading, root, .leading)
    equal(stack, .top, root, .top)
    equal(mark, .leading, root, .leading)
    equal(mark, .top, stack, attribute)
    let scene = Scene(root, text: FixedTextMeasurer())
    return scene.layout(in: Size(400, 400), traits: Traits(displayScale: 8))[mark]?.frame.minY ?? -1
  }

  private func label(_ size: Double) -> TextNode {
    let node = TextNode("a")
    node.style.text.font = .system(size)
    return node
  }

  @Test func aRowHasItsTallestViews() {
    let row = StackContainer(.horizontal, alignment: .leading) {
      label(10)
      label(40)
      label(20)
    }
    for attribute in [Attribute.firstBaseline, .lastBaseline] {
      // The ascender of the measurer is 0.8 em: 0.8 · 40.
      #expect(mark(row, attribute) == 32)
    }
  }

  @Test func aColumnHasItsFirstAndItsLastViews() {
    let column = StackContainer(.vertical, alignment: .leading) {
      label(10)
      label(40)
      label(20)
    }
    #expect(mark(column, .firstBaseline) == 8)
    // Lines are one em high: 10 + 40 + 0.8 · 20.
    #expect(mark(column, .lastBaseline) == 66)
  }

  @Test func aStackInAStackHandsOn() {
    let inner = StackContainer(.vertical, spacing: 4, alignment: .leading) {
      label(20)
      label(20)
    }
    let row = StackContainer(.horizontal, alignment: .leading) {
      label(30)
      inner
    }
    // Two lines of 20 and a gap are taller than one of 30.
    #expect(mark(row, .firstBaseline) == 16)
  }
}

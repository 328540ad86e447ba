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

  /// Interface Builder recorded a label of 20.5 points and a field of 34 points, 7 points higher, as 27 points: the
  /// row contains the top of its first view only.
  @Test func aRowContainsTheTopOfItsFirstView() throws {
    let field = TextFieldNode("a").font(.system(20))
    field.sizing.naturalWidth = .fixed(50)
    field.sizing.naturalHeight = .fixed(40)
    let row = StackContainer(.horizontal, alignment: .firstBaseline) {
      label(20)
      field
    }
    let root = RelativeContainer { row }
    root.constraints.append(
      contentsOf: [Attribute.leading, .top].map { attribute in
        Constraint(
          AnchorTerm(AnchorItem(node: (attribute == .top ? field : row).id), attribute), .equal,
          AnchorTerm(AnchorItem(node: root.id), attribute))
      })
    let arrangement = Scene(root, text: FixedTextMeasurer()).layout(in: Size(400, 400))
    // The field's line of 20 points begins 10 points below its top, where the label and the row begin.
    #expect(try #require(arrangement[row]).frame.minY == 10)
    #expect(try #require(arrangement[row]).frame.height == 30)
    #expect(try #require(arrangement[field]).frame.minY == -10)
  }

  @Test func anEmptyFieldHasTheBaselineOfItsLine() {
    func field(_ text: String) -> StackContainer {
      let field = TextFieldNode(text).font(.system(20))
      field.sizing.naturalWidth = .fixed(50)
      field.sizing.naturalHeight = .fixed(40)
      return StackContainer(.vertical) { field }
    }
    for attribute in [Attribute.firstBaseline, .lastBaseline] {
      // The line of 20 points is in the middle of 40, and its baseline 16 points below its top.
      #expect(mark(field("a"), attribute) == 26)
      #expect(mark(field(""), attribute) == 26)
    }
  }
}

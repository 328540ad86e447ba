import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

@Suite struct IgnoredStyleTests {
  private func ignored(_ node: Node, _ change: (inout Style) -> Void) -> [IgnoredStyle] {
    node.ignoredStyles(of: Style(change))
  }

  @Test func kindsTakeWhatTheyShow() {
    let all: (inout Style) -> Void = {
      $0.background = .red
      $0.text.alignment = .center
      $0.contentMode = .top
      $0.accents.on = .green
    }
    #expect(
      ignored(TextNode("a"), all)
        == [IgnoredStyle(.contentMode, .kind), IgnoredStyle(.accentOn, .kind)])
    #expect(
      ignored(ImageNode("a"), all)
        == [IgnoredStyle(.alignment, .kind), IgnoredStyle(.accentOn, .kind)])
    #expect(ignored(SwitchNode(), all).map(\.property) == [.alignment, .contentMode])
    #expect(ignored(ButtonNode("a"), all).isEmpty)
    // A container hands the alignment of text down.
    #expect(ignored(StackContainer(), all).map(\.property) == [.contentMode, .accentOn])
  }

  @Test func propertiesNeedOthersToShow() {
    let color = Style([.init(.borderTopColor, .color(.red))])
    #expect(
      ShapeNode().ignoredStyles(of: color)
        == [IgnoredStyle(.borderTopColor, .without([.borderTopWidth]))])
    let outline = Style([.init(.outlineColor, .color(.red)), .init(.outlineOffset, .number(2))])
    #expect(
      ShapeNode().ignoredStyles(of: outline).map(\.property) == [.outlineColor, .outlineOffset])
    #expect(
      ignored(TextNode("a")) { $0.text.decorationThickness = 2 }
        == [IgnoredStyle(.decorationThickness, .without([.decoration]))])
    #expect(
      ignored(TextNode("a")) {
        $0.text.decoration = .underline
        $0.text.decorationThickness = 2
      }.isEmpty)
    #expect(
      ignored(TextNode("a")) {
        $0.text.decoration = []
        $0.text.decorationLine = .wavy
      }.map(\.property) == [.decorationLine])
  }

  @Test(arguments: [-5, .nan, .infinity])
  func lengthsThatNoBoxHasAreTold(length: Double) {
    #expect(ignored(ShapeNode()) { $0.minHeight = length } == [IgnoredStyle(.minHeight, .number)])
    let found = Scene(ShapeNode().style { $0.width = length }).ignoredStyles()
    #expect(found.first?.message.contains("width, which no box can have so long") == true)
    #expect(ignored(ShapeNode()) { $0.minHeight = 0 }.isEmpty)
  }

  @Test func placesSaySizesThemselves() {
    let (framed, pinned, free) = (ShapeNode(), ShapeNode(), ShapeNode())
    let board = AbsoluteContainer {
      framed.frame(0, 0, 10, 10)
      free.origin(0, 0)
    }
    let page = RelativeContainer { pinned }
    let style = Style { style in
      style.width = 20
      style.height = 20
    }
    #expect(
      framed.ignoredStyles(of: style)
        == [IgnoredStyle(.width, .place), IgnoredStyle(.height, .place)])
    #expect(free.ignoredStyles(of: style).isEmpty)
    #expect(pinned.ignoredStyles(of: style).isEmpty)
    #expect(board.children.count == 2 && page.children.count == 1)
  }

  @Test func whatUndoesIsNotMissed() {
    let style = Style([.init(.borderTopColor, .initial)])
    #expect(ShapeNode().ignoredStyles(of: style).isEmpty)
  }

  @Test func scenesSayItWithThePlace() throws {
    let look = SharedStyle(Style { $0.text.lineLimit = 2 })
    let image = ImageNode("a").id("logo").wear(look).class("pale")
    let label = TextNode("b").class("pale").wear(look)
    let page = StackContainer {
      image
      label
    }
    let sheet = StyleSheet(css: ".pale { opacity: 0.5; text-decoration-style: wavy }")
    let findings = Scene(page, styles: sheet).ignoredStyles()
    #expect(findings.count == 2)
    let first = try #require(findings.first)
    #expect(first.rule == "style-without-effect" && first.severity == .note)
    #expect(first.nodes == ["logo"] && first.place == image.place)
    #expect(first.message.contains("lineLimit, decorationLine, which a node of the kind imageView"))
    #expect(findings[1].message.contains("decorationLine, which need decoration to show"))
    // Laying out says nothing of it.
    #expect(
      Scene(page, styles: sheet).layout(in: Size(10, 10)).diagnostics.allSatisfy {
        $0.rule != "style-without-effect"
      })
    look.style = Style()
    #expect(Scene(page).ignoredStyles().isEmpty)
  }
}

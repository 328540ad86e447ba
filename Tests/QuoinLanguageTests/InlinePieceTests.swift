import Quoin
import Testing

/// The boxes of inline elements that lines break; glyphs are 10 points wide and high, and so are lines.
@Suite struct InlinePieceTests {
  private func text(_ string: String) -> TextNode { TextNode(string).font(.system(10)) }

  private func layout(
    _ root: Node, width: Double, _ direction: LayoutDirection = .leftToRight, rounds: Bool = false
  ) -> Arrangement {
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = rounds
    var traits = Traits()
    traits.layoutDirection = direction
    return scene.layout(in: Size(width, 200), traits: traits)
  }

  private func page(_ words: String) -> (FlowContainer, FlowContainer) {
    let element = FlowContainer { text(words) }
    element.style.background = Color(hex: 0xFF0000)
    let page = FlowContainer {
      text("x ")
      element.inline()
    }
    // Lines and boxes are as high as the fonts of their containers, too.
    for flow in [page, element] { flow.style.text.font = .system(10) }
    return (page, element)
  }

  @Test func anElementIsOneItemWithAPieceALine() throws {
    let (page, element) = page("aa bbb")
    // Six glyphs a line: "x aa", "bbb".
    let arrangement = layout(page, width: 60)
    let item = try #require(arrangement[element])
    #expect(arrangement.items.map(\.type) == ["flow", "label", "flow", "label"])
    #expect(!arrangement.treeText.contains("#"))
    #expect(item.look.background == Color(hex: 0xFF0000), "its look is not taken away")
    let pieces = try #require(item.pieces)
    #expect(pieces.map(\.frame.width) == [20, 30])
    #expect(pieces.map { $0.frame.minX + item.frame.minX } == [20, 0])
    #expect(pieces.map(\.frame.height) == [10, 10])
    #expect(pieces[1].frame.minY - pieces[0].frame.minY == 10)
    #expect(pieces.map(\.hasLeftEdge) == [true, false])
    #expect(pieces.map(\.hasRightEdge) == [false, true])
    #expect(layout(page, width: 200)[element]?.pieces == nil)
  }

  @Test func fromRightToLeftTheFirstPieceHasTheRightEdge() throws {
    let (page, element) = page("aa bbb")
    let pieces = try #require(layout(page, width: 60, .rightToLeft)[element]?.pieces)
    #expect(pieces.map(\.frame.width) == [20, 30])
    #expect(pieces.map(\.hasLeftEdge) == [false, true])
    #expect(pieces.map(\.hasRightEdge) == [true, false])
  }

  @Test func aBlockInsideIsNoPiece() throws {
    let block = ShapeNode().height(40)
    let element = FlowContainer {
      text("aa")
      block.block()
      text("bbb")
    }
    let item = try #require(layout(FlowContainer { element.inline() }, width: 100)[element])
    #expect(item.frame.width == 100)
    #expect(item.pieces?.map(\.frame.width) == [20, 30])
  }

  @Test func piecesStandOnWholePixels() throws {
    let element = FlowContainer { text("aa bb") }
    element.style.background = Color(hex: 0xFF0000)
    let page = FlowContainer(padding: .points(0.3)) { element.inline() }
    let arrangement = layout(page, width: 30, rounds: true)
    let item = try #require(arrangement[element])
    for piece in item.pieces ?? [] {
      let frame = piece.frame.offset(by: item.frame.origin)
      #expect(frame == PixelGrid(scale: arrangement.traits.displayScale).round(frame))
    }
    #expect(item.pieces?.count == 2)
  }

  @Test func backgroundsArePaintedPieceByPiece() {
    let (page, _) = page("aa bbb")
    let fills = DisplayList(layout(page, width: 60)).dump().split(separator: "\n").filter {
      $0.contains("fill")
    }
    #expect(fills == ["fill 20 0 20 10 #ff0000", "fill 0 10 30 10 #ff0000"])
  }

  @Test func piecesGoOverLineByLine() throws {
    let (page, element) = page("aa bbb")
    var scene = Scene(page, text: FixedTextMeasurer())
    scene.roundsToPixels = false
    let (narrow, wide) = (scene.layout(in: Size(60, 200)), scene.layout(in: Size(200, 200)))
    let start = try #require(narrow[element])
    let middle = Transition(from: narrow, to: wide).arrangement(progress: 0.5)
    // Nothing comes or goes, so nothing fades.
    #expect(middle.items.count == narrow.items.count)
    let item = try #require(middle[element])
    #expect(item.look.alpha == 1)
    // At the end the element is one piece of 6 glyphs at x = 20; its first piece was 20 wide there.
    let first = try #require(item.pieces?.first)
    #expect(item.pieces?.count == 1)
    #expect(start.pieces?.first?.frame.width == 20)
    #expect(first.frame.width == 40)
    #expect(first.frame.minX + item.frame.minX == 20)
    // And back: a second piece is there at once.
    let back = Transition(from: wide, to: narrow).arrangement(progress: 0.25)
    #expect(back[element]?.pieces?.map(\.frame.width) == [50, 30])
  }
}

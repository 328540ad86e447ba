import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinLayout
@testable import QuoinPaint

@Suite struct DisplayListTests {
  @Test func itemsArePaintedFromBackToFrontWithBordersAboveWhatIsInside() {
    var items = Items(200, 100)
    let card = Node().background(.white).cornerRadius(8)
    card.style.borderWidth = 1
    card.style.borderColor = .black
    card.style.clips = true
    let parent = items.add(card, Rect(10, 10, 100, 80))
    items.add(TextNode("Ada").font(.system(10)), Rect(5, 5, 60, 10), parent: parent)
    items.add(ShapeNode(.ellipse).background(Color(hex: 0xFF0000)), Rect(120, 10, 20, 20))
    #expect(
      DisplayList(items.arrangement).dump() == """
        fill 10.5 10.5 99 79 radius 7.5 #ffffff
        clip 10 10 100 80 radius 8
          text "Ada" at 15 23 width 30 system 10 #000000
        end
        border 10 10 100 80 radius 8 width 1 #000000
        ellipse 120 10 20 20 #ff0000

        """)
  }

  @Test func hiddenAndTransparentItemsAreLeftOutWithAllInThem() {
    var items = Items(100, 100)
    let hidden = items.add(Node().background(.black).hidden(), Rect(0, 0, 50, 50))
    items.add(Node().background(.black), Rect(0, 0, 10, 10), parent: hidden)
    let clear = Node().background(.black)
    clear.style.alpha = 0
    let parent = items.add(clear, Rect(0, 0, 50, 50))
    items.add(Node().background(.black), Rect(0, 0, 10, 10), parent: parent)
    items.add(Node().background(.white), Rect(1, 2, 3, 4))
    #expect(DisplayList(items.arrangement).dump() == "fill 1 2 3 4 #ffffff\n")
  }

  @Test func opacityOfOneFillIsAFainterColourAndOfMoreIsAGroup() {
    var items = Items(100, 100)
    let single = Node().background(.black)
    single.style.alpha = 0.5
    items.add(single, Rect(0, 0, 10, 10))
    let pair = Node().background(.black)
    pair.style.alpha = 0.5
    let parent = items.add(pair, Rect(20, 0, 10, 10))
    items.add(Node().background(.white), Rect(5, 5, 20, 20), parent: parent)
    let list = DisplayList(items.arrangement)
    #expect(
      list.dump() == """
        fill 0 0 10 10 #000000@0.5
        group 0.5
          fill 20 0 10 10 #000000
          fill 25 5 20 20 #ffffff
        end

        """)
    // The group holds what reaches out of the node as well.
    #expect(list.commands.contains(.beginGroup(opacity: 0.5, bounds: Rect(19, -1, 27, 27))))
  }

  @Test(arguments: [TextAlignment.left, .center, .right])
  func linesStandAtTheSideThatTheirAlignmentSays(_ alignment: TextAlignment) throws {
    var items = Items(100, 100)
    let label = TextNode("ab").font(.system(10))
    label.style.text.alignment = alignment
    items.add(label, Rect(10, 10, 60, 10))
    let command = try #require(DisplayList(items.arrangement).commands.first)
    guard case .text(let text) = command else { return #expect(Bool(false)) }
    let expected = [TextAlignment.left: 10.0, .center: 30, .right: 50]
    #expect(text.origin == Point(expected[alignment] ?? 0, 18))
  }

  @Test func justifiedLinesFillTheirRoomButForTheLast() {
    var items = Items(100, 100)
    let label = TextNode("a b c d").font(.system(10)).lines(0)
    label.style.text.alignment = .justified
    items.add(label, Rect(0, 0, 54, 20))
    let texts = DisplayList(items.arrangement).commands.compactMap { command -> DrawnText? in
      if case .text(let text) = command { text } else { nil }
    }
    #expect(texts.map { $0.string } == ["a b c", "d"])
    #expect(texts.map { $0.wordSpacing } == [2, 0])
  }

  @Test func aFrameThatIsNotANumberIsLeftOutAndReported() {
    var items = Items(100, 100)
    let bad = items.add(Node().background(.black).id("bad"), Rect(.nan, 0, 10, 10))
    items.add(Node().background(.black), Rect(0, 0, 10, 10), parent: bad)
    items.add(Node().background(.black), Rect(0, 0, .infinity, 10))
    items.add(Node().background(.black), Rect(5, 5, -10, -10))
    let list = DisplayList(items.arrangement)
    #expect(list.commands.isEmpty)
    #expect(list.diagnostics.map { $0.rule } == ["unpaintable-frame", "unpaintable-frame"])
    #expect(list.diagnostics.first?.nodes == ["bad"])
  }

  @Test func hugeFramesAreBroughtWithinReach() {
    var items = Items(100, 100)
    items.add(Node().background(.black), Rect(-1e300, -1e300, 2e300, 2e300))
    #expect(
      DisplayList(items.arrangement).dump() == "fill -500000 -500000 1000000 1000000 #000000\n")
  }

  @Test func coloursFollowTheScheme() {
    var items = Items(100, 100)
    items.traits.colorScheme = .dark
    items.add(TextNode("a").font(.system(10)), Rect(0, 0, 10, 10))
    let list = DisplayList(items.arrangement)
    #expect(list.dump().contains("#ffffff"))
    #expect(Background.automatic.color(in: list.colorScheme) == Color.black)
  }

  @Test func aHundredThousandLevelsDoNotOverflowTheStack() {
    var items = Items(100, 100)
    let node = Node().background(.black)
    items.items.removeAll()
    let count = 100_000
    var look = Look(
      node.style, inheritedTint: nil, defaultFont: .system(17), traits: items.traits)
    look.alpha = 0.5
    for index in 0..<count {
      items.items.append(
        Arrangement.Item(
          id: node.id, identifier: nil, type: "node", parent: index == 0 ? nil : index - 1,
          end: count, frame: Rect(0, 0, 1, 1), isHidden: false, look: look, content: .none,
          texts: .none, place: nil))
    }
    let list = DisplayList(items.arrangement)
    #expect(list.commands.count >= count)
  }
}

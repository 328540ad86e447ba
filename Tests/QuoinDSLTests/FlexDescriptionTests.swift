import QuoinBoxLayout
import QuoinDSL
import QuoinGeometry
import QuoinModel
import Testing

@Suite struct FlexDescriptionTests {
  @Test(arguments: [true, false]) func theTargetUsageOfTheReadme(isCompact: Bool) {
    let avatar = ImageNode("ada.png").size(48)
    let name = TextNode("Ada Lovelace").style(.title)
    let badge = TextNode("PRO").class("badge")
    let header = FlexContainer(.row, gap: 12, alignItems: .center) {
      avatar
      StackContainer(.vertical, spacing: 4) {
        name
        TextNode("Analyst").style(.caption)
      }.grow(1)
      if isCompact { badge } else { badge.grow(2).shrink(0).order(-1).alignSelf(.flexEnd.safe) }
      for index in 0..<2 { TextNode("\(index)").basis(20) }
    }
    let page = AbsoluteContainer {
      header.origin(16, 24)
      ShapeNode(.ellipse).size(8).center(200, 300)
    }
    #expect(header.flexStyle == FlexStyle(.row, alignItems: .center, gap: 12))
    #expect(header.children.map(\.placement.grow) == [0, 1, isCompact ? 0 : 2, 0, 0])
    #expect(header.children[2].placement.alignSelf == (isCompact ? .auto : .flexEnd.safe))
    #expect(header.children[4].placement.basis == 20)
    #expect(page.children.count == 2)
    #expect(badge.parent === header)
  }

  @Test func bothSpellingsAreOneThing() {
    let box = FlexContainer()
    let item = TextNode("a")
    item.attach(to: box).grow(1).margin(4, .auto).order(2)
    let described = FlexContainer { TextNode("a").grow(1).margin(4, .auto).order(2) }
    #expect(box.children[0].placement == described.children[0].placement)
    #expect(box.children[0].placement.margin == Edges(4, .auto))
  }

  @Test func everyWordOnANodeIsItsWordOnARelation() {
    let made: [Relation<FlexContainer>] = [
      TextNode("").grow(2), TextNode("").shrink(3), TextNode("").basis(.percent(50)),
      TextNode("").alignSelf(.center), TextNode("").order(4), TextNode("").margin(5),
      TextNode("").margin(top: 1, start: 2), TextNode("").absolute(.sides(top: 1, right: 2)),
      TextNode("").relative(.sides(left: 3)),
    ]
    func plain() -> Relation<FlexContainer> { Relation(TextNode(""), FlexItem()) }
    let changed = [
      plain().grow(2), plain().shrink(3), plain().basis(.percent(50)), plain().alignSelf(.center),
      plain().order(4), plain().margin(5), plain().margin(top: 1, start: 2),
      plain().absolute(.sides(top: 1, right: 2)), plain().relative(.sides(left: 3)),
    ]
    #expect(made.map(\.placement) == changed.map(\.placement))
    #expect(Set(made.map(\.placement)).count == made.count)
    #expect(made[7].placement.position == .absolute)
  }

  @Test func containerWords() {
    let box = FlexContainer(.column)
      .justifyContent(.spaceBetween).alignItems(.flexEnd).alignContent(.center).wrap()
      .gap(row: 1, column: 2).padding(3, 4)
    var expected = FlexStyle(
      .column, wrap: .wrap, justifyContent: .spaceBetween, alignItems: .flexEnd,
      alignContent: .center)
    expected.rowGap = 1
    expected.columnGap = 2
    #expect(box.flexStyle == expected)
    #expect(box.padding == Edges(3, 4))
    #expect(box.padding(start: 5).padding.start == 5)
  }
}

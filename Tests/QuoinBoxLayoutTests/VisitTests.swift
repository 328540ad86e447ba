import QuoinBoxLayout
import QuoinGeometry
import Testing

/// How often containers are laid out.
@Suite struct VisitTests {
  /// A feed of cards: all containers are visited once, all texts are measured once.
  @Test func aFeedIsVisitedOnce() {
    var tree = TestTree()
    let cards = (0..<50).map { index in
      let texts = (0..<3).map { line in
        tree.add(words: Words(count: 2 + (index + line) % 9, width: 20, height: 10))
      }
      var column = BoxStyle(flex: FlexStyle(.column, gap: 4), item: FlexItem(grow: 1, basis: 0))
      column.rules.minWidth = 0
      var card = BoxStyle(flex: FlexStyle(alignItems: .center, gap: 8))
      card.rules.padding = Edges(12)
      let picture = tree.add(
        BoxStyle(rules: BoxRules(width: 48, height: 48), item: FlexItem(shrink: 0)))
      let button = tree.add(
        BoxStyle(rules: BoxRules(width: 64, height: 32), item: FlexItem(shrink: 0)))
      return tree.row(card, [picture, tree.row(column, texts), button])
    }
    let list = tree.row(BoxStyle(flex: FlexStyle(.column, gap: 8)), cards)
    tree.layout(list, BoxSpace(width: .exactly(375), height: .maxContent))
    #expect(tree.boxes.statistics == BoxStatistics(visits: 101, measurements: 150))
  }
}

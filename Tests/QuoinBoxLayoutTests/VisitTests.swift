import QuoinBoxLayout
import QuoinGeometry
import Testing

/// How often containers are laid out.
@Suite struct VisitTests {
  /// The visits of a tree with the same container on each of some levels, beside a text.
  private func visits(
    _ style: BoxStyle, _ text: BoxStyle, levels: Int, _ space: BoxSpace
  ) -> Int {
    var tree = TestTree()
    var inner: [BoxID] = []
    for _ in 0..<levels {
      let words = tree.add(text, words: Words(count: 3, width: 20, height: 10))
      inner = [tree.add(style, inner + [words])]
    }
    let root = tree.row(BoxStyle(), inner)
    tree.layout(root, space)
    return tree.boxes.statistics.visits
  }

  /// A box may be asked some times more on each level, but not twice as often as on the level above:
  /// that would be a thousand times as many visits here.
  ///
  /// Columns that wrap are left out: they are laid out at each height to know how wide they are.
  @Test func visitsDoNotDoubleWithEveryLevel() {
    for seed in UInt64(0)..<3000 {
      var random = RandomTree(seed: seed)
      var style = random.style(isContainer: true)
      if style.rules.display == .none { style.rules.display = .flex }
      if style.flex.direction.axis == .vertical { style.flex.wrap = .nowrap }
      let text = random.style(isContainer: false)
      let space = BoxSpace(
        width: .exactly(200), height: random.dice.chance(0.5) ? .exactly(200) : .maxContent)
      let few = visits(style, text, levels: 10, space)
      let many = visits(style, text, levels: 20, space)
      #expect(many <= 8 * few + 60, "seed \(seed): \(few) on 10 levels, \(many) on 20\n\(style)")
    }
  }

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

import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct FlexLayoutTests {
  @Test func growthRespectsAMaximumAndGivesTheRestToTheOthers() {
    var tree = TestTree()
    let a = tree.add(
      BoxStyle(rules: BoxRules(maxWidth: 40), item: FlexItem(grow: 1, basis: 0)))
    let b = tree.add(BoxStyle(item: FlexItem(grow: 1, basis: 0)))
    let c = tree.add(BoxStyle(item: FlexItem(grow: 2, basis: 0)))
    let row = tree.add(BoxStyle(flex: FlexStyle(gap: 10)), [a, b, c])
    FlexLayout.place(row, size: Size(300, 50), in: &tree)
    // Free space 300 - 2 × 10 = 280, a share of 70; a stops at 40, so b and c have 240 / 3 = 80 each.
    #expect(tree.nodes[Int(a)].frame == Rect(0, 0, 40, 50))
    #expect(tree.nodes[Int(b)].frame == Rect(50, 0, 80, 50))
    #expect(tree.nodes[Int(c)].frame == Rect(140, 0, 160, 50))
  }

  @Test func measuringAnswersSizeAndBaseline() {
    var tree = TestTree()
    let small = tree.add(words: Words(count: 2, width: 20, height: 10))
    let large = tree.add(words: Words(count: 1, width: 30, height: 24))
    let row = tree.add(
      BoxStyle(
        rules: BoxRules(padding: Edges(5)), flex: FlexStyle(alignItems: .baseline, gap: 8)),
      [small, large])
    // 2 × 20 + 8 + 30 and the padding; both baselines lie 24 below the padding.
    let natural = FlexLayout.measure(row, .maxContent, in: &tree)
    #expect(natural.size == Size(88, 34))
    #expect(natural.firstBaseline == 29)
    // In 70 the first item shrinks to 22 and wraps: its first line stays on the baseline at 24, its
    // second one ends at 34.
    let narrow = FlexLayout.measure(
      row, BoxProposal(width: .exactly(70), height: .maxContent), in: &tree)
    #expect(narrow.size == Size(70, 44))
  }

  @Test func fitContentLiesBetweenTheWords() {
    var tree = TestTree()
    let text = tree.add(words: Words(count: 5, width: 20, height: 10))
    let row = tree.add(BoxStyle(), [text])
    for (room, width) in [(200.0, 100.0), (50, 50), (10, 20)] {
      let answer = FlexLayout.measure(
        row, BoxProposal(width: .within(room), height: .maxContent), in: &tree)
      #expect(answer.size.width == width)
    }
  }

  @Test func wrappingIsReportedUntilItIsDone() {
    var tree = TestTree()
    let row = tree.add(BoxStyle(flex: FlexStyle(wrap: .wrap)), [tree.add()])
    #expect(FlexLayout.place(row, size: Size(10, 10), in: &tree) == .wrap)
    #expect(FlexLayout.measure(row, .maxContent, in: &tree).limitations == .wrap)
    let line = tree.add()
    #expect(FlexLayout.place(line, size: Size(10, 10), in: &tree) == [])
  }

  @Test func anEmptyContainerHasNoBaseline() {
    var tree = TestTree()
    let row = tree.add(BoxStyle(rules: BoxRules(padding: Edges(3))))
    #expect(FlexLayout.measure(row, .maxContent, in: &tree) == BoxMeasurement(size: Size(6)))
  }
}

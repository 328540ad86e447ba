import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct BoxTreeTests {
  @Test func growthRespectsAMaximumAndGivesTheRestToTheOthers() {
    var tree = TestTree()
    let a = tree.add(
      BoxStyle(rules: BoxRules(maxWidth: 40), item: FlexItem(grow: 1, basis: 0)))
    let b = tree.add(BoxStyle(item: FlexItem(grow: 1, basis: 0)))
    let c = tree.add(BoxStyle(item: FlexItem(grow: 2, basis: 0)))
    let row = tree.row(BoxStyle(flex: FlexStyle(gap: 10)), [a, b, c])
    tree.layout(row, Size(300, 50))
    // Free space 300 - 2 × 10 = 280, a share of 70; a stops at 40, so b and c have 240 / 3 = 80 each.
    #expect(tree.frame(a) == Rect(0, 0, 40, 50))
    #expect(tree.frame(b) == Rect(50, 0, 80, 50))
    #expect(tree.frame(c) == Rect(140, 0, 160, 50))
  }

  @Test func measuringAnswersSizeAndBaseline() {
    var tree = TestTree()
    let small = tree.add(words: Words(count: 2, width: 20, height: 10))
    let large = tree.add(words: Words(count: 1, width: 30, height: 24))
    let row = tree.row(
      BoxStyle(
        rules: BoxRules(padding: Edges(5)), flex: FlexStyle(alignItems: .baseline, gap: 8)),
      [small, large])
    // 2 × 20 + 8 + 30 and the padding; both baselines lie 24 below the padding.
    let natural = tree.measure(row, BoxSpace(width: .maxContent, height: .maxContent))
    #expect(natural.size == Size(88, 34))
    #expect(natural.firstBaseline == 29)
    // In 70 the first item shrinks to 22 and wraps: its first line stays on the baseline at 24, its
    // second one ends at 34.
    let narrow = tree.measure(row, BoxSpace(width: .exactly(70), height: .maxContent))
    #expect(narrow.size == Size(70, 44))
  }

  @Test func fitContentLiesBetweenTheWords() {
    var tree = TestTree()
    let text = tree.add(words: Words(count: 5, width: 20, height: 10))
    let row = tree.row(BoxStyle(), [text])
    for (room, width) in [(200.0, 100.0), (50, 50), (10, 20)] {
      let answer = tree.measure(row, BoxSpace(width: .within(room), height: .maxContent))
      #expect(answer.size.width == width)
    }
  }

  @Test func childrenAreAddedMovedAndRemoved() {
    var tree = TestTree()
    let boxes = (1...4).map { size in
      tree.add(BoxStyle(rules: BoxRules(width: .points(Double(size) * 10), height: 10)))
    }
    let row = tree.row(BoxStyle(), [boxes[0], boxes[1]])
    let other = tree.row(BoxStyle(), [boxes[2]])
    tree.boxes.insert(boxes[3], before: boxes[1])
    tree.boxes.move(boxes[2], to: row, before: boxes[0])
    tree.layout(row, Size(200, 20))
    #expect(boxes.map { tree.frame($0).minX } == [30, 80, 0, 40])
    #expect(tree.boxes.firstChild(of: other) == nil && tree.boxes.parent(of: boxes[2]) == row)
    tree.boxes.remove(boxes[0])
    tree.layout(row, Size(200, 20))
    #expect(tree.frame(boxes[1]).minX == 70)
    #expect(tree.boxes.count == 5)
    // The place is used again, under another handle.
    let new = tree.add()
    #expect(new.index == boxes[0].index && new != boxes[0])
  }

  @Test func anUnchangedTreeIsNotVisited() {
    var tree = TestTree()
    let texts = (0..<3).map { _ in tree.add(words: Words(count: 4, width: 20, height: 10)) }
    let column = tree.row(BoxStyle(flex: FlexStyle(.column)), texts)
    let root = tree.row(BoxStyle(), [column])
    tree.layout(root, BoxSpace(width: .exactly(100), height: .maxContent))
    tree.layout(root, BoxSpace(width: .exactly(100), height: .maxContent))
    let before = tree.boxes.statistics
    tree.boxes.markDirty(texts[1])
    tree.layout(root, BoxSpace(width: .exactly(100), height: .maxContent))
    #expect(before.visits > 0)
    #expect(tree.boxes.statistics.measurements <= 2)
  }

  @Test func aChangedRowOfAListMovesTheOthers() {
    var tree = TestTree()
    let texts = (0..<100).map { _ in tree.add(words: Words(count: 4, width: 20, height: 10)) }
    let list = tree.row(BoxStyle(flex: FlexStyle(.column, gap: 2)), texts)
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(list, space)
    // Rows of 10 and gaps of 2.
    #expect(tree.frame(texts[99]) == Rect(0, 1188, 100, 10))
    for (count, last) in [(12, 1208.0), (1, 1188), (7, 1198)] {
      tree.words[texts[40]] = Words(count: count, width: 20, height: 10)
      tree.boxes.markDirty(texts[40])
      tree.layout(list, space)
      #expect(tree.frame(texts[99]).minY == last)
      #expect(tree.frame(list).height == last + 10)
      #expect(tree.boxes.statistics == BoxStatistics(visits: 1, measurements: 1))
    }
  }

  @Test func pixelFramesTile() {
    var tree = TestTree()
    let items = (0..<3).map { _ in tree.add(BoxStyle(item: FlexItem(grow: 1))) }
    let row = tree.row(BoxStyle(), items)
    tree.boxes.pixelScale = 1
    tree.layout(row, Size(100, 10))
    // Edges at 33.33 and 66.67 lie on pixels 33 and 67.
    #expect(items.map { tree.boxes.pixelFrame(of: $0).minX } == [0, 33, 67])
    #expect(items.map { tree.boxes.pixelFrame(of: $0).width } == [33, 34, 33])
    tree.boxes.pixelScale = 3
    tree.layout(row, Size(100, 10))
    #expect(items.map { tree.boxes.pixelFrame(of: $0).minX * 3 } == [0, 100, 200])
  }

  @Test func aStyleIsChangedWhereItIsStored() throws {
    var base = PackedStyle()
    base.height = 10
    var boxes = BoxTree()
    let box = boxes.add(base) { $0.width = .percent(50) }
    #expect(boxes.style(of: box).width == .percent(50) && boxes.style(of: box).height == 10)
    let root = boxes.add { $0.display = .flex }
    boxes.append(box, to: root)
    try boxes.layout(root, in: BoxSpace(width: .exactly(100), height: .maxContent))
    #expect(boxes.frame(of: box) == Rect(0, 0, 50, 10))
  }

  @Test func aBoxTakesAtMost320Bytes() {
    #expect(BoxTree.bytesPerBox <= 320)
  }

  @Test func theReactNativeDefaultsMakeColumnsThatDoNotShrink() {
    var tree = TestTree()
    var style = BoxStyle.reactNative
    style.rules.height = 80
    let items = [tree.add(style), tree.add(style)]
    let root = tree.add(BoxStyle.reactNative, items)
    tree.layout(root, Size(100, 100))
    #expect(items.map { tree.frame($0) } == [Rect(0, 0, 100, 80), Rect(0, 80, 100, 80)])
  }
}

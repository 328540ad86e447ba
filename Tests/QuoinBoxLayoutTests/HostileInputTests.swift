import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct HostileInputTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -0.0, -5, 1e300, 1e-300, 50,
  ]

  @Test(arguments: LawTests.kinds) func anyNumberGivesFiniteFrames(kind: RandomTree.Kind) throws {
    for seed in UInt64(0)..<1000 {
      var random = RandomTree(seed: seed)
      random.kind = kind
      random.numbers = Self.numbers
      let root = random.root()
      var tree = TestTree()
      let ids = random.build(into: &tree)
      let size = Size(random.dice.pick(Self.numbers), random.dice.pick(Self.numbers))
      let space = BoxSpace(
        width: random.dice.pick([.exactly(size.width), .within(size.width), .minContent]),
        height: random.dice.pick([.exactly(size.height), .maxContent]))
      let answer = tree.measure(ids[root], space)
      #expect(answer.size.isFinite && answer.firstBaseline?.isFinite != false, "seed \(seed)")
      tree.layout(ids[root], space)
      for id in ids { #expect(tree.frame(id).isFinite, "seed \(seed): \(tree.frame(id))") }
    }
  }

  @Test func aMeasurerThatAnswersNonsenseIsSurvived() throws {
    var tree = BoxTree()
    var style = PackedStyle()
    style.flexGrow = 1
    let items = [tree.add(style, isMeasured: true), tree.add(style, isMeasured: true)]
    style.display = .flex
    style.alignItems = .baseline
    let row = tree.add(style)
    for item in items { tree.append(item, to: row) }
    try tree.layout(row, in: BoxSpace(width: .exactly(100), height: .maxContent)) { box, _ in
      BoxMeasurement(
        size: box == items[0] ? Size(.nan, -.infinity) : Size(.infinity, -3), firstBaseline: .nan)
    }
    for item in items { #expect(tree.frame(of: item).isFinite) }
  }

  @Test func whatIsTooDeepIsAnError() throws {
    var tree = BoxTree()
    var style = PackedStyle()
    style.display = .flex
    let root = tree.add(style)
    var last = root
    for _ in 0..<100_000 {
      let next = tree.add(style)
      tree.append(next, to: last)
      last = next
    }
    #expect(throws: BoxLayoutError.self) {
      try tree.layout(root, in: BoxSpace(width: .exactly(100), height: .maxContent))
    }
    tree.remove(root)
    #expect(tree.count == 0)
  }

  @Test func manyItemsThatViolateTheirLimitsEnd() {
    var tree = TestTree()
    var children: [BoxID] = []
    for index in 0..<1000 {
      var style = BoxStyle(item: FlexItem(grow: 1, basis: 0))
      style.rules.maxWidth = .points(Double(index) / 100)
      children.append(tree.add(style))
    }
    let box = tree.row(BoxStyle(), children)
    tree.layout(box, Size(3000, 10))
    // Each item gets its maximum, index / 100, or the common share s: with k = 100 s items below
    // the share, k (k - 1) / 200 + (1000 - k) s = 3000, which gives s near 3.675.
    let widths = children.map { tree.frame($0).width }
    #expect((widths.reduce(0, +) - 3000).magnitude < 1e-2)
    #expect(widths[100] == 1)
    #expect(widths[999] == widths[900])
  }
}

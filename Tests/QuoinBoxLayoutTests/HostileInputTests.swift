import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct HostileInputTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -0.0, -5, 1e300, 1e-300, 50,
  ]

  @Test func anyNumberGivesFiniteFrames() {
    for seed in UInt64(0)..<1000 {
      var random = RandomTree(seed: seed)
      random.numbers = Self.numbers
      let box = random.container()
      for index in random.tree.nodes.indices {
        if random.dice.chance(0.2) {
          random.tree.nodes[index].style.rules.aspectRatio = random.dice.pick(Self.numbers)
        }
        if random.dice.chance(0.2) {
          random.tree.nodes[index].style.item.position = random.dice.pick([.absolute, .relative])
          random.tree.nodes[index].style.item.inset = .sides(
            top: .points(random.dice.pick(Self.numbers)),
            right: .percent(random.dice.pick(Self.numbers)))
        }
      }
      let size = Size(random.dice.pick(Self.numbers), random.dice.pick(Self.numbers))
      var tree = random.tree
      let answer = FlexLayout.measure(
        box,
        BoxProposal(
          width: random.dice.pick([.exactly(size.width), .within(size.width), .minContent]),
          height: random.dice.pick([.exactly(size.height), .fixed(size.height), .maxContent])),
        in: &tree)
      #expect(answer.size.isFinite && answer.firstBaseline?.isFinite != false, "seed \(seed)")
      FlexLayout.place(box, size: size, in: &tree)
      for node in tree.nodes {
        #expect(node.frame?.isFinite != false, "seed \(seed): \(String(describing: node.frame))")
      }
    }
  }

  @Test func aMeasurerThatAnswersNonsenseIsSurvived() {
    var tree = NonsenseTree()
    FlexLayout.place(0, size: Size(100, 50), in: &tree)
    #expect(tree.frames.count == 3)
    #expect(tree.frames.allSatisfy { $0.isFinite })
  }

  @Test func manyItemsThatViolateTheirLimitsEnd() {
    var tree = TestTree()
    var children: [Int32] = []
    for index in 0..<1000 {
      var style = BoxStyle(item: FlexItem(grow: 1, basis: 0))
      style.rules.maxWidth = .points(Double(index) / 100)
      children.append(tree.add(style))
    }
    let box = tree.add(BoxStyle(), children)
    FlexLayout.place(box, size: Size(3000, 10), in: &tree)
    // Each item gets its maximum, index / 100, or the common share s: with k = 100 s items below
    // the share, k (k - 1) / 200 + (1000 - k) s = 3000, which gives s near 3.675.
    let widths = children.map { tree.nodes[Int($0)].frame?.width ?? 0 }
    #expect((widths.reduce(0, +) - 3000).magnitude < 1e-6)
    #expect(widths[100] == 1)
    #expect(widths[999] == widths[900])
  }
}

/// A tree whose leaves answer with numbers that are none.
struct NonsenseTree: BoxTree {
  var frames: [Rect] = []

  func childCount(of box: Int32) -> Int { 3 }
  func child(_ index: Int, of box: Int32) -> Int32 { Int32(index + 1) }
  func direction(of box: Int32) -> LayoutDirection { .leftToRight }
  func rules(of box: Int32) -> BoxRules { BoxRules() }
  func flexStyle(of container: Int32) -> FlexStyle { FlexStyle(alignItems: .baseline) }
  func flexItem(of child: Int32) -> FlexItem { FlexItem(grow: 1) }

  mutating func measure(_ box: Int32, _ proposal: BoxProposal) -> BoxMeasurement {
    BoxMeasurement(
      size: box == 1 ? Size(.nan, -.infinity) : Size(.infinity, -3), firstBaseline: .nan)
  }

  mutating func place(_ box: Int32, _ placement: BoxPlacement) { frames.append(placement.frame) }
}

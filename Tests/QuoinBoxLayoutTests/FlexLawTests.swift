import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct FlexLawTests {
  static let seeds: Range<UInt64> = 0..<400

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-6 * max(1, a.magnitude)
  }

  @Test func placingInAMeasuredSizeKeepsIt() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      let box = random.container()
      let width = random.dice.length(20...300)
      var tree = random.tree
      let open = FlexLayout.measure(
        box, BoxProposal(width: .exactly(width), height: .maxContent), in: &tree)
      let closed = FlexLayout.measure(
        box, BoxProposal(width: .exactly(width), height: .fixed(open.size.height)), in: &tree)
      #expect(open.size == closed.size, "seed \(seed)")
      let baselines = (open.firstBaseline ?? 0, closed.firstBaseline ?? 0)
      #expect(isNear(baselines.0, baselines.1), "seed \(seed): \(baselines)")
    }
  }

  @Test func itemsFillAMaxContentWidth() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      random.allowsPercentages = false
      let box = random.container(depth: 0)
      var tree = random.tree
      tree.nodes[Int(box)].style.flex.direction = .row
      for child in tree.nodes[Int(box)].children {
        // Contributions are the used sizes where the basis is the size.
        tree.nodes[Int(child)].style.item.basis = .auto
      }
      let answer = FlexLayout.measure(box, .maxContent, in: &tree)
      FlexLayout.place(box, size: answer.size, in: &tree)
      let inner = innerWidth(tree, box, answer.size.width)
      #expect(isNear(max(0, outerWidths(tree, box)), inner), "seed \(seed)")
    }
  }

  @Test func rightToLeftMirrorsLeftToRight() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      let box = random.container()
      let size = Size(random.dice.length(20...300), random.dice.length(20...300))
      var tree = random.tree
      var mirror = random.mirrored()
      FlexLayout.place(box, size: size, in: &tree)
      FlexLayout.place(box, size: size, in: &mirror)
      compareMirrored(box, size.width, tree, mirror, seed)
    }
  }

  private func compareMirrored(
    _ box: Int32, _ width: Double, _ tree: TestTree, _ mirror: TestTree, _ seed: UInt64
  ) {
    for child in tree.nodes[Int(box)].children {
      guard let a = tree.nodes[Int(child)].frame, let b = mirror.nodes[Int(child)].frame else {
        Issue.record("seed \(seed): no frame")
        continue
      }
      #expect(isNear(b.minX, width - a.maxX) && b.size == a.size, "seed \(seed): \(a) \(b)")
      #expect(b.minY == a.minY, "seed \(seed)")
      compareMirrored(child, a.width, tree, mirror, seed)
    }
  }

  @Test func orderIsThePlaceInTheTree() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      let box = random.container(depth: 0)
      let size = Size(random.dice.length(20...300), random.dice.length(20...300))
      var tree = random.tree
      FlexLayout.place(box, size: size, in: &tree)
      var shuffled = random.tree
      for (index, child) in random.tree.nodes[Int(box)].children.enumerated() {
        shuffled.nodes[Int(child)].style.item.order = Int32(index) - 2
      }
      shuffled.nodes[Int(box)].children.shuffle(using: &random.dice)
      FlexLayout.place(box, size: size, in: &shuffled)
      #expect(tree.nodes.indices.allSatisfy { tree.nodes[$0].frame == shuffled.nodes[$0].frame })
    }
  }

  @Test func aWiderRowMakesNoItemNarrower() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      random.allowsPercentages = false
      let box = random.container(depth: 0)
      random.tree.nodes[Int(box)].style.flex.direction = .row
      var narrow = random.tree
      var wide = random.tree
      FlexLayout.place(box, size: Size(100, 80), in: &narrow)
      FlexLayout.place(box, size: Size(100 + random.dice.length(1...200), 80), in: &wide)
      for child in random.tree.nodes[Int(box)].children {
        let (a, b) = (narrow.nodes[Int(child)].frame, wide.nodes[Int(child)].frame)
        #expect((a?.width ?? 0) <= (b?.width ?? 0) + 1e-9, "seed \(seed)")
      }
    }
  }

  @Test func itemsThatGrowFillTheRow() {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      random.allowsPercentages = false
      let box = random.container(depth: 0)
      var tree = random.tree
      tree.nodes[Int(box)].style.flex.direction = .row
      let first = Int(tree.nodes[Int(box)].children[0])
      tree.nodes[first].style.item.grow = 1
      tree.nodes[first].style.rules.maxWidth = .auto
      let width = 2000.0
      FlexLayout.place(box, size: Size(width, 80), in: &tree)
      #expect(isNear(outerWidths(tree, box), innerWidth(tree, box, width)), "seed \(seed)")
    }
  }

  /// The widths of the children with their margins and gaps, none of which is a percentage here.
  private func outerWidths(_ tree: TestTree, _ box: Int32) -> Double {
    let node = tree.nodes[Int(box)]
    var sum = 0.0
    if case .points(let gap) = node.style.flex.columnGap {
      sum = gap * Double(node.children.count - 1)
    }
    for child in node.children {
      sum += tree.nodes[Int(child)].frame?.width ?? 0
      if case .points(let start) = tree.nodes[Int(child)].style.item.margin.start { sum += start }
    }
    return sum
  }

  private func innerWidth(_ tree: TestTree, _ box: Int32, _ width: Double) -> Double {
    var inner = width
    if case .points(let start) = tree.rules(of: box).padding.start { inner -= start }
    return inner
  }
}

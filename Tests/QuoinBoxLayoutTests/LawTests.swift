import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct LawTests {
  static let seeds: Range<UInt64> = 0..<300
  /// The containers of random trees.
  static let kinds: [RandomTree.Kind] = [.flex, .grid, .subgrid]

  @Test(arguments: kinds) func rightToLeftMirrorsLeftToRight(kind: RandomTree.Kind) {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      random.kind = kind
      random.isMirrorable = true
      let root = random.root()
      let size = Size(random.dice.length(20...300), random.dice.length(20...300))
      var plain = TestTree()
      var mirror = TestTree()
      let a = random.build(into: &plain)
      let b = random.build(.rightToLeft, into: &mirror)
      plain.layout(a[root], size)
      mirror.layout(b[root], size)
      let shown = random.isDisplayed()
      compare(root, size.width, random, plain, a, mirror, b, shown, "seed \(seed)")
    }
  }

  private func compare(
    _ box: Int, _ width: Double, _ random: RandomTree, _ plain: borrowing TestTree, _ a: [BoxID],
    _ mirror: borrowing TestTree, _ b: [BoxID], _ shown: [Bool], _ comment: Comment
  ) {
    for child in random.nodes[box].children where shown[child] {
      if random.nodes[child].style.rules.display == .contents {
        compare(child, width, random, plain, a, mirror, b, shown, comment)
        continue
      }
      let (left, right) = (plain.frame(a[child]), mirror.frame(b[child]))
      #expect(
        isNear(
          right, Rect(width - left.maxX, left.minY, left.width, left.height)), comment)
      compare(child, left.width, random, plain, a, mirror, b, shown, comment)
    }
  }

  /// Changes that take the fast path lead to the layout that a new tree has.
  @Test(arguments: kinds) func whatIsLaidOutAgainIsAsIfItWereNew(kind: RandomTree.Kind) {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      random.kind = kind
      let root = random.root(depth: 4)
      var tree = TestTree()
      let ids = random.build(into: &tree)
      var space = BoxSpace(width: .exactly(200), height: .maxContent)
      tree.layout(ids[root], space)
      for step in 0..<6 {
        if random.dice.chance(0.2) {
          space.width = .exactly(random.dice.length(60...300))
        }
        if random.dice.chance(0.1) {
          space.height = random.dice.chance(0.5) ? .exactly(150) : .maxContent
        }
        if random.dice.chance(0.2) {
          _ = tree.measure(
            ids[root], BoxSpace(width: .within(random.dice.length(10...300)), height: .maxContent))
        }
        change(&random, &tree, ids, root)
        tree.layout(ids[root], space)
        random.expectLikeNew(tree, ids, from: root, in: space, "seed \(seed), step \(step)")
      }
    }
  }

  /// Answers for other rooms are no answers, whether words fill the room or are as wide as their
  /// widest line.
  @Test(arguments: [false, true]) func everyRoomIsAsIfItWereTheFirst(isTight: Bool) {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      random.kind = Self.kinds[Int(seed % 3)]
      let root = random.root(depth: 4)
      for index in random.nodes.indices { random.nodes[index].words?.isTight = isTight }
      var tree = TestTree()
      let ids = random.build(into: &tree)
      for step in 0..<6 {
        let space = BoxSpace(width: .exactly(random.dice.length(20...400)), height: .maxContent)
        tree.layout(ids[root], space)
        random.expectLikeNew(tree, ids, from: root, in: space, "seed \(seed), step \(step)")
      }
    }
  }

  private func change(
    _ random: inout RandomTree, _ tree: inout TestTree, _ ids: [BoxID], _ root: Int
  ) {
    let index = Int.random(in: 0..<random.nodes.count, using: &random.dice)
    guard index != root else { return }
    if random.nodes[index].words != nil, random.dice.chance(0.5) {
      let words = Words(
        count: Int.random(in: 1...8, using: &random.dice), width: 20, height: 10)
      random.nodes[index].words = words
      tree.words[ids[index]] = words
      tree.boxes.markDirty(ids[index])
    } else {
      let style = random.style(isContainer: !random.nodes[index].children.isEmpty)
      random.nodes[index].style = style
      tree.boxes.setStyle(style, of: ids[index])
    }
  }

  @Test(arguments: kinds) func placingInAMeasuredSizeKeepsIt(kind: RandomTree.Kind) {
    for seed in Self.seeds {
      var random = RandomTree(seed: seed)
      random.kind = kind
      let root = random.root()
      let width = random.dice.length(20...300)
      var tree = TestTree()
      let ids = random.build(into: &tree)
      let space = BoxSpace(width: .exactly(width), height: .maxContent)
      let measured = tree.measure(ids[root], space)
      tree.layout(ids[root], space)
      #expect(isNear(tree.frame(ids[root]).height, measured.size.height), "seed \(seed)")
    }
  }
}

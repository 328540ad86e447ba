import QuoinBoxLayout
import QuoinGeometry
import Testing

/// Changes of items in a grid, after which an item is laid out alone if no track changes.
@Suite struct KeptGridTests {
  /// Changes of texts, styles and the room lead to the layout and to the changed frames that a new tree has.
  @Test(arguments: [RandomTree.Kind.flex, .grid, .subgrid])
  func whatChangesIsAsIfItWereNew(kind: RandomTree.Kind) {
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomTree(seed: seed)
      random.kind = kind
      let root = Self.grid(&random)
      var tree = TestTree()
      let ids = random.build(into: &tree)
      var record = FrameRecord()
      var read: [Int32: Rect] = [:]
      var space = BoxSpace(width: .exactly(300), height: .maxContent)
      for step in 0..<8 {
        if step > 0 { Self.change(&random, &tree, ids, root) }
        if random.dice.chance(0.1) { space.width = .exactly(random.dice.length(60...400)) }
        if random.dice.chance(0.1) {
          space.height = random.dice.pick([.exactly(150), .maxContent])
        }
        if random.dice.chance(0.1) {
          let extent = BoxExtent.within(random.dice.length(10...300))
          _ = tree.measure(ids[root], BoxSpace(width: extent, height: .maxContent))
        }
        tree.layout(ids[root], space)
        var fresh = TestTree()
        let freshIDs = random.build(into: &fresh)
        fresh.layout(freshIDs[root], space)
        let shown = random.isDisplayed()
        for index in random.nodes.indices where shown[index] {
          let (old, new) = (tree.frame(ids[index]), fresh.frame(freshIDs[index]))
          #expect(Self.isNear(old, new), "seed \(seed), step \(step), box \(index): \(old) \(new)")
        }
        guard random.dice.chance(0.8) else { continue }
        for changed in tree.boxes.changedBoxes(in: ids[root], since: &record) {
          read[changed.index] = changed.frame
        }
        for index in random.nodes[root].children
        where shown[index] && random.nodes[index].style.rules.display != .contents {
          #expect(read[ids[index].index] == tree.frame(ids[index]), "seed \(seed), step \(step)")
        }
      }
    }
  }

  /// Adds a grid of a few dozen boxes, most of them texts.
  private static func grid(_ random: inout RandomTree) -> Int {
    let isPlain = random.dice.chance(0.5)
    var style = BoxStyle()
    style.rules.display = .grid
    if random.dice.chance(0.7) {
      let tracks: [TrackSize] = [
        .breadth(.auto), .breadth(.fr(1)), .breadth(.points(60)), .breadth(.minContent),
        .breadth(.maxContent), .minmax(.minContent, .fr(1)), .minmax(.auto, .points(90)),
        .fitContent(.points(50)), .breadth(.percent(20)),
      ]
      let count = Int.random(in: 1...4, using: &random.dice)
      let columns = (0..<count).map { _ in TrackList.Part.track(random.dice.pick(tracks)) }
      style.grid = GridStyle(columns: TrackList(columns), gap: .points(4))
      if random.dice.chance(0.3) { style.grid.autoRows = [random.dice.pick(tracks)] }
    } else {
      style = random.style(isContainer: true)
      style.rules.display = .grid
    }
    let root = random.add(style, nil)
    for _ in 0..<Int.random(in: 6...20, using: &random.dice) {
      let child =
        isPlain || random.dice.chance(0.7)
        ? random.add(itemStyle(&random, isPlain), Self.words(&random)) : random.box(depth: 2)
      random.nodes[root].children.append(child)
    }
    return root
  }

  private static func itemStyle(_ random: inout RandomTree, _ isPlain: Bool) -> BoxStyle {
    guard isPlain else { return random.style(isContainer: false) }
    var style = BoxStyle()
    if random.dice.chance(0.2) {
      style.gridItem = GridItem(column: GridPlacement(.auto, .span(2)))
    }
    if random.dice.chance(0.2) { style.item.alignSelf = random.dice.pick([.center, .end]) }
    if random.dice.chance(0.1) { style.rules.padding.top = .percent(10) }
    return style
  }

  private static func words(_ random: inout RandomTree) -> Words {
    Words(
      count: random.dice.pick([1, 2, 2, 3, 3, 4, 6]), width: 20, height: 10,
      isTight: random.dice.chance(0.5))
  }

  /// Changes the text of a box, which most often leaves the tracks as they are, or its style, or the order of items.
  private static func change(
    _ random: inout RandomTree, _ tree: inout TestTree, _ ids: [BoxID], _ root: Int
  ) {
    let texts = random.nodes.indices.filter { random.nodes[$0].words != nil }
    if let index = texts.randomElement(using: &random.dice), random.dice.chance(0.8) {
      let words = Self.words(&random)
      random.nodes[index].words = words
      tree.words[ids[index]] = words
      tree.boxes.setStyle(random.nodes[index].style, of: ids[index])
    } else if random.dice.chance(0.3) {
      let place = Int.random(in: 0..<random.nodes[root].children.count, using: &random.dice)
      let child = random.nodes[root].children.remove(at: place)
      random.nodes[root].children.append(child)
      tree.boxes.move(ids[child], to: ids[root])
    } else {
      let index = Int.random(in: 0..<random.nodes.count, using: &random.dice)
      guard index != root else { return }
      let style = random.style(isContainer: !random.nodes[index].children.isEmpty)
      random.nodes[index].style = style
      tree.boxes.setStyle(style, of: ids[index])
    }
  }

  private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
    let distances = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return distances.allSatisfy { $0.magnitude < 0.01 }
  }
}

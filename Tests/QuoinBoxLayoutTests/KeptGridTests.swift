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
      let (root, grid) = Self.tree(&random)
      var tree = TestTree()
      let ids = random.build(into: &tree)
      var record = FrameRecord()
      var read: [Int32: Rect] = [:]
      var space = BoxSpace(width: .exactly(300), height: .maxContent)
      for step in 0..<8 {
        if step > 0 { Self.change(&random, &tree, ids, grid, in: root) }
        if random.dice.chance(0.1) { space.width = .exactly(random.dice.length(60...400)) }
        if random.dice.chance(0.1) {
          space.height = random.dice.pick([.exactly(150), .maxContent])
        }
        if random.dice.chance(0.1) {
          let extent = BoxExtent.within(random.dice.length(10...300))
          _ = tree.measure(ids[root], BoxSpace(width: extent, height: .maxContent))
        }
        tree.layout(ids[root], space)
        random.expectLikeNew(tree, ids, from: root, in: space, "seed \(seed), step \(step)")
        guard random.dice.chance(0.8) else { continue }
        let shown = random.isDisplayed()
        for changed in tree.boxes.changedBoxes(in: ids[root], since: &record) {
          read[changed.index] = changed.frame
        }
        for index in random.nodes[grid].children
        where shown[index] && random.nodes[index].style.rules.display != .contents {
          #expect(read[ids[index].index] == tree.frame(ids[index]), "seed \(seed), step \(step)")
        }
      }
    }
  }

  /// Adds a grid, most often in a column of boxes that are the containing block of some in the grid.
  private static func tree(_ random: inout RandomTree) -> (root: Int, grid: Int) {
    let grid = grid(&random)
    guard random.dice.chance(0.7) else { return (grid, grid) }
    var style = BoxStyle()
    style.rules.display = .flex
    style.flex.direction = .column
    let root = random.add(style, nil)
    random.nodes[root].children = [grid, random.add(BoxStyle(), Self.words(&random))]
    if random.dice.chance(0.5) { random.nodes[grid].style.item.position = .static }
    return (root, grid)
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

  /// Changes the text of a box, which most often leaves the tracks as they are, or something that may end the kept layout.
  private static func change(
    _ random: inout RandomTree, _ tree: inout TestTree, _ ids: [BoxID], _ grid: Int,
    in root: Int
  ) {
    let texts = random.nodes.indices.filter { random.nodes[$0].words != nil }
    if let index = texts.randomElement(using: &random.dice), random.dice.chance(0.75) {
      let words = Self.words(&random)
      random.nodes[index].words = words
      tree.words[ids[index]] = words
      tree.boxes.setStyle(random.nodes[index].style, of: ids[index])
      return
    }
    let index = Int.random(in: 0..<random.nodes.count, using: &random.dice)
    switch Int.random(in: 0..<6, using: &random.dice) {
    case 0:
      let place = Int.random(in: 0..<random.nodes[grid].children.count, using: &random.dice)
      let child = random.nodes[grid].children.remove(at: place)
      random.nodes[grid].children.append(child)
      tree.boxes.move(ids[child], to: ids[grid])
    case 1:
      // Other tracks alone, and for some items those of the grid.
      let other = random.style(isContainer: true).grid
      let container = random.dice.chance(0.5) ? grid : index
      random.nodes[container].style.grid.templateColumns = other.templateColumns
      random.nodes[container].style.grid.templateRows = other.templateRows
      random.nodes[container].style.grid.justifyItems = other.justifyItems
      tree.boxes.setGrid(random.nodes[container].style.grid, of: ids[container])
    case 2:
      // Another place alone.
      let item = random.style(isContainer: false).gridItem
      random.nodes[index].style.gridItem = item
      tree.boxes.setGridItem(item, of: ids[index])
    default:
      guard index != grid, index != root else { return }
      let style = random.style(isContainer: !random.nodes[index].children.isEmpty)
      random.nodes[index].style = style
      tree.boxes.setStyle(style, of: ids[index])
    }
  }

  /// A column that holds a grid and a text.
  ///
  /// The items of the grid are a box with two texts, and ten texts.
  private struct Example {
    var root = BoxStyle()
    var grid = BoxStyle()
    var item = BoxStyle()
    var inner = [BoxStyle(), BoxStyle()]
    var absolute: BoxStyle?
    var innerCount = 1
    var counts = Array(repeating: 1, count: 10)
    var count = 1

    init() {
      root.rules.display = .flex
      root.flex.direction = .column
      root.item.position = .relative
      grid.rules.display = .grid
      let auto = TrackList.Part.track(.breadth(.auto))
      grid.grid = GridStyle(columns: TrackList([auto, auto, auto]), gap: .points(4))
    }

    /// Adds the boxes to a tree, and returns them in order.
    func add(to tree: inout TestTree) -> [BoxID] {
      let inner = zip(inner, [innerCount, 1]).map { tree.add($0, words: Self.words($1)) }
      let box = tree.add(item, inner)
      let texts = counts.map { tree.add(words: Self.words($0)) }
      let held = absolute.map { [tree.add($0, words: Self.words(1))] } ?? []
      let grid = tree.add(grid, [box] + texts + held)
      let text = tree.add(words: Self.words(count))
      return [tree.add(root, [grid, text]), grid, box, text] + inner + texts + held
    }

    static func words(_ count: Int) -> Words {
      Words(count: count, width: 20, height: 10, isTight: true)
    }

    /// Checks that the layout after some changes equals that of a new tree.
    ///
    /// - Parameter changes: Closures that change both the example and the tree.
    mutating func expectLikeNew(
      _ changes: [(inout Example, inout TestTree, [BoxID]) -> Void], _ comment: Comment
    ) {
      var tree = TestTree()
      let ids = add(to: &tree)
      let space = BoxSpace(width: .exactly(400), height: .maxContent)
      tree.layout(ids[0], space)
      for change in changes {
        change(&self, &tree, ids)
        tree.layout(ids[0], space)
      }
      var fresh = TestTree()
      let new = add(to: &fresh)
      fresh.layout(new[0], space)
      for (kept, new) in zip(ids, new) {
        #expect(isNear(tree.frame(kept), fresh.frame(new)), comment)
      }
    }

    /// Sets the number of words of an item.
    static func set(
      _ number: Int, _ count: Int
    ) -> (inout Example, inout TestTree, [BoxID]) -> Void {
      { example, tree, ids in
        example.counts[number] = count
        tree.words[ids[6 + number]] = words(count)
        tree.boxes.markDirty(ids[6 + number])
      }
    }
  }

  /// What an item contributes is known after it was laid out alone: the other one of two as large does not hold the track
  /// any more.
  @Test func tracksShrinkWithTheLastOfTheirLargestItems() {
    var example = Example()
    example.counts[0] = 4
    example.counts[3] = 4
    example.expectLikeNew([Example.set(0, 1), Example.set(3, 1)], "two items")
  }

  /// An item of two tracks can make them larger although another item of the first track is as large: `fit-content()` limits
  /// that.
  @Test func anItemOfTwoTracksGrows() {
    var example = Example()
    let auto = TrackList.Part.track(.breadth(.auto))
    example.grid.grid.templateColumns = TrackList([
      .track(.fitContent(.points(50))), auto, auto,
    ])
    example.item.gridItem = GridItem(column: GridPlacement(.auto, .span(2)))
    example.innerCount = 3
    example.counts[1] = 4
    example.expectLikeNew(
      [
        { example, tree, ids in
          example.innerCount = 4
          tree.words[ids[4]] = Example.words(4)
          tree.boxes.markDirty(ids[4])
        }
      ], "an item of two tracks")
  }

  /// Rows of these kinds fit their items while the height is open, and share it once it is known.
  @Test(arguments: [TrackSize.breadth(.percent(20)), .minmax(.points(0), .fr(1))])
  func openRowsFitTheirItems(track: TrackSize) {
    var example = Example()
    let column = TrackList.Part.track(.breadth(.points(40)))
    example.grid.grid.templateColumns = TrackList([column, column, column])
    example.grid.grid.autoRows = [track]
    // The box beside is not as high as its area.
    example.counts[0] = 5
    example.expectLikeNew([Example.set(7, 4), Example.set(7, 6), Example.set(4, 3)], "open rows")
  }

  /// A subgrid is as wide as its columns, also where these have a width that does not depend on their items.
  @Test(arguments: [TrackSize.breadth(.auto), .breadth(.points(60))])
  func anItemBecomesASubgrid(track: TrackSize) {
    var example = Example()
    example.grid.grid.templateColumns = TrackList([.track(track), .track(track), .track(track)])
    example.item.rules.display = .grid
    example.item.rules.width = .points(50)
    example.item.rules.height = .points(10)
    example.item.grid = GridStyle(columns: [.points(30), .points(30)], gap: .points(4))
    example.item.gridItem = GridItem(column: GridPlacement(.auto, .span(2)))
    example.expectLikeNew(
      [
        { example, tree, ids in
          example.item.grid.templateColumns = TrackList([])
          example.item.grid.templateColumns.subgrid = TrackList.Subgrid(keepsGap: true)
          tree.boxes.setGrid(example.item.grid, of: ids[2])
        }
      ], "a subgrid")
  }

  @Test func theWidthOfAnItemComesToFollowItsRow() {
    var example = Example()
    // Higher than the item in any case.
    example.counts[0] = 40
    example.expectLikeNew(
      [
        { example, tree, ids in
          example.inner[0].rules.height = .percent(100)
          example.inner[0].rules.aspectRatio = 3
          tree.boxes.setStyle(example.inner[0], of: ids[4])
        }
      ], "a ratio")
  }

  @Test func aBoxInAnItemComesToBelongToAnOuterContainer() {
    var example = Example()
    example.counts[0] = 40
    example.inner[1].item.inset.left = .points(30)
    example.inner[1].item.inset.bottom = .points(3)
    example.expectLikeNew(
      [
        { example, tree, ids in
          example.inner[1].item.position = .absolute
          tree.boxes.setStyle(example.inner[1], of: ids[5])
        }
      ], "an absolute box in an item")
  }

  /// An absolute box in the grid is at the bottom of the column, which becomes higher while an item changes.
  @Test func aBoxInTheGridBelongsToAnOuterContainer() {
    var example = Example()
    var absolute = BoxStyle()
    absolute.item.position = .absolute
    absolute.item.inset.bottom = .points(3)
    example.absolute = absolute
    example.counts[0] = 3
    example.expectLikeNew(
      [
        Example.set(3, 2),
        { example, tree, ids in
          Example.set(3, 3)(&example, &tree, ids)
          example.count = 30
          tree.words[ids[3]] = Example.words(30)
          tree.boxes.markDirty(ids[3])
        },
      ], "an absolute box in the grid")
  }
}

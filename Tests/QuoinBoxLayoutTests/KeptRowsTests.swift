import QuoinBoxLayout
import QuoinGeometry
import Testing

/// Changes of rows in a block or a column, after which only the changed rows are laid out again.
@Suite struct KeptRowsTests {
  /// A description of a box, from which trees can be built again and again.
  private final class Plan {
    var style: BoxStyle
    var words: Words?
    var children: [Plan]
    var box: BoxID?

    init(_ style: BoxStyle, words: Words? = nil, _ children: [Plan] = []) {
      (self.style, self.words, self.children) = (style, words, children)
    }

    /// Adds the box and its descendants to a tree, and returns them in order.
    func add(to tree: inout TestTree) -> [BoxID] {
      let own = tree.add(style, words: words)
      var all = [own]
      for child in children {
        let inner = child.add(to: &tree)
        tree.boxes.append(inner[0], to: own)
        all += inner
      }
      return all
    }

    /// The boxes of the plan and of its descendants, in order, whether each is displayed, and whether all around it are
    /// boxes.
    func boxes(
      isShown: Bool = true, isInBoxes: Bool = true
    ) -> [(box: BoxID?, isShown: Bool, isInBoxes: Bool)] {
      let isShown = isShown && style.rules.display != .none
      let isBox = isInBoxes && style.rules.display != .contents
      return [(box, isShown, isInBoxes)]
        + children.flatMap { $0.boxes(isShown: isShown, isInBoxes: isBox) }
    }

    /// Adds the box and its descendants to a tree, and notes them.
    func build(in tree: inout TestTree) -> BoxID {
      let own = tree.add(style, words: words)
      box = own
      for child in children { tree.boxes.append(child.build(in: &tree), to: own) }
      return own
    }
  }

  /// Returns a style.
  ///
  /// - Parameter plainness: The share of styles with which a container moves unchanged rows instead of laying them out.
  private static func style(_ dice: inout Dice, _ plainness: Double) -> BoxStyle {
    var style = BoxStyle()
    style.rules.display = dice.pick([.block, .block, .block, .flex, .flowRoot])
    style.flex.direction = .column
    if dice.chance(0.5) { style.item.margin.top = .points(dice.pick([-6, 4, 9])) }
    if dice.chance(0.5) { style.item.margin.bottom = .points(dice.pick([-6, 4, 9])) }
    if dice.chance(plainness) { return style }
    if dice.chance(0.2) { style.rules.minHeight = .points(dice.pick([15, 45])) }
    if dice.chance(0.2) { style.rules.maxHeight = .points(15) }
    if dice.chance(plainness / 2) { return style }
    if dice.chance(0.1) { style.rules.display = .none }
    if dice.chance(0.2) { style.item.margin.left = dice.pick([.auto, .points(7)]) }
    if dice.chance(0.1) { style.item.margin.top = .percent(10) }
    if dice.chance(0.2) { style.rules.padding.top = .points(3) }
    if dice.chance(0.1) { style.rules.padding.left = .percent(10) }
    if dice.chance(0.2) { style.rules.border.bottom = 2 }
    if dice.chance(0.4) {
      style.rules.height = dice.pick([.points(15), .points(40), .percent(30)])
    }
    if dice.chance(0.1) { style.rules.width = dice.pick([.points(60), .percent(50), .minContent]) }
    if dice.chance(0.25) { style.rules.aspectRatio = 2 }
    if dice.chance(0.1) { style.rules.overflow = .hidden }
    if dice.chance(0.2) { style.item.position = .relative }
    if dice.chance(0.1) { style.item.inset.top = .points(5) }
    if dice.chance(0.05) { style.item.position = .absolute }
    if dice.chance(0.03) { style.float = dice.pick([.left, .right]) }
    if dice.chance(0.05) { style.item.order = 1 }
    if dice.chance(0.1) { style.item.grow = 1 }
    if dice.chance(0.2) { style.item.shrink = 0 }
    if dice.chance(0.1) { style.item.alignSelf = dice.pick([.center, .baseline, .end]) }
    if dice.chance(0.1) { style.gridItem.justifySelf = dice.pick([.center, .start, .stretch]) }
    return style
  }

  private static func row(_ dice: inout Dice, _ plainness: Double) -> Plan {
    if dice.chance(0.5) { return leaf(&dice, plainness) }
    let count = Int.random(in: 0...3, using: &dice)
    let row = Plan(style(&dice, plainness), (0..<count).map { _ in leaf(&dice, plainness) })
    if dice.chance((1 - plainness) / 5) { row.style.rules.display = .contents }
    return row
  }

  private static func leaf(_ dice: inout Dice, _ plainness: Double) -> Plan {
    Plan(
      style(&dice, plainness),
      words: Words(count: Int.random(in: 1...8, using: &dice), width: 20, height: 10))
  }

  /// Changes of texts, styles, rows and the room lead to the layout that a new tree has.
  @Test(arguments: [Display.block, .flex, .flowRoot], [false, true])
  func whatChangesIsAsIfItWereNew(display: Display, isInRow: Bool) throws {
    for seed in 0..<600 as Range<UInt64> {
      var dice = Dice(seed: seed)
      var style = BoxStyle()
      style.rules.display = display
      style.flex.direction = .column
      style.item.grow = 1
      let plainness = dice.pick([0.3, 0.8, 0.95])
      if dice.chance(0.1) { style.rules.padding.top = .percent(10) }
      let list = Plan(style, (0..<6).map { _ in Self.row(&dice, plainness) })
      var root = list
      if isInRow {
        var row = BoxStyle()
        row.rules.display = .flex
        row.flex.alignItems = dice.pick([.baseline, .start, .stretch])
        root = Plan(row, [Self.leaf(&dice, plainness), list])
      }
      var tree = TestTree()
      let box = root.build(in: &tree)
      var record = FrameRecord()
      var read: [Int32: Rect] = [:]
      var (width, height): (Double, Double?) = (200, nil)
      for step in 0..<8 {
        if step > 0 { try change(list, &tree, &dice, plainness) }
        // Frames may be read at any time, and from the beginning.
        if dice.chance(0.3) {
          for changed in tree.boxes.changedBoxes(in: box, since: &record) {
            read[changed.index] = changed.frame
          }
        }
        if dice.chance(0.1) { (record, read) = (FrameRecord(), [:]) }
        if step > 0, dice.chance(0.2) { try change(list, &tree, &dice, plainness) }
        if dice.chance(0.2) { width = dice.length(60...300) }
        if dice.chance(0.2) { height = dice.pick([nil, 40, 90, 200]) }
        if dice.chance(0.2) {
          let extent: BoxExtent = dice.pick([.maxContent, .within(dice.length(10...300))])
          let room = BoxSpace(width: extent, height: .maxContent)
          let known = tree.measure(box, room).size
          var fresh = TestTree()
          let boxes = root.add(to: &fresh)
          let new = fresh.measure(boxes[0], room).size
          #expect(
            isNear(Rect(origin: .zero, size: known), Rect(origin: .zero, size: new)),
            "seed \(seed), step \(step): \(known) is not \(new) in \(room)")
        }
        let space = BoxSpace(
          width: .exactly(width), height: height.map { .exactly($0) } ?? .maxContent)
        tree.layout(box, space)
        var fresh = TestTree()
        let boxes = root.add(to: &fresh)
        fresh.layout(boxes[0], space)
        for (kept, new) in zip(root.boxes(), boxes) where kept.isShown {
          let (kept, new) = (tree.frame(try #require(kept.box)), fresh.frame(new))
          #expect(isNear(kept, new), "seed \(seed), step \(step): \(kept) is not \(new)")
        }
        // What changed since the last reading, which may be some layouts ago.
        guard dice.chance(0.8) else { continue }
        for changed in tree.boxes.changedBoxes(in: box, since: &record) {
          read[changed.index] = changed.frame
        }
        // Frames are read where all is boxes.
        for (kept, isShown, isInBoxes) in root.boxes().dropFirst() where isShown && isInBoxes {
          let kept = try #require(kept)
          #expect(read[kept.index] == tree.frame(kept), "seed \(seed), step \(step)")
        }
      }
    }
  }

  private func change(
    _ root: Plan, _ tree: inout TestTree, _ dice: inout Dice, _ plainness: Double
  ) throws {
    let rootBox = try #require(root.box)
    let index = Int.random(in: 0..<root.children.count, using: &dice)
    let row = root.children[index]
    let plan = dice.chance(0.5) ? dice.pick([row] + row.children) : row
    let box = try #require(plan.box)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0 where root.children.count > 2:
      tree.boxes.remove(try #require(row.box))
      root.children.remove(at: index)
    case 1 where !row.children.isEmpty && dice.chance(0.3):
      let last = row.children.removeLast()
      tree.boxes.remove(try #require(last.box))
    case 1 where row.words == nil && dice.chance(0.3):
      let new = Self.leaf(&dice, plainness)
      tree.boxes.append(new.build(in: &tree), to: try #require(row.box))
      row.children.append(new)
    case 1:
      let new = Self.row(&dice, plainness)
      let added = new.build(in: &tree)
      tree.boxes.insert(added, before: try #require(row.box))
      root.children.insert(new, at: index)
    case 2:
      root.children.append(root.children.remove(at: index))
      tree.boxes.move(try #require(row.box), to: rootBox)
    case 3:
      plan.style = Self.style(&dice, plainness)
      tree.boxes.setStyle(plan.style, of: box)
    default:
      guard plan.words != nil else { return }
      let words = Words(count: Int.random(in: 1...8, using: &dice), width: 20, height: 10)
      plan.words = words
      tree.words[box] = words
      tree.boxes.markDirty(box)
    }
  }

  /// The other rows move, and are not laid out; a row of the same height moves none.
  @Test(arguments: [Display.block, .flex])
  func aChangedRowMovesTheOthers(display: Display) {
    var tree = TestTree()
    var style = BoxStyle()
    style.item.margin.bottom = .points(2)
    let texts = (0..<100).map { _ in
      tree.add(style, words: Words(count: 4, width: 20, height: 10))
    }
    var list = BoxStyle()
    list.rules.display = display
    list.flex.direction = .column
    let box = tree.add(list, texts)
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(box, space)
    // Rows of 10, and margins of 2 between them.
    #expect(tree.frame(texts[99]) == Rect(0, 1188, 100, 10))
    var record = FrameRecord()
    #expect(tree.boxes.changedBoxes(in: box, since: &record).count == 100)
    tree.words[texts[40]] = Words(count: 2, width: 20, height: 10)
    tree.boxes.markDirty(texts[40])
    tree.layout(box, space)
    #expect(tree.boxes.changedBoxes(in: box, since: &record).map(\.index) == [texts[40].index])
    tree.words[texts[40]] = Words(count: 12, width: 20, height: 10)
    tree.boxes.markDirty(texts[40])
    tree.layout(box, space)
    #expect(tree.frame(texts[99]).minY == 1208)
    #expect(tree.boxes.statistics.measurements == 1)
    tree.boxes.detach(texts[40])
    tree.layout(box, space)
    #expect(tree.frame(texts[99]).minY == 1176)
    #expect(tree.boxes.statistics.measurements == 0)
    tree.boxes.insert(texts[40], before: texts[10])
    tree.layout(box, space)
    #expect(tree.frame(texts[99]).minY == 1208)
    #expect(tree.frame(texts[10]).minY == 152)
    #expect(tree.boxes.statistics.measurements == 1)
  }

  /// A margin that collapsed through a block is gone with the block's last child, although its height is the same.
  @Test func aMarginGoesWithTheLastChild() {
    var tree = TestTree()
    var (inner, outer, list) = (BoxStyle(), BoxStyle(), BoxStyle())
    inner.item.margin.top = .points(20)
    inner.rules.height = .points(5)
    outer.rules.height = .points(10)
    list.rules.padding.top = .points(1)
    let child = tree.add(inner)
    let row = tree.add(outer, [child])
    let next = tree.add(outer)
    let box = tree.add(list, [row, next])
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(box, space)
    // The margin of the child is outside of the row: 1 + 20.
    #expect(tree.frame(row) == Rect(0, 21, 100, 10))
    tree.boxes.detach(child)
    tree.layout(box, space)
    #expect(tree.frame(row) == Rect(0, 1, 100, 10))
    #expect(tree.frame(next) == Rect(0, 11, 100, 10))
    tree.boxes.append(child, to: row)
    tree.layout(box, space)
    #expect(tree.frame(row) == Rect(0, 21, 100, 10))
  }

  /// An item that shrinks joins a column whose other items cannot.
  @Test func anItemThatShrinksJoinsOthersThatDoNot() {
    var tree = TestTree()
    let texts = (0..<4).map { _ in tree.add(words: Words(count: 1, width: 20, height: 10)) }
    var column = BoxStyle()
    column.rules.display = .flex
    column.flex.direction = .column
    let box = tree.add(column, texts)
    tree.layout(box, Size(100, 30))
    tree.layout(box, Size(100, 30))
    var style = BoxStyle()
    style.rules.height = .points(20)
    let joining = tree.add(style)
    tree.boxes.insert(joining, before: texts[1])
    tree.layout(box, Size(100, 30))
    // The texts are as high as their content, 40 in all, so that nothing is left of 20.
    #expect(tree.frame(joining) == Rect(0, 10, 100, 0))
    #expect(tree.frame(texts[3]).maxY == 40)
  }

  /// A float of 50 by 40 points.
  private static let float: BoxStyle = {
    var style = BoxStyle()
    style.float = .left
    style.rules.width = .points(50)
    style.rules.height = .points(40)
    return style
  }()

  /// A block that was beside a float has its own width again when the float is gone.
  @Test func aBlockBesideAFloatGetsItsWidthBack() {
    var tree = TestTree()
    let text = tree.add(words: Words(count: 8, width: 20, height: 10))
    var context = BoxStyle()
    context.rules.display = .flowRoot
    let beside = tree.add(context, [text])
    let root = tree.add(context, [beside])
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(root, space)
    #expect(tree.frame(beside) == Rect(0, 0, 100, 20))
    let outer = tree.add(BoxStyle(), [tree.add(Self.float)])
    tree.boxes.insert(outer, before: beside)
    tree.layout(root, space)
    // Five words of 20 fit into 100, and two into 50.
    #expect(tree.frame(beside) == Rect(50, 0, 50, 40))
    tree.boxes.remove(outer)
    tree.layout(root, space)
    #expect(tree.frame(beside) == Rect(0, 0, 100, 20))
  }

  /// A block beside a float has less width, also where both are in an element without a box.
  @Test func aFloatJoinsAnElementWithoutABox() {
    var tree = TestTree()
    let text = tree.add(words: Words(count: 8, width: 20, height: 10))
    var context = BoxStyle()
    context.rules.display = .flowRoot
    let beside = tree.add(context, [text])
    var contents = BoxStyle()
    contents.rules.display = .contents
    let root = tree.add(context, [tree.add(contents, [beside])])
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(root, space)
    #expect(tree.frame(beside) == Rect(0, 0, 100, 20))
    tree.boxes.insert(tree.add(Self.float), before: beside)
    tree.layout(root, space)
    #expect(tree.frame(beside) == Rect(50, 0, 50, 40))
  }

  /// Items that overflow grow when the column is higher than they are, although only a text has changed.
  @Test func itemsGrowInAHigherColumn() {
    var tree = TestTree()
    let texts = (0..<4).map { _ in tree.add(words: Words(count: 1, width: 20, height: 10)) }
    var growing = BoxStyle()
    growing.item.grow = 1
    tree.boxes.setStyle(PackedStyle(growing), of: texts[1])
    let box = tree.add(Self.column, texts)
    tree.layout(box, Size(100, 30))
    #expect(tree.frame(texts[3]).maxY == 40)
    tree.words[texts[2]] = Words(count: 2, width: 20, height: 10)
    tree.boxes.markDirty(texts[2])
    tree.layout(box, Size(100, 100))
    // 60 more than the 40 of the texts.
    #expect(tree.frame(texts[1]) == Rect(0, 10, 100, 70))
  }

  /// A text in a row of a known size is placed, although the column is measured before.
  @Test func aTextInARowOfAKnownSizeIsPlaced() {
    var tree = TestTree()
    let text = tree.add(words: Words(count: 1, width: 20, height: 10))
    var style = BoxStyle()
    style.rules.width = .points(50)
    style.rules.height = .points(40)
    let column = tree.add(Self.column, [tree.add(style, [text])])
    let box = tree.add(Self.column, [column])
    let space = BoxSpace(width: .exactly(200), height: .maxContent)
    tree.layout(box, space)
    #expect(tree.frame(text) == Rect(0, 0, 50, 10))
    tree.words[text] = Words(count: 4, width: 20, height: 10)
    tree.boxes.markDirty(text)
    tree.layout(box, space)
    // Two words of 20 fit into 50.
    #expect(tree.frame(text) == Rect(0, 0, 50, 20))
  }

  /// A box that is no longer measured has a height of zero.
  @Test func aBoxLosesItsContent() {
    var tree = TestTree()
    let text = tree.add(words: Words(count: 4, width: 20, height: 10))
    let box = tree.add(Self.column, [text])
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(box, space)
    #expect(tree.frame(text) == Rect(0, 0, 100, 10))
    tree.boxes.setMeasured(false, text)
    tree.layout(box, space)
    #expect(tree.frame(text) == Rect(0, 0, 100, 0))
  }

  /// Reading frames between two changes does not make the first one unknown.
  @Test func changesAreKnownAfterFramesAreRead() {
    var tree = TestTree()
    let texts = (0..<3).map { _ in tree.add(words: Words(count: 1, width: 20, height: 10)) }
    let box = tree.add(Self.column, texts)
    let space = BoxSpace(width: .exactly(50), height: .maxContent)
    var record = FrameRecord()
    tree.layout(box, space)
    _ = tree.boxes.changedBoxes(in: box, since: &record)
    tree.boxes.markDirty(texts[0])
    tree.layout(box, space)
    tree.words[texts[0]] = Words(count: 4, width: 20, height: 10)
    tree.boxes.markDirty(texts[0])
    _ = tree.boxes.changedBoxes(in: box, since: &record)
    tree.boxes.markDirty(texts[1])
    tree.layout(box, space)
    #expect(tree.frame(texts[0]) == Rect(0, 0, 50, 20))
    #expect(tree.frame(texts[2]) == Rect(0, 30, 50, 10))
  }

  /// A box that joins a row is placed in the row's containing block, which is around the column.
  @Test func anAbsoluteBoxJoinsARow() {
    var tree = TestTree()
    let rows = (0..<3).map { _ in
      let text = tree.add(words: Words(count: 1, width: 20, height: 10))
      return tree.add(BoxStyle(), [text])
    }
    let column = tree.add(Self.column, rows)
    let box = tree.add(BoxStyle(), [column])
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(box, space)
    var style = BoxStyle()
    style.item.position = .absolute
    style.rules.width = .points(5)
    style.rules.height = .points(6)
    style.item.inset.right = .points(7)
    style.item.inset.bottom = .points(8)
    let joining = tree.add(style)
    tree.boxes.append(joining, to: rows[1])
    tree.layout(box, space)
    // In the root of 100 by 30, relative to the second row.
    #expect(tree.frame(joining) == Rect(88, 6, 5, 6))
  }

  /// In a column, the baselines of items are their left edges, so that an item depends on the margins of others.
  @Test func itemsOnABaselineJoinAColumn() {
    var tree = TestTree()
    let text = tree.add(words: Words(count: 1, width: 20, height: 10))
    let box = tree.add(Self.column, [text])
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(box, space)
    var style = BoxStyle()
    style.item.alignSelf = .baseline
    let items = [10.0, 0].map { margin in
      style.item.margin.left = .points(margin)
      let item = tree.add(style, words: Words(count: 1, width: 20, height: 10))
      tree.boxes.append(item, to: box)
      tree.layout(box, space)
      return item
    }
    #expect(items.map { tree.frame($0).minX } == [10, 10])
  }

  /// Two layouts before frames are read: the first one changes only a row, and the second one lays out the column otherwise.
  @Test func allRowsMoveAfterOneChanged() {
    var tree = TestTree()
    var style = BoxStyle()
    style.rules.minHeight = .points(0)
    let texts = (0..<3).map { _ in tree.add(style, words: Words(count: 3, width: 20, height: 10)) }
    let box = tree.add(Self.column, texts)
    var record = FrameRecord()
    let open = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.layout(box, open)
    _ = tree.boxes.changedBoxes(in: box, since: &record)
    for space in [open, BoxSpace(width: .exactly(100), height: .exactly(15))] {
      tree.words[texts[0]] = Words(count: 2, width: 20, height: 10)
      tree.boxes.markDirty(texts[0])
      tree.layout(box, space)
    }
    let read = tree.boxes.changedBoxes(in: box, since: &record)
    #expect(read.map(\.frame) == texts.map { tree.frame($0) })
    #expect(tree.frame(texts[2]) == Rect(0, 10, 100, 5))
  }

  private static var column: BoxStyle {
    var style = BoxStyle()
    style.rules.display = .flex
    style.flex.direction = .column
    return style
  }
}

import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinLayout

/// Frames, scroll views, relative groups, tables and grids of Android, with their arithmetic.
@Suite struct AndroidGroupTests {
  // MARK: Frames

  private func matching(_ count: Int) -> (AndroidFrame, [Node], Arrangement) {
    let frame = AndroidFrame(density: 2)
    frame.add(
      Relation(AndroidScreen.leaf(40, 10), AndroidFrame.Placement(AndroidBox(-2, -2))))
    let matching = (0..<count).map { _ in AndroidScreen.leaf(10, 10) }
    for node in matching {
      frame.add(Relation(node, AndroidFrame.Placement(AndroidBox(-1, -2))))
    }
    return (
      frame, matching, AndroidScreen().layout(frame, AndroidBox(-2, -2), in: 100, 80)
    )
  }

  @Test func aSingleChildThatMatchesKeepsWhatItLikes() {
    let (frame, nodes, found) = matching(1)
    #expect(found.pixels(frame) == [0, 0, 40, 10])
    #expect(found.pixels(nodes[0]) == [0, 0, 10, 10])
  }

  @Test func twoChildrenThatMatchAreMeasuredAgain() {
    let (_, nodes, found) = matching(2)
    for node in nodes { #expect(found.pixels(node) == [0, 0, 40, 10]) }
  }

  @Test func marginsMoveACentre() {
    let frame = AndroidFrame(density: 2)
    let node = AndroidScreen.leaf(21, 10)
    frame.add(
      Relation(
        node,
        AndroidFrame.Placement(
          AndroidBox(-2, -2, margins: AndroidMargins(left: 8, bottom: 6)),
          gravity: [.bottom, .centerHorizontal])))
    let found = AndroidScreen().layout(frame, AndroidBox(-1, -1), in: 100, 80)
    // (100 − 21) / 2, cut, and 8 more; 80 − 6 − 10.
    #expect(found.pixels(node) == [47, 64, 21, 10])
  }

  @Test func aScrollViewOffersNoHeight() {
    let scroll = AndroidFrame(density: 2)
    scroll.scrolling = .vertical
    let node = AndroidScreen.leaf(10, 300)
    scroll.add(Relation(node, AndroidFrame.Placement(AndroidBox(-1, -1))))
    let found = AndroidScreen().layout(scroll, AndroidBox(-1, -1), in: 100, 80)
    #expect(found.pixels(node) == [0, 0, 100, 300])
    #expect(found.pixels(scroll) == [0, 0, 100, 80])
  }

  // MARK: Relative groups

  private func relative(
    _ node: AndroidLeaf, _ name: String, in group: AndroidRelative, _ box: AndroidBox,
    _ rules: [AndroidRelative.Rule: String] = [:], _ sides: AndroidRelative.Sides = []
  ) {
    node.identifier = name
    var placement = AndroidRelative.Placement(box)
    placement.rules = rules
    placement.sides = sides
    group.add(Relation(node, placement))
  }

  @Test func childrenStandAtThoseThatComeLater() {
    let group = AndroidRelative(density: 2)
    let label = AndroidScreen.leaf(10, 10)
    let button = AndroidScreen.leaf(30, 20)
    relative(label, "a", in: group, AndroidBox(-1, -2), [.startOf: "b", .below: "b"])
    relative(button, "b", in: group, AndroidBox(-2, -2), [:], [.end])
    let found = AndroidScreen().layout(group, AndroidBox(-1, -1), in: 100, 80)
    #expect(found.pixels(button) == [70, 0, 30, 20])
    #expect(found.pixels(label) == [0, 20, 70, 10])
    let mirrored = AndroidRelative(density: 2)
    let (first, second) = (AndroidScreen.leaf(10, 10), AndroidScreen.leaf(30, 20))
    relative(first, "a", in: mirrored, AndroidBox(-1, -2), [.startOf: "b", .below: "b"])
    relative(second, "b", in: mirrored, AndroidBox(-2, -2), [:], [.end])
    let other = AndroidScreen(direction: .rightToLeft)
      .layout(mirrored, AndroidBox(-1, -1), in: 100, 80)
    #expect(other.pixels(second) == [0, 0, 30, 20])
    #expect(other.pixels(first) == [30, 20, 70, 10])
  }

  @Test func aChildThatIsGoneIsReplacedByWhatItStandsAt() {
    let group = AndroidRelative(density: 2)
    let (a, b, c) = (
      AndroidScreen.leaf(10, 10), AndroidScreen.leaf(20, 10), AndroidScreen.leaf(30, 10)
    )
    relative(a, "a", in: group, AndroidBox(-2, -2))
    relative(b, "b", in: group, AndroidBox(-2, -2, isGone: true), [.rightOf: "a"])
    relative(c, "c", in: group, AndroidBox(-2, -2), [.rightOf: "b"])
    let found = AndroidScreen().layout(group, AndroidBox(-1, -1), in: 100, 80)
    #expect(found.pixels(c) == [10, 0, 30, 10])
  }

  @Test func manyGoneChildrenAreReplacedByTheSame() {
    let group = AndroidRelative(density: 2)
    let count = 1_000
    relative(AndroidScreen.leaf(10, 10), "0", in: group, AndroidBox(-2, -2))
    for index in 1..<count {
      relative(
        AndroidScreen.leaf(20, 10), "\(index)", in: group, AndroidBox(-2, -2, isGone: true),
        [.rightOf: "\(index - 1)"])
    }
    let last = AndroidScreen.leaf(30, 10)
    relative(last, "last", in: group, AndroidBox(-2, -2), [.rightOf: "\(count - 1)"])
    let found = AndroidScreen().layout(group, AndroidBox(-1, -1), in: 100, 80)
    #expect(found.pixels(last) == [10, 0, 30, 10])
  }

  @Test func goneChildrenInACircleStandForNone() {
    let group = AndroidRelative(density: 2)
    for (name, other) in [("a", "b"), ("b", "c"), ("c", "a")] {
      relative(
        AndroidScreen.leaf(20, 10), name, in: group, AndroidBox(-2, -2, isGone: true),
        [.rightOf: other])
    }
    let node = AndroidScreen.leaf(30, 10)
    relative(node, "d", in: group, AndroidBox(-2, -2), [.rightOf: "b"])
    let found = AndroidScreen().layout(group, AndroidBox(-1, -1), in: 100, 80)
    #expect(found.pixels(node) == [0, 0, 30, 10])
  }

  /// Children in a circle of rules stand where they do at the first measuring, however often the group is measured.
  @Test func aCircleDoesNotGrowAtEachMeasuring() {
    func tops(weights: Int) -> [Int] {
      let group = AndroidRelative(density: 2)
      let nodes = [AndroidScreen.leaf(10, 10), AndroidScreen.leaf(10, 10)]
      relative(nodes[0], "a", in: group, AndroidBox(-2, -2), [.below: "b"])
      relative(nodes[1], "b", in: group, AndroidBox(-2, -2), [.below: "a"])
      var view: Node = group
      for _ in 0..<weights {
        let row = AndroidLinear(density: 2)
        row.add(Relation(view, AndroidLinear.Placement(AndroidBox(-2, -1), weight: 1)))
        view = row
      }
      let found = AndroidScreen().layout(view, AndroidBox(-1, -1), in: 100, 80)
      return nodes.map { found.pixels($0)[1] }
    }
    #expect(tops(weights: 3) == tops(weights: 0))
  }

  @Test func aCircleIsAFinding() {
    let group = AndroidRelative(density: 2)
    relative(AndroidScreen.leaf(10, 10), "a", in: group, AndroidBox(-2, -2), [.below: "b"])
    relative(AndroidScreen.leaf(10, 10), "b", in: group, AndroidBox(-2, -2), [.below: "a"])
    let found = AndroidScreen().layout(group, AndroidBox(-1, -1), in: 100, 80)
    #expect(found.diagnostics.map(\.rule) == ["relative-cycle"])
  }

  // MARK: Tables

  private func table(_ widths: [[Int]], _ change: (AndroidTable) -> Void) -> [[[Int]]] {
    let table = AndroidTable(density: 2)
    change(table)
    var cells: [[AndroidLeaf]] = []
    for row in widths {
      let group = AndroidTableRow(density: 2)
      cells.append(row.map { AndroidScreen.leaf($0, 10) })
      for cell in cells[cells.count - 1] {
        group.add(Relation(cell, AndroidTableRow.Placement(AndroidBox(-2, -2))))
      }
      table.add(Relation(group, AndroidTable.Placement(AndroidBox(-1, -2))))
    }
    let found = AndroidScreen().layout(table, AndroidBox(-1, -2), in: 101, 80)
    return cells.map { row in row.map { found.pixels($0) } }
  }

  @Test func columnsAreAsWideAsTheirWidestCells() {
    let cells = table([[10, 20], [30, 5]]) { _ in }
    #expect(cells[0] == [[0, 0, 30, 10], [30, 0, 20, 10]])
    #expect(cells[1] == [[0, 0, 30, 10], [30, 0, 20, 10]])
  }

  @Test func whatDoesNotGoAroundIsLost() {
    // 101 − 30 = 71 is left, which is 35 for each column.
    let cells = table([[10, 20]]) { $0.stretched = .all }
    #expect(cells[0] == [[0, 0, 45, 10], [45, 0, 55, 10]])
  }

  @Test func columnsShrink() {
    // 101 − 140 = −39 from the second column.
    let cells = table([[60, 80]]) { $0.shrunk = .some([1]) }
    #expect(cells[0] == [[0, 0, 60, 10], [60, 0, 41, 10]])
  }

  @Test func aCollapsedColumnIsNotThere() {
    let cells = table([[10, 20, 30]]) { $0.collapsed = [1] }
    #expect(cells[0][2] == [10, 0, 30, 10])
  }

  // MARK: Grids

  @Test func cellsFollowEachOtherAndWeightsShareTheRest() {
    let grid = AndroidGrid(density: 2)
    grid.columnCount = 2
    let nodes = [(10, 10), (20, 10), (30, 12)].map { AndroidScreen.leaf($0.0, $0.1) }
    for (index, node) in nodes.enumerated() {
      var placement = AndroidGrid.Placement(AndroidBox(-2, -2))
      if index == 1 { placement.column.weight = 1 }
      grid.add(Relation(node, placement))
    }
    let found = AndroidScreen().layout(grid, AndroidBox(-1, -2), in: 100, 80)
    // The first column has the 30 of the second row; the child with a weight fills the other.
    #expect(found.pixels(nodes[0]) == [0, 0, 10, 10])
    #expect(found.pixels(nodes[1]) == [30, 0, 70, 10])
    #expect(found.pixels(nodes[2]) == [0, 10, 30, 12])
  }

  @Test func aNumberOfARowBeyondReasonIsBounded() {
    let grid = AndroidGrid(density: 2)
    let node = AndroidScreen.leaf(10, 10)
    var placement = AndroidGrid.Placement(AndroidBox(-2, -2))
    placement.row.start = 2_000_000_000
    placement.column.size = 2_000_000_000
    grid.add(Relation(node, placement))
    let found = AndroidScreen().layout(grid, AndroidBox(-1, -2), in: 100, 80)
    #expect(found.pixels(node) == [0, 0, 10, 10])
  }

  /// Each span wants more than the room has, and those inside of it want to be no longer than their content.
  @Test func spansThatContradictEachOtherEndWithAFinding() {
    func findings(_ count: Int) -> [Diagnostic] {
      let grid = AndroidGrid(density: 2)
      for index in 0..<count {
        var placement = AndroidGrid.Placement(AndroidBox(-2, -2))
        (placement.row.start, placement.row.size) = (index * 7 % count, index % 13 + 2)
        (placement.column.start, placement.column.size) = (index * 3 % count, index % 17 + 2)
        grid.add(Relation(AndroidScreen.leaf(10, 10), placement))
      }
      return AndroidScreen().layout(grid, AndroidBox(-1, -2), in: 100, 80).diagnostics
        .filter { $0.rule == "limit-exceeded" }
    }
    #expect(findings(40) == [])
    let found = findings(300)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("limit of 20 million comparisons") == true)
  }

  // MARK: Others

  @Test func marginsOfOneRelativeSideTakeBothAbsoluteOnesAway() {
    let margins = AndroidMargins(left: 3, top: 1, right: 5, start: 7)
    #expect(margins.insets(.leftToRight) == AndroidInsets(left: 7, top: 1))
    #expect(margins.insets(.rightToLeft) == AndroidInsets(top: 1, right: 7))
  }

  @Test func whatScrollsBelowABarIsAsHighAsIfTheBarWereGone() {
    let group = AndroidCoordinator(density: 2)
    let bar = AndroidLinear(density: 2)
    bar.linear.axis = .vertical
    bar.isBar = true
    var title = AndroidLinear.Placement(AndroidBox(-1, 30))
    title.scroll = AndroidLinear.Scroll(minimum: 10)
    bar.add(Relation(AndroidScreen.leaf(0, 0), title))
    group.add(Relation(bar, AndroidCoordinator.Placement(AndroidBox(-1, -2))))
    let list = AndroidScreen.leaf(0, 0)
    var placement = AndroidCoordinator.Placement(AndroidBox(-1, -1))
    placement.scrollsBelowBar = true
    group.add(Relation(list, placement))
    let found = AndroidScreen().layout(group, AndroidBox(-1, -1), in: 100, 80)
    // 80 − 30, and the 20 that scroll away.
    #expect(found.pixels(list) == [0, 30, 100, 70])
  }

  // MARK: Limits

  /// 20,000 cells that span 10,000 columns each; those beyond the limit have one column each.
  @Test(.timeLimit(.minutes(10))) func spansOfARowHaveALimit() {
    let row = AndroidTableRow(density: 2)
    let nodes = (0..<20_000).map { _ in AndroidScreen.leaf(3, 2) }
    for node in nodes {
      row.add(Relation(node, AndroidTableRow.Placement(AndroidBox(-2, -2), span: 10_000)))
    }
    let table = AndroidTable(density: 2)
    table.add(Relation(row, AndroidTable.Placement(AndroidBox(-1, -2))))
    let found = AndroidScreen().layout(table, AndroidBox(-1, -2), in: 100, 80)
    #expect(found.pixels(nodes[0])[0] == 0)
    let told = found.diagnostics.filter { $0.rule == "limit-exceeded" }
    #expect(told.map(\.severity) == [.warning])
    #expect(told.first?.message.contains("1000 columns") == true)
  }

  private func grid(_ columns: Int?, _ placements: [AndroidGrid.Placement]) -> (
    [[Int]], [Diagnostic]
  ) {
    let grid = AndroidGrid(density: 2)
    grid.columnCount = columns
    let nodes = placements.map { _ in AndroidScreen.leaf(3, 2) }
    for (node, placement) in zip(nodes, placements) { grid.add(Relation(node, placement)) }
    let found = AndroidScreen().layout(grid, AndroidBox(-2, -2), in: 9_000, 100_000)
    return (
      nodes.map { found.pixels($0) }, found.diagnostics.filter { $0.rule == "limit-exceeded" }
    )
  }

  /// Each of 20,000 children spans 1,000 rows, or columns of a grid that has as many as it needs.
  @Test(.timeLimit(.minutes(10)), arguments: [true, false]) func spansOfAGridHaveALimit(
    _ isRow: Bool
  ) {
    var placement = AndroidGrid.Placement(AndroidBox(-2, -2))
    if isRow { placement.row.size = 1_000 } else { placement.column.size = 1_000 }
    let count = isRow ? 2_000 : 1_500
    let (frames, told) = grid(isRow ? 1 : nil, Array(repeating: placement, count: count))
    // Each child has a row or a column of its own.
    #expect(frames[count - 1][isRow ? 1 : 0] == (count - 1) * (isRow ? 2 : 3))
    #expect(told.map(\.severity) == [.warning])
    #expect(told.first?.message.contains("more than 1000 rows or columns") == true)
  }

  /// After a child that fills the first thousand lines, each other one searches for a free cell from the first line on.
  @Test(.timeLimit(.minutes(10))) func searchesForFreeCellsAreQuick() {
    var large = AndroidGrid.Placement(AndroidBox(-2, -2))
    (large.row.size, large.column.size) = (1_000, 1_000)
    var small = AndroidGrid.Placement(AndroidBox(-2, -2))
    small.row.start = 0
    let cells = AndroidGridFlow(
      {
        let grid = AndroidGrid(density: 2)
        grid.columnCount = 1_000
        return grid
      }(), [large] + Array(repeating: small, count: 20_000)
    ).cells
    #expect(cells[1].row == 1_000..<1_001 && cells[1].column == 0..<1)
    #expect(cells[1_001].row == 1_001..<1_002 && cells[1_001].column == 0..<1)
  }

  /// A child of two columns and two rows, one of two columns that does not fit beside it, and two that do.
  ///
  ///     a a b
  ///     a a .
  ///     c c d
  @Test func childrenTakeTheNextFreeCells() {
    func cell(_ rows: Int, _ columns: Int) -> AndroidGrid.Placement {
      var placement = AndroidGrid.Placement(AndroidBox(-2, -2))
      (placement.row.size, placement.column.size) = (rows, columns)
      return placement
    }
    let group = AndroidGrid(density: 2)
    group.columnCount = 3
    let cells = AndroidGridFlow(group, [cell(2, 2), cell(1, 1), cell(1, 2), cell(1, 1)]).cells
    #expect(cells.map(\.row) == [0..<2, 0..<1, 2..<3, 2..<3])
    #expect(cells.map(\.column) == [0..<2, 2..<3, 0..<2, 2..<3])
  }
}

import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct GridTests {
  private func container(_ grid: GridStyle) -> BoxStyle {
    var style = BoxStyle(grid: grid)
    style.rules.display = .grid
    return style
  }

  private func item(_ item: GridItem) -> BoxStyle { BoxStyle(gridItem: item) }

  @Test func tracksShareTheWidth() {
    var tree = TestTree()
    let boxes = [tree.add(), tree.add(), tree.add()]
    let grid = tree.add(
      container(GridStyle(columns: [.points(50), .fr(1), .fr(2)], rows: [.points(20)], gap: 10)),
      boxes)
    tree.layout(grid, Size(280, 100))
    // 280 - 50 - 2 × 10 = 210 in three parts.
    #expect(tree.frame(boxes[0]) == Rect(0, 0, 50, 20))
    #expect(tree.frame(boxes[1]) == Rect(60, 0, 70, 20))
    #expect(tree.frame(boxes[2]) == Rect(140, 0, 140, 20))
  }

  @Test func areasArePlacedByName() throws {
    var tree = TestTree()
    let main = tree.add(item(.area("main")))
    let head = tree.add(item(.area("head")))
    let areas = try #require(GridAreas([["head", "head"], [nil, "main"]]))
    let grid = tree.add(
      container(
        GridStyle(columns: [.points(30), .fr(1)], rows: [.points(10), .fr(1)], areas: areas)),
      [main, head])
    tree.layout(grid, Size(100, 50))
    #expect(tree.frame(head) == Rect(0, 0, 100, 10))
    #expect(tree.frame(main) == Rect(30, 10, 70, 40))
  }

  @Test func areasThatAreNoRectanglesAreNone() {
    #expect(GridAreas([]) == nil)
    #expect(GridAreas([["a", "a"], ["a", "b"]]) == nil)
    #expect(GridAreas([["a", "b", "a"]]) == nil)
    #expect(GridAreas([["a"], ["a", "b"]]) == nil)
    #expect(GridAreas([["a", "b"], ["a", "b"]])?.columnCount == 2)
  }

  @Test func placesBetweenLines() {
    var tree = TestTree()
    let boxes = [
      tree.add(item(GridItem(row: 1, column: .line(2, span: 2)))),
      tree.add(item(GridItem(row: 2, column: GridPlacement(1, -1)))),
      tree.add(item(GridItem(column: GridPlacement(.name("last"), .auto)))),
    ]
    let grid = tree.add(
      container(
        GridStyle(
          columns: [.repeated(.count(3), [.points(20)]), .names(["last"]), .points(5)],
          rows: [.points(10), .points(10)])), boxes)
    tree.layout(grid, Size(100, 50))
    #expect(tree.frame(boxes[0]) == Rect(20, 0, 40, 10))
    #expect(tree.frame(boxes[1]) == Rect(0, 10, 65, 10))
    #expect(tree.frame(boxes[2]) == Rect(60, 0, 5, 10))
  }

  @Test func aChangeVisitsOnlyItsPath() {
    var tree = TestTree()
    var cells: [BoxID] = []
    var leaves: [BoxID] = []
    for _ in 0..<100 {
      let leaf = tree.add(words: Words(count: 3, width: 20, height: 10))
      leaves.append(leaf)
      cells.append(tree.row(BoxStyle(), [leaf]))
    }
    let grid = tree.add(container(GridStyle(columns: [.repeated(.count(10), [.fr(1)])])), cells)
    let space = BoxSpace(width: .exactly(700), height: .maxContent)
    tree.layout(grid, space)
    tree.layout(grid, space)
    #expect(tree.boxes.statistics == BoxStatistics(visits: 101, measurements: 200))
    tree.words[leaves[50]]?.count = 5
    tree.boxes.markDirty(leaves[50])
    tree.layout(grid, space)
    // The container, the cell twice (asked for its height, then given that of the row), and the nine
    // others of a row that has become higher.
    #expect(tree.boxes.statistics == BoxStatistics(visits: 12, measurements: 12))
    #expect(tree.frame(cells[50]).height == 20)
  }

  @Test func stylesMayChange() {
    var tree = TestTree()
    let cell = tree.add()
    let grid = tree.add(container(GridStyle(columns: [.points(30), .points(40)])), [cell])
    let space = BoxSpace(width: .exactly(100), height: .exactly(20))
    tree.layout(grid, space)
    #expect(tree.frame(cell) == Rect(0, 0, 30, 20))
    tree.boxes.setGridItem(GridItem(column: 2), of: cell)
    tree.layout(grid, space)
    #expect(tree.frame(cell) == Rect(30, 0, 40, 20))
    tree.boxes.setGrid(GridStyle(columns: [.points(10), .fr(1)]), of: grid)
    tree.layout(grid, space)
    #expect(tree.frame(cell) == Rect(10, 0, 90, 20))
    // A box in the place of a removed one has its own style.
    tree.boxes.remove(cell)
    let other = tree.boxes.add()
    #expect(other.index == cell.index)
    tree.boxes.append(other, to: grid)
    tree.layout(grid, space)
    #expect(tree.frame(other) == Rect(0, 0, 10, 20))
  }

  @Test func nestedContainersAreLinear() throws {
    var visits: [Int] = []
    for depth in [50, 100] {
      var tree = BoxTree()
      var style = PackedStyle()
      style.display = .grid
      let root = tree.add(style)
      var last = root
      for index in 0..<depth {
        let next = tree.add(style)
        tree.setGrid(
          GridStyle(columns: index % 2 == 0 ? [.auto, .fr(1)] : [.minContent, .auto]), of: next)
        tree.append(next, to: last)
        last = next
      }
      tree.append(tree.add(isMeasured: true), to: last)
      try tree.layout(root, in: BoxSpace(width: .exactly(300), height: .maxContent)) { _, _ in
        BoxMeasurement(size: Size(10, 10))
      }
      visits.append(tree.statistics.visits)
    }
    #expect(visits[1] <= visits[0] * 21 / 10, "\(visits)")
  }

  @Test func deepContainersEnd() {
    var tree = BoxTree()
    var style = PackedStyle()
    style.display = .grid
    let root = tree.add(style)
    var last = root
    for _ in 0..<20_000 {
      let next = tree.add(style)
      tree.append(next, to: last)
      last = next
    }
    #expect(throws: BoxLayoutError.self) {
      try tree.layout(root, in: BoxSpace(width: .exactly(100), height: .maxContent))
    }
  }

  @Test func hugeGridsEnd() {
    var tree = TestTree()
    let boxes = [
      tree.add(item(GridItem(row: .line(.max, span: .max), column: .line(.min, span: .max)))),
      tree.add(item(GridItem(row: .span(.max), column: .span(.max)))),
      tree.add(),
    ]
    let grid = tree.add(
      container(
        GridStyle(columns: [
          .repeated(.count(.max), [.points(1)]), .repeated(.autoFill, [.points(0)]),
        ])), boxes)
    tree.layout(grid, Size(1e12, 100))
    for box in boxes { #expect(tree.frame(box).isFinite) }
  }

  @Test func boxesWithoutGridsTakeNoMoreRoom() {
    #expect(BoxTree.bytesPerBox <= 320)
  }

  @Test func aSpanNeedsRoomAndOrderCounts() {
    var tree = TestTree()
    var late = item(GridItem(column: .span(2)))
    late.item.order = 1
    let boxes = [tree.add(late), tree.add(), tree.add(item(GridItem(column: .span(2))))]
    let grid = tree.add(
      container(
        GridStyle(columns: [.repeated(.count(3), [.points(10)])], rows: [.points(5), .points(5)])),
      boxes)
    tree.layout(grid, Size(100, 50))
    #expect(
      boxes.map { tree.frame($0) } == [Rect(0, 5, 20, 5), Rect(0, 0, 10, 5), Rect(10, 0, 20, 5)])
  }
}

import QuoinBoxLayout
import QuoinGeometry
import Testing

@Suite struct TableTests {
  private func style(_ display: Display) -> BoxStyle {
    var style = BoxStyle()
    style.rules.display = display
    return style
  }

  private func part(_ display: Display, _ children: [BoxID], _ tree: inout TestTree) -> BoxID {
    tree.add(style(display), children)
  }

  private func cell(_ tree: inout TestTree, _ words: Int, width: Double = 20) -> BoxID {
    tree.add(style(.tableCell), words: Words(count: words, width: width, height: 10))
  }

  @Test func columnsAreAsWideAsTheirContent() {
    var tree = TestTree()
    let cells = [cell(&tree, 1), cell(&tree, 3), cell(&tree, 2), cell(&tree, 1)]
    let rows = [
      part(.tableRow, Array(cells[0..<2]), &tree), part(.tableRow, Array(cells[2..<4]), &tree),
    ]
    let table = part(.table, rows, &tree)
    tree.boxes.setTable(TableStyle(spacing: 5), of: table)
    let root = tree.add(style(.flowRoot), [table])
    tree.layout(root, BoxSpace(width: .exactly(300), height: .maxContent))
    // Columns of 40 and 60, three spaces of 5.
    #expect(tree.frame(table) == Rect(0, 0, 115, 35))
    #expect(tree.frame(rows[1]) == Rect(5, 20, 105, 10))
    #expect(tree.frame(cells[3]) == Rect(45, 0, 60, 10))
    // In 80 - 15 = 65 there are 25 more than the least 40, and 60 are missing to the most 100.
    tree.layout(root, BoxSpace(width: .exactly(80), height: .maxContent))
    #expect(abs(tree.frame(cells[0]).width - (20 + 25.0 * 20 / 60)) < 1e-4)
    #expect(abs(tree.frame(cells[1]).width - (20 + 25.0 * 40 / 60)) < 1e-4)
  }

  @Test func whatIsNoPartIsACell() {
    var tree = TestTree()
    let block = tree.add(words: Words(count: 2, width: 20, height: 10))
    let row = part(.tableRow, [cell(&tree, 3)], &tree)
    let table = part(.table, [block, row], &tree)
    tree.layout(table, BoxSpace(width: .exactly(60), height: .maxContent))
    #expect(tree.frame(block) == Rect(0, 0, 60, 10), "in a row of its own, which has no box")
    #expect(tree.frame(row) == Rect(0, 10, 60, 10))
  }

  /// The wider of two borders is drawn, half of it in each cell.
  @Test func bordersCollapse() throws {
    var tree = TestTree()
    let cells = [cell(&tree, 1), cell(&tree, 1)]
    let table = part(.table, [part(.tableRow, cells, &tree)], &tree)
    var model = TableStyle()
    model.collapsesBorders = true
    tree.boxes.setTable(model, of: table)
    var wide = TablePart()
    wide.borders = Edges(TableBorder(width: 6))
    tree.boxes.setTablePart(wide, of: cells[0])
    var thin = TablePart()
    thin.borders = Edges(TableBorder(width: 2, line: .double))
    tree.boxes.setTablePart(thin, of: cells[1])
    let root = tree.add(style(.flowRoot), [table])
    tree.layout(root, BoxSpace(width: .exactly(300), height: .maxContent))
    #expect(tree.frame(cells[0]) == Rect(0, 0, 26, 16))
    #expect(tree.frame(cells[1]) == Rect(26, 0, 24, 16))
    // Half of the widest borders are the table's: 3 left and 1 right, 3 above and below.
    #expect(tree.frame(table) == Rect(0, 0, 54, 22))
    let lines = tree.boxes.collapsedBorders(of: table)
    let between = try #require(
      lines.first { $0.isUpright && $0.side == .right && $0.box == cells[0] })
    #expect(between.frame.minX == 26 && between.frame.width == 6)
    #expect(lines.count { $0.box == cells[1] } == 3, "above, on the right and below")
    // A border that is hidden leaves none of them.
    thin.borders.left = TableBorder(width: 0, line: .hidden)
    tree.boxes.setTablePart(thin, of: cells[1])
    tree.layout(root, BoxSpace(width: .exactly(300), height: .maxContent))
    #expect(tree.frame(cells[0]).width == 23)
    #expect(
      !tree.boxes.collapsedBorders(of: table).contains { $0.frame.minX == 20 && $0.isUpright })
  }

  @Test func captionsAreOutsideOfTheGrid() {
    var tree = TestTree()
    var above = style(.tableCaption)
    above.item.margin = Edges(4, 0)
    let caption = tree.add(above, words: Words(count: 1, width: 20, height: 10))
    let table = part(.table, [caption, part(.tableRow, [cell(&tree, 3)], &tree)], &tree)
    let root = tree.add(style(.flowRoot), [table])
    tree.layout(root, BoxSpace(width: .exactly(300), height: .maxContent))
    #expect(tree.frame(table) == Rect(0, 0, 60, 28))
    #expect(tree.boxes.tableGrid(of: table) == Rect(0, 18, 60, 10))
  }

  /// Each fifth random table that was laid out at other widths, and of which boxes have changed, is laid out
  /// as one that is new.
  @Test func changesLeaveNoTraces() throws {
    for (number, one) in try Fixture.load("table-random").enumerated() where number % 5 == 0 {
      var tree = TestTree()
      let boxes = one.add(to: &tree)
      let root = try #require(boxes.last)
      let space = BoxSpace(width: .exactly(one.root.frame?[2] ?? 100), height: .maxContent)
      tree.layout(root, space)
      let fresh = boxes.map { tree.frame($0) }
      for width in [40.0, 1000, 200] {
        tree.layout(root, BoxSpace(width: .exactly(width), height: .maxContent))
      }
      for (index, box) in boxes.enumerated() where index % 3 == 1 {
        let before = tree.boxes.style(of: box)
        tree.boxes.update(box) { $0.setPadding(.points(3)) }
        tree.layout(root, space)
        tree.boxes.setStyle(before, of: box)
      }
      tree.layout(root, space)
      let after = boxes.map { tree.frame($0) }
      let differs = zip(fresh, after).contains { a, b in
        abs(a.minX - b.minX) > 0.01 || abs(a.minY - b.minY) > 0.01
          || abs(a.width - b.width) > 0.01 || abs(a.height - b.height) > 0.01
      }
      #expect(!differs, "\(one.name)")
    }
  }

  @Test func spansBeyondAllMeasureAreHeld() {
    var tree = TestTree()
    var rows: [BoxID] = []
    for index in 0..<50 {
      let cells = (0..<20).map { _ in cell(&tree, 1) }
      for (number, box) in cells.enumerated() {
        let span = (index + number) % 7 == 0 ? Int.max : number
        tree.boxes.setTablePart(TablePart(columnSpan: span, rowSpan: index % 3 - 1), of: box)
      }
      rows.append(part(.tableRow, cells, &tree))
    }
    let table = part(.table, rows, &tree)
    var fixed = TableStyle(spacing: .infinity)
    fixed.isFixed = true
    tree.boxes.setTable(fixed, of: table)
    tree.layout(table, BoxSpace(width: .exactly(300), height: .maxContent))
    for row in rows { #expect(tree.frame(row).height.isFinite) }
  }

  /// A table in a cell is asked a few times more on each level, and not twice as often.
  @Test func visitsDoNotDoubleWithEveryTable() {
    func visits(_ levels: Int, isHigh: Bool) -> Int {
      var tree = TestTree()
      var inner: [BoxID] = []
      for level in 0..<levels {
        var own = style(.tableCell)
        if isHigh, level % 2 == 0 { own.rules.height = .percent(50) }
        let box = tree.add(own, inner + [tree.add(words: Words(count: 3, width: 20, height: 10))])
        var table = style(.table)
        if isHigh { table.rules.height = .percent(100) }
        inner = [tree.add(table, [part(.tableRow, [box, cell(&tree, 2)], &tree)])]
      }
      let root = tree.add(style(.flowRoot), inner)
      tree.layout(root, BoxSpace(width: .exactly(400), height: .exactly(500)))
      return tree.boxes.statistics.visits
    }
    for isHigh in [false, true] {
      let few = visits(10, isHigh: isHigh)
      let many = visits(20, isHigh: isHigh)
      #expect(many <= 8 * few + 60, "\(few) on 10 levels, \(many) on 20")
    }
  }
}

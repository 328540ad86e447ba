import QuoinGeometry
import QuoinModel

/// The cells of a part of a section, measured and broken into lines.
struct ListCells {
  /// A cell in its line, with its position and size across and along the scroll direction.
  struct Cell {
    var item: Int
    /// The node, as an index of the flat tree.
    var node: Int
    var across = 0.0
    var along = 0.0
    var breadth = 0.0
    var length = 0.0
  }

  /// A line of cells side by side.
  struct Line {
    var cells: Range<Int>
    var length: Double
    /// Whether it is the last line of the section.
    var isLast = false
  }

  var cells: [Cell] = []
  var lines: [Line] = []
  let section: ListSection
  let axis: Axis
  /// The available space for lines across the scroll direction, in points.
  let room: Double

  init(_ section: ListSection, axis: Axis, across extent: Double) {
    self.section = section
    self.axis = axis
    room = section.room(across: extent, axis)
  }

  /// Measures cells in order and breaks them into lines.
  ///
  /// - Parameters:
  ///   - nodes: The cells, starting with one that begins a line.
  ///   - measure: Returns the size of a cell for an available breadth that may be exact.
  mutating func fill(
    _ nodes: [(item: Int, node: Int)],
    _ measure: (_ node: Int, _ room: Double, _ isExact: Bool) -> Size
  ) {
    switch section.layout {
    case .rows(let length): fillColumns(nodes, 1, length, measure)
    case .grid(let columns, let length): fillColumns(nodes, max(1, columns), length, measure)
    case .flow(let size): fillFlow(nodes, size, measure)
    }
  }

  private mutating func fillColumns(
    _ nodes: [(item: Int, node: Int)], _ columns: Int, _ known: ListLength,
    _ measure: (Int, Double, Bool) -> Size
  ) {
    let breadth = max(0, (room - section.itemSpacing * Double(columns - 1)) / Double(columns))
    var longest = 0.0
    var start = 0
    for (index, (item, node)) in nodes.enumerated() {
      let length = known.isFixed ? known.expected : measure(node, breadth, true)[axis]
      cells.append(
        Cell(
          item: item, node: node, across: Double(item % columns) * (breadth + section.itemSpacing),
          breadth: breadth, length: length))
      longest = max(longest, length)
      let isLast = item + 1 == section.count
      guard item % columns == columns - 1 || isLast else { continue }
      for cell in start...index { cells[cell].length = longest }
      lines.append(Line(cells: start..<index + 1, length: longest, isLast: isLast))
      (start, longest) = (index + 1, 0)
    }
    cells.removeSubrange(start...)
  }

  private mutating func fillFlow(
    _ nodes: [(item: Int, node: Int)], _ known: ListItemSize, _ measure: (Int, Double, Bool) -> Size
  ) {
    var start = 0
    var used = 0.0
    for (item, node) in nodes {
      let size = known.isFixed ? known.expected : measure(node, room, false)
      let breadth = size[axis.cross]
      // The same tolerance as for the estimate: widths that add up to the available space fit into
      // it.
      if cells.count > start, used + section.itemSpacing + breadth > room + 1e-9 {
        close(start, isLast: false)
        (start, used) = (cells.count, 0)
      }
      used += breadth + (cells.count > start ? section.itemSpacing : 0)
      cells.append(Cell(item: item, node: node, breadth: breadth, length: size[axis]))
    }
    if let last = cells.last, cells.count > start, last.item + 1 == section.count {
      close(start, isLast: true)
    } else if known.isFixed, cells.count - start >= section.itemsPerLine(within: room, axis) {
      close(start, isLast: false)
    } else {
      // Another cell might belong to this line.
      cells.removeSubrange(start...)
    }
  }

  /// Ends a line of a flow layout: distributes the free space, and centres the cells across the
  /// line.
  private mutating func close(_ start: Int, isLast: Bool) {
    let range = start..<cells.count
    let length = cells[range].reduce(0) { max($0, $1.length) }
    let breadth = cells[range].reduce(0) { $0 + $1.breadth }
    let free = room - breadth
    var gap = section.itemSpacing
    var across = 0.0
    if isLast, case .flow(.fixed) = section.layout {
      let perLine = section.itemsPerLine(within: room, axis)
      if perLine > 1 {
        gap = (room - cells[start].breadth * Double(perLine)) / Double(perLine - 1)
      } else {
        across = free / 2
      }
    } else if !isLast {
      if range.count > 1 { gap = free / Double(range.count - 1) } else { across = free / 2 }
    }
    for index in range {
      cells[index].across = across
      cells[index].along = (length - cells[index].length) / 2
      across += cells[index].breadth + gap
    }
    lines.append(Line(cells: range, length: length, isLast: isLast))
  }

  /// The items in complete lines.
  var items: Range<Int> {
    guard let first = cells.first, let last = cells.last else { return 0..<0 }
    return first.item..<last.item + 1
  }

  /// The lines as runs, with their items.
  var runs: (items: Range<Int>, runs: [LineRuns.Run])? {
    guard let first = cells.first, let last = cells.last else { return nil }
    let runs = lines.map {
      LineRuns.Run(items: $0.cells.count, lines: 1, length: $0.length, isMeasured: true)
    }
    return (first.item..<last.item + 1, runs)
  }
}

extension ListCells {
  /// Returns the first cell without a length along the scrolling axis among some items.
  func firstWithoutLength(in items: Range<Int>) -> Cell? {
    section.isFixed ? nil : cells.first { $0.length <= 0 && items.contains($0.item) }
  }
}

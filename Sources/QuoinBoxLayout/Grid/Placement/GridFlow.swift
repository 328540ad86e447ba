/// Assigns tracks to each item: CSS Grid §8.5.
///
/// In the terms of the specification for `grid-auto-flow: row`, the major axis is that of the rows, the minor one that
/// of the columns.
struct GridFlow {
  private let items: UnsafeMutablePointer<GridBox>
  private let count: Int
  private let majorIsColumns: Bool
  private let isDense: Bool
  /// The number of tracks along both axes.
  private(set) var major: Int
  private(set) var minor: Int
  /// The maximum number of lines.
  private let limit: Int

  init(
    _ items: UnsafeMutablePointer<GridBox>, _ count: Int, majorIsColumns: Bool, isDense: Bool,
    major: Int, minor: Int, limit: Int
  ) {
    self.items = items
    self.count = count
    self.majorIsColumns = majorIsColumns
    self.isDense = isDense
    self.major = major
    self.minor = minor
    self.limit = limit
  }

  @inline(__always) private func majorStart(_ index: Int) -> Int32 {
    items[index].start(majorIsColumns)
  }
  @inline(__always) private func minorStart(_ index: Int) -> Int32 {
    items[index].start(!majorIsColumns)
  }
  @inline(__always) private func majorSpan(_ index: Int) -> Int {
    Int(items[index].span(majorIsColumns))
  }
  @inline(__always) private func minorSpan(_ index: Int) -> Int {
    Int(items[index].span(!majorIsColumns))
  }

  /// Sets the position of an item; items beyond the limit are moved into the last tracks: §7.2.3.3 Clamping Overly
  /// Large Grids.
  private mutating func put(_ index: Int, major: Int, minor: Int) {
    let major = min(major, max(0, limit - majorSpan(index)))
    let (start, line) = (Int32(clamping: minor), Int32(clamping: major))
    if majorIsColumns {
      items[index].column = line
      items[index].row = start
    } else {
      items[index].row = line
      items[index].column = start
    }
    self.major = max(self.major, major + majorSpan(index))
    self.minor = max(self.minor, minor + minorSpan(index))
  }

  /// Places all items.
  mutating func place(_ arena: inout ItemArena) {
    var (isSimple, hasOpen) = (true, false)
    var extent = minor
    var lines = major
    for index in 0..<count {
      let isMajorSet = majorStart(index) != GridBox.unplaced
      let isMinorSet = minorStart(index) != GridBox.unplaced
      if isMajorSet { lines = max(lines, Int(majorStart(index)) + majorSpan(index)) }
      if isMinorSet { extent = max(extent, Int(minorStart(index)) + minorSpan(index)) }
      if !isMajorSet || !isMinorSet { hasOpen = true }
      if isMajorSet || isMinorSet || majorSpan(index) > 1 || (isDense && minorSpan(index) > 1) {
        isSimple = false
      }
    }
    guard hasOpen else {
      major = lines
      minor = extent
      return
    }
    if isSimple {
      fillSimply()
    } else {
      // Items with definite positions may be side by side.
      var (width, height) = (extent, lines)
      for index in 0..<count {
        if majorStart(index) == GridBox.unplaced { height += majorSpan(index) }
        guard minorStart(index) == GridBox.unplaced else { continue }
        width =
          majorStart(index) == GridBox.unplaced
          ? max(width, minorSpan(index)) : width + minorSpan(index)
      }
      minor = extent
      fill(
        &arena, width: width, lines: lines,
        isHuge: width.multipliedReportingOverflow(by: height).partialValue > GridCells.maximumCells)
    }
  }

  /// Places all items one after the other if each takes one line and there are no obstacles.
  private mutating func fillSimply() {
    for index in 0..<count { minor = max(minor, minorSpan(index)) }
    minor = max(minor, 1)
    var (line, start) = (0, 0)
    for index in 0..<count {
      let span = minorSpan(index)
      if start + span > minor {
        line += 1
        start = 0
      }
      put(index, major: line, minor: start)
      start += span
    }
  }

  private mutating func fill(_ arena: inout ItemArena, width: Int, lines: Int, isHuge: Bool) {
    var cells = GridCells(
      &arena, width: max(1, width), lines: lines, isHuge: isHuge, items: count)
    // Step 1: items that are not auto-positioned.
    for index in 0..<count
    where majorStart(index) != GridBox.unplaced && minorStart(index) != GridBox.unplaced {
      let (line, start) = (Int(majorStart(index)), Int(minorStart(index)))
      cells.occupy(&arena, line, majorSpan(index), start, start + minorSpan(index))
      put(index, major: line, minor: start)
    }
    placeLocked(&arena, &cells, lines: lines)
    // Step 3: the columns of the implicit grid.
    for index in 0..<count where minorStart(index) == GridBox.unplaced {
      minor = max(minor, minorSpan(index))
    }
    minor = max(minor, 1)
    placeRemaining(&arena, &cells)
  }

  /// Places the items locked to a given row: step 2.
  private mutating func placeLocked(_ arena: inout ItemArena, _ cells: inout GridCells, lines: Int)
  {
    guard
      (0..<count).contains(where: {
        majorStart($0) != GridBox.unplaced && minorStart($0) == GridBox.unplaced
      })
    else { return }
    // Sparse packing continues after the last item that this step placed in the line.
    let cursors = arena.allocate(Int32.self, max(1, lines))
    cursors.initialize(repeating: 0, count: max(1, lines))
    for index in 0..<count
    where majorStart(index) != GridBox.unplaced && minorStart(index) == GridBox.unplaced {
      let line = Int(majorStart(index))
      let span = minorSpan(index)
      var start = isDense ? 0 : Int(cursors[line])
      while let obstacle = cells.obstacle(line, majorSpan(index), start, start + span) {
        start = obstacle.end
      }
      cells.occupy(&arena, line, majorSpan(index), start, start + span)
      put(index, major: line, minor: start)
      cursors[line] = Int32(clamping: start + span)
    }
  }

  /// Places the remaining items, with the auto-placement cursor: step 4.
  private mutating func placeRemaining(_ arena: inout ItemArena, _ cells: inout GridCells) {
    var (line, start) = (0, 0)
    // The first line that is not full, where dense packing starts its search.
    var open = 0
    for index in 0..<count where majorStart(index) == GridBox.unplaced {
      let (lines, span) = (majorSpan(index), minorSpan(index))
      if isDense {
        while open < major, cells.isFull(open, minor) { open += 1 }
        (line, start) = (open, 0)
      }
      if minorStart(index) != GridBox.unplaced {
        let place = Int(minorStart(index))
        if !isDense, place < start { line += 1 }
        start = place
        while let obstacle = cells.obstacle(line, lines, start, start + span) {
          line = obstacle.bottom
        }
      } else {
        (line, start) = room(cells, line, start, lines, span)
      }
      cells.occupy(&arena, line, lines, start, start + span)
      put(index, major: line, minor: start)
    }
  }

  /// Returns the first position without obstacles, starting from a cursor.
  private func room(
    _ cells: GridCells, _ line: Int, _ start: Int, _ lines: Int, _ span: Int
  ) -> (line: Int, start: Int) {
    var (line, start) = (line, start)
    // The line to continue in; an obstacle that fills a whole line blocks it until its own end.
    var next = line + 1
    while true {
      if start + span > minor {
        line = max(next, line + 1)
        start = 0
        next = .max
      }
      guard let obstacle = cells.obstacle(line, lines, start, start + span) else {
        return (line, start)
      }
      start = obstacle.end
      next = min(next, obstacle.bottom)
    }
  }
}

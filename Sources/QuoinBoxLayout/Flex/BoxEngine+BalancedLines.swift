extension BoxEngine {
  /// Collects the items into balanced lines: CSS Flexbox 2 §9.3, step 5.
  ///
  /// In this step the outer hypothetical sizes of items are at least zero.
  mutating func collectBalancedLines(_ run: UnsafeMutablePointer<FlexRun>, limit: Float) {
    let mark = state.pointee.items.mark
    let count = run.pointee.count
    let ends = state.pointee.items.allocate(Double.self, count + 1)
    let gap = (Double(run.pointee.gapMain) * 64).rounded()
    ends[0] = 0
    for index in 0..<count {
      let item = run.pointee.items + index
      let outer = Double(item.pointee.hypothetical + item.pointee.marginMain)
      ends[index + 1] = ends[index] + (max(0, outer) * 64).rounded() + gap
    }
    var room = (Double(limit) * 64).rounded()
    let needed = fullLines(ends, count, gap: gap, room: room)
    let lineCount = max(needed, lineCount(run))
    if lineCount > needed {
      // As in browsers, the longest line is first made as short as that number of lines allows.
      room = leastRoom(ends, count, gap: gap, lines: lineCount)
    }
    let lines = BalancedLines(
      ends: ends, count: count, gap: gap, limit: room, lineCount: lineCount,
      earliest: state.pointee.items.allocate(Int.self, lineCount + 1),
      latest: state.pointee.items.allocate(Int.self, lineCount + 1))
    let beginnings = lines.findBounds()
    if beginnings <= BalancedLines.maximumWork {
      let choices = state.pointee.items.allocate(Int32.self, beginnings)
      lines.choose(
        choices,
        (
          state.pointee.items.allocate(Double.self, count + 1),
          state.pointee.items.allocate(Double.self, count + 1)
        ))
      // The choices of the first line come last.
      var place = beginnings - 1
      var first = 0
      for line in 0..<lineCount {
        place -= lines.latest[line] - lines.earliest[line] + 1
        let end = Int(choices[place + first - lines.earliest[line]])
        setLine(line, first..<end, run)
        first = end
      }
    } else {
      var first = 0
      for line in 0..<lineCount {
        let share = ends[count] * Double(line + 1) / Double(lineCount)
        var end = first + 1
        while end < lines.latest[line + 1], ends[end] < share, lines.mayBeLine(first, end + 1) {
          end += 1
        }
        end = max(end, lines.earliest[line + 1])
        setLine(line, first..<end, run)
        first = end
      }
    }
    run.pointee.lineCount = lineCount
    state.pointee.items.release(mark)
  }

  /// Returns the minimum number of lines of a balanced container (§5.3), at most the number of
  /// items.
  @inline(__always) func lineCount(_ run: UnsafeMutablePointer<FlexRun>) -> Int {
    max(1, min(Int(styleOf(run.pointee.container).pointee.lineCount_), run.pointee.count))
  }

  /// Returns a line's share of a balanced column's width, as far as the number of lines is known in
  /// advance (§9.2, step 2).
  ///
  /// Browsers also count lines that will have no items.
  func lineWidth(_ run: UnsafeMutablePointer<FlexRun>) -> Float {
    let lines = Float(styleOf(run.pointee.container).pointee.lineCount_)
    guard lines > 1, run.pointee.innerWidth.isKnown else { return run.pointee.innerWidth }
    return max(0, (run.pointee.innerWidth - run.pointee.gapCross * (lines - 1)) / lines)
  }

  /// Returns the number of lines if each takes as many items as fit.
  private func fullLines(
    _ ends: UnsafeMutablePointer<Double>, _ count: Int, gap: Double, room: Double
  ) -> Int {
    var lines = 1
    var first = 0
    for index in 1..<max(1, count) where ends[index + 1] - ends[first] - gap > room {
      lines += 1
      first = index
    }
    return lines
  }

  /// Returns the smallest length for which a number of lines suffices.
  private func leastRoom(
    _ ends: UnsafeMutablePointer<Double>, _ count: Int, gap: Double, lines: Int
  ) -> Double {
    var (low, high) = (0.0, ends[count])
    while low < high {
      let middle = ((low + high) / 2).rounded(.down)
      // For numbers this large there are no values in between.
      if middle == high { break }
      if fullLines(ends, count, gap: gap, room: middle) <= lines {
        high = middle
      } else {
        if middle == low, low + 1 == low { break }
        low = middle + 1
      }
    }
    return high
  }

  private func setLine(
    _ line: Int, _ items: Range<Int>, _ run: UnsafeMutablePointer<FlexRun>
  ) {
    var needed = Double(run.pointee.gapMain) * Double(items.count - 1)
    for index in items {
      let item = run.pointee.items + index
      needed += Double(item.pointee.hypothetical + item.pointee.marginMain)
    }
    (run.pointee.lines + line).initialize(
      to: FlexLine(first: items.lowerBound, count: items.count, needed: needed))
  }
}

import QuoinGeometry

// Where the lines of a section are before anything was measured.

extension ListSection {
  /// The insets along one axis, in points, the one where content begins first.
  package func insets(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  /// The room that a line has across the direction of scrolling, in points.
  package func room(across extent: Double, _ axis: Axis) -> Double {
    let (start, end) = insets(axis.cross)
    return max(0, extent - start - end)
  }

  /// How many items a line holds as far as is known, in a room across the direction of scrolling.
  package func itemsPerLine(within room: Double, _ axis: Axis) -> Int {
    switch layout {
    case .rows: return 1
    case .grid(let columns, _): return max(1, columns)
    case .flow(let size):
      let length = size.expected[axis.cross]
      let step = length + itemSpacing
      guard step > 0 else { return max(1, count) }
      // A hair more than the room, so that a row that fits exactly is not broken by rounding.
      let fitting = (room + itemSpacing + 1e-9) / step
      return max(1, Int(min(fitting, 1e9)))
    }
  }

  /// The length of a line that was not measured, in points.
  package func expectedLength(_ axis: Axis) -> Double {
    switch layout {
    case .rows(let length), .grid(_, let length): length.expected
    case .flow(let size): size.expected[axis]
    }
  }

  /// Whether lines need no measuring.
  package var isFixed: Bool {
    switch layout {
    case .rows(let length), .grid(_, let length): length.isFixed
    case .flow(let size): size.isFixed
    }
  }

  /// Lines of some items of which nothing was measured.
  func expectedRuns(_ items: Int, across extent: Double, _ axis: Axis) -> [LineRuns.Run] {
    let perLine = itemsPerLine(within: room(across: extent, axis), axis)
    let length = expectedLength(axis)
    let (lines, rest) = items.quotientAndRemainder(dividingBy: perLine)
    return [
      LineRuns.Run(items: lines * perLine, lines: lines, length: length, isMeasured: isFixed),
      LineRuns.Run(items: rest, lines: rest > 0 ? 1 : 0, length: length, isMeasured: isFixed),
    ]
  }
}

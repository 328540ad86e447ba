import QuoinGeometry

// The lines of a section before anything was measured.

extension ListSection {
  /// Returns the insets along one axis, in points, at the start and the end of the content.
  package func insets(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  /// Returns the available length of a line across the scrolling direction, in points.
  package func room(across extent: Double, _ axis: Axis) -> Double {
    let (start, end) = insets(axis.cross)
    return max(0, extent - start - end)
  }

  /// Returns the expected number of items in a line, for its available length.
  package func itemsPerLine(within room: Double, _ axis: Axis) -> Int {
    switch layout {
    case .rows: return 1
    case .grid(let columns, _): return max(1, columns)
    case .flow(let size):
      let length = size.expected[axis.cross]
      let step = length + itemSpacing
      guard step > 0 else { return max(1, count) }
      // Slightly more than the available length, so that rounding does not break a row that fits
      // exactly.
      let fitting = (room + itemSpacing + 1e-9) / step
      return max(1, Int(min(fitting, 1e9)))
    }
  }

  /// Returns the length of an unmeasured line, in points.
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

  /// Returns the lines of some unmeasured items.
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

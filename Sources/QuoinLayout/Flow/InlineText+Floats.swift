import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension InlineText {
  /// A float, and the part that it precedes.
  struct Floating {
    var part: Int
    /// The innermost span around it, or -1.
    var owner: Int
  }

  /// Returns the lines beside floats: CSS 2 §9.5.
  ///
  /// Each line is broken separately, in the width that is left at its height. A float in the content is placed beside
  /// its line if there is space, and otherwise below it.
  func linesBesideFloats(
    _ request: InlineRequest, _ space: FloatSpace, _ pass: LayoutPass,
    _ measurer: any TextMeasurer
  ) -> InlineLines {
    var lines = FloatedLines(self, request, space, pass)
    var source = LineSource(text(request, width: lines.width, pass))
    let first =
      firstLine == nil
      ? source : LineSource(text(request, width: lines.width, pass, isFirst: true))
    let look = paragraph(pass)
    let width = lines.width
    while !source.isEmpty {
      lines.placeFloats(upTo: source.offset)
      let text = source.offset == 0 ? first : source
      let line = lines.fill(text) { room in
        clonedSpans.isEmpty
          ? text.line(in: room + InlineText.slack, look, measurer)
          : clonedLine(
            of: text, in: room + InlineText.slack, lineWidth: width, pass, look, measurer)
      }
      guard let line, line.nextOffset > source.offset else { break }
      source.advance(to: line.nextOffset)
    }
    lines.placeFloats(upTo: Int.max)
    return lines.result()
  }

  /// Returns the last part that begins at an offset of the text.
  func lastPart(at offset: Int) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && starts[low - 1].offset == offset ? low - 1 : nil
  }

  /// Returns the offset of a float in the text.
  func offset(ofFloat index: Int) -> Int {
    let part = floats[index].part
    return part < starts.count ? starts[part].offset : styled.string.utf8.count
  }
}

extension InlineLineFiller {
  /// Moves the floats in relatively positioned inline elements, which take them along as browsers have it; lines stay where
  /// they are.
  func moveFloats(_ result: inout InlineLines) {
    for (index, float) in text.floats.enumerated()
    where index < result.layout.floatOrigins.count && float.owner >= 0 {
      result.layout.floatOrigins[index] =
        result.layout.floatOrigins[index] + offset(ofPartIn: float.owner)
    }
  }
}

/// Lines beside floats during their placement.
private struct FloatedLines {
  let text: InlineText
  let request: InlineRequest
  let pass: LayoutPass
  let width: Double
  /// Whether lines that are wider than their room get an ellipsis.
  let hasEllipsis: Bool
  var space: FloatSpace
  var filler: InlineLineFiller
  var lines = InlineLines()
  var nextFloat = 0

  init(_ text: InlineText, _ request: InlineRequest, _ space: FloatSpace, _ pass: LayoutPass) {
    self.text = text
    self.request = request
    self.pass = pass
    self.space = space
    width = request.width.length ?? 0
    hasEllipsis = InlineText.style(of: text.container, pass).hasEllipsis
    filler = InlineLineFiller(text, request, width: width, pass)
    lines.layout.origins = Array(repeating: .zero, count: request.boxes.count)
    lines.layout.staticPositions = Array(repeating: .zero, count: text.outOfFlow.count)
    lines.layout.floatOrigins = Array(repeating: .zero, count: request.floats.count)
  }

  /// Places the floats before an offset at the top of the next line.
  mutating func placeFloats(upTo offset: Int) {
    while nextFloat < request.floats.count, text.offset(ofFloat: nextFloat) <= offset {
      placeFloat(at: filler.bottom)
    }
  }

  private mutating func placeFloat(at top: Double) {
    let float = request.floats[nextFloat]
    let place = space.place(
      float.size, float.side, clear: float.clear, below: request.origin.y + top,
      left: request.origin.x, right: request.origin.x + width, shape: float.shape)
    lines.layout.floatOrigins[nextFloat] = Point(
      place.x - request.origin.x, place.y - request.origin.y)
    nextFloat += 1
  }

  /// Places a float beside the line that contains it, if the text before it is still on the line after the float has taken
  /// its width.
  ///
  /// As in browsers, a float that `clear` moves down is not beside the line, but below it.
  ///
  /// - Returns: Whether it is placed.
  private mutating func placeFloat(
    at top: Double, room: Double, _ line: (Double) -> TextLine?
  ) -> Bool {
    let clear = request.floats[nextFloat].clear
    guard clear.isEmpty || space.bottom(of: clear) <= request.origin.y + top else { return false }
    let left = room - request.floats[nextFloat].size.width
    guard left >= -InlineText.slack, line(max(0, left)).map({ isRoom(left, in: $0) }) ?? true
    else { return false }
    placeFloat(at: top)
    return true
  }

  private func band(at top: Double, height: Double) -> FloatSpace.Band {
    space.lineBand(
      from: request.origin.y + top, to: request.origin.y + top + height, left: request.origin.x,
      right: request.origin.x + width)
  }

  /// Breaks one line and places it; returns `nil` if there is none.
  mutating func fill(_ source: LineSource, _ line: (Double) -> TextLine?) -> TextLine? {
    var top = filler.bottom
    var height = 0.0
    // The floats that are below the line that contains them.
    var isFull = false
    while true {
      let band = band(at: top, height: height)
      let room = max(0, band.width)
      guard let found = line(room) else { return nil }
      // A line that cannot break is not placed beside a float that leaves too little space.
      let least = text.fittingWidth(of: found)
      if band.isNarrowed, room < width, least > room + InlineText.slack,
        text.styled.wrap != .never,
        let lower = self.top(below: top, for: least)
      {
        top = lower
        height = 0
        continue
      }
      if !isFull, nextFloat < request.floats.count, isIn(found, nextFloat) {
        isFull = !placeFloat(at: top, room: room, line)
        if !isFull { height = 0 }
        continue
      }
      var trial = filler
      let placed = lines.counts
      let isLast =
        found.endsWithBreak || found.nextOffset >= text.styled.string.utf8.count
      trial.skip(to: top)
      let before = trial
      trial.place(
        found, isLast: isLast, from: band.left - request.origin.x, width: room, &lines)
      if trial.bottom - top > height,
        self.band(at: top, height: trial.bottom - top) != band
      {
        // The line is so high that it meets other floats.
        height = trial.bottom - top
        lines.remove(behind: placed)
        continue
      }
      filler = trial
      let isAtLimit = request.lineLimit.map { lines.lines.count == $0 } ?? false
      if isAtLimit { lines.baselineAtLimit = filler.lastBaseline }
      if isAtLimit || (hasEllipsis && found.width > room + InlineText.slack) {
        text.abbreviate(
          found, isLast: isLast, source, before, from: band.left - request.origin.x, width: room,
          behind: placed, &lines)
      }
      while nextFloat < request.floats.count, isIn(found, nextFloat) {
        placeFloat(at: filler.bottom)
      }
      clear(behind: found)
      return found
    }
  }

  /// Returns the next height at which a line has more space, or `nil` if no float is below it.
  ///
  /// - Parameter least: The width below which the line cannot be broken; narrower heights are skipped.
  private func top(below top: Double, for least: Double) -> Double? {
    guard var lower = space.nextLine(below: request.origin.y + top) else { return nil }
    // Beside shapes the space changes with each pixel, and none need be tried that is too narrow.
    while band(at: lower - request.origin.y, height: 0).width + InlineText.slack < least,
      let next = space.nextLine(below: lower)
    {
      lower = next
    }
    return lower - request.origin.y
  }

  /// Whether the content before the next float is on the line and leaves enough space for the float.
  private func isRoom(_ room: Double, in line: TextLine) -> Bool {
    let offset = text.offset(ofFloat: nextFloat)
    guard line.nextOffset >= offset else { return false }
    let before = line.runs.filter { $0.range.lowerBound < offset }.map { $0.x + $0.width }.max()
    return (before ?? 0) <= room + InlineText.slack
  }

  /// Applies `clear` after a forced line break: CSS 2 §9.5.2.
  private mutating func clear(behind line: TextLine) {
    guard line.endsWithBreak else { return }
    guard let part = text.lastPart(at: line.nextOffset - line.breakLength),
      case .lineBreak(let node) = text.parts[part],
      let style = pass.tree.elements[node]?.style, !style.clear.isEmpty
    else { return }
    filler.skip(to: space.bottom(of: style.clear) - request.origin.y)
  }

  /// Whether a float is in the content of a line.
  private func isIn(_ line: TextLine, _ float: Int) -> Bool {
    let offset = text.offset(ofFloat: float)
    return offset < line.nextOffset
      || (offset == line.nextOffset && offset >= text.styled.string.utf8.count
        && !line.endsWithBreak)
  }

  func result() -> InlineLines {
    var result = lines
    if !text.outOfFlow.isEmpty {
      let band = band(at: filler.bottom, height: 0)
      filler.placeOutOfFlow(&result, (left: band.left - request.origin.x, width: band.width))
    }
    filler.moveFloats(&result)
    result.layout.space = space
    result.layout.size = Size(width, filler.bottom)
    result.layout.firstBaseline = filler.firstBaseline
    result.layout.lastBaseline = filler.lastBaseline
    result.cut(at: request.lineLimit)
    return result
  }
}

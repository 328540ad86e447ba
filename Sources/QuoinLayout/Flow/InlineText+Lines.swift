import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension InlineText {
  /// The tolerance by which a line may exceed its available width, in points.
  ///
  /// Browsers allow a 64th of a pixel. Besides, boxes use single precision, and a width that came from the text must not
  /// break it.
  static let slack = 1.0 / 64 + 1e-5

  /// Returns a width rounded up to 64ths of a point.
  static func roundedUp(_ width: Double) -> Double {
    width.isFinite ? (width * 64 - 1e-3).rounded(.up) / 64 : width
  }

  /// Returns the lines at a width, with everything positioned: CSS 2 §9.4.2 and §10.8.
  func lines(_ request: InlineRequest, _ pass: LayoutPass) -> InlineLines {
    var result = InlineLines()
    result.layout.origins = Array(repeating: .zero, count: request.boxes.count)
    result.layout.staticPositions = Array(repeating: .zero, count: outOfFlow.count)
    guard !isEmpty else {
      placeEmpty(request, pass, &result)
      return result
    }
    if let space = request.space, !space.isEmpty || !request.floats.isEmpty,
      let measurer = pass.scene.text
    {
      return linesBesideFloats(request, space, pass, measurer)
    }
    if !clonedSpans.isEmpty, let measurer = pass.scene.text {
      var lines = linesBesideFloats(request, request.space ?? FloatSpace(), pass, measurer)
      lines.layout.space = request.space
      return lines
    }
    let width = request.width.length ?? 0
    guard let measured = measured(request, width, pass) else {
      pass.reportMissingMeasurer(container)
      return result
    }
    var lines = measured.lines
    // A break that ends the content does not begin a line.
    if lines.count > 1, let last = lines.last, last.range.isEmpty, last.runs.isEmpty,
      lines[lines.count - 2].endsWithBreak
    {
      lines.removeLast()
    }
    var filler = InlineLineFiller(self, request, width: width, pass)
    let hasEllipsis = InlineText.style(of: container, pass).hasEllipsis
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1 || line.endsWithBreak
      let isAtLimit = request.lineLimit.map { index + 1 == $0 } ?? false
      if isAtLimit || (hasEllipsis && line.width > width + InlineText.slack) {
        var source = LineSource(text(request, width: width, pass, isFirst: index == 0))
        if index > 0 { source.advance(to: lines[index - 1].nextOffset) }
        let (before, counts) = (filler, result.counts)
        filler.place(line, isLast: isLast, &result)
        if isAtLimit { result.baselineAtLimit = filler.lastBaseline }
        abbreviate(line, isLast: isLast, source, before, behind: counts, &result)
      } else {
        filler.place(line, isLast: isLast, &result)
      }
    }
    filler.placeOutOfFlow(&result)
    result.layout.size = Size(measured.size.width, filler.bottom)
    result.layout.firstBaseline = filler.firstBaseline
    result.layout.lastBaseline = filler.lastBaseline
    result.cut(at: request.lineLimit)
    return result
  }

  /// Places the floats and the elements of a text without lines.
  private func placeEmpty(
    _ request: InlineRequest, _ pass: LayoutPass, _ result: inout InlineLines
  ) {
    let width = request.width.length ?? 0
    var room = (left: 0.0, width: width)
    if var space = request.space {
      let (left, right) = (request.origin.x, request.origin.x + width)
      result.layout.floatOrigins = request.floats.map { float in
        let place = space.place(
          float.size, float.side, clear: float.clear, below: request.origin.y, left: left,
          right: right, shape: float.shape)
        return Point(place.x - left, place.y - request.origin.y)
      }
      // The elements are where a line would begin, which is beside the floats.
      let band = space.lineBand(
        from: request.origin.y, to: request.origin.y, left: left, right: right)
      room = (band.left - left, max(0, band.width))
      result.layout.space = space
    }
    let filler = InlineLineFiller(self, request, width: width, pass)
    filler.moveFloats(&result)
    filler.placeEmpty(from: room.left, width: room.width, &result)
  }

  /// Returns the text in lines of a width, or in the same number of balanced lines: CSS Text 4
  /// §6.3.
  private func measured(
    _ request: InlineRequest, _ width: Double, _ pass: LayoutPass
  ) -> MeasuredText? {
    if firstLine != nil { return linesAfterFirst(request, width, pass) }
    guard let text = prepared(request, width: width, pass) else { return nil }
    func lines(_ width: Double) -> MeasuredText { text.measure(width: width + InlineText.slack) }
    let plain = lines(width)
    let count = plain.lines.count
    guard InlineText.style(of: container, pass).balances, count > 1,
      count <= InlineText.maximumBalancedLines,
      request.lineLimit == nil,
      !plain.lines.dropLast().contains(where: { $0.endsWithBreak })
    else { return plain }
    // The smallest width that needs no further line, to a pixel.
    var (narrow, wide) = (width / 2, width)
    var best = plain
    while wide - narrow > 1 {
      let middle = (narrow + wide) / 2
      let tried = lines(middle)
      if tried.lines.count > count || tried.lines.contains(where: { $0.width > middle + 1 }) {
        narrow = middle
      } else {
        (best, wide) = (tried, middle)
      }
    }
    return best
  }

  /// The maximum number of lines that are balanced; browsers do not balance longer paragraphs.
  private static let maximumBalancedLines = 6
}

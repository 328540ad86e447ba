import QuoinModel

// The ellipsis of the last line before a limit, and of a line that is clipped: the properties `-webkit-line-clamp` and
// `text-overflow`.
extension InlineText {
  /// Gives a line that has been placed the text that is left beside an ellipsis.
  ///
  /// As in browsers, the elements in the line stay where they are.
  ///
  /// - Parameters:
  ///   - source: The text from the line on.
  ///   - filler: The state before the line was placed.
  ///   - counts: What there was before it.
  func abbreviate(
    _ line: TextLine, isLast: Bool, _ source: LineSource, _ filler: InlineLineFiller,
    from left: Double = 0, width: Double? = nil,
    behind counts: (fragments: Int, texts: Int, lines: Int), _ result: inout InlineLines
  ) {
    let pass = filler.pass
    let room = width ?? filler.width
    guard pass.scene.placesTexts, let measurer = pass.scene.text,
      var short = source.abbreviated(
        to: line.range.upperBound, in: room + InlineText.slack, paragraph(pass), measurer)
    else { return }
    // The line is aligned before it gets the ellipsis. A justified one, whose spaces are as wide as those of other words
    // need, begins at its start.
    let isJustified = filler.alignment(isLast: isLast) == .justify
    if !filler.isRightToLeft, !isJustified { short.width = line.width }
    var scratch = InlineLines()
    scratch.layout = result.layout
    var filler = filler
    filler.place(short, isLast: isLast || isJustified, from: left, width: room, &scratch)
    for index in counts.fragments..<result.fragments.count { result.fragments[index].text = -1 }
    result.texts.removeLast(result.texts.count - counts.texts)
    for var fragment in scratch.fragments where fragment.text >= 0 {
      fragment.text += Int32(clamping: counts.texts)
      result.fragments.append(fragment)
    }
    result.texts += scratch.texts
  }
}

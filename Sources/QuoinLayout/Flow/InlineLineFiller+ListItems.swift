import QuoinModel

// The lines of list items in quirks mode.
extension InlineLineFiller {
  /// Returns the element that a line of a list item is at least as high as, and the parts of the line that count as content
  /// of that element.
  ///
  /// Browsers give each line of an item at least the height of its strut, despite the quirk of line heights (Quirks Mode
  /// §3.3). If the line continues an element whose font is of another size, that element's strut takes its place. Otherwise
  /// the text that continues at the start of the line, up to the next edge of an element, counts as text of the item.
  ///
  /// - Returns: The span, or -1 for the container, and the parts.
  func lineStart(
    _ pieces: [Piece], _ line: TextLine, in root: InlineMetrics
  ) -> (strut: Int, continued: Range<Int>) {
    guard text.hasListItemQuirk else { return (-1, 0..<0) }
    let parts = parts(of: pieces)
    guard let first = parts.first else { return (-1, 0..<0) }
    var span = text.starts[first].owner
    while span >= 0, !continues(text.spans[span], on: line) { span = text.spans[span].parent }
    if span >= 0, metrics(of: text.spans[span].node).fontSize != root.fontSize {
      return (span, 0..<0)
    }
    guard span >= 0, span == text.starts[first].owner else { return (-1, 0..<0) }
    return (-1, first..<(parts.first { text.starts[$0].owner != span } ?? parts.upperBound))
  }

  /// Whether an inline element began before a line.
  func continues(_ span: InlineText.Span, on line: TextLine) -> Bool {
    !span.hasStart || text.starts[span.parts.lowerBound].offset < line.range.lowerBound
  }
}

/// A shaped text that can be broken into lines at any width.
package protocol PreparedText {
  /// Returns the lines that fit a width, and the size that encloses them; see `TextMeasurer`.
  func measure(width: Double?) -> MeasuredText
  /// The minimum and the maximum content width, in points.
  var contentWidths: ContentWidths { get }
}

/// A text measurer that can prepare a text once for several queries, and caches what it measured.
///
/// During layout the same text is measured several times, however long it is. Afterwards, a text of millions of letters
/// should not stay in memory.
package protocol TextPreparing: TextMeasurer {
  func prepared(_ text: StyledText, style: TextLook) -> any PreparedText

  /// Releases the memory of unusually long texts.
  func forgetLongTexts()
}

/// A text that queries the measurer each time.
package struct MeasurableText: PreparedText {
  private let text: StyledText
  private let style: TextLook
  private let measurer: any TextMeasurer

  package init(_ text: StyledText, style: TextLook, measurer: any TextMeasurer) {
    self.text = text
    self.style = style
    self.measurer = measurer
  }

  package func measure(width: Double?) -> MeasuredText {
    measurer.measure(text, style: style, width: width)
  }

  package var contentWidths: ContentWidths { measurer.contentWidths(of: text, style: style) }
}

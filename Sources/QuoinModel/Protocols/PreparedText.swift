/// A text that was shaped, to be broken at any width.
package protocol PreparedText {
  /// The lines that fit a width, and the size that holds them; see `TextMeasurer`.
  func measure(width: Double?) -> MeasuredText
  /// The least and the greatest width that the text likes, in points.
  var contentWidths: ContentWidths { get }
}

/// A measurer that finds a text once for all that is asked of it.
package protocol TextPreparing: TextMeasurer {
  func prepared(_ text: StyledText, style: TextLook) -> any PreparedText
}

/// A text of which a measurer is asked anew each time.
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

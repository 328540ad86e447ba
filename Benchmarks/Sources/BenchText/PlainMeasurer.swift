package import Quoin

/// A measurer for which each byte is half as wide as the font is high, and lines break anywhere: so little work that what is
/// measured is the layout.
package struct PlainMeasurer: TextMeasurer {
  /// Creates a measurer.
  package init() {}

  package func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText {
    // Read once, since a look yields its font through a coroutine, which allocates memory.
    let em = style.font.size
    let (letter, height) = (em / 2, em * 1.2)
    let natural = Double(text.utf8.count) * letter
    let room = max(letter, width ?? natural)
    let count = style.lineLimit == 1 ? 1 : max(1, (natural / room).rounded(.up))
    let size = Size(min(natural, room), count * height)
    return MeasuredText(
      lines: [
        TextLine(
          text: text, width: size.width, top: 0, baseline: em, height: size.height)
      ], size: size)
  }

  package func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText {
    measure(text.string, style: style, width: width)
  }

  package func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine? { FixedTextMeasurer().line(of: text, style: style, from: offset, width: width) }

  package func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths {
    FixedTextMeasurer().contentWidths(of: text, style: style)
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: font.size, descender: font.size * 0.2, lineHeight: font.size * 1.2)
  }
}

import QuoinGeometry
import QuoinModel

extension FixedTextMeasurer {
  /// Breaks a text into lines with as many glyphs and objects as fit.
  ///
  /// Lines may end at spaces, tabs, zero-width spaces and soft hyphens and beside objects.
  public func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText {
    guard !text.string.isEmpty else { return MeasuredText(lines: [], size: .zero) }
    var scale = 1.0
    var found = FixedShaper.shape(text, style: style, scale: 1).measured(style: style, width: width)
    // In tenths, as for plain text.
    while !found.fits, scale > style.minimumScale {
      scale = max(style.minimumScale, scale - 0.1)
      found = FixedShaper.shape(text, style: style, scale: scale)
        .measured(style: style, width: width)
    }
    found.text.fontScale = scale
    return found.text
  }

  /// Returns one line of a text, for lines that each have a width of their own.
  public func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine? {
    FixedShaper.shape(text, style: style, scale: 1).line(from: offset, width: width)
  }

  /// Returns a text ready to be broken into lines, for tests.
  package static func shaped(_ text: StyledText, style: TextLook) -> ShapedText {
    FixedShaper.shape(text, style: style, scale: 1)
  }

  /// Returns the widths of the longest word and of the longest line.
  public func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths {
    FixedShaper.shape(text, style: style, scale: 1).contentWidths()
  }
}

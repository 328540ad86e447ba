import QuoinGeometry
import QuoinModel

extension FixedTextMeasurer {
  /// Breaks a text into lines of as many glyphs and objects as fit.
  ///
  /// Lines may end at spaces, tabs, zero-width spaces and soft hyphens and beside objects.
  public func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText {
    guard !text.string.isEmpty else { return MeasuredText(lines: [], size: .zero) }
    var scale = 1.0
    var found = FixedShaper.shape(text, style: style, scale: 1).measured(style: style, width: width)
    // In tenths, as plain text.
    while !found.fits, scale > style.minimumScale {
      scale = max(style.minimumScale, scale - 0.1)
      found = FixedShaper.shape(text, style: style, scale: scale)
        .measured(style: style, width: width)
    }
    found.text.fontScale = scale
    return found.text
  }

  /// One line of a text, where each may have a width of its own.
  public func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine? {
    FixedShaper.shape(text, style: style, scale: 1).line(from: offset, width: width)
  }

  /// The widths of the longest word and of the longest line.
  public func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths {
    FixedShaper.shape(text, style: style, scale: 1).contentWidths()
  }
}

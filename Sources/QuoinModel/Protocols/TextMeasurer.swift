import QuoinGeometry

/// Measures text and breaks it into lines.
///
/// The lines that it answers are the lines that are painted; nothing wraps again. A measurer is
/// called from whatever thread lays out.
public protocol TextMeasurer: Sendable {
  /// Breaks a text into lines that fit a width.
  ///
  /// - Parameters:
  ///   - text: the characters.
  ///   - style: font, alignment, line limit and so on.
  ///   - width: the width to wrap and cut at, in points, or `nil` for none.
  /// - Returns: the lines, and the size that holds them, not rounded to pixels.
  func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText

  /// Breaks a text whose parts look differently into lines that fit a width.
  ///
  /// - Parameters:
  ///   - text: the characters, their looks, and the objects among them.
  ///   - style: the look of the paragraph: line limit, line break, line height and the least scale;
  ///     and that of characters that no run covers.
  ///   - width: the width to wrap and cut at, in points, or `nil` for none.
  /// - Returns: the lines with their pieces, and the size that holds them, not rounded to pixels.
  func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText

  /// One line of a text, where each may have a width of its own, as beside floats.
  ///
  /// The line's `top` is 0, and the next one begins at its `nextOffset`. Line limit, marks of cuts
  /// and shrinking are left out, and so is the empty line behind a break that ends the text.
  ///
  /// - Parameters:
  ///   - text: the characters, their looks, and the objects among them.
  ///   - style: the look of the paragraph.
  ///   - offset: where the line begins, in the UTF-8 of the string.
  ///   - width: the width to wrap at, in points, or `nil` for none.
  /// - Returns: the line, or `nil` behind the end of the text.
  func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine?

  /// The least and the greatest width that a text likes, in points.
  func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths

  /// The heights of a font, in points.
  func metrics(of font: Font) -> FontMetrics

  /// The widths of a font's letters, in points.
  func letterWidths(of font: Font) -> LetterWidths
}

extension TextMeasurer {
  /// The width of a zero for the average one, as browsers take it where a font says none.
  public func letterWidths(of font: Font) -> LetterWidths {
    var style = TextLook()
    style.font = font
    let zero = measure("0", style: style, width: nil).size.width
    return LetterWidths(average: zero, greatest: zero)
  }
}

/// The widths that a font says its letters have, in points.
public struct LetterWidths: Hashable, Sendable {
  /// The mean of all letters: `xAvgCharWidth` of OpenType.
  public var average: Double
  /// The width of the box that holds any letter.
  public var greatest: Double

  /// The widths.
  public init(average: Double, greatest: Double) {
    self.average = average
    self.greatest = greatest
  }
}

/// The widths between which wrapping makes a difference, in points; CSS Sizing 3, §5.1.
public struct ContentWidths: Hashable, Sendable {
  /// The width of the widest piece that cannot be broken: `min-content`.
  public var minimum: Double
  /// The width of the widest line where none wraps: `max-content`.
  public var maximum: Double

  /// The widths.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

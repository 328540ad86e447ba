import QuoinGeometry

/// A text measurer, which measures text and breaks it into lines.
///
/// The returned lines are the lines that are painted; text is not wrapped again. A measurer is
/// called from any thread that performs a layout.
public protocol TextMeasurer: Sendable {
  /// Breaks a text into lines that fit a width.
  ///
  /// - Parameters:
  ///   - text: the characters.
  ///   - style: font, alignment, line limit and so on.
  ///   - width: the width to wrap and truncate at, in points, or `nil` for none.
  /// - Returns: the lines, and the size that encloses them, not rounded to pixels.
  func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText

  /// Breaks a text with several looks into lines that fit a width.
  ///
  /// - Parameters:
  ///   - text: the characters, their looks, and the objects among them.
  ///   - style: the look of the paragraph: line limit, line break, line height and minimum scale;
  ///     and the look of characters that no run covers.
  ///   - width: the width to wrap and truncate at, in points, or `nil` for none.
  /// - Returns: the lines with their pieces, and the size that encloses them, not rounded to
  ///   pixels.
  func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText

  /// Returns one line of a text, for lines of different widths, such as beside floats.
  ///
  /// The line's `top` is 0, and the next line begins at its `nextOffset`. Line limit, ellipses and
  /// shrinking are not applied, and the empty line after a final break is left out.
  ///
  /// - Parameters:
  ///   - text: the characters, their looks, and the objects among them.
  ///   - style: the look of the paragraph.
  ///   - offset: the beginning of the line, in the UTF-8 of the string.
  ///   - width: the width to wrap at, in points, or `nil` for none.
  /// - Returns: the line, or `nil` after the end of the text.
  func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine?

  /// Returns the minimum and the maximum content width of a text, in points.
  func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths

  /// Returns the metrics of a font, in points.
  func metrics(of font: Font) -> FontMetrics

  /// Returns the widths of a font's letters, in points.
  func letterWidths(of font: Font) -> LetterWidths
}

extension TextMeasurer {
  /// Returns the width of a zero as the average, as browsers do if a font specifies none.
  public func letterWidths(of font: Font) -> LetterWidths {
    var style = TextLook()
    style.font = font
    let zero = measure("0", style: style, width: nil).size.width
    return LetterWidths(average: zero, greatest: zero)
  }
}

/// The widths that a font specifies for its letters, in points.
public struct LetterWidths: Hashable, Sendable {
  /// The mean of all letters: `xAvgCharWidth` of OpenType.
  public var average: Double
  /// The width of the box that encloses any letter.
  public var greatest: Double

  /// Creates letter widths.
  public init(average: Double, greatest: Double) {
    self.average = average
    self.greatest = greatest
  }
}

/// The range of widths in which wrapping makes a difference, in points; CSS Sizing 3, §5.1.
public struct ContentWidths: Hashable, Sendable {
  /// The width of the widest unbreakable piece: `min-content`.
  public var minimum: Double
  /// The width of the widest line without wrapping: `max-content`.
  public var maximum: Double

  /// Creates content widths.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The description of a font in a document, such as CSS's `@font-face`: CSS Fonts 4 §4.
package struct FontFaceRule: Hashable, Sendable {
  /// The family of the font among all fonts; no font has it by its own file.
  package var family: String
  /// The weights, from 1 to 1000; `nil` for those of the file's axis, or 400 if it has none.
  package var weight: ClosedRange<Double>?
  /// The widths in percent; `nil` for those of the file's axis, or 100 if it has none.
  package var stretch: ClosedRange<Double>?
  /// The angles of the letters in degrees, clockwise; `nil` for those of the file's axis, or 0 if it has none.
  package var slant: ClosedRange<Double>?
  /// The ranges of characters that the font is used for; empty if it is for all.
  package var ranges: [ClosedRange<UInt32>]
  /// The factor for outlines and metrics: CSS Fonts 5 §4.3.
  package var sizeAdjust = 1.0
  /// The ascent per em, if it is another than the file's: CSS Fonts 4 §11.1.
  package var ascent: Double?
  /// The descent per em, if it is another than the file's.
  package var descent: Double?
  /// The line gap per em, if it is another than the file's.
  package var lineGap: Double?

  /// Creates the rule of a font with all weights, widths and angles of its file.
  package init(family: String, ranges: [ClosedRange<UInt32>] = []) {
    self.family = family
    self.ranges = ranges
  }

  /// Creates the rule of a font with one weight.
  package init(
    family: String, weight: Double, isItalic: Bool = false, ranges: [ClosedRange<UInt32>] = []
  ) {
    self.init(family: family, ranges: ranges)
    self.weight = weight...weight
    slant = isItalic ? Font.italicAngle...Font.italicAngle : 0...0
  }
}

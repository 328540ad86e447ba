/// How high fields of text are around their line, by the version of UIKit.
///
/// As Interface Builder recorded them: since iOS 13 a field with a border is 34 points high with text
/// of 14 to 18 points, 30 before; one without a border is a little higher than its line, as high as
/// it before.
package struct FieldHeights: Hashable, Sendable {
  /// The least height of a field with a border.
  package var least: Double
  /// What a border takes above and below a line that is higher than that.
  package var border: Double
  /// What a field without a border adds to its line.
  package var bare: Double

  /// iOS 13 and later.
  package static let current = FieldHeights(least: 34, border: 12, bare: 1.6)
  /// iOS 12 and before.
  package static let old = FieldHeights(least: 30, border: 8, bare: 0)

  /// What is above and below a line of a height, together.
  func room(around line: Double, isBare: Bool) -> Double {
    isBare ? bare : max(least - line, border)
  }
}

/// The heights that text fields add to their line, by the version of UIKit.
///
/// These are the values that Interface Builder recorded: since iOS 13 a field with a border is 34
/// points high with text of 14 to 18 points, and 30 points before; one without a border is slightly
/// higher than its line, and exactly as high before.
package struct FieldHeights: Hashable, Sendable {
  /// The minimum height of a field with a border.
  package var least: Double
  /// The height that a border adds to a line that exceeds the minimum.
  package var border: Double
  /// The height that a field without a border adds to its line.
  package var bare: Double

  /// The heights in iOS 13 and later.
  package static let current = FieldHeights(least: 34, border: 12, bare: 1.6)
  /// The heights in iOS 12 and earlier.
  package static let old = FieldHeights(least: 30, border: 8, bare: 0)

  /// Returns the total height above and below a line.
  func room(around line: Double, isBare: Bool) -> Double {
    isBare ? bare : max(least - line, border)
  }
}

/// The thresholds below which a number counts as rounding error.
enum Tolerance {
  /// The smallest coefficient of a scaled row.
  static let coefficient = 1e-11
  /// The smallest reduced cost, relative to the largest cost of its level.
  static let cost = 1e-9
  /// The smallest multiplier in a certificate, relative to its largest.
  static let multiplier = 1e-9

  /// The amount by which a constraint may fail whose numbers are of the given magnitude.
  static func feasibility(_ magnitude: Double) -> Double { 1e-8 + 1e-11 * magnitude }
}

/// The value of a padding or a gap: a length or a percentage, never `auto`.
public enum LengthPercentage: Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// A percentage from 0 to 100: of the containing block's *width* on all four sides of a padding,
  /// of the container's content box for a gap.
  case percent(Double)

  /// A length of zero.
  public static let zero = LengthPercentage.points(0)

  /// Returns the length in points, given the length that percentages refer to.
  package func points(of whole: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): percent / 100 * whole
    }
  }
}

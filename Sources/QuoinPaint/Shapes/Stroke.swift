import QuoinModel

/// The parameters of a line along a path.
public struct Stroke: Hashable, Sendable {
  /// The shape of the ends of a line or dash.
  public enum Cap: UInt8, Hashable, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line is extended by a half disc.
    case round
    /// The line is extended by half a square.
    case square
  }

  /// The colour of the line.
  public var color: Color
  /// The width, in points.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// Whether joins are round instead of mitred.
  public var hasRoundJoins: Bool
  /// The alternating lengths of dashes and gaps in points; empty for a solid line.
  public var dashes: [Double]
  /// The offset into the dash pattern at the start of the path, in points.
  public var dashPhase: Double

  /// Creates a stroke whose ends and joins are either all round or not.
  package init(_ color: Color, width: Double, isRound: Bool = true) {
    self.init(color, width: width, cap: isRound ? .round : .butt, hasRoundJoins: isRound)
  }

  /// Creates a stroke.
  package init(
    _ color: Color, width: Double, cap: Cap, hasRoundJoins: Bool = false, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.hasRoundJoins = hasRoundJoins
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// Returns the dashes along a path, or `nil` unless they can be drawn: they must be nonnegative
  /// and finite, and at most a hundred thousand.
  package func drawnDashes(along path: Path) -> [Double]? {
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashPhase.isFinite
    else { return nil }
    let period = dashes.reduce(0) { $0 + $1 }
    return period > 0 && path.length / period < 100_000 ? dashes : nil
  }
}

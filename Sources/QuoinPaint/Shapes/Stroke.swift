import QuoinModel

/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// How a line or a dash ends.
  public enum Cap: UInt8, Hashable, Sendable {
    /// Where it ends.
    case butt
    /// With half a disc more.
    case round
    /// With half a square more.
    case square
  }

  /// The colour.
  public var color: Color
  /// The width, in points.
  public var width: Double
  /// How ends look.
  public var cap: Cap
  /// Whether corners are round; else they are pointed.
  public var hasRoundJoins: Bool
  /// The lengths of dashes and the gaps between them in turn, in points; empty for one line.
  public var dashes: [Double]
  /// How far into the pattern of dashes the path begins, in points.
  public var dashPhase: Double

  /// A stroke of its parts; round ends and corners, or neither.
  package init(_ color: Color, width: Double, isRound: Bool = true) {
    self.init(color, width: width, cap: isRound ? .round : .butt, hasRoundJoins: isRound)
  }

  /// A stroke of its parts.
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

  /// The dashes where a painter can draw them along a path: none negative or without a number, and not
  /// more than a hundred thousand.
  package func drawnDashes(along path: Path) -> [Double]? {
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashPhase.isFinite
    else { return nil }
    let period = dashes.reduce(0) { $0 + $1 }
    return period > 0 && path.length / period < 100_000 ? dashes : nil
  }
}

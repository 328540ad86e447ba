import QuoinGeometry

/// The size that is proposed to a node for measuring: the available space, in points.
///
/// An axis that is `nil` is not limited: the node returns its natural length. A finite number is
/// space that may be filled, wrapped into or left free; it is not a required size.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width, or `nil` for no limit.
  public var width: Double?
  /// The proposed height, or `nil` for no limit.
  public var height: Double?

  /// Creates a proposal from its parts; NaN counts as unlimited, and a negative length as zero.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = ProposedSize.clean(width)
    self.height = ProposedSize.clean(height)
  }

  /// No limits.
  public static let unlimited = ProposedSize()

  /// Returns the available space along an axis.
  public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  private static func clean(_ length: Double?) -> Double? {
    guard let length, !length.isNaN, length != .infinity else { return nil }
    return max(0, length)
  }
}

/// The result of measuring a node.
public struct MeasuredSize: Hashable, Sendable {
  /// The preferred size of the node under the proposal, in points.
  public var size: Size
  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: Double?
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: Double?
  /// Whether the content has a width of its own; a plain rectangle has none.
  package var hasNaturalWidth = true
  /// Whether the content has a height of its own.
  package var hasNaturalHeight = true

  /// Creates a result from its parts.
  public init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Creates a result for content that has a length along one axis only, such as a slider.
  public init(width: Double?, height: Double?) {
    size = Size(width ?? 0, height ?? 0)
    hasNaturalWidth = width != nil
    hasNaturalHeight = height != nil
  }
}

/// The context in which a node measures itself.
public struct MeasureContext {
  /// The computed look of the node.
  public var look: Look
  /// The traits.
  public var traits: Traits
  /// The text measurer, or `nil` if the scene has none.
  public var text: (any TextMeasurer)?
  /// Whether the proposed width is definite, so that the node will have exactly this width.
  package var isWidthExact = false
  /// Whether the proposed height is definite.
  package var isHeightExact = false

  /// Creates a context from its parts.
  public init(look: Look, traits: Traits, text: (any TextMeasurer)?) {
    self.look = look
    self.traits = traits
    self.text = text
  }
}

import QuoinGeometry

/// The question of the measuring pass: the room on offer, in points.
///
/// An axis that is `nil` is not limited: the answer is the natural extent. A finite number is room
/// that may be filled, wrapped into or left over; it is not an order.
public struct ProposedSize: Hashable, Sendable {
  /// The width on offer, or `nil` for as much as is liked.
  public var width: Double?
  /// The height on offer, or `nil` for as much as is liked.
  public var height: Double?

  /// A proposal of its parts; NaN counts as unlimited, and a negative extent as none.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = ProposedSize.clean(width)
    self.height = ProposedSize.clean(height)
  }

  /// No limits.
  public static let unlimited = ProposedSize()

  /// The room along an axis.
  public subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  private static func clean(_ length: Double?) -> Double? {
    guard let length, !length.isNaN, length != .infinity else { return nil }
    return max(0, length)
  }
}

/// The answer of the measuring pass.
public struct MeasuredSize: Hashable, Sendable {
  /// The size that the node likes under the proposal, in points.
  public var size: Size
  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: Double?
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: Double?
  /// The axes along which the content has a length of its own; a plain rectangle has none.
  package var hasNaturalWidth = true
  /// Whether the content has a height of its own.
  package var hasNaturalHeight = true

  /// An answer of its parts.
  public init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// An answer for a content that has a length along one axis only, such as a slider.
  public init(width: Double?, height: Double?) {
    size = Size(width ?? 0, height ?? 0)
    hasNaturalWidth = width != nil
    hasNaturalHeight = height != nil
  }
}

/// What a node may look at while it measures itself.
public struct MeasureContext {
  /// The computed look of the node.
  public var look: Look
  /// The surroundings.
  public var traits: Traits
  /// Who measures text, or `nil` where the scene has nobody to.
  public var text: (any TextMeasurer)?
  /// Whether the proposed width is an order, of which the node will not have another one.
  package var isWidthExact = false
  /// Whether the proposed height is an order.
  package var isHeightExact = false

  /// A context of its parts.
  public init(look: Look, traits: Traits, text: (any TextMeasurer)?) {
    self.look = look
    self.traits = traits
    self.text = text
  }
}

public import QuoinModel

/// A sum of multiples of anchors of one kind and a number: `2 * a.width + b.width - 16`.
///
/// `Kind` keeps places along x, places along y and extents apart: `a.left == b.top` does not
/// compile. Proxies answer expressions, and arithmetic makes new ones; comparing two gives a
/// `Constraint`.
public struct AnchorExpression<Kind>: Sendable {
  /// The first term.
  public var first: AnchorTerm
  /// The number that is added, in points.
  public var constant: Double
  /// The terms after the first, or `nil` for none: that costs nothing to copy.
  @usableFromInline var tail: [AnchorTerm]?

  /// The expression that is an anchor alone.
  @inlinable public init(_ item: AnchorItem, _ attribute: Attribute) {
    first = AnchorTerm(item, attribute)
    constant = 0
    tail = nil
  }

  /// The terms after the first; empty in all that Auto Layout can say.
  public var others: [AnchorTerm] { tail ?? [] }
}

/// What stands for an expression of anchors of one kind: an expression, or an anchor of a node or
/// guide.
public protocol AnchorOperand<Kind> {
  /// Places along x, places along y, or extents.
  associatedtype Kind
  /// The operand as a sum.
  var expression: AnchorExpression<Kind> { get }
}

extension AnchorExpression: AnchorOperand {
  /// The expression itself.
  @inlinable public var expression: AnchorExpression { self }
}

extension Anchor: AnchorOperand {
  /// The anchor as a sum of one term.
  @inlinable public var expression: AnchorExpression<Kind> { AnchorExpression(item, attribute) }
}

/// The kinds of anchors that are places, which have a meaning only beside other places.
public protocol PlaceKind {}

extension AnchorKinds.X: PlaceKind {}
extension AnchorKinds.Y: PlaceKind {}

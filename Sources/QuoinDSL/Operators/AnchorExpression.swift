public import QuoinModel

/// A linear expression of anchors of one kind: a sum of multiples and a constant, such as
/// `2 * a.width + b.width - 16`.
///
/// `Kind` distinguishes x positions, y positions and extents: `a.left == b.top` does not compile.
/// Proxies return expressions, arithmetic combines them, and a comparison of two gives a
/// `Constraint`.
public struct AnchorExpression<Kind>: Sendable {
  /// The first term.
  public var first: AnchorTerm
  /// The constant, in points.
  public var constant: Double
  /// The terms after the first, or `nil` if there are none, which makes copies free.
  @usableFromInline var tail: [AnchorTerm]?

  /// Creates an expression that is a single anchor.
  @inlinable public init(_ item: AnchorItem, _ attribute: Attribute) {
    first = AnchorTerm(item, attribute)
    constant = 0
    tail = nil
  }

  /// The terms after the first; empty in all constraints that Auto Layout can express.
  public var others: [AnchorTerm] { tail ?? [] }
}

/// An operand in arithmetic of anchors: an expression, or an anchor of a node or guide.
public protocol AnchorOperand<Kind> {
  /// The kind: x positions, y positions or extents.
  associatedtype Kind
  /// The operand as an expression.
  var expression: AnchorExpression<Kind> { get }
}

extension AnchorExpression: AnchorOperand {
  /// The expression itself.
  @inlinable public var expression: AnchorExpression { self }
}

extension Anchor: AnchorOperand {
  /// The anchor as an expression of one term.
  @inlinable public var expression: AnchorExpression<Kind> { AnchorExpression(item, attribute) }
}

/// The anchor kinds that are positions, which can only be compared with other positions.
public protocol PlaceKind {}

extension AnchorKinds.X: PlaceKind {}
extension AnchorKinds.Y: PlaceKind {}

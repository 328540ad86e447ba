public import QuoinModel

/// An anchor that makes constraints one by one, like UIKit's `NSLayoutAnchor`.
///
///     Constraint.activate([
///       name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
///       name.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
///     ])
///
/// A constraint is not part of the layout until it is activated. It is stored at the node of the
/// anchor on its left side.
public struct LayoutAnchor<Kind> {
  let node: Node
  let expression: AnchorExpression<Kind>

  init(_ node: Node, _ expression: AnchorExpression<Kind>) {
    self.node = node
    self.expression = expression
  }

  init(_ owner: some LayoutAnchorOwner, _ attribute: Attribute) {
    self.init(owner.anchorOwner, AnchorExpression(owner.anchorItem, attribute))
  }

  func constraint(
    _ comparison: Comparison, _ other: AnchorExpression<Kind>, _ place: LiteralPlace
  ) -> ConstraintGroup {
    var constraint = expression.constraint(comparison, other)
    constraint.note(place)
    return ConstraintGroup(waiting: [constraint], for: node.openConstraintList(), chained: false)
  }

  /// Returns the constraint that this anchor equals another plus a constant.
  public func constraint(
    equalTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(.equal, other.expression + constant, LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this anchor is at most another plus a constant.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(.lessThanOrEqual, other.expression + constant, LiteralPlace(file, line, column))
  }

  /// Returns the constraint that this anchor is at least another plus a constant.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintGroup {
    constraint(.greaterThanOrEqual, other.expression + constant, LiteralPlace(file, line, column))
  }
}

/// UIKit's name for a horizontal anchor.
public typealias LayoutXAxisAnchor = LayoutAnchor<AnchorKinds.X>
/// UIKit's name for a vertical anchor.
public typealias LayoutYAxisAnchor = LayoutAnchor<AnchorKinds.Y>
/// UIKit's name for the anchor of an extent.
public typealias LayoutDimension = LayoutAnchor<AnchorKinds.Dimension>

/// A type with anchors that make constraints: a node, or a guide with its node.
public protocol LayoutAnchorOwner: Anchored {
  /// The node that stores constraints made from the anchors.
  var anchorOwner: Node { get }
}

extension Node: LayoutAnchorOwner {
  /// The node itself.
  public final var anchorOwner: Node { self }
}

extension NodeGuide: LayoutAnchorOwner {
  /// The node that owns the guide.
  public var anchorOwner: Node { node }
}

extension LayoutAnchorOwner {
  /// The left side.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .right) }
  /// The leading side: left in a left-to-right layout.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .leading) }
  /// The trailing side: right in a left-to-right layout.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .trailing) }
  /// The centre along x.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(self, .centerX) }
  /// The top side.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .top) }
  /// The bottom side.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .bottom) }
  /// The centre along y.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutAnchor(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutAnchor(self, .height) }
}

public import QuoinGeometry
public import QuoinModel

/// The four sides: `a.edges == b.edges.inset(by: 20)`.
///
/// The sides are top, leading, bottom and trailing. With insets by left and right, they are left
/// and right in any layout direction.
public struct EdgeAnchors: Hashable, Sendable {
  /// The node or guide that the anchors belong to.
  public let item: AnchorItem
  /// The insets; left means leading and right means trailing unless `isBySide`.
  @usableFromInline var insets: EdgeInsets
  @usableFromInline var isBySide: Bool

  @inlinable init(_ item: AnchorItem) {
    self.item = item
    insets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    isBySide = false
  }

  /// The sides moved inward by a distance, in points; a negative one moves them outward.
  public func inset(by distance: Double) -> EdgeAnchors { moved(EdgeInsets(distance)) }

  /// The sides moved inward, in points.
  public func inset(horizontally: Double = 0, vertically: Double = 0) -> EdgeAnchors {
    moved(EdgeInsets(horizontal: horizontally, vertical: vertically))
  }

  /// The sides moved inward by distances that follow the layout direction, in points.
  ///
  /// In combination with insets by left and right, leading is treated as left.
  public func inset(by distances: DirectionalEdgeInsets) -> EdgeAnchors {
    moved(distances.resolved(.leftToRight))
  }

  /// The sides moved inward by distances from left and right, in points.
  public func inset(by distances: EdgeInsets) -> EdgeAnchors {
    var anchors = moved(distances)
    anchors.isBySide = true
    return anchors
  }

  private func moved(_ distances: EdgeInsets) -> EdgeAnchors {
    var anchors = self
    anchors.insets = insets + distances
    return anchors
  }

  /// The constant for a side, or `nil` if the attribute is not a side or the constant depends on
  /// the direction.
  ///
  /// Different left and right insets have no definite value for leading and trailing, and vice
  /// versa.
  func constant(_ attribute: Attribute) -> Double? {
    switch attribute {
    case .top: insets.top
    case .left where isBySide || isUniform, .leading where !isBySide || isUniform: insets.left
    case .bottom: -insets.bottom
    case .right where isBySide || isUniform, .trailing where !isBySide || isUniform: -insets.right
    default: nil
    }
  }

  private var isUniform: Bool { insets.left == insets.right }

  /// Returns the constraints on the four sides; the far ones may use another comparison.
  @inlinable func constraints(
    _ near: Comparison, far: Comparison, _ other: EdgeAnchors
  ) -> [Constraint] {
    let usesSides = isBySide || other.isBySide
    return [
      side(.top, near, other, other.insets.top - insets.top),
      side(usesSides ? .left : .leading, near, other, other.insets.left - insets.left),
      side(.bottom, far, other, insets.bottom - other.insets.bottom),
      side(usesSides ? .right : .trailing, far, other, insets.right - other.insets.right),
    ]
  }

  @inlinable func side(
    _ side: Attribute, _ comparison: Comparison, _ other: EdgeAnchors, _ constant: Double
  ) -> Constraint {
    Constraint(
      of: AnchorTerm(item, side), comparison, AnchorTerm(other.item, side), constant: constant)
  }

  /// Returns the constraints that keep these edges inside others; each side may be further in.
  @inlinable public func inside(_ outer: EdgeAnchors) -> [Constraint] {
    constraints(.greaterThanOrEqual, far: .lessThanOrEqual, outer)
  }

  /// Returns the constraints that keep these edges around others; each side may be further out.
  @inlinable public func contains(_ inner: EdgeAnchors) -> [Constraint] {
    constraints(.lessThanOrEqual, far: .greaterThanOrEqual, inner)
  }
}

/// Returns the constraints that two rectangles coincide.
@inlinable
public func == (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] {
  a.constraints(.equal, far: .equal, b)
}

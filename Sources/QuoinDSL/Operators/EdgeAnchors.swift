public import QuoinGeometry
public import QuoinModel

/// The four sides: `a.edges == b.edges.inset(by: 20)`.
///
/// The sides are top, leading, bottom and trailing. Insets by left and right speak of left and
/// right in any layout direction.
public struct EdgeAnchors: Hashable, Sendable {
  /// What the anchors belong to.
  public let item: AnchorItem
  /// Left stands for leading, and right for trailing, unless `isBySide`.
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
  /// Beside insets by left and right, leading counts as left.
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

  /// The number on a side, or `nil` for what is no side or cannot be told apart.
  ///
  /// Insets that differ by left and right cannot be told for leading and trailing, nor the reverse.
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

  /// The constraints on the four sides; the far ones may be compared the other way.
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

  /// The constraints that keep these edges within others; each side may be further in.
  @inlinable public func inside(_ outer: EdgeAnchors) -> [Constraint] {
    constraints(.greaterThanOrEqual, far: .lessThanOrEqual, outer)
  }

  /// The constraints that keep these edges around others; each side may be further out.
  @inlinable public func contains(_ inner: EdgeAnchors) -> [Constraint] {
    constraints(.lessThanOrEqual, far: .greaterThanOrEqual, inner)
  }
}

/// The constraints that two rectangles are the same.
@inlinable
public func == (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] {
  a.constraints(.equal, far: .equal, b)
}

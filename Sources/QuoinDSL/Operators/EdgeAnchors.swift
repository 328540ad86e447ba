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
  private var insets = EdgeInsets.zero
  private var isBySide = false

  init(_ item: AnchorItem) { self.item = item }

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

  func constraints(_ comparison: Comparison, _ other: EdgeAnchors) -> [Constraint] {
    let usesSides = isBySide || other.isBySide
    let moves: [(side: Attribute, constant: Double)] = [
      (.top, other.insets.top - insets.top),
      (usesSides ? .left : .leading, other.insets.left - insets.left),
      (.bottom, insets.bottom - other.insets.bottom),
      (usesSides ? .right : .trailing, insets.right - other.insets.right),
    ]
    return moves.map { side, constant in
      Constraint(
        AnchorTerm(item, side), comparison, AnchorTerm(other.item, side), constant: constant)
    }
  }
}

/// The constraints that two rectangles are the same.
public func == (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { a.constraints(.equal, b) }

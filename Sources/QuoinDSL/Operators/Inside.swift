public import QuoinGeometry
public import QuoinModel

// `<=` between edges would say something else: side by side it keeps nothing within anything.

extension Proxy {
  /// The constraints that keep this rectangle within another, at a distance from all its sides.
  ///
  /// - Parameters:
  ///   - outer: the rectangle around: a node, a guide, or `a.superview.safeArea`.
  ///   - distance: the smallest distance between their sides, in points.
  public func inside(_ outer: Proxy, by distance: Double = 0) -> [Constraint] {
    edges.inside(outer.edges.inset(by: distance))
  }

  /// The constraints that keep this rectangle within another, at distances from its sides.
  public func inside(_ outer: Proxy, by distances: EdgeInsets) -> [Constraint] {
    edges.inside(outer.edges.inset(by: distances))
  }

  /// The constraints that keep this rectangle within another, at distances from its sides.
  public func inside(_ outer: Proxy, by distances: DirectionalEdgeInsets) -> [Constraint] {
    edges.inside(outer.edges.inset(by: distances))
  }

  /// The constraints that keep this rectangle around another, at a distance from all its sides.
  ///
  /// - Parameters:
  ///   - inner: the rectangle within.
  ///   - distance: the smallest distance between their sides, in points.
  public func contains(_ inner: Proxy, by distance: Double = 0) -> [Constraint] {
    edges.inset(by: distance).contains(inner.edges)
  }

  /// The constraints that keep this rectangle around several others.
  public func contains(_ inner: [Proxy], by distance: Double = 0) -> [Constraint] {
    inner.flatMap { contains($0, by: distance) }
  }
}

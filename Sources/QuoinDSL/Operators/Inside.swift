public import QuoinGeometry
public import QuoinModel

// `<=` between edges would be wrong here: compared side by side, it does not keep one inside the
// other.

extension Proxy {
  /// Returns the constraints that keep this rectangle inside another, at a distance from all its
  /// sides.
  ///
  /// - Parameters:
  ///   - outer: the surrounding rectangle: a node, a guide, or `a.superview.safeArea`.
  ///   - distance: the smallest distance between their sides, in points.
  public func inside(_ outer: Proxy, by distance: Double = 0) -> [Constraint] {
    edges.inside(outer.edges.inset(by: distance))
  }

  /// Returns the constraints that keep this rectangle inside another, at distances from its sides.
  public func inside(_ outer: Proxy, by distances: EdgeInsets) -> [Constraint] {
    edges.inside(outer.edges.inset(by: distances))
  }

  /// Returns the constraints that keep this rectangle inside another, at distances from its sides.
  public func inside(_ outer: Proxy, by distances: DirectionalEdgeInsets) -> [Constraint] {
    edges.inside(outer.edges.inset(by: distances))
  }

  /// Returns the constraints that keep this rectangle around another, at a distance from all its
  /// sides.
  ///
  /// - Parameters:
  ///   - inner: the inner rectangle.
  ///   - distance: the smallest distance between their sides, in points.
  public func contains(_ inner: Proxy, by distance: Double = 0) -> [Constraint] {
    edges.inset(by: distance).contains(inner.edges)
  }

  /// Returns the constraints that keep this rectangle around several others.
  public func contains(_ inner: [Proxy], by distance: Double = 0) -> [Constraint] {
    inner.flatMap { contains($0, by: distance) }
  }
}

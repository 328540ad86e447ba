public import QuoinGeometry

// Cartography's names; each is an alias of `EdgeAnchors.inset`.

extension EdgeAnchors {
  /// The sides moved inward by a distance, in points.
  public func inseted(by distance: Double) -> EdgeAnchors { inset(by: distance) }

  /// The sides moved inward, in points.
  public func inseted(horizontally: Double = 0, vertically: Double = 0) -> EdgeAnchors {
    inset(horizontally: horizontally, vertically: vertically)
  }

  /// The sides moved inward by a separate distance each, in points.
  public func inseted(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> EdgeAnchors {
    inset(
      by: DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

/// Edges moved inward by a distance, in points.
public func inset(_ edges: EdgeAnchors, _ all: Double) -> EdgeAnchors { edges.inset(by: all) }

/// Edges moved inward, in points.
public func inset(_ edges: EdgeAnchors, _ horizontal: Double, _ vertical: Double) -> EdgeAnchors {
  edges.inset(horizontally: horizontal, vertically: vertical)
}

/// Edges moved inward along x, in points.
public func inset(_ edges: EdgeAnchors, horizontally distance: Double) -> EdgeAnchors {
  edges.inset(horizontally: distance)
}

/// Edges moved inward along y, in points.
public func inset(_ edges: EdgeAnchors, vertically distance: Double) -> EdgeAnchors {
  edges.inset(vertically: distance)
}

/// Edges moved inward by a separate distance each, in points.
public func inset(
  _ edges: EdgeAnchors, _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double
) -> EdgeAnchors {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// Edges moved inward by distances from left and right, in points.
public func inset(_ edges: EdgeAnchors, _ distances: EdgeInsets) -> EdgeAnchors {
  edges.inset(by: distances)
}

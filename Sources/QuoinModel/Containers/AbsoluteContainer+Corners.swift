import QuoinGeometry

// Placements by one of nine points, relative to the container or a sibling, as in PinLayout. A
// distance counts inward from each side that is pinned; from a centre it moves right and down.

extension Relation where C == AbsoluteContainer {
  /// Pins the top left corner to the container's, at a distance in points.
  @discardableResult public func topLeft(_ distance: Double = 0) -> Relation {
    top(Coordinate(distance), by: .topLeft).left(Coordinate(distance), by: .topLeft)
  }

  /// Pins the top left corner to a point of a sibling.
  @discardableResult public func topLeft(to point: SiblingPoint) -> Relation {
    top(to: point.level, by: .topLeft).left(to: point.upright, by: .topLeft)
  }

  /// Pins the middle of the top to the container's, at a distance in points.
  @discardableResult public func topCenter(_ distance: Double = 0) -> Relation {
    top(Coordinate(distance), by: .topCenter).hCenter(Coordinate(0), by: .topCenter)
  }

  /// Pins the middle of the top to a point of a sibling.
  @discardableResult public func topCenter(to point: SiblingPoint) -> Relation {
    top(to: point.level, by: .topCenter).hCenter(to: point.upright, by: .topCenter)
  }

  /// Pins the top right corner to the container's, at a distance in points.
  @discardableResult public func topRight(_ distance: Double = 0) -> Relation {
    top(Coordinate(distance), by: .topRight).right(Coordinate(distance), by: .topRight)
  }

  /// Pins the top right corner to a point of a sibling.
  @discardableResult public func topRight(to point: SiblingPoint) -> Relation {
    top(to: point.level, by: .topRight).right(to: point.upright, by: .topRight)
  }

  /// Pins the top start corner to the container's, at a distance in points.
  @discardableResult public func topStart(_ distance: Double = 0) -> Relation {
    top(Coordinate(distance), by: .topStart).start(Coordinate(distance), by: .topStart)
  }

  /// Pins the top start corner to a point of a sibling.
  @discardableResult public func topStart(to point: SiblingPoint) -> Relation {
    top(to: point.level, by: .topStart).start(to: point.upright, by: .topStart)
  }

  /// Pins the top end corner to the container's, at a distance in points.
  @discardableResult public func topEnd(_ distance: Double = 0) -> Relation {
    top(Coordinate(distance), by: .topEnd).end(Coordinate(distance), by: .topEnd)
  }

  /// Pins the top end corner to a point of a sibling.
  @discardableResult public func topEnd(to point: SiblingPoint) -> Relation {
    top(to: point.level, by: .topEnd).end(to: point.upright, by: .topEnd)
  }

  /// Pins the middle of the left side to the container's, at a distance in points.
  @discardableResult public func centerLeft(_ distance: Double = 0) -> Relation {
    vCenter(Coordinate(0), by: .centerLeft).left(Coordinate(distance), by: .centerLeft)
  }

  /// Pins the middle of the left side to a point of a sibling.
  @discardableResult public func centerLeft(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level, by: .centerLeft).left(to: point.upright, by: .centerLeft)
  }

  /// Pins the centre to the container's, at a distance in points.
  @discardableResult public func center(_ offset: Double = 0) -> Relation {
    vCenter(Coordinate(offset), by: .center).hCenter(Coordinate(offset), by: .center)
  }

  /// Pins the centre to a point of a sibling.
  @discardableResult public func center(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level, by: .center).hCenter(to: point.upright, by: .center)
  }

  /// Pins the middle of the right side to the container's, at a distance in points.
  @discardableResult public func centerRight(_ distance: Double = 0) -> Relation {
    vCenter(Coordinate(0), by: .centerRight).right(Coordinate(distance), by: .centerRight)
  }

  /// Pins the middle of the right side to a point of a sibling.
  @discardableResult public func centerRight(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level, by: .centerRight).right(to: point.upright, by: .centerRight)
  }

  /// Pins the middle of the start side to the container's, at a distance in points.
  @discardableResult public func centerStart(_ distance: Double = 0) -> Relation {
    vCenter(Coordinate(0), by: .centerStart).start(Coordinate(distance), by: .centerStart)
  }

  /// Pins the middle of the start side to a point of a sibling.
  @discardableResult public func centerStart(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level, by: .centerStart).start(to: point.upright, by: .centerStart)
  }

  /// Pins the middle of the end side to the container's, at a distance in points.
  @discardableResult public func centerEnd(_ distance: Double = 0) -> Relation {
    vCenter(Coordinate(0), by: .centerEnd).end(Coordinate(distance), by: .centerEnd)
  }

  /// Pins the middle of the end side to a point of a sibling.
  @discardableResult public func centerEnd(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level, by: .centerEnd).end(to: point.upright, by: .centerEnd)
  }

  /// Pins the bottom left corner to the container's, at a distance in points.
  @discardableResult public func bottomLeft(_ distance: Double = 0) -> Relation {
    bottom(Coordinate(distance), by: .bottomLeft).left(Coordinate(distance), by: .bottomLeft)
  }

  /// Pins the bottom left corner to a point of a sibling.
  @discardableResult public func bottomLeft(to point: SiblingPoint) -> Relation {
    bottom(to: point.level, by: .bottomLeft).left(to: point.upright, by: .bottomLeft)
  }

  /// Pins the middle of the bottom to the container's, at a distance in points.
  @discardableResult public func bottomCenter(_ distance: Double = 0) -> Relation {
    bottom(Coordinate(distance), by: .bottomCenter).hCenter(Coordinate(0), by: .bottomCenter)
  }

  /// Pins the middle of the bottom to a point of a sibling.
  @discardableResult public func bottomCenter(to point: SiblingPoint) -> Relation {
    bottom(to: point.level, by: .bottomCenter).hCenter(to: point.upright, by: .bottomCenter)
  }

  /// Pins the bottom right corner to the container's, at a distance in points.
  @discardableResult public func bottomRight(_ distance: Double = 0) -> Relation {
    bottom(Coordinate(distance), by: .bottomRight).right(Coordinate(distance), by: .bottomRight)
  }

  /// Pins the bottom right corner to a point of a sibling.
  @discardableResult public func bottomRight(to point: SiblingPoint) -> Relation {
    bottom(to: point.level, by: .bottomRight).right(to: point.upright, by: .bottomRight)
  }

  /// Pins the bottom start corner to the container's, at a distance in points.
  @discardableResult public func bottomStart(_ distance: Double = 0) -> Relation {
    bottom(Coordinate(distance), by: .bottomStart).start(Coordinate(distance), by: .bottomStart)
  }

  /// Pins the bottom start corner to a point of a sibling.
  @discardableResult public func bottomStart(to point: SiblingPoint) -> Relation {
    bottom(to: point.level, by: .bottomStart).start(to: point.upright, by: .bottomStart)
  }

  /// Pins the bottom end corner to the container's, at a distance in points.
  @discardableResult public func bottomEnd(_ distance: Double = 0) -> Relation {
    bottom(Coordinate(distance), by: .bottomEnd).end(Coordinate(distance), by: .bottomEnd)
  }

  /// Pins the bottom end corner to a point of a sibling.
  @discardableResult public func bottomEnd(to point: SiblingPoint) -> Relation {
    bottom(to: point.level, by: .bottomEnd).end(to: point.upright, by: .bottomEnd)
  }
}

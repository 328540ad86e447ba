import QuoinGeometry

// Places by one of nine points, at the container's or at one of a sibling: PinLayout's words. A distance
// counts inward from each side that is pinned; from a centre it moves right and down.

extension Relation where C == AbsoluteContainer {
  /// Pins the top left corner to the container's, at a distance in points.
  @discardableResult public func topLeft(_ distance: Double = 0) -> Relation {
    top(distance).left(distance)
  }

  /// Pins the top left corner to a point of a sibling.
  @discardableResult public func topLeft(to point: SiblingPoint) -> Relation {
    top(to: point.level).left(to: point.upright)
  }

  /// Pins the middle of the top to the container's, at a distance in points.
  @discardableResult public func topCenter(_ distance: Double = 0) -> Relation {
    top(distance).hCenter()
  }

  /// Pins the middle of the top to a point of a sibling.
  @discardableResult public func topCenter(to point: SiblingPoint) -> Relation {
    top(to: point.level).hCenter(to: point.upright)
  }

  /// Pins the top right corner to the container's, at a distance in points.
  @discardableResult public func topRight(_ distance: Double = 0) -> Relation {
    top(distance).right(distance)
  }

  /// Pins the top right corner to a point of a sibling.
  @discardableResult public func topRight(to point: SiblingPoint) -> Relation {
    top(to: point.level).right(to: point.upright)
  }

  /// Pins the top start corner to the container's, at a distance in points.
  @discardableResult public func topStart(_ distance: Double = 0) -> Relation {
    top(distance).start(distance)
  }

  /// Pins the top start corner to a point of a sibling.
  @discardableResult public func topStart(to point: SiblingPoint) -> Relation {
    top(to: point.level).start(to: point.upright)
  }

  /// Pins the top end corner to the container's, at a distance in points.
  @discardableResult public func topEnd(_ distance: Double = 0) -> Relation {
    top(distance).end(distance)
  }

  /// Pins the top end corner to a point of a sibling.
  @discardableResult public func topEnd(to point: SiblingPoint) -> Relation {
    top(to: point.level).end(to: point.upright)
  }

  /// Pins the middle of the left side to the container's, at a distance in points.
  @discardableResult public func centerLeft(_ distance: Double = 0) -> Relation {
    vCenter().left(distance)
  }

  /// Pins the middle of the left side to a point of a sibling.
  @discardableResult public func centerLeft(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level).left(to: point.upright)
  }

  /// Pins the centre to the container's, at a distance in points.
  @discardableResult public func center(_ offset: Double = 0) -> Relation {
    vCenter(offset).hCenter(offset)
  }

  /// Pins the centre to a point of a sibling.
  @discardableResult public func center(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level).hCenter(to: point.upright)
  }

  /// Pins the middle of the right side to the container's, at a distance in points.
  @discardableResult public func centerRight(_ distance: Double = 0) -> Relation {
    vCenter().right(distance)
  }

  /// Pins the middle of the right side to a point of a sibling.
  @discardableResult public func centerRight(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level).right(to: point.upright)
  }

  /// Pins the middle of the start side to the container's, at a distance in points.
  @discardableResult public func centerStart(_ distance: Double = 0) -> Relation {
    vCenter().start(distance)
  }

  /// Pins the middle of the start side to a point of a sibling.
  @discardableResult public func centerStart(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level).start(to: point.upright)
  }

  /// Pins the middle of the end side to the container's, at a distance in points.
  @discardableResult public func centerEnd(_ distance: Double = 0) -> Relation {
    vCenter().end(distance)
  }

  /// Pins the middle of the end side to a point of a sibling.
  @discardableResult public func centerEnd(to point: SiblingPoint) -> Relation {
    vCenter(to: point.level).end(to: point.upright)
  }

  /// Pins the bottom left corner to the container's, at a distance in points.
  @discardableResult public func bottomLeft(_ distance: Double = 0) -> Relation {
    bottom(distance).left(distance)
  }

  /// Pins the bottom left corner to a point of a sibling.
  @discardableResult public func bottomLeft(to point: SiblingPoint) -> Relation {
    bottom(to: point.level).left(to: point.upright)
  }

  /// Pins the middle of the bottom to the container's, at a distance in points.
  @discardableResult public func bottomCenter(_ distance: Double = 0) -> Relation {
    bottom(distance).hCenter()
  }

  /// Pins the middle of the bottom to a point of a sibling.
  @discardableResult public func bottomCenter(to point: SiblingPoint) -> Relation {
    bottom(to: point.level).hCenter(to: point.upright)
  }

  /// Pins the bottom right corner to the container's, at a distance in points.
  @discardableResult public func bottomRight(_ distance: Double = 0) -> Relation {
    bottom(distance).right(distance)
  }

  /// Pins the bottom right corner to a point of a sibling.
  @discardableResult public func bottomRight(to point: SiblingPoint) -> Relation {
    bottom(to: point.level).right(to: point.upright)
  }

  /// Pins the bottom start corner to the container's, at a distance in points.
  @discardableResult public func bottomStart(_ distance: Double = 0) -> Relation {
    bottom(distance).start(distance)
  }

  /// Pins the bottom start corner to a point of a sibling.
  @discardableResult public func bottomStart(to point: SiblingPoint) -> Relation {
    bottom(to: point.level).start(to: point.upright)
  }

  /// Pins the bottom end corner to the container's, at a distance in points.
  @discardableResult public func bottomEnd(_ distance: Double = 0) -> Relation {
    bottom(distance).end(distance)
  }

  /// Pins the bottom end corner to a point of a sibling.
  @discardableResult public func bottomEnd(to point: SiblingPoint) -> Relation {
    bottom(to: point.level).end(to: point.upright)
  }

  /// Puts the centre at the container's.
  @discardableResult public func centered() -> Relation { center() }
}

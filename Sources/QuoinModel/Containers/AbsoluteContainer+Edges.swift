import QuoinGeometry

// Places by the container's sides: PinLayout's words. Distances count inward, and may be
// percentages of the container's extent along the same axis. Each adds to what was said before.

extension Relation where C == AbsoluteContainer {
  /// Pins the top.
  @discardableResult public func top(_ distance: some CoordinateConvertible = 0) -> Relation {
    adjust(.vertical) { $0.start = distance.coordinate }
  }

  /// Pins the bottom.
  @discardableResult public func bottom(_ distance: some CoordinateConvertible = 0) -> Relation {
    adjust(.vertical) { $0.end = distance.coordinate }
  }

  /// Pins the left side.
  @discardableResult public func left(_ distance: some CoordinateConvertible = 0) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.start = distance.coordinate }
  }

  /// Pins the right side.
  @discardableResult public func right(_ distance: some CoordinateConvertible = 0) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.end = distance.coordinate }
  }

  /// Pins the leading side.
  @discardableResult public func leading(_ distance: some CoordinateConvertible = 0) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.start = distance.coordinate }
  }

  /// Pins the trailing side.
  @discardableResult public func trailing(_ distance: some CoordinateConvertible = 0) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.end = distance.coordinate }
  }

  /// Puts the centre at a distance from the container's, along x.
  @discardableResult public func hCenter(_ offset: some CoordinateConvertible = 0) -> Relation {
    place(.horizontal) { $0.center = offset.coordinate.fromCenter }
  }

  /// Puts the centre at a distance from the container's, along y.
  @discardableResult public func vCenter(_ offset: some CoordinateConvertible = 0) -> Relation {
    place(.vertical) { $0.center = offset.coordinate.fromCenter }
  }

  /// Puts the centre at the container's.
  @discardableResult public func centered() -> Relation { hCenter().vCenter() }

  /// Pins left and right.
  @discardableResult public func horizontally(
    _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    left(distance).right(distance)
  }

  /// Pins top and bottom.
  @discardableResult public func vertically(
    _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    top(distance).bottom(distance)
  }

  /// Pins all four sides.
  @discardableResult public func all(_ distance: some CoordinateConvertible = 0) -> Relation {
    horizontally(distance).vertically(distance)
  }

  /// Pins the top left corner.
  @discardableResult public func topLeft(_ distance: some CoordinateConvertible = 0) -> Relation {
    top(distance).left(distance)
  }

  /// Pins the top right corner.
  @discardableResult public func topRight(_ distance: some CoordinateConvertible = 0) -> Relation {
    top(distance).right(distance)
  }

  /// Pins the bottom left corner.
  @discardableResult public func bottomLeft(
    _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    bottom(distance).left(distance)
  }

  /// Pins the bottom right corner.
  @discardableResult public func bottomRight(
    _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    bottom(distance).right(distance)
  }

  /// Sets the width in this container.
  @discardableResult public func width(_ width: some CoordinateConvertible) -> Relation {
    adjust(.horizontal) { $0.length = width.coordinate }
  }

  /// Sets the height in this container.
  @discardableResult public func height(_ height: some CoordinateConvertible) -> Relation {
    adjust(.vertical) { $0.length = height.coordinate }
  }

  /// Sets the size in this container.
  @discardableResult public func size(
    _ width: some CoordinateConvertible, _ height: some CoordinateConvertible
  ) -> Relation {
    self.width(width).height(height)
  }

  /// Sets the smallest width in this container.
  @discardableResult public func minWidth(_ width: some CoordinateConvertible) -> Relation {
    adjust(.horizontal) { $0.minLength = width.coordinate }
  }

  /// Sets the largest width in this container; a larger minimum wins.
  @discardableResult public func maxWidth(_ width: some CoordinateConvertible) -> Relation {
    adjust(.horizontal) { $0.maxLength = width.coordinate }
  }

  /// Sets the smallest height in this container.
  @discardableResult public func minHeight(_ height: some CoordinateConvertible) -> Relation {
    adjust(.vertical) { $0.minLength = height.coordinate }
  }

  /// Sets the largest height in this container; a larger minimum wins.
  @discardableResult public func maxHeight(_ height: some CoordinateConvertible) -> Relation {
    adjust(.vertical) { $0.maxLength = height.coordinate }
  }

  /// Sets the width divided by the height, where one of them is known and the other not.
  @discardableResult public func aspectRatio(_ ratio: Double) -> Relation {
    placement.aspectRatio = ratio
    return self
  }
}

extension Coordinate {
  /// The distance from the container's centre instead of its start.
  fileprivate var fromCenter: Coordinate {
    Coordinate(constant, fraction: fraction + 0.5, line: line)
  }
}

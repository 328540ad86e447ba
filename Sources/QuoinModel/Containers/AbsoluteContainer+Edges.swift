import QuoinGeometry

// Places by the container's sides: PinLayout's words. Distances count inward, and may be percentages of
// the container's extent along the same axis, or insets, of which the side in question counts. Each
// adds to what was said before.
//
// A number is a parameter of its own, so that a `CGFloat` is one, too.

extension Relation where C == AbsoluteContainer {
  /// Pins the top, at a distance in points.
  @discardableResult public func top(_ distance: Double = 0) -> Relation {
    adjust(.vertical) { $0.start = Coordinate(distance) }
  }

  /// Pins the top.
  @discardableResult public func top(_ distance: some PinDistance) -> Relation {
    adjust(.vertical) { $0.start = distance.coordinate(from: .top) }
  }

  /// Pins the bottom, at a distance in points.
  @discardableResult public func bottom(_ distance: Double = 0) -> Relation {
    adjust(.vertical) { $0.end = Coordinate(distance) }
  }

  /// Pins the bottom.
  @discardableResult public func bottom(_ distance: some PinDistance) -> Relation {
    adjust(.vertical) { $0.end = distance.coordinate(from: .bottom) }
  }

  /// Pins the left side, at a distance in points.
  @discardableResult public func left(_ distance: Double = 0) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.start = Coordinate(distance) }
  }

  /// Pins the left side.
  @discardableResult public func left(_ distance: some PinDistance) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.start = distance.coordinate(from: .left) }
  }

  /// Pins the right side, at a distance in points.
  @discardableResult public func right(_ distance: Double = 0) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.end = Coordinate(distance) }
  }

  /// Pins the right side.
  @discardableResult public func right(_ distance: some PinDistance) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.end = distance.coordinate(from: .right) }
  }

  /// Pins the side where a row begins, at a distance in points.
  @discardableResult public func start(_ distance: Double = 0) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.start = Coordinate(distance) }
  }

  /// Pins the side where a row begins.
  @discardableResult public func start(_ distance: some PinDistance) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.start = distance.coordinate(from: .left) }
  }

  /// Pins the side where a row ends, at a distance in points.
  @discardableResult public func end(_ distance: Double = 0) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.end = Coordinate(distance) }
  }

  /// Pins the side where a row ends.
  @discardableResult public func end(_ distance: some PinDistance) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.end = distance.coordinate(from: .right) }
  }

  /// Pins the side where a row begins: UIKit's word for `start`.
  @discardableResult public func leading(_ distance: Double = 0) -> Relation { start(distance) }

  /// Pins the side where a row begins: UIKit's word for `start`.
  @discardableResult public func leading(_ distance: some PinDistance) -> Relation {
    start(distance)
  }

  /// Pins the side where a row ends: UIKit's word for `end`.
  @discardableResult public func trailing(_ distance: Double = 0) -> Relation { end(distance) }

  /// Pins the side where a row ends: UIKit's word for `end`.
  @discardableResult public func trailing(_ distance: some PinDistance) -> Relation {
    end(distance)
  }

  /// Puts the centre at a distance from the container's, along x, in points.
  @discardableResult public func hCenter(_ offset: Double = 0) -> Relation {
    hCenter(Coordinate(offset))
  }

  /// Puts the centre at a distance from the container's, along x.
  @discardableResult public func hCenter(_ offset: some CoordinateConvertible) -> Relation {
    place(.horizontal) { $0.center = offset.coordinate.fromCenter }
  }

  /// Puts the centre at a distance from the container's, along y, in points.
  @discardableResult public func vCenter(_ offset: Double = 0) -> Relation {
    vCenter(Coordinate(offset))
  }

  /// Puts the centre at a distance from the container's, along y.
  @discardableResult public func vCenter(_ offset: some CoordinateConvertible) -> Relation {
    place(.vertical) { $0.center = offset.coordinate.fromCenter }
  }

  /// Pins left and right, at a distance in points.
  @discardableResult public func horizontally(_ distance: Double = 0) -> Relation {
    left(distance).right(distance)
  }

  /// Pins left and right.
  @discardableResult public func horizontally(_ distance: some PinDistance) -> Relation {
    left(distance).right(distance)
  }

  /// Pins top and bottom, at a distance in points.
  @discardableResult public func vertically(_ distance: Double = 0) -> Relation {
    top(distance).bottom(distance)
  }

  /// Pins top and bottom.
  @discardableResult public func vertically(_ distance: some PinDistance) -> Relation {
    top(distance).bottom(distance)
  }

  /// Pins all four sides, at a distance in points.
  @discardableResult public func all(_ distance: Double = 0) -> Relation {
    horizontally(distance).vertically(distance)
  }

  /// Pins all four sides.
  @discardableResult public func all(_ distance: some PinDistance) -> Relation {
    horizontally(distance).vertically(distance)
  }
}

extension Coordinate {
  /// The distance from the container's centre instead of its start.
  fileprivate var fromCenter: Coordinate {
    Coordinate(constant, fraction: fraction + 0.5, line: line)
  }
}

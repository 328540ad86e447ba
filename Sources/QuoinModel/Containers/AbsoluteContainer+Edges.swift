import QuoinGeometry

// Placements by the container's sides, as in PinLayout. Distances count inward, and may be
// percentages of the container's length along the same axis, or insets, of which the inset on that
// side is used. Each call adds to the previous ones.
//
// Numbers have overloads of their own, so that a `CGFloat` is accepted, too.

extension Relation where C == AbsoluteContainer {
  /// Pins the top, at a distance in points.
  @discardableResult public func top(_ distance: Double = 0) -> Relation {
    top(Coordinate(distance), by: .top)
  }

  /// Pins the top.
  @_disfavoredOverload @discardableResult public func top(_ distance: some PinDistance) -> Relation
  {
    top(distance, by: .top)
  }

  /// Pins the bottom, at a distance in points.
  @discardableResult public func bottom(_ distance: Double = 0) -> Relation {
    bottom(Coordinate(distance), by: .bottom)
  }

  /// Pins the bottom.
  @_disfavoredOverload @discardableResult public func bottom(_ distance: some PinDistance)
    -> Relation
  {
    bottom(distance, by: .bottom)
  }

  /// Pins the left side, at a distance in points.
  @discardableResult public func left(_ distance: Double = 0) -> Relation {
    left(Coordinate(distance), by: .left)
  }

  /// Pins the left side.
  @_disfavoredOverload @discardableResult public func left(_ distance: some PinDistance) -> Relation
  {
    left(distance, by: .left)
  }

  /// Pins the right side, at a distance in points.
  @discardableResult public func right(_ distance: Double = 0) -> Relation {
    right(Coordinate(distance), by: .right)
  }

  /// Pins the right side.
  @_disfavoredOverload @discardableResult public func right(_ distance: some PinDistance)
    -> Relation
  {
    right(distance, by: .right)
  }

  /// Pins the start side, at a distance in points.
  @discardableResult public func start(_ distance: Double = 0) -> Relation {
    start(Coordinate(distance), by: .start)
  }

  /// Pins the start side.
  @_disfavoredOverload @discardableResult public func start(_ distance: some PinDistance)
    -> Relation
  {
    start(distance, by: .start)
  }

  /// Pins the end side, at a distance in points.
  @discardableResult public func end(_ distance: Double = 0) -> Relation {
    end(Coordinate(distance), by: .end)
  }

  /// Pins the end side.
  @_disfavoredOverload @discardableResult public func end(_ distance: some PinDistance) -> Relation
  {
    end(distance, by: .end)
  }

  /// Pins the leading side; UIKit's name for `start`.
  @discardableResult public func leading(_ distance: Double = 0) -> Relation {
    start(Coordinate(distance), by: .leading)
  }

  /// Pins the leading side; UIKit's name for `start`.
  @_disfavoredOverload @discardableResult public func leading(_ distance: some PinDistance)
    -> Relation
  {
    start(distance, by: .leading)
  }

  /// Pins the trailing side; UIKit's name for `end`.
  @discardableResult public func trailing(_ distance: Double = 0) -> Relation {
    end(Coordinate(distance), by: .trailing)
  }

  /// Pins the trailing side; UIKit's name for `end`.
  @_disfavoredOverload @discardableResult public func trailing(_ distance: some PinDistance)
    -> Relation
  {
    end(distance, by: .trailing)
  }

  /// Places the centre at a distance from the container's along x, in points.
  @discardableResult public func hCenter(_ offset: Double = 0) -> Relation {
    hCenter(Coordinate(offset))
  }

  /// Places the centre at a distance from the container's along x.
  @_disfavoredOverload @discardableResult public func hCenter(_ offset: some CoordinateConvertible)
    -> Relation
  {
    hCenter(offset, by: .hCenter)
  }

  /// Places the centre at a distance from the container's along y, in points.
  @discardableResult public func vCenter(_ offset: Double = 0) -> Relation {
    vCenter(Coordinate(offset))
  }

  /// Places the centre at a distance from the container's along y.
  @_disfavoredOverload @discardableResult public func vCenter(_ offset: some CoordinateConvertible)
    -> Relation
  {
    vCenter(offset, by: .vCenter)
  }

  /// Pins left and right, at a distance in points.
  @discardableResult public func horizontally(_ distance: Double = 0) -> Relation {
    left(Coordinate(distance), by: .horizontally).right(Coordinate(distance), by: .horizontally)
  }

  /// Pins left and right.
  @_disfavoredOverload @discardableResult public func horizontally(_ distance: some PinDistance)
    -> Relation
  {
    left(distance, by: .horizontally).right(distance, by: .horizontally)
  }

  /// Pins top and bottom, at a distance in points.
  @discardableResult public func vertically(_ distance: Double = 0) -> Relation {
    top(Coordinate(distance), by: .vertically).bottom(Coordinate(distance), by: .vertically)
  }

  /// Pins top and bottom.
  @_disfavoredOverload @discardableResult public func vertically(_ distance: some PinDistance)
    -> Relation
  {
    top(distance, by: .vertically).bottom(distance, by: .vertically)
  }

  /// Pins all four sides, at a distance in points.
  @discardableResult public func all(_ distance: Double = 0) -> Relation {
    left(Coordinate(distance), by: .all).right(Coordinate(distance), by: .all)
      .top(Coordinate(distance), by: .all).bottom(Coordinate(distance), by: .all)
  }

  /// Pins all four sides.
  @_disfavoredOverload @discardableResult public func all(_ distance: some PinDistance) -> Relation
  {
    left(distance, by: .all).right(distance, by: .all)
      .top(distance, by: .all).bottom(distance, by: .all)
  }
}

// The same, recorded under a method's name: a corner method sets two sides.
extension Relation where C == AbsoluteContainer {
  func top(_ distance: some PinDistance, by word: PinWord) -> Relation {
    setPart(.vertical, .start, distance.coordinate(from: .top), by: word)
  }

  func bottom(_ distance: some PinDistance, by word: PinWord) -> Relation {
    setPart(.vertical, .end, distance.coordinate(from: .bottom), by: word)
  }

  func left(_ distance: some PinDistance, by word: PinWord) -> Relation {
    setPart(.horizontal, .start, distance.coordinate(from: .left), by: word, isDirectional: false)
  }

  func right(_ distance: some PinDistance, by word: PinWord) -> Relation {
    setPart(.horizontal, .end, distance.coordinate(from: .right), by: word, isDirectional: false)
  }

  func start(_ distance: some PinDistance, by word: PinWord) -> Relation {
    setPart(.horizontal, .start, distance.coordinate(from: .left), by: word, isDirectional: true)
  }

  func end(_ distance: some PinDistance, by word: PinWord) -> Relation {
    setPart(.horizontal, .end, distance.coordinate(from: .right), by: word, isDirectional: true)
  }

  func hCenter(_ offset: some CoordinateConvertible, by word: PinWord) -> Relation {
    setPart(.horizontal, .center, offset.coordinate.fromCenter, by: word)
  }

  func vCenter(_ offset: some CoordinateConvertible, by word: PinWord) -> Relation {
    setPart(.vertical, .center, offset.coordinate.fromCenter, by: word)
  }
}

extension Coordinate {
  /// The same distance, counted from the container's centre instead of its start.
  fileprivate var fromCenter: Coordinate {
    Coordinate(constant, fraction: fraction + 0.5, line: line)
  }
}

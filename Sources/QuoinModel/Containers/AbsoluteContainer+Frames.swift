import QuoinGeometry

// Placements by numbers alone, as in UIKit. Each call replaces the position that was set before.

extension Relation where C == AbsoluteContainer {
  /// Moves the top left corner, in points.
  @discardableResult public func origin(_ x: Double, _ y: Double) -> Relation {
    self.x(x).y(y)
  }

  /// Moves the top left corner.
  @discardableResult public func origin(_ point: Point) -> Relation { origin(point.x, point.y) }

  /// Moves the left side, in points.
  @discardableResult public func x(_ x: Double) -> Relation {
    place(.horizontal) { $0.start = Coordinate(x) }
  }

  /// Moves the top, in points.
  @discardableResult public func y(_ y: Double) -> Relation {
    place(.vertical) { $0.start = Coordinate(y) }
  }

  /// Moves the centre, in points from the container's top left corner.
  @discardableResult public func center(_ x: Double, _ y: Double) -> Relation {
    centerX(x).centerY(y)
  }

  /// Moves the centre, in points from the container's top left corner.
  @discardableResult public func center(_ point: Point) -> Relation { center(point.x, point.y) }

  /// Moves the centre along x, in points from the container's left side.
  @discardableResult public func centerX(_ x: Double) -> Relation {
    place(.horizontal) { $0.center = Coordinate(x) }
  }

  /// Moves the centre along y, in points from the container's top.
  @discardableResult public func centerY(_ y: Double) -> Relation {
    place(.vertical) { $0.center = Coordinate(y) }
  }

  /// Sets position and size.
  @discardableResult public func frame(_ rect: Rect) -> Relation {
    placement.horizontal.length = Coordinate(rect.width)
    placement.vertical.length = Coordinate(rect.height)
    return origin(rect.origin)
  }

  /// Sets the size in this container.
  @discardableResult public func size(_ size: Size) -> Relation {
    self.size(size.width, size.height)
  }

  /// Pins the sides at distances from the container's, in points; the size follows.
  @discardableResult public func insets(_ insets: EdgeInsets) -> Relation {
    place(.horizontal) {
      $0.start = Coordinate(insets.left)
      $0.end = Coordinate(insets.right)
    }
    return place(.vertical) {
      $0.start = Coordinate(insets.top)
      $0.end = Coordinate(insets.bottom)
    }
  }

  /// Pins the sides by leading and trailing, in points; the size follows.
  @discardableResult public func insets(_ insets: DirectionalEdgeInsets) -> Relation {
    place(.horizontal) {
      $0.start = Coordinate(insets.leading)
      $0.end = Coordinate(insets.trailing)
      $0.isDirectional = true
    }
    return place(.vertical) {
      $0.start = Coordinate(insets.top)
      $0.end = Coordinate(insets.bottom)
    }
  }

  /// Sets which parts resize when the container is not as large as designed.
  ///
  /// Frames follow from the design, regardless of the sizes that the container had in between.
  @discardableResult public func autoresizing(
    _ mask: Autoresizing, in designSize: Size,
    distribution: Autoresizing.Distribution = .proportional
  ) -> Relation {
    placement.autoresizing = mask
    placement.designSize = designSize
    placement.distribution = distribution
    return self
  }

  /// Replaces the position along an axis and keeps lengths and margins.
  @discardableResult func place(
    _ axis: Axis, _ change: (inout AbsolutePlacement.Span) -> Void
  ) -> Relation {
    placement[axis].reset()
    change(&placement[axis])
    placement[axis].settleOldLength()
    return self
  }

  /// Changes other values of the placement along an axis and keeps its position.
  @discardableResult func adjust(
    _ axis: Axis, _ change: (inout AbsolutePlacement.Span) -> Void
  ) -> Relation {
    change(&placement[axis])
    return self
  }
}

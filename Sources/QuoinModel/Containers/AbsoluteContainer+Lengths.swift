import QuoinGeometry

// Lengths in an absolute container: points, or percentages of the container's length along the same
// axis.

extension Relation where C == AbsoluteContainer {
  /// Sets the width in this container, in points.
  @discardableResult public func width(_ width: Double) -> Relation {
    self.width(Coordinate(width))
  }

  /// Sets the width in this container.
  @_disfavoredOverload @discardableResult public func width(_ width: some CoordinateConvertible)
    -> Relation
  {
    setPart(.horizontal, .length, width.coordinate, by: .width)
  }

  /// Sets the height in this container, in points.
  @discardableResult public func height(_ height: Double) -> Relation {
    self.height(Coordinate(height))
  }

  /// Sets the height in this container.
  @_disfavoredOverload @discardableResult public func height(_ height: some CoordinateConvertible)
    -> Relation
  {
    setPart(.vertical, .length, height.coordinate, by: .height)
  }

  /// Sets the smallest width in this container, in points.
  @discardableResult public func minWidth(_ width: Double) -> Relation {
    minWidth(Coordinate(width))
  }

  /// Sets the smallest width in this container.
  @_disfavoredOverload @discardableResult public func minWidth(_ width: some CoordinateConvertible)
    -> Relation
  {
    adjust(.horizontal) { $0.minLength = width.coordinate }
  }

  /// Sets the largest width in this container, in points; a larger minimum wins.
  @discardableResult public func maxWidth(_ width: Double) -> Relation {
    maxWidth(Coordinate(width))
  }

  /// Sets the largest width in this container; a larger minimum wins.
  @_disfavoredOverload @discardableResult public func maxWidth(_ width: some CoordinateConvertible)
    -> Relation
  {
    adjust(.horizontal) { $0.maxLength = width.coordinate }
  }

  /// Sets the smallest height in this container, in points.
  @discardableResult public func minHeight(_ height: Double) -> Relation {
    minHeight(Coordinate(height))
  }

  /// Sets the smallest height in this container.
  @_disfavoredOverload @discardableResult public func minHeight(
    _ height: some CoordinateConvertible
  ) -> Relation {
    adjust(.vertical) { $0.minLength = height.coordinate }
  }

  /// Sets the largest height in this container, in points; a larger minimum wins.
  @discardableResult public func maxHeight(_ height: Double) -> Relation {
    maxHeight(Coordinate(height))
  }

  /// Sets the largest height in this container; a larger minimum wins.
  @_disfavoredOverload @discardableResult public func maxHeight(
    _ height: some CoordinateConvertible
  ) -> Relation {
    adjust(.vertical) { $0.maxLength = height.coordinate }
  }

  /// Sets the size in this container, in points.
  @discardableResult public func size(_ width: Double, _ height: Double) -> Relation {
    size(Coordinate(width), Coordinate(height))
  }

  /// Sets the size in this container.
  @discardableResult public func size(
    _ width: some CoordinateConvertible, _ height: some CoordinateConvertible
  ) -> Relation {
    setPart(.horizontal, .length, width.coordinate, by: .size)
      .setPart(.vertical, .length, height.coordinate, by: .size)
  }

  /// Makes the child a square, in points.
  @discardableResult public func size(_ side: Double) -> Relation { size(side, side) }

  /// Sets both lengths to the same share of the container's.
  @_disfavoredOverload @discardableResult public func size(_ share: Coordinate) -> Relation {
    size(share, share)
  }

  /// Sets the width divided by the height, used if only one of them is known.
  @discardableResult public func aspectRatio(_ ratio: Double) -> Relation {
    placement.aspectRatio = ratio
    for axis in Axis.allCases { placement[axis].forgetOldLength() }
    return self
  }

  /// Sizes the child to its content, regardless of the pinned sides, as in PinLayout.
  ///
  /// A child without a specified length has the size of its content anyway.
  @discardableResult public func sizeToFit(
    _ fit: AbsolutePlacement.SizeToFit = .content
  ) -> Relation {
    placement.fit = fit
    for axis in Axis.allCases { placement[axis].forgetOldLength() }
    return self
  }

  /// Sets the child's position along x between two pinned sides that it does not fill.
  ///
  /// A diagnostic is reported if not both sides are pinned.
  @discardableResult public func justify(
    _ justification: AbsolutePlacement.Span.Justification
  ) -> Relation {
    adjust(.horizontal) { $0.justification = justification }
  }

  /// Sets the child's position along y between two pinned sides that it does not fill.
  ///
  /// A diagnostic is reported if not both sides are pinned.
  @discardableResult public func align(
    _ justification: AbsolutePlacement.Span.Justification
  ) -> Relation {
    adjust(.vertical) { $0.justification = justification }
  }
}

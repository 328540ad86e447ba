import QuoinGeometry

// The node's own size, which may be another one in some surroundings.

extension Node {
  /// Gives the node a size of its own, in points.
  @discardableResult public func size(_ width: Double, _ height: Double) -> Self {
    sizing.width = width
    sizing.height = height
    return self
  }

  /// Makes the node a square of a side, in points.
  @discardableResult public func size(_ side: Double) -> Self { size(side, side) }

  /// Gives the node a size of its own, in points.
  ///
  /// With sizes for surroundings, what was said of them before is forgotten; without, it stays.
  @discardableResult public func size(
    _ size: Size, compactWidth: Size? = nil, regularWidth: Size? = nil,
    compactHeight: Size? = nil, accessibilityText: Size? = nil
  ) -> Self {
    width(
      size.width, compactWidth: compactWidth?.width, regularWidth: regularWidth?.width,
      compactHeight: compactHeight?.width, accessibilityText: accessibilityText?.width)
    return height(
      size.height, compactWidth: compactWidth?.height, regularWidth: regularWidth?.height,
      compactHeight: compactHeight?.height, accessibilityText: accessibilityText?.height)
  }

  /// Gives the node a width of its own, in points.
  ///
  /// With widths for surroundings, what was said of them before is forgotten; without, it stays.
  @discardableResult public func width(
    _ width: Double, compactWidth: Double? = nil, regularWidth: Double? = nil,
    compactHeight: Double? = nil, accessibilityText: Double? = nil
  ) -> Self {
    varySizing(
      \.width,
      Varied(
        width, compactWidth: compactWidth, regularWidth: regularWidth,
        compactHeight: compactHeight, accessibilityText: accessibilityText))
    return self
  }

  /// Gives the node a height of its own, in points.
  ///
  /// With heights for surroundings, what was said of them before is forgotten; without, it stays.
  @discardableResult public func height(
    _ height: Double, compactWidth: Double? = nil, regularWidth: Double? = nil,
    compactHeight: Double? = nil, accessibilityText: Double? = nil
  ) -> Self {
    varySizing(
      \.height,
      Varied(
        height, compactWidth: compactWidth, regularWidth: regularWidth,
        compactHeight: compactHeight, accessibilityText: accessibilityText))
    return self
  }
}

import QuoinGeometry

// The node's own size, which may vary by traits.

extension Node {
  /// Sets the node's own size, in points.
  @discardableResult public func size(_ width: Double, _ height: Double) -> Self {
    sizing.width = width
    sizing.height = height
    return self
  }

  /// Makes the node a square, in points.
  @discardableResult public func size(_ side: Double) -> Self { size(side, side) }

  /// Sets the node's own size, in points.
  ///
  /// Sizes for certain traits replace earlier ones; without any, the earlier ones are kept.
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

  /// Sets the node's own width, in points.
  ///
  /// Widths for certain traits replace earlier ones; without any, the earlier ones are kept.
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

  /// Sets the node's own height, in points.
  ///
  /// Heights for certain traits replace earlier ones; without any, the earlier ones are kept.
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

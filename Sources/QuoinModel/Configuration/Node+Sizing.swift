import QuoinGeometry

// The node's own size rules and traits. Its position is not set by methods of the node.

extension Node {
  /// Sets the smallest width, in points.
  @discardableResult public func minWidth(_ width: Double) -> Self {
    sizing.minWidth = width
    return self
  }

  /// Sets the smallest height, in points.
  @discardableResult public func minHeight(_ height: Double) -> Self {
    sizing.minHeight = height
    return self
  }

  /// Sets the largest width, in points; a larger minimum wins.
  @discardableResult public func maxWidth(_ width: Double) -> Self {
    sizing.maxWidth = width
    return self
  }

  /// Sets the largest height, in points; a larger minimum wins.
  @discardableResult public func maxHeight(_ height: Double) -> Self {
    sizing.maxHeight = height
    return self
  }

  /// Sets the smallest size, in points.
  @discardableResult public func minSize(_ width: Double, _ height: Double) -> Self {
    minWidth(width).minHeight(height)
  }

  /// Sets the largest size, in points.
  @discardableResult public func maxSize(_ width: Double, _ height: Double) -> Self {
    maxWidth(width).maxHeight(height)
  }

  /// Sets the width divided by the height, so that one follows from the other.
  @discardableResult public func aspectRatio(_ ratio: Double) -> Self {
    sizing.aspectRatio = ratio
    return self
  }

  /// Sets the natural size of the content, in points, so that it need not be measured.
  @discardableResult public func naturalSize(_ width: Double, _ height: Double) -> Self {
    sizing.naturalWidth = .fixed(width)
    sizing.naturalHeight = .fixed(height)
    return self
  }

  /// Sets the distances from the frame to the alignment rectangle that constraints refer to, in
  /// points.
  @discardableResult public func alignmentInsets(_ insets: EdgeInsets) -> Self {
    alignmentInsets = insets
    return self
  }

  /// Sets the layout direction of the node and its descendants.
  @discardableResult public func direction(_ direction: LayoutDirection) -> Self {
    self.direction = direction
    return self
  }

  /// Sets the colour scheme of the node and its descendants.
  @discardableResult public func colorScheme(_ scheme: ColorScheme) -> Self {
    traitOverrides.colorScheme = scheme
    return self
  }

  /// Sets the text size of the node and its descendants.
  @discardableResult public func textSize(_ size: TextSize) -> Self {
    traitOverrides.textSize = size
    return self
  }

  /// Sets the size classes of the node and its descendants; those not given are unchanged.
  @discardableResult public func sizeClasses(
    horizontal: SizeClass? = nil, vertical: SizeClass? = nil
  ) -> Self {
    traitOverrides.horizontalSizeClass = horizontal ?? traitOverrides.horizontalSizeClass
    traitOverrides.verticalSizeClass = vertical ?? traitOverrides.verticalSizeClass
    return self
  }
}

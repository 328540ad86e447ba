import QuoinGeometry

extension ContainerNode {
  /// Sets the distances to the margin guide by left and right, in points.
  @discardableResult public func margins(_ insets: EdgeInsets) -> Self {
    margins = .fixed(insets)
    return self
  }

  /// Sets the distances to the margin guide by leading and trailing, in points.
  @discardableResult public func margins(_ insets: DirectionalEdgeInsets) -> Self {
    margins = .directional(insets)
    return self
  }

  /// Keeps the margins at least as large as the parent's.
  @discardableResult public func preservesParentMargins(_ preserves: Bool = true) -> Self {
    preservesParentMargins = preserves
    return self
  }

  /// Sets whether the safe area adds to the margins.
  @discardableResult public func insetsMarginsFromSafeArea(_ insets: Bool = true) -> Self {
    insetsMarginsFromSafeArea = insets
    return self
  }

  /// Sets the safe area of the node, in points.
  @discardableResult public func safeArea(_ insets: EdgeInsets) -> Self {
    safeAreaInsets = insets
    return self
  }
}

extension RelativeContainer {
  /// Sets whether the edges, for descendants' constraints, are those of a scrolling content area.
  @discardableResult public func scrolls(_ scrolls: Bool = true) -> Self {
    self.scrolls = scrolls
    return self
  }
}

extension StackContainer {
  /// Sets the axis of the row.
  @discardableResult public func axis(
    _ axis: Axis, compactWidth: Axis? = nil, regularWidth: Axis? = nil,
    compactHeight: Axis? = nil, accessibilityText: Axis? = nil
  ) -> Self {
    vary(
      \StackContainer.axis,
      Varied(
        axis, compactWidth: compactWidth, regularWidth: regularWidth,
        compactHeight: compactHeight, accessibilityText: accessibilityText))
    return self
  }

  /// Sets the gap between children, in points.
  @discardableResult public func spacing(
    _ spacing: Double, compactWidth: Double? = nil, regularWidth: Double? = nil,
    compactHeight: Double? = nil, accessibilityText: Double? = nil
  ) -> Self {
    vary(
      \StackContainer.spacing,
      Varied(
        spacing, compactWidth: compactWidth, regularWidth: regularWidth,
        compactHeight: compactHeight, accessibilityText: accessibilityText))
    return self
  }

  /// Sets how the children share the stack's length.
  @discardableResult public func distribution(_ distribution: Distribution) -> Self {
    self.distribution = distribution
    return self
  }

  /// Sets the alignment of the children across the stack.
  @discardableResult public func alignment(_ alignment: Alignment) -> Self {
    self.alignment = alignment
    return self
  }

  /// Places the children within the margins instead of the edges.
  @discardableResult public func marginsRelative(_ isRelative: Bool = true) -> Self {
    self.isMarginsRelative = isRelative
    return self
  }

  /// Measures the gaps of a column from the last baseline to the next first one.
  @discardableResult public func baselineRelative(_ isRelative: Bool = true) -> Self {
    self.isBaselineRelative = isRelative
    return self
  }
}

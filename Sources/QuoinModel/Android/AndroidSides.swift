import QuoinGeometry

/// Four distances in pixels, by left and right.
package struct AndroidInsets: Hashable, Sendable {
  package var left = 0
  package var top = 0
  package var right = 0
  package var bottom = 0

  package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The sum of the left and the right distance.
  @inlinable package var horizontal: Int { @inline(__always) get { left + right } }
  /// The sum of the top and the bottom distance.
  @inlinable package var vertical: Int { @inline(__always) get { top + bottom } }
}

/// The margins of a view in pixels, as in its layout parameters; `nil` if not specified.
package struct AndroidMargins: Hashable, Sendable {
  package var left: Int?
  package var top: Int?
  package var right: Int?
  package var bottom: Int?
  package var start: Int?
  package var end: Int?

  package init(
    left: Int? = nil, top: Int? = nil, right: Int? = nil, bottom: Int? = nil, start: Int? = nil,
    end: Int? = nil
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  /// Creates the same margin on all sides.
  package init(all: Int) { self.init(left: all, top: all, right: all, bottom: all) }

  /// Returns the margins by left and right.
  ///
  /// If one relative side is specified, both are relative, and the other one defaults to 0: left
  /// and right are ignored then.
  package func absolute(_ direction: LayoutDirection) -> AndroidMargins {
    guard start != nil || end != nil else { return self }
    let isRightToLeft = direction == .rightToLeft
    return AndroidMargins(
      left: (isRightToLeft ? end : start) ?? 0, top: top,
      right: (isRightToLeft ? start : end) ?? 0, bottom: bottom)
  }

  /// Returns the margins by left and right, with 0 for unspecified ones.
  package func insets(_ direction: LayoutDirection) -> AndroidInsets {
    let sides = absolute(direction)
    return AndroidInsets(
      left: sides.left ?? 0, top: sides.top ?? 0, right: sides.right ?? 0,
      bottom: sides.bottom ?? 0)
  }
}

/// The padding of a view in pixels.
package struct AndroidPadding: Hashable, Sendable {
  package var left = 0
  package var top = 0
  package var right = 0
  package var bottom = 0
  /// The padding at the start side; it takes precedence over that of the side it falls on.
  package var start: Int?
  /// The padding at the end side; it takes precedence over that of the side it falls on.
  package var end: Int?

  package init() {}

  /// Returns the padding by left and right: each relative side replaces only the side it falls on.
  package func insets(_ direction: LayoutDirection) -> AndroidInsets {
    let isRightToLeft = direction == .rightToLeft
    return AndroidInsets(
      left: (isRightToLeft ? end : start) ?? left, top: top,
      right: (isRightToLeft ? start : end) ?? right, bottom: bottom)
  }
}

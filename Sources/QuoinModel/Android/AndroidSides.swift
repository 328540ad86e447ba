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

  /// Both distances across.
  package var horizontal: Int { left + right }
  /// Both distances down.
  package var vertical: Int { top + bottom }
}

/// The margins of a view in pixels, as its layout parameters say them; `nil` for what they do not say.
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

  /// The margin at all sides.
  package init(all: Int) { self.init(left: all, top: all, right: all, bottom: all) }

  /// The margins by left and right.
  ///
  /// Where one relative side is said, both are relative, and the one that is not said is 0: what is said of
  /// left and right is lost then.
  package func absolute(_ direction: LayoutDirection) -> AndroidMargins {
    guard start != nil || end != nil else { return self }
    let isRightToLeft = direction == .rightToLeft
    return AndroidMargins(
      left: (isRightToLeft ? end : start) ?? 0, top: top,
      right: (isRightToLeft ? start : end) ?? 0, bottom: bottom)
  }

  /// The margins by left and right, with 0 for what is not said.
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
  /// The padding where a line begins; it goes before that of its side.
  package var start: Int?
  /// The padding where a line ends; it goes before that of its side.
  package var end: Int?

  package init() {}

  /// The padding by left and right: each relative side replaces its own side only.
  package func insets(_ direction: LayoutDirection) -> AndroidInsets {
    let isRightToLeft = direction == .rightToLeft
    return AndroidInsets(
      left: (isRightToLeft ? end : start) ?? left, top: top,
      right: (isRightToLeft ? start : end) ?? right, bottom: bottom)
  }
}

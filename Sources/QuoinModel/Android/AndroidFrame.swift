/// A group whose children overlap: `FrameLayout`.
package final class AndroidFrame: AndroidGroup, Container {
  /// `FrameLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var gravity: AndroidGravity?

    package init(_ box: AndroidBox, gravity: AndroidGravity? = nil) {
      self.box = box
      self.gravity = gravity
    }
  }

  /// The scrolling of children that are larger than the group.
  package enum Scrolling: Hashable, Sendable {
    /// No scrolling.
    case none
    /// Vertical scrolling: `ScrollView`.
    case vertical
    /// Horizontal scrolling: `HorizontalScrollView`.
    case horizontal
  }

  @exclusivity(unchecked) package var scrolling = Scrolling.none { didSet { noteChange() } }
  /// Whether a smaller child is enlarged to fill a scrolling group.
  @exclusivity(unchecked) package var fillsViewport = false { didSet { noteChange() } }
  /// Whether children that are gone count for the size.
  @exclusivity(unchecked) package var measuresAllChildren = false { didSet { noteChange() } }
}

/// A group with explicit positions: `AbsoluteLayout`.
package final class AndroidAbsolute: AndroidGroup, Container {
  /// `AbsoluteLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var x = 0
    package var y = 0

    package init(_ box: AndroidBox, x: Int = 0, y: Int = 0) {
      self.box = box
      self.x = x
      self.y = y
    }
  }
}

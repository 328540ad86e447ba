/// A group whose children lie on each other: `FrameLayout`.
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

  /// How the group shows children that are larger than it is.
  package enum Scrolling: Hashable, Sendable {
    /// Not at all.
    case none
    /// Up and down: `ScrollView`.
    case vertical
    /// From left to right: `HorizontalScrollView`.
    case horizontal
  }

  package var scrolling = Scrolling.none
  /// Whether a child that is smaller than a scrolling group is made as large.
  package var fillsViewport = false
  /// Whether children that are gone count for the size.
  package var measuresAllChildren = false
}

/// A group whose children say where they are: `AbsoluteLayout`.
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

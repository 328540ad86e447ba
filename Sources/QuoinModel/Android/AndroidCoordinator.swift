/// A frame whose children move together: `CoordinatorLayout`, at rest.
package final class AndroidCoordinator: AndroidGroup, Container {
  /// `CoordinatorLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var gravity: AndroidGravity?
    /// Whether the child is below the bar, and as high as if the scrolling part of the bar were
    /// scrolled away.
    package var scrollsBelowBar = false
    /// The view that the child is anchored to; any descendant of the group.
    package var anchor: String?
    package var anchorGravity: AndroidGravity?

    package init(_ box: AndroidBox, gravity: AndroidGravity? = nil) {
      self.box = box
      self.gravity = gravity
    }
  }
}

/// A content view with closed drawers beside it: `DrawerLayout`.
package final class AndroidDrawer: AndroidGroup, Container {
  /// `DrawerLayout.LayoutParams`: the gravity is the side of a drawer, and `nil` for a content view.
  package typealias Placement = AndroidFrame.Placement
}

/// A group whose first child fills it: `SwipeRefreshLayout`.
package final class AndroidSwipe: AndroidGroup, Container {
  /// The parameters that all groups have.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox

    package init(_ box: AndroidBox) { self.box = box }
  }
}

/// A frame whose children move along with each other: `CoordinatorLayout`, at rest.
package final class AndroidCoordinator: AndroidGroup, Container {
  /// `CoordinatorLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var gravity: AndroidGravity?
    /// Whether the child lies below the bar, and is as high as if what can scroll away had done so.
    package var scrollsBelowBar = false
    /// The view at which the child stands; any in the group, however deep.
    package var anchor: String?
    package var anchorGravity: AndroidGravity?

    package init(_ box: AndroidBox, gravity: AndroidGravity? = nil) {
      self.box = box
      self.gravity = gravity
    }
  }
}

/// A content with drawers beside it, which are closed: `DrawerLayout`.
package final class AndroidDrawer: AndroidGroup, Container {
  /// `DrawerLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    /// The side of a drawer; a content has none.
    package var gravity: AndroidGravity?

    package init(_ box: AndroidBox, gravity: AndroidGravity? = nil) {
      self.box = box
      self.gravity = gravity
    }
  }
}

/// A group of which the first child takes all: `SwipeRefreshLayout`.
package final class AndroidSwipe: AndroidGroup, Container {
  /// The parameters that all groups know.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox

    package init(_ box: AndroidBox) { self.box = box }
  }
}

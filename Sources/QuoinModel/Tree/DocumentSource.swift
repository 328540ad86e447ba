import QuoinGeometry

/// The document that a tree was imported from, which can adapt the tree to other traits.
package protocol DocumentSource: AnyObject {
  /// Updates a tree for an environment: media queries, lengths relative to the viewport, generated
  /// content, and the current classes and states of its nodes.
  ///
  /// Nodes of elements keep their identity and the values that the user set on them.
  ///
  /// - Parameters:
  ///   - root: the root of the tree that was imported.
  ///   - environment: the environment; without a viewport, the tree keeps its current one.
  ///   - deadline: when to give up; what was not reached by then is left out.
  ///   - overridesScheme: whether the root overrides the environment's colour scheme where it admits another one only;
  ///     otherwise the caller lays the tree out in `colorScheme`.
  func adapt(
    _ root: ContainerNode, to environment: MediaEnvironment, by deadline: Deadline?,
    overridesScheme: Bool)

  /// Releases what only speeds up styling the tree again, if that is not expected.
  func releaseStyling()

  /// The colour scheme of the root in the environment.
  var colorScheme: ColorScheme { get }

  /// Updates a tree for the sizes of its query containers in a layout: CSS Conditional 5 §4.
  ///
  /// - Parameters:
  ///   - root: the root of the tree that was imported.
  ///   - deadline: when to give up; what was not reached by then is left out.
  ///   - frame: returns the frame of a node in the layout.
  /// - Returns: Whether the tree changed, so that it has to be laid out again.
  func settle(_ root: ContainerNode, by deadline: Deadline?, frame: (Node) -> Rect?) -> Bool

  /// What the nodes assign on their pages, by node.
  var pageAssignments: [NodeID: [PageAssignment]] { get }

  /// Updates a tree for the pages on which its nodes are: CSS Content 3 §2.6.
  ///
  /// - Parameters:
  ///   - root: the root of the tree that was imported.
  ///   - count: the number of pages.
  ///   - deadline: when to give up; what was not reached by then is left out.
  ///   - place: returns where a node is.
  /// - Returns: Whether the tree changed, so that it has to be divided into pages again.
  func settlePages(
    _ root: ContainerNode, count: Int, by deadline: Deadline?, place: (Node) -> PlacedNode?
  ) -> Bool
}

/// Where a node of a document is on its pages.
package struct PlacedNode: Sendable {
  /// The number of the page.
  package var page: Int
  /// What page rules select the page by, and its index among all pages.
  package var kind: PageKind
  package var index: Int
  /// The frame in the page's own coordinates.
  package var frame: Rect
  /// The frame without borders and padding.
  package var content: Rect
  package var direction: LayoutDirection

  package init(
    page: Int, kind: PageKind, index: Int, frame: Rect, content: Rect, direction: LayoutDirection
  ) {
    self.page = page
    self.kind = kind
    self.index = index
    self.frame = frame
    self.content = content
    self.direction = direction
  }
}

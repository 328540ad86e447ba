public import QuoinGeometry

/// A client's tree of boxes, numbered by integers, as the engine sees it.
///
/// The engine reads one container and its children at a time. It never goes deeper by itself: it
/// asks ``measure(_:_:)``, and a host answers for a nested container with that container's own
/// algorithm. Measuring must be a function of the box and the proposal, and a host should remember
/// the answers: a container asks each child a few questions in each pass, which would otherwise
/// multiply with every level.
public protocol BoxTree {
  /// The number of children of a box.
  func childCount(of box: Int32) -> Int
  /// A child of a box, in the order of the tree.
  func child(_ index: Int, of box: Int32) -> Int32
  /// The layout direction of a box.
  func direction(of box: Int32) -> LayoutDirection
  /// What a box says about itself.
  func rules(of box: Int32) -> BoxRules
  /// What a flex container says about its children; asked only of containers given to the engine.
  func flexStyle(of container: Int32) -> FlexStyle
  /// What the relation of a child to its flex container says.
  func flexItem(of child: Int32) -> FlexItem
  /// The size that the content of a box has in the room offered, with padding and border.
  ///
  /// The box's own width, height, limits and aspect ratio are already in the proposal and are not
  /// applied here; a side with a ``BoxExtent/length`` is answered with that length.
  mutating func measure(_ box: Int32, _ proposal: BoxProposal) -> BoxMeasurement
  /// Receives the place of a box.
  mutating func place(_ box: Int32, _ placement: BoxPlacement)
}

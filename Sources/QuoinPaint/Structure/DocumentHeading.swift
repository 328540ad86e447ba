public import QuoinGeometry
public import QuoinModel

/// A heading of a document, used for its outline.
public struct DocumentHeading: Hashable, Sendable {
  /// The level, from 1, the highest, to 6.
  public var level: Int
  /// The text of the heading.
  public var title: String
  /// The node of the heading, which may continue on the next page.
  public var node: NodeID
  /// The top left corner of the heading in the picture, in points.
  public var place: Point

  /// Creates a heading.
  package init(level: Int, title: String, node: NodeID, place: Point) {
    self.level = level
    self.title = title
    self.node = node
    self.place = place
  }
}

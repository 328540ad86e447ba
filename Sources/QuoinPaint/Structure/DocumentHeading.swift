public import QuoinGeometry
public import QuoinModel

/// A heading of a document, to which its outline leads.
public struct DocumentHeading: Hashable, Sendable {
  /// From 1, the highest, to 6.
  public var level: Int
  /// Its text.
  public var title: String
  /// The node that it is, which may go on on the next page.
  public var node: NodeID
  /// The corner at which it begins in the picture, in points.
  public var place: Point

  /// A heading of its parts.
  package init(level: Int, title: String, node: NodeID, place: Point) {
    self.level = level
    self.title = title
    self.node = node
    self.place = place
  }
}

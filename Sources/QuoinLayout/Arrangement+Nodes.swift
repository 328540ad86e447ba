import QuoinGeometry
import QuoinModel

// Frames and points by node, as UIKit's `convert(_:to:)` has them.
extension Arrangement {
  /// The frame of a node in the root's coordinates, in points, or `nil` where it was not laid out.
  ///
  /// The frame in its container's coordinates is `arrangement[node]?.frame`. Transforms, which are
  /// painted only, are not in it.
  ///
  /// - Complexity: O(depth).
  public func frame(of node: Node) -> Rect? { index(of: node).map { absoluteFrame(of: $0) } }

  /// The frame of a node in the coordinates of another, in points, or `nil` where one of them was not
  /// laid out.
  ///
  /// Neither has to be inside the other.
  ///
  /// - Complexity: O(depth).
  public func frame(of node: Node, in other: Node) -> Rect? {
    guard let frame = frame(of: node), let outer = self.frame(of: other) else { return nil }
    return frame.offset(by: Point.zero - outer.origin)
  }

  /// A point in a node's coordinates as another node has it, or `nil` where one of them was not laid out.
  ///
  /// - Parameters:
  ///   - point: in points from the top left corner of `node`.
  ///   - node: the node in whose coordinates the point is.
  ///   - other: the node in whose coordinates the result is; `nil` for the root.
  /// - Complexity: O(depth).
  public func convert(_ point: Point, from node: Node, to other: Node? = nil) -> Point? {
    guard let origin = frame(of: node)?.origin else { return nil }
    guard let other else { return point + origin }
    return frame(of: other).map { point + origin - $0.origin }
  }
}

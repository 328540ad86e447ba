import QuoinGeometry
import QuoinModel

// Frames and points by node, like UIKit's `convert(_:to:)`.
extension Arrangement {
  /// Returns the frame of a node in the root's coordinates, in points, or `nil` if it was not laid out.
  ///
  /// The frame in its container's coordinates is `arrangement[node]?.frame`. Transforms affect painting only and are
  /// not included.
  ///
  /// - Complexity: O(depth).
  public func frame(of node: Node) -> Rect? { index(of: node).map { absoluteFrame(of: $0) } }

  /// Returns the frame of a node in another node's coordinates, in points.
  ///
  /// Neither has to be a descendant of the other.
  ///
  /// - Returns: The frame, or `nil` if one of the nodes was not laid out.
  /// - Complexity: O(depth).
  public func frame(of node: Node, in other: Node) -> Rect? {
    guard let frame = frame(of: node), let outer = self.frame(of: other) else { return nil }
    return frame.offset(by: Point.zero - outer.origin)
  }

  /// Converts a point from a node's coordinates to another node's.
  ///
  /// - Parameters:
  ///   - point: A point, in points from the top left corner of `node`.
  ///   - node: The node whose coordinates the point is in.
  ///   - other: The node whose coordinates the result is in; `nil` for the root.
  /// - Returns: The point, or `nil` if one of the nodes was not laid out.
  /// - Complexity: O(depth).
  public func convert(_ point: Point, from node: Node, to other: Node? = nil) -> Point? {
    guard let origin = frame(of: node)?.origin else { return nil }
    guard let other else { return point + origin }
    return frame(of: other).map { point + origin - $0.origin }
  }
}

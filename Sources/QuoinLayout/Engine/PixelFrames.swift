import QuoinGeometry
import QuoinModel

/// The frames of nodes on the grid of pixels, each in its container's coordinates.
///
/// Edges are rounded in the coordinates of the scene, so that nodes that touch before rounding touch after it.
struct PixelFrames {
  /// The grid, or `nil` if frames are not rounded.
  private let grid: PixelGrid?
  /// The corner of the last container on the grid; most nodes have siblings.
  private var container = (index: -1, corner: Point.zero)

  /// Creates the frames of a scene.
  init(of scene: Scene, _ traits: Traits) {
    grid = scene.roundsToPixels ? PixelGrid(scale: traits.displayScale) : nil
  }

  /// Returns the frame of a node on the grid.
  ///
  /// - Parameters:
  ///   - exact: The frame before rounding.
  ///   - origin: The node's origin in the scene.
  ///   - parent: The index of the container, or -1.
  ///   - corner: The origin of the container in the scene.
  @inline(__always) mutating func frame(
    _ exact: Rect, at origin: Point, in parent: Int, _ corner: @autoclosure () -> Point
  ) -> Rect {
    guard let grid else { return exact }
    var frame = grid.round(Rect(origin: origin, size: exact.size))
    guard parent >= 0 else { return frame }
    if parent != container.index { container = (parent, grid.round(corner())) }
    frame.origin = frame.origin - container.corner
    return frame
  }

  /// Returns the frame of a node on the grid, whose origin in the scene is noted.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - exact: The frame before rounding.
  ///   - parent: The index of the container, or -1.
  ///   - origins: The origins of the nodes before it in the scene.
  @inline(__always) mutating func frame(
    of node: Int, _ exact: Rect, in parent: Int, _ origins: UnsafeMutableBufferPointer<Point>
  ) -> Rect {
    let origin = parent >= 0 ? exact.origin + origins[parent] : exact.origin
    origins[node] = origin
    return frame(exact, at: origin, in: parent, origins[parent])
  }
}

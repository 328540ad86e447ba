import QuoinGeometry
import QuoinLayout
import QuoinModel

// The boxes of items as they are painted.
extension DisplayListBuilder {
  /// The number of pixels per point if dashes are fitted to pixels, as in browsers; otherwise 1.
  var dashScale: Double {
    canvas.isDocument ? max(1, arrangement.traits.displayScale) : 1
  }

  func slices(of item: Arrangement.Item, _ frame: Rect) -> [BoxSlice]? {
    BoxSlice.slices(of: item, in: frame, scale: dashScale, snapping)
  }

  /// Returns the frame of an item's box as it is painted.
  func boxFrame(of index: Int) -> Rect {
    guard let snapping, arrangement.items[index].stacking != nil else { return frames[index] }
    return snapping.snapped(frames[index])
  }

  /// Returns the edges of a node; those of an ellipse are round.
  func edges(of item: Arrangement.Item, _ frame: Rect) -> BoxEdges {
    var edges = BoxEdges(item.look, in: frame)
    edges.scale = dashScale
    if item.content == .shape(.ellipse) {
      edges.outer.radii = CornerRadii(Size(frame.width / 2, frame.height / 2))
    }
    return edges
  }

  /// Returns the rectangle behind a node.
  ///
  /// As in UIKit, a bar at the edge of the safe area extends to the edge of the screen, under the
  /// status bar or the home indicator.
  func ground(of item: Arrangement.Item, _ frame: Rect) -> Rect {
    guard case .control(.bar(let bar)) = item.content else { return frame }
    let safe = arrangement.safeArea
    let screen = arrangement.size
    var ground = frame
    if bar.kind == .navigation {
      guard safe.top > 0, (frame.minY - safe.top).magnitude < 1 else { return frame }
      ground = Rect(left: frame.minX, top: 0, right: frame.maxX, bottom: frame.maxY)
    } else if safe.bottom > 0, (screen.height - safe.bottom - frame.maxY).magnitude < 1 {
      ground.size.height = screen.height - frame.minY
    }
    return ground
  }
}

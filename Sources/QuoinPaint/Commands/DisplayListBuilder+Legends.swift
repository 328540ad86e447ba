import QuoinGeometry
import QuoinLayout
import QuoinModel

// HTML §15.3.13: the legend of a fieldset interrupts its border.
extension DisplayListBuilder {
  /// Returns the frame of the legend of a fieldset, or `nil` for other nodes.
  func legend(of index: Int) -> Rect? {
    let item = arrangement.items[index]
    guard item.type == "fieldset", item.stacking != nil else { return nil }
    let legend = arrangement.children(of: index).first { arrangement.items[$0].type == "legend" }
    return legend.map { boxFrame(of: $0) }
  }

  /// Returns a fieldset's frame without the part of the legend above the border.
  func belowLegend(_ index: Int, _ frame: Rect) -> Rect {
    guard let legend = legend(of: index) else { return frame }
    let line = BoxEdges(arrangement.items[index].look, in: frame).widths.top
    let above = min(max(0, (legend.height - line) / 2), frame.height)
    return Rect(
      left: frame.minX, top: frame.minY + above, right: frame.maxX, bottom: frame.maxY)
  }

  /// Draws a border except where the legend is.
  mutating func border(_ edges: BoxEdges, beside legend: Rect) {
    let frame = edges.outer.rect
    let sides = [
      Rect(left: frame.minX, top: frame.minY, right: legend.minX, bottom: frame.maxY),
      Rect(left: legend.maxX, top: frame.minY, right: frame.maxX, bottom: frame.maxY),
      Rect(left: legend.minX, top: legend.maxY, right: legend.maxX, bottom: frame.maxY),
    ]
    for side in sides where side.width > 0 && side.height > 0 {
      canvas.clip(side) { $0.border(edges) }
    }
  }
}

import QuoinGeometry
import QuoinLayout
import QuoinModel

extension DisplayListBuilder {
  /// Draws the dividers between the children of an item.
  mutating func draw(_ dividers: DrawingDividers, of index: Int) {
    let frame = frames[index]
    var child = index + 1
    while child < arrangement.items[index].end {
      let item = arrangement.items[child]
      let rects = dividers.rects(
        of: item.id, frames[child], in: frame,
        isRightToLeft: arrangement.items[index].direction == .rightToLeft)
      for rect in rects { canvas.drawing(dividers.drawing, in: rect) }
      child = max(child + 1, item.end)
    }
  }
}

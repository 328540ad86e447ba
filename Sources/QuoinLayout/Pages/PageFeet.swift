import QuoinGeometry
import QuoinModel

/// The feet of tables, which are repeated below the rows on pages on which their tables do not end.
struct PageFeet {
  /// A foot, and the start of its table's rows.
  struct Foot {
    var shown: PageHeads.Head
    /// The bottom of the foot itself, without half of a line below it.
    var bottom: Double
    var rows: Double
    /// The top of the foot itself.
    var top: Double

    var height: Double { bottom - top }
  }

  private var all: [Foot] = []

  init(_ arrangement: Arrangement, frames: [Rect], _ heads: PageHeads) {
    for (index, item) in arrangement.items.enumerated() {
      guard let length = item.closesFor, !item.isHidden, length > frames[index].height else {
        continue
      }
      let frame = frames[index]
      all.append(
        Foot(
          shown: PageHeads.Head(
            index: index, top: frame.minY - heads.overhang(at: frame.minY).above,
            bottom: frame.maxY + heads.overhang(at: frame.maxY).below, end: frame.maxY),
          bottom: frame.maxY, rows: frame.maxY - length, top: frame.minY))
    }
  }

  /// Returns the feet of a page that ends at a height; those of nested tables are below each other, innermost first.
  func feet(at end: Double) -> [Foot] {
    all.filter { $0.rows < end - 1 && $0.bottom > end + 1 }.sorted { $0.rows > $1.rows }
  }
}

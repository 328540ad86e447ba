/// The place of a subgrid in its parent grid.
struct SubgridPlace: BitwiseCopyable {
  let parent: UnsafeMutablePointer<GridRun>
  /// The index of the subgrid among the parent's items.
  let index: Int
  /// Whether the columns count from the other side than those of the parent.
  let isOpposed: Bool

  var item: UnsafeMutablePointer<GridBox> { parent.pointee.items + index }

  /// Returns the parent's tracks along an axis.
  func axis(_ isColumns: Bool) -> UnsafeMutablePointer<GridAxis> {
    isColumns ? parent.pointee.columns : parent.pointee.rows
  }
}

/// A subgrid while its parent's tracks are sized.
struct GridSubgrid: BitwiseCopyable {
  /// The index among the parent's items.
  let index: Int
  let run: UnsafeMutablePointer<GridRun>
  /// The index of its first item among those of the parent.
  let first: Int
}

extension GridBox {
  /// Makes the used size of a subgrid that of its area, whatever its own sizes: CSS Grid 2 §9.
  mutating func fillArea() {
    if bits.contains(.isSubgridAcross) {
      resolved.width = .nan
      resolved.minWidth = resolved.outsideWidth
      resolved.maxWidth = .infinity
      resolved.bits.insert(.hasAutoWidth)
      resolved.autoMargins.subtract([.left, .right])
    }
    if bits.contains(.isSubgridDown) {
      resolved.height = .nan
      resolved.minHeight = resolved.outsideHeight
      resolved.maxHeight = .infinity
      resolved.bits.insert(.hasAutoHeight)
      resolved.autoMargins.subtract([.top, .bottom])
      resolved.bits.subtract([.minHeightIsContent, .maxHeightIsContent, .stretchesHeight])
    }
    resolved.ratio = 0
  }

  /// Moves an item to the tracks of a subgrid, which has no implicit ones: CSS Grid 2 §9.
  mutating func clampToSubgrid(isColumns: Bool, _ count: Int) {
    let count = Int32(count)
    var (start, span) = isColumns ? (column, columnSpan) : (row, rowSpan)
    if start == GridBox.unplaced {
      span = min(span, count)
    } else {
      let end = min(start + span, count)
      start = max(0, min(start, count - 1))
      span = max(1, end - start)
    }
    if isColumns { (column, columnSpan) = (start, span) } else { (row, rowSpan) = (start, span) }
  }
}

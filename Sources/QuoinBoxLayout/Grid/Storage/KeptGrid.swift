/// The last layout of a grid container, from which an item that changes is laid out without the others.
///
/// The sizes of the tracks follow from what the items contribute to them, so they stay as long as these contributions do.
struct KeptGrid {
  /// The number of items from which on a layout is kept; smaller ones are as fast without.
  static let leastCount = 8

  /// The height of the container, in points.
  let height: Float
  /// Whether the layout is that for an open height, too.
  private let isOfContentHeight: Bool
  let templates: GridTemplates
  private let request: Request
  /// The layout of the container, whose pointers are invalid.
  let run: GridRun
  /// The axes with their tracks, whose pointers are invalid.
  let columns: GridAxis
  let rows: GridAxis
  let columnTracks: [GridTrack]
  let rowTracks: [GridTrack]
  var items: [Item]

  /// The place of an item, and what it contributes to its tracks.
  struct Item: BitwiseCopyable {
    let box: Int32
    let column: Int32
    let columnSpan: Int32
    let row: Int32
    let rowSpan: Int32
    var across: GridContributions
    var down: GridContributions

    @inline(__always) func start(_ isColumns: Bool) -> Int32 { isColumns ? column : row }
    @inline(__always) func span(_ isColumns: Bool) -> Int32 { isColumns ? columnSpan : rowSpan }
    @inline(__always) func contributions(_ isColumns: Bool) -> GridContributions {
      isColumns ? across : down
    }
  }

  /// Keeps a layout whose items are all placed.
  ///
  /// - Parameters:
  ///   - isOfContentHeight: Whether the height of the request is that of the content.
  ///   - across: What the items contribute to the columns; ``GridBox`` has what they contribute to the rows.
  init(
    _ run: GridRun, _ request: Request, height: Float, isOfContentHeight: Bool,
    across: UnsafeMutablePointer<GridContributions>, templates: GridTemplates
  ) {
    (self.run, self.request, self.height) = (run, request, height)
    self.isOfContentHeight = isOfContentHeight
    self.templates = templates
    (columns, rows) = (run.columns.pointee, run.rows.pointee)
    columnTracks = Array(UnsafeBufferPointer(start: columns.tracks, count: columns.count))
    rowTracks = Array(UnsafeBufferPointer(start: rows.tracks, count: rows.count))
    items = Array(unsafeUninitializedCapacity: run.count) { items, count in
      for index in 0..<run.count {
        let item = run.items + index
        items.initializeElement(
          at: index,
          to: Item(
            box: item.pointee.box, column: item.pointee.column,
            columnSpan: item.pointee.columnSpan, row: item.pointee.row,
            rowSpan: item.pointee.rowSpan, across: across[index],
            down: item.pointee.contributions))
      }
      count = run.count
    }
  }

  /// Whether the layout is the one for a request.
  func isLayout(for other: Request) -> Bool {
    let hasHeight =
      request.height.isSame(as: other.height) && request.isHeightDefinite == other.isHeightDefinite
    return request.width == other.width && request.block.isSame(as: other.block)
      && !other.needsBaseline && (hasHeight || isOfContentHeight && !other.height.isKnown)
  }

  /// Returns the index of a box among the items, or `nil` if the box is not an item.
  ///
  /// - Complexity: O(n).
  func index(of box: Int32) -> Int? {
    items.withUnsafeBufferPointer { items in items.indices.first { items[$0].box == box } }
  }

  /// Whether the tracks of an axis keep their sizes if one item contributes something else.
  ///
  /// A track fits the largest contribution of the items that span it alone (CSS Grid §12.5), so it stays if another item
  /// contributes as much as this one does, before and after.
  ///
  /// - Complexity: O(n).
  func keepsTracks(ofItem index: Int, contributing new: GridContributions, _ isColumns: Bool)
    -> Bool
  {
    let old = items[index].contributions(isColumns)
    if old.isSame(as: new) { return true }
    guard items[index].span(isColumns) == 1 else { return false }
    let most =
      isColumns
      ? largestContributions(besides: index) { ($0.column, $0.columnSpan, $0.across) }
      : largestContributions(besides: index) { ($0.row, $0.rowSpan, $0.down) }
    return most.covers(old, new)
  }

  /// Returns the largest contributions of the other items that span only the track of an item.
  @inline(__always) private func largestContributions(
    besides index: Int, _ values: (Item) -> (start: Int32, span: Int32, GridContributions)
  ) -> GridContributions {
    var most = GridContributions()
    let track = values(items[index]).start
    items.withUnsafeBufferPointer { items in
      for other in items.indices {
        let (start, span, contributions) = values(items[other])
        if start == track, span == 1, other != index { most.formMaximum(contributions) }
      }
    }
    return most
  }
}

/// What an item contributes to its tracks along one axis, in points; NaN where no track asks for it (CSS Grid §12.5).
struct GridContributions: BitwiseCopyable {
  var minimum = Float.nan
  var minContent = Float.nan
  var maxContent = Float.nan

  /// Whether the contributions are the same, or unknown in both.
  func isSame(as other: GridContributions) -> Bool {
    minimum.isSame(as: other.minimum) && minContent.isSame(as: other.minContent)
      && maxContent.isSame(as: other.maxContent)
  }

  /// Replaces each contribution by the larger one of two; an unknown one is less than all others.
  @inline(__always) mutating func formMaximum(_ other: GridContributions) {
    if other.minimum > minimum || !minimum.isKnown { minimum = other.minimum }
    if other.minContent > minContent || !minContent.isKnown { minContent = other.minContent }
    if other.maxContent > maxContent || !maxContent.isKnown { maxContent = other.maxContent }
  }

  /// Whether each contribution that differs between two others is not less than either.
  func covers(_ a: GridContributions, _ b: GridContributions) -> Bool {
    func covers(_ most: Float, _ a: Float, _ b: Float) -> Bool {
      a.isSame(as: b) || (a <= most && b <= most)
    }
    return covers(minimum, a.minimum, b.minimum) && covers(minContent, a.minContent, b.minContent)
      && covers(maxContent, a.maxContent, b.maxContent)
  }
}

extension GridBox {
  /// The known contributions to the axis that is being sized.
  var contributions: GridContributions {
    get { GridContributions(minimum: minimum, minContent: minContent, maxContent: maxContent) }
    set {
      (minimum, minContent, maxContent) = (
        newValue.minimum, newValue.minContent, newValue.maxContent
      )
    }
  }
}

extension Float {
  /// Whether two numbers are equal, or both unknown.
  @inline(__always) fileprivate func isSame(as other: Float) -> Bool {
    self == other || !(isKnown || other.isKnown)
  }
}

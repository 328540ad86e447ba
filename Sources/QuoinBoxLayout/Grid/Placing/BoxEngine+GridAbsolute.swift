extension BoxEngine {
  /// Returns the insets from the container's border box to the containing block of an out-of-flow box: CSS Grid §9.1.
  ///
  /// Lines that are `auto`, and lines that the implicit grid does not have, are the padding edges; `around` are the
  /// insets of the padding box.
  func gridContainingBlock(_ box: Int32, _ around: BoxInsets) -> BoxInsets {
    guard let grid, let grids else { return around }
    let own = grids.pointee.item(of: box)
    let templates = grids.pointee.templates(of: grid.pointee.container)
    let columns = areaEdges(
      own.columnStart, own.columnEnd, grid, isColumns: true, templates.columns)
    let rows = areaEdges(own.rowStart, own.rowEnd, grid, isColumns: false, templates.rows)
    let insets = grid.pointee.insets
    var area = around
    if rows.start.isKnown { area.top = insets.top + rows.start }
    if rows.end.isKnown {
      area.bottom = node(grid.pointee.container).pointee.height - insets.top - rows.end
    }
    let fromLeft = insets.left
    let fromRight = node(grid.pointee.container).pointee.width - insets.left
    let width = grid.pointee.innerWidth
    if grid.pointee.isRightToLeft {
      if columns.start.isKnown { area.right = fromRight - width + columns.start }
      if columns.end.isKnown { area.left = fromLeft + width - columns.end }
      // An area that ends before it begins is empty, where it begins.
      area.left = min(area.left, node(grid.pointee.container).pointee.width - area.right)
    } else {
      if columns.start.isKnown { area.left = fromLeft + columns.start }
      if columns.end.isKnown { area.right = fromRight - columns.end }
    }
    return area
  }

  /// Returns the distances of the area's edges from the content box's start; NaN for the padding edge.
  private func areaEdges(
    _ start: PackedGridLine, _ end: PackedGridLine, _ run: UnsafeMutablePointer<GridRun>,
    isColumns: Bool, _ template: GridTemplate
  ) -> (start: Float, end: Float) {
    let isStartLine = !start.isAuto && !start.isSpan
    let isEndLine = !end.isAuto && !end.isSpan
    guard isStartLine || isEndLine else { return (.nan, .nan) }
    let axis = isColumns ? run.pointee.columns : run.pointee.rows
    let lines = gridLines(run, isColumns: isColumns, template, hasNames: true)
    let place = lines.place(start, end)
    let first = Int(place.start) + axis.pointee.leading
    let last = first + Int(place.span)
    // Only a span extends from the other edge; `auto` is the padding edge.
    let hasStart = isStartLine || start.isSpan
    let hasEnd = isEndLine || end.isSpan
    return (
      hasStart ? edge(first, axis, isEnd: false) : .nan,
      hasEnd ? edge(last, axis, isEnd: true) : .nan
    )
  }

  /// Returns the distance of a line from the content box's start; NaN for a line that does not exist.
  ///
  /// It is after the gap for the start of an area, and before it for the end.
  private func edge(_ line: Int, _ axis: UnsafeMutablePointer<GridAxis>, isEnd: Bool) -> Float {
    let tracks = axis.pointee.tracks
    let count = axis.pointee.count
    guard line >= 0, line <= count else { return .nan }
    guard count > 0 else { return 0 }
    if isEnd {
      return line == 0
        ? tracks[0].offset : tracks[line - 1].offset + tracks[line - 1].base
    }
    return line == count
      ? tracks[count - 1].offset + tracks[count - 1].base : tracks[line].offset
  }

  /// Returns the static position of an out-of-flow box: that in a grid area which is the content box (§9.2).
  ///
  /// As in browsers, it is relative to its own area if the container is its containing block.
  func gridStaticPosition(
    _ box: Int32, _ resolved: ResolvedBox, _ parent: Int32, _ insets: BoxInsets,
    _ inner: (width: Float, height: Float), width: Float, height: Float
  ) -> (x: Float, y: Float) {
    var (insets, inner) = (insets, inner)
    if let grid, grid.pointee.container == parent, isContainingBlock(parent) {
      insets = gridContainingBlock(box, paddingBox(parent))
      inner = (
        max(0, node(parent).pointee.width - insets.horizontal),
        max(0, node(parent).pointee.height - insets.vertical)
      )
    }
    let templates = grids?.pointee.templates(of: parent) ?? GridTemplates()
    let isRightToLeft = styleOf(parent).pointee.isRightToLeft
    // As in browsers, `safe` applies only if the box itself specifies it.
    let ownJustify = grids?.pointee.item(of: box).justifySelf ?? .auto
    let ownAlign = styleOf(box).pointee.alignSelf
    let justify = gridAlignment(
      ownJustify, templates.justifyItems, isReversed: isRightToLeft,
      isOpposed: styleOf(box).pointee.isRightToLeft != isRightToLeft, isInline: true)
    let align = gridAlignment(
      ownAlign, styleOf(parent).pointee.alignItems, isReversed: false, isOpposed: false,
      isInline: false)
    let across = gridOffset(
      justify.keyword, isSafe: justify.isSafe && ownJustify.keyword != .auto,
      free: inner.width - width - resolved.marginWidth,
      before: isRightToLeft ? resolved.marginRight : resolved.marginLeft, isAutoBefore: false,
      isAutoAfter: false)
    let down = gridOffset(
      align.keyword, isSafe: align.isSafe && ownAlign.keyword != .auto,
      free: inner.height - height - resolved.marginHeight, before: resolved.marginTop,
      isAutoBefore: false, isAutoAfter: false)
    return (
      insets.left + (isRightToLeft ? inner.width - across - width : across), insets.top + down
    )
  }
}

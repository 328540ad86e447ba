// CSS Tables §3 and CSS 2 §17: a table is a block that contains its captions and rows; its own height is a minimum, and
// applies to the rows alone.

extension BoxEngine {
  /// Lays out a table: its columns, rows and positions (CSS Tables §3.7).
  mutating func layoutTable(_ box: Int32, _ request: Request) -> Answer {
    let mark = state.pointee.items.mark
    let width = request.width.isKnown ? request.width : fitTableWidth(box, request)
    let run = openTable(box, block: request.block)
    run.pointee.width = width
    measureColumns(run)
    if run.pointee.columnCount == 0 {
      run.pointee.columnSpacing = 0
      run.pointee.rowSpacing = 0
    }
    sizeColumns(run)
    measureRows(run)
    var isComplete = true
    run.pointee.captionsAbove = placeCaptions(
      run, .top, below: 0, isFinal: request.isFinal, isComplete: &isComplete)
    let grid = gridHeight(run, request)
    growSections(run, to: grid - run.pointee.insets.vertical)
    placeRows(run)
    let bottom = run.pointee.captionsAbove + grid
    let end = placeCaptions(
      run, .bottom, below: bottom, isFinal: request.isFinal, isComplete: &isComplete)
    if !placeParts(run, isFinal: request.isFinal) { isComplete = false }
    var answer = Answer(
      width: width, height: request.height.isKnown ? request.height : end.limited)
    if request.needsBaseline { answer.baseline = baseline(ofRow: 0, run) }
    node(box).pointee.lastRowBaseline = baseline(ofRow: run.pointee.rowCount - 1, run)
    if run.pointee.isSensitive {
      node(box).pointee.flags.insert(.isHeightSensitive)
    } else {
      node(box).pointee.flags.remove(.isHeightSensitive)
    }
    finish(
      box, answer, request, isComplete: isComplete, hasOuterAbsolutes: run.pointee.hasOuterAbsolutes
    )
    state.pointee.items.release(mark)
    return answer
  }

  /// Returns the height of the box around the rows: CSS Tables §3.10.3.
  private mutating func gridHeight(
    _ run: UnsafeMutablePointer<TableRun>, _ request: Request
  ) -> Float {
    let rows = sectionsExtent(run) + run.pointee.insets.vertical
    let own = node(run.pointee.table).pointee.ownHeight
    run.pointee.hasHeight = node(run.pointee.table).pointee.hasOwnHeight
    guard request.height.isKnown else { return max(rows, own) }
    // The whole height except for the captions.
    var isComplete = true
    let below = placeCaptions(run, .bottom, below: 0, isFinal: false, isComplete: &isComplete)
    return max(rows, request.height - run.pointee.captionsAbove - below)
  }

  /// Returns the baseline of a row, which for the first one is that of the table: CSS 2 §17.5.4.
  private func baseline(ofRow index: Int, _ run: UnsafeMutablePointer<TableRun>) -> Float {
    guard run.pointee.rowCount > 0 else { return .nan }
    let row = run.pointee.rows[index]
    return row.offset + (row.isCollapsed ? 0 : row.usedBaseline)
  }

  /// Resolves the rules of a table against its containing block.
  ///
  /// A table is never smaller than its content, which a height of its own can only enlarge.
  @inline(never)
  mutating func resolveTable(_ box: Int32, width: Float, height: Float) -> ResolvedBox {
    let style = styleOf(box)
    if node(box).pointee.flags.contains(.isDirty), let tables,
      tables.pointee.style(of: box).collapsesBorders
    {
      let mark = state.pointee.items.mark
      _ = openTable(box, block: width)
      state.pointee.items.release(mark)
    }
    var resolved = resolveRules(box, width: width, height: height)
    resolved.minWidth = max(resolved.minWidth, intrinsicWidth(box, isMax: false, block: width))
    resolved.ratio = 0
    var own = resolved.height.isKnown ? resolved.clampHeight(resolved.height) : 0
    if !resolved.height.isKnown, resolved.minHeight > resolved.outsideHeight {
      own = resolved.minHeight
    }
    let isOwn = resolved.height.isKnown
    if node(box).pointee.ownHeight != own || node(box).pointee.hasOwnHeight != isOwn {
      (node(box).pointee.ownHeight, node(box).pointee.hasOwnHeight) = (own, isOwn)
      forgetLayouts(node(box))
    }
    // Insets do not stretch a table.
    if style.pointee.position.isOutOfFlow {
      resolved.bits.remove([.hasAutoWidth, .hasAutoHeight])
    }
    resolved.bits.insert(.minHeightIsContent)
    resolved.height = .nan
    resolved.minHeight = resolved.outsideHeight
    resolved.maxHeight = .infinity
    return resolved
  }
}

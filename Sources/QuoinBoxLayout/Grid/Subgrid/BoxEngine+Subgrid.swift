// CSS Grid 2 §9: a subgrid's tracks along an axis are those of its parent grid that it spans.

extension BoxEngine {
  /// Returns which tracks a grid item takes from its container.
  ///
  /// As in browsers, a box whose size is contained has its own.
  func subgridBits(_ child: Int32, _ own: UnsafeMutablePointer<PackedStyle>) -> GridBox.Bits {
    guard let grids, grids.pointee.hasSubgrids, own.pointee.display == .grid,
      !own.pointee.flow_.containsSize, !node(child).pointee.flags.contains(.isMeasured)
    else { return [] }
    let templates = grids.pointee.templates(of: child)
    var bits: GridBox.Bits = []
    if templates.columns.subgrid != nil { bits.insert(.isSubgridAcross) }
    if templates.rows.subgrid != nil { bits.insert(.isSubgridDown) }
    return bits
  }

  /// Returns the place of a box in the grid whose items are being laid out, if the box is a subgrid of that.
  func subgridPlace(of box: Int32) -> SubgridPlace? {
    guard let grids, grids.pointee.hasSubgrids, let parent = state.pointee.subgridParent else {
      return nil
    }
    for index in 0..<parent.pointee.count
    where parent.pointee.items[index].box == box && parent.pointee.items[index].isSubgrid {
      return subgridPlace(parent, index)
    }
    return nil
  }

  func subgridPlace(_ parent: UnsafeMutablePointer<GridRun>, _ index: Int) -> SubgridPlace {
    let box = parent.pointee.items[index].box
    return SubgridPlace(
      parent: parent, index: index,
      isOpposed: styleOf(box).pointee.isRightToLeft != parent.pointee.isRightToLeft)
  }

  /// Determines which axes of a container are those of its parent grid.
  func openSubgrid(
    _ run: UnsafeMutablePointer<GridRun>, _ place: SubgridPlace?, _ templates: GridTemplates
  ) {
    guard let place else { return }
    run.pointee.place = place
    for (axis, template) in [
      (run.pointee.columns, templates.columns), (run.pointee.rows, templates.rows),
    ] {
      guard let subgrid = template.subgrid else { continue }
      axis.pointee.isSubgrid = true
      axis.pointee.keepsGap = subgrid.keepsGap
    }
  }

  /// Determines the number of tracks: those that the subgrid spans in its parent.
  func resolveSubgrid(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ template: GridTemplate
  ) {
    guard let place = run.pointee.place, let subgrid = template.subgrid else { return }
    axis.pointee.explicitCount = Int(place.item.pointee.span(axis.pointee.isColumns))
    axis.pointee.repeats = subgrid.repetitions(tracks: axis.pointee.explicitCount)
  }

  /// Gives the tracks the sizes that they have in the parent, if these are known.
  ///
  /// The first and the last one are smaller by the margin, border and padding of the subgrid, and where the gaps differ
  /// they are around the same centers: §9 Subgrids.
  func adoptTracks(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    let isColumns = axis.pointee.isColumns
    guard let place = run.pointee.place, place.axis(isColumns).pointee.isAligned else { return }
    let tracks = place.axis(isColumns).pointee.tracks + Int(place.item.pointee.start(isColumns))
    let count = axis.pointee.count
    let edges = subgridEdges(run, isColumns)
    let isOpposed = isColumns && place.isOpposed
    /// Half of what the gap before a track of the parent lacks.
    func lack(_ index: Int) -> Float {
      let gap = tracks[index].offset - tracks[index - 1].offset - tracks[index - 1].base
      return (axis.pointee.gap - gap) / 2
    }
    for index in 0..<count {
      let outer = isOpposed ? count - 1 - index : index
      let isFirst = outer == 0
      let isLast = outer == count - 1
      let before = isFirst ? (isOpposed ? edges.after : edges.before) : lack(outer)
      let after = isLast ? (isOpposed ? edges.before : edges.after) : lack(outer + 1)
      let size = max(0, tracks[outer].base - before - after)
      axis.pointee.tracks[index].written = PackedTrack(.points(Double(size)))
    }
  }

  /// Returns the margin, border and padding of a subgrid before its first and after its last track.
  func subgridEdges(
    _ run: UnsafeMutablePointer<GridRun>, _ isColumns: Bool
  ) -> (before: Float, after: Float) {
    guard let place = run.pointee.place else { return (0, 0) }
    let resolved = place.item.pointee.resolved
    let insets = run.pointee.insets
    guard isColumns else {
      return (resolved.marginTop + insets.top, resolved.marginBottom + insets.bottom)
    }
    let left = resolved.marginLeft + insets.left
    let right = resolved.marginRight + insets.right
    return run.pointee.isRightToLeft ? (right, left) : (left, right)
  }

  /// Returns the lines of a grid, with the names that a subgrid takes from its parent: §9.1.
  func gridLines(
    _ run: UnsafeMutablePointer<GridRun>, isColumns: Bool, _ template: GridTemplate, hasNames: Bool
  ) -> GridLines {
    let axis = isColumns ? run.pointee.columns : run.pointee.rows
    var lines = GridLines(
      template, repeats: axis.pointee.repeats, count: axis.pointee.explicitCount,
      isSubgrid: axis.pointee.isSubgrid, hasNames: hasNames)
    guard axis.pointee.isSubgrid, let place = run.pointee.place, let grids else { return lines }
    let templates = grids.pointee.templates(of: place.parent.pointee.container)
    let outer = gridLines(
      place.parent, isColumns: isColumns, isColumns ? templates.columns : templates.rows,
      hasNames: true)
    let start =
      Int(place.item.pointee.start(isColumns)) - place.axis(isColumns).pointee.leading
    lines.add(outer, from: Int32(clamping: start), isOpposed: isColumns && place.isOpposed)
    return lines
  }
}

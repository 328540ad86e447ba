extension BoxEngine {
  /// Determines the number of tracks, with automatic repetition: CSS Grid §7.1 The Explicit Grid.
  func resolveExplicitGrid(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ template: GridTemplate
  ) {
    if axis.pointee.isSubgrid {
      resolveSubgrid(run, axis, template)
      return
    }
    let single = template.tracks.count
    // A definite height determines how many rows are repeated.
    if template.repeatCount > 0, !axis.pointee.isColumns { run.pointee.isSensitive = true }
    axis.pointee.repeats =
      template.repeatCount == 0 ? 1 : automaticRepetitions(run, axis, template)
    axis.pointee.explicitCount = max(
      single + (axis.pointee.repeats - 1) * template.repeatCount, template.areaCount)
  }

  /// Returns the number of automatic repetitions: §7.2.3.2 Repeat-to-fill.
  ///
  /// It is the largest number that does not overflow a definite size or a maximum size, or else the smallest one that
  /// fills a minimum size; at least one.
  private func automaticRepetitions(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ template: GridTemplate
  ) -> Int {
    let (space, fills) = repeatedSpace(run, isColumns: axis.pointee.isColumns)
    guard space.isKnown, space < .infinity else { return 1 }
    // As in browsers, percentages of an unknown size refer to its minimum, but not to its maximum.
    let isColumns = axis.pointee.isColumns
    let base = fills ? space : isColumns ? run.pointee.innerWidth : run.pointee.innerHeight
    var others: Double = 0
    var pattern: Double = 0
    for (index, track) in template.tracks.enumerated() {
      let isRepeated =
        index >= template.repeatStart && index < template.repeatStart + template.repeatCount
      if isRepeated {
        pattern += Double(track.repeatedSize(of: base))
      } else {
        others += Double(track.repeatedSize(of: base))
      }
    }
    let gap = Double(axis.pointee.gap)
    others += gap * Double(template.tracks.count - template.repeatCount - 1)
    pattern += gap * Double(template.repeatCount)
    // Sizes are in single precision: a tiny excess is not overflow.
    let count = (Double(space) - others) / pattern
    let whole = fills ? (count - 1e-5).rounded(.up) : (count + 1e-5).rounded(.down)
    let most = Double(max(1, GridLimits.lines / template.repeatCount))
    return Int(max(1, min(whole, most)))
  }

  /// Returns the space for automatic repetition in the content box, and whether it has to be filled.
  private func repeatedSpace(
    _ run: UnsafeMutablePointer<GridRun>, isColumns: Bool
  ) -> (Float, fills: Bool) {
    let style = styleOf(run.pointee.container)
    let inset = isColumns ? run.pointee.insets.horizontal : run.pointee.insets.vertical
    func inner(_ value: Float, _ slot: PackedSlot) -> Float {
      guard style.pointee.percentages.isDisjoint(with: slot), value.isKnown else { return .nan }
      return max(0, style.pointee.boxSizing == .contentBox ? value : value - inset)
    }
    let known = isColumns ? run.pointee.innerWidth : run.pointee.innerHeight
    if known.isKnown, isColumns || run.pointee.isHeightDefinite { return (known, false) }
    let least =
      isColumns
      ? inner(style.pointee.minWidth_, .minWidth) : inner(style.pointee.minHeight_, .minHeight)
    let greatest =
      isColumns
      ? inner(style.pointee.maxWidth_, .maxWidth) : inner(style.pointee.maxHeight_, .maxHeight)
    if greatest.isKnown { return (max(greatest, least.orZero), false) }
    return (least, true)
  }

  /// Creates the tracks of the implicit grid with their specified sizes (§7.6).
  ///
  /// Tracks of `auto-fit` without items are collapsed.
  mutating func makeTracks(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ template: GridTemplate
  ) {
    let count = axis.pointee.count
    let tracks = state.pointee.items.allocate(GridTrack.self, count)
    axis.pointee.tracks = tracks
    if axis.pointee.isSubgrid {
      tracks.initialize(repeating: GridTrack(), count: count)
      axis.pointee.openCount = count
      adoptTracks(run, axis)
      return
    }
    let leading = axis.pointee.leading
    let repeated = axis.pointee.repeats * template.repeatCount
    let written = template.tracks.count - template.repeatCount + repeated
    for index in 0..<count {
      var track = GridTrack()
      let place = index - leading
      if place >= 0, place < written {
        track.written =
          template.tracks[
            place < template.repeatStart + repeated
              ? (place < template.repeatStart || template.repeatCount == 0
                ? place
                : template.repeatStart + (place - template.repeatStart) % template.repeatCount)
              : place - repeated + template.repeatCount]
      } else if !template.automatic.isEmpty {
        let step = template.automatic.count
        let turn = (place < 0 ? place : place - written) % step
        track.written = template.automatic[turn < 0 ? turn + step : turn]
      }
      (tracks + index).initialize(to: track)
    }
    axis.pointee.openCount = count
    if template.collapsesEmpty, repeated > 0 {
      collapseEmptyTracks(run, axis, leading + template.repeatStart, repeated)
    }
  }

  /// Collapses `auto-fit` tracks without items to a fixed size of zero: §7.2.3.2.
  private func collapseEmptyTracks(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>, _ first: Int,
    _ count: Int
  ) {
    let tracks = axis.pointee.tracks
    let isColumns = axis.pointee.isColumns
    for index in first..<first + count { tracks[index].bits.insert(.isCollapsed) }
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      for track in item.pointee.start(isColumns)..<item.pointee.end(isColumns) {
        tracks[Int(track)].bits.remove(.isCollapsed)
      }
    }
    for index in first..<first + count where tracks[index].bits.contains(.isCollapsed) {
      tracks[index].written = PackedTrack(.points(0))
      axis.pointee.openCount -= 1
    }
  }
}

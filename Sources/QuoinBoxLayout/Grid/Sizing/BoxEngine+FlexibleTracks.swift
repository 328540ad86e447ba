extension BoxEngine {
  /// Expands the flexible tracks: CSS Grid §12.7 Expand Flexible Tracks.
  mutating func expandFlexibleTracks(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    let tracks = axis.pointee.tracks
    var fraction: Double = 0
    if axis.pointee.space.isKnown {
      let free = Double(axis.pointee.space) - axis.pointee.extent
      guard free > 0 else { return }
      fraction = fractionSize(axis, 0, axis.pointee.count, Double(axis.pointee.space))
    } else if axis.pointee.constraint != .minContent {
      // An indefinite size: the largest fraction that a track or an item requires.
      for index in 0..<axis.pointee.count where tracks[index].isFlexible {
        fraction = max(fraction, Double(tracks[index].base) / Double(max(1, tracks[index].flex)))
      }
      for index in 0..<run.pointee.total {
        let item = run.pointee.items + index
        guard item.pointee.contributes(axis.pointee.isColumns) else { continue }
        let start = Int(item.pointee.start(axis.pointee.isColumns))
        let end = Int(item.pointee.end(axis.pointee.isColumns))
        guard (start..<end).contains(where: { tracks[$0].isFlexible }) else { continue }
        let space = contribution(item, .maxContent, run, axis)
        fraction = max(fraction, fractionSize(axis, start, end - start, Double(space)))
      }
    }
    var rest: Double = 0
    for index in 0..<axis.pointee.count where tracks[index].isFlexible {
      var size = (fraction * Double(tracks[index].flex)).finiteLength
      if !axis.pointee.space.isKnown {
        // Browsers compute in 64ths, and carry the remainder over. This matters if the tracks are sized again in their
        // sum: a track slightly too large for it no longer flexes.
        let units = size * 64 + rest + 1e-6
        size = units.rounded(.down) / 64
        rest = units - size * 64
      }
      if Float(size) > tracks[index].base { tracks[index].base = Float(size) }
    }
  }

  /// Returns the size of an fr for some tracks in a space to fill: §12.7.1 Find the Size of an fr.
  private func fractionSize(
    _ axis: UnsafeMutablePointer<GridAxis>, _ first: Int, _ count: Int, _ space: Double
  ) -> Double {
    let tracks = axis.pointee.tracks
    var fixed: Double = 0
    var open = 0
    for index in first..<first + count {
      tracks[index].bits.remove(.isInflexible)
      if !tracks[index].isFlexible { fixed += Double(tracks[index].base) }
      if !tracks[index].bits.contains(.isCollapsed) { open += 1 }
    }
    fixed += Double(axis.pointee.gap) * Double(max(0, open - 1))
    while true {
      var leftover = space - fixed
      var factors: Double = 0
      for index in first..<first + count where tracks[index].isFlexible {
        if tracks[index].bits.contains(.isInflexible) {
          leftover -= Double(tracks[index].base)
        } else {
          factors += Double(tracks[index].flex)
        }
      }
      // As in browsers, tracks that all exceed their share require no size of an fr.
      guard factors > 0 else { return 0 }
      let size = max(0, leftover) / max(1, factors)
      // Tracks that exceed their share count as inflexible.
      var restarts = false
      for index in first..<first + count
      where tracks[index].isFlexible && !tracks[index].bits.contains(.isInflexible)
        && size * Double(tracks[index].flex) < Double(tracks[index].base) * (1 - 1e-7)
      {
        tracks[index].bits.insert(.isInflexible)
        restarts = true
      }
      if !restarts { return size }
    }
  }
}

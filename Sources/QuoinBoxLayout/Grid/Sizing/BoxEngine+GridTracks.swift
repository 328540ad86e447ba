extension BoxEngine {
  /// Sizes the tracks of an axis: CSS Grid §12.3 Track Sizing Algorithm.
  mutating func sizeTracks(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    initializeTracks(axis)
    resolveIntrinsicTrackSizes(run, axis)
    maximizeTracks(axis)
    if axis.pointee.hasFlexible { expandFlexibleTracks(run, axis) }
    stretchAutoTracks(run, axis)
  }

  /// Initializes the sizes of the tracks: §12.4 Initialize Track Sizes.
  func initializeTracks(_ axis: UnsafeMutablePointer<GridAxis>) {
    let space = axis.pointee.space
    axis.pointee.hasIntrinsic = false
    axis.pointee.hasFlexible = false
    for index in 0..<axis.pointee.count {
      let track = axis.pointee.tracks + index
      let written = track.pointee.written
      let least = written.leastLength(of: space)
      let greatest = written.greatestLength(of: space)
      if written.minKind == .percent || written.maxKind == .percent
        || written.maxKind == .fitPercent
      {
        axis.pointee.hasPercentages = true
      }
      track.pointee.minKind = kind(written.minKind, isKnown: least.isKnown)
      track.pointee.maxKind = kind(written.maxKind, isKnown: greatest.isKnown)
      track.pointee.flex = written.maxKind == .flex ? written.greatest : 0
      track.pointee.greatest = greatest
      track.pointee.base = least.orZero
      track.pointee.limit = track.pointee.maxKind == .fixed ? greatest : .infinity
      track.pointee.limit = max(track.pointee.limit, track.pointee.base)
      track.pointee.bits.remove(.isInfinitelyGrowable)
      if track.pointee.isFlexible { axis.pointee.hasFlexible = true }
      if track.pointee.hasIntrinsicMinimum || track.pointee.hasIntrinsicMaximum {
        axis.pointee.hasIntrinsic = true
      }
    }
  }

  private func kind(_ written: PackedTrack.Kind, isKnown: Bool) -> GridTrack.Kind {
    switch written {
    case .points: .fixed
    case .percent: isKnown ? .fixed : .auto
    case .auto: .auto
    case .minContent: .minContent
    case .maxContent: .maxContent
    case .flex: .flex
    case .fitPoints: .fitContent
    case .fitPercent: isKnown ? .fitContent : .maxContent
    }
  }

  /// Distributes free space to tracks up to their growth limits: §12.6 Maximize Tracks.
  private func maximizeTracks(_ axis: UnsafeMutablePointer<GridAxis>) {
    let tracks = axis.pointee.tracks
    // As in browsers, a maximum height does not limit rows that are not sized again for it.
    let isOpen =
      axis.pointee.isClamped && !axis.pointee.hasFlexible && !axis.pointee.hasPercentages
    guard axis.pointee.space.isKnown, !isOpen else {
      // Without a size the free space is unlimited; under min-content there is none.
      guard axis.pointee.constraint != .minContent else { return }
      for index in 0..<axis.pointee.count { tracks[index].base = tracks[index].limit }
      return
    }
    var free = Double(axis.pointee.space) - axis.pointee.extent
    var growing = 0
    for index in 0..<axis.pointee.count {
      tracks[index].bits.insert(.isFrozen)
      if tracks[index].base < tracks[index].limit {
        tracks[index].bits.remove(.isFrozen)
        growing += 1
      }
    }
    while growing > 0, free > 0 {
      let share = free / Double(growing)
      var froze = false
      for index in 0..<axis.pointee.count where !tracks[index].bits.contains(.isFrozen) {
        let room = Double(tracks[index].limit) - Double(tracks[index].base)
        guard room <= share else { continue }
        tracks[index].base = tracks[index].limit
        tracks[index].bits.insert(.isFrozen)
        free -= room
        growing -= 1
        froze = true
      }
      guard !froze else { continue }
      for index in 0..<axis.pointee.count where !tracks[index].bits.contains(.isFrozen) {
        tracks[index].base += Float(share)
      }
      return
    }
  }

  /// Distributes the remaining free space to tracks whose maximum size is `auto`: §12.8 Stretch auto Tracks.
  private func stretchAutoTracks(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    guard axis.pointee.space.isKnown else { return }
    let style = styleOf(run.pointee.container)
    let alignment =
      axis.pointee.isColumns ? style.pointee.justifyContent : style.pointee.alignContent
    guard alignment.keyword == .normal || alignment.keyword == .stretch else { return }
    let tracks = axis.pointee.tracks
    var automatic = 0
    for index in 0..<axis.pointee.count where tracks[index].maxKind == .auto { automatic += 1 }
    let free = Double(axis.pointee.space) - axis.pointee.extent
    guard automatic > 0, free > 0 else { return }
    let share = Float(free / Double(automatic))
    for index in 0..<axis.pointee.count where tracks[index].maxKind == .auto {
      tracks[index].base += share
    }
  }
}

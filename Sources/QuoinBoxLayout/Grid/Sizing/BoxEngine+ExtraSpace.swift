extension BoxEngine {
  /// Performs one step for a group of items: CSS Grid §12.5.1 Distributing Extra Space Across Spanned Tracks.
  mutating func accommodate(
    _ keys: UnsafeMutableBufferPointer<UInt64>, _ step: GridStep,
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ isFlexible: Bool
  ) {
    guard openTracks(of: keys, step, run, axis, isFlexible) else { return }
    for key in keys {
      plan(run.pointee.items + Int(key & 0xffff_ffff), step, run, axis, isFlexible)
    }
    forEachTrack(of: keys, run, axis) { apply($0, step) }
  }

  /// Resets the planned increases of the tracks that a group of items spans.
  ///
  /// - Returns: Whether a step may increase the size of one of them.
  private func openTracks(
    of keys: UnsafeMutableBufferPointer<UInt64>, _ step: GridStep,
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ isFlexible: Bool
  ) -> Bool {
    var isNeeded = false
    forEachTrack(of: keys, run, axis) { track in
      track.pointee.planned = 0
      track.pointee.bits.remove(.isAffected)
      if isAffected(track, step, isFlexible) { isNeeded = true }
    }
    return isNeeded
  }

  /// Visits at least the tracks that a group of items spans, some of them more than once.
  ///
  /// With more items than tracks, all tracks are visited, each once.
  @inline(__always)
  private func forEachTrack(
    of keys: UnsafeMutableBufferPointer<UInt64>, _ run: UnsafeMutablePointer<GridRun>,
    _ axis: UnsafeMutablePointer<GridAxis>, _ visit: (UnsafeMutablePointer<GridTrack>) -> Void
  ) {
    let (tracks, isColumns) = (axis.pointee.tracks, axis.pointee.isColumns)
    if keys.count >= axis.pointee.count {
      for place in 0..<axis.pointee.count { visit(tracks + place) }
      return
    }
    for key in keys {
      let item = run.pointee.items + Int(key & 0xffff_ffff)
      for place in item.pointee.start(isColumns)..<item.pointee.end(isColumns) {
        visit(tracks + Int(place))
      }
    }
  }

  /// Whether a step increases the size of a track.
  @inline(__always)
  private func isAffected(
    _ track: UnsafeMutablePointer<GridTrack>, _ step: GridStep, _ isFlexible: Bool
  ) -> Bool {
    // If an item spans flexible tracks, its other tracks count as fixed.
    guard track.pointee.isFlexible == isFlexible else { return false }
    switch step {
    case .intrinsicMinimums: return track.pointee.hasIntrinsicMinimum
    case .contentMinimums:
      return track.pointee.minKind == .minContent || track.pointee.minKind == .maxContent
    case .maxContentMinimums: return track.pointee.minKind == .maxContent
    case .intrinsicMaximums: return track.pointee.hasIntrinsicMaximum
    case .maxContentMaximums:
      return track.pointee.hasIntrinsicMaximum && track.pointee.maxKind != .minContent
    }
  }

  private mutating func stepContribution(
    _ item: UnsafeMutablePointer<GridBox>, _ step: GridStep, _ run: UnsafeMutablePointer<GridRun>,
    _ axis: UnsafeMutablePointer<GridAxis>
  ) -> Float {
    switch step {
    case .intrinsicMinimums: contribution(item, .minimum, run, axis)
    case .contentMinimums, .intrinsicMaximums: contribution(item, .minContent, run, axis)
    case .maxContentMinimums, .maxContentMaximums: contribution(item, .maxContent, run, axis)
    }
  }

  /// Computes the increases that one item incurs, and updates the planned increases.
  private mutating func plan(
    _ item: UnsafeMutablePointer<GridBox>, _ step: GridStep, _ run: UnsafeMutablePointer<GridRun>,
    _ axis: UnsafeMutablePointer<GridAxis>, _ isFlexible: Bool
  ) {
    let start = Int(item.pointee.start(axis.pointee.isColumns))
    let end = Int(item.pointee.end(axis.pointee.isColumns))
    let tracks = axis.pointee.tracks
    // A single flexible track takes all of the space, whatever its factor is.
    if isFlexible, end - start == 1 {
      let track = tracks + start
      guard isAffected(track, step, isFlexible) else { return }
      track.pointee.bits.insert(.isAffected)
      let space = Double(stepContribution(item, step, run, axis)) - Double(track.pointee.base)
      track.pointee.planned = max(track.pointee.planned, Float(space))
      return
    }
    var spanned = Double(axis.pointee.gap) * Double(end - start - 1)
    var affected = 0
    for index in start..<end {
      let size =
        step.isOfLimits && tracks[index].limit < .infinity
        ? tracks[index].limit : tracks[index].base
      spanned += Double(size)
      tracks[index].increase = 0
      tracks[index].bits.insert(.isFrozen)
      if isAffected(tracks + index, step, isFlexible) {
        tracks[index].bits.insert(.isAffected)
        tracks[index].bits.remove(.isFrozen)
        affected += 1
      }
    }
    guard affected > 0 else { return }
    var space = Double(stepContribution(item, step, run, axis)) - spanned
    guard space > 0 else { return }
    if isFlexible, distributeByFactor(tracks, start, end, space) { space = 0 }
    if space > 0 { space = distribute(tracks, start, end, space, step, isBeyond: false) }
    if space > 1e-5 {
      unfreezeBeyondLimits(tracks, start, end, step, isFlexible)
      _ = distribute(tracks, start, end, space, step, isBeyond: true)
    }
    for index in start..<end {
      tracks[index].planned = max(tracks[index].planned, tracks[index].increase)
    }
  }

  /// Distributes by the ratios of the flex factors, if there are any: §12.5, step 4.
  private func distributeByFactor(
    _ tracks: UnsafeMutablePointer<GridTrack>, _ start: Int, _ end: Int, _ space: Double
  ) -> Bool {
    var factors: Double = 0
    for index in start..<end where !tracks[index].bits.contains(.isFrozen) {
      factors += Double(tracks[index].flex)
    }
    guard factors > 0 else { return false }
    for index in start..<end where !tracks[index].bits.contains(.isFrozen) {
      tracks[index].increase = Float(space * Double(tracks[index].flex) / factors)
    }
    return true
  }

  /// Distributes space equally to all unfrozen tracks, up to limits or beyond them, and returns the rest.
  private func distribute(
    _ tracks: UnsafeMutablePointer<GridTrack>, _ start: Int, _ end: Int, _ space: Double,
    _ step: GridStep, isBeyond: Bool
  ) -> Double {
    var space = space
    var growing = 0
    for index in start..<end where !tracks[index].bits.contains(.isFrozen) { growing += 1 }
    while growing > 0, space > 0 {
      let share = space / Double(growing)
      var froze = false
      for index in start..<end where !tracks[index].bits.contains(.isFrozen) {
        let room = Double(room(tracks + index, step, isBeyond: isBeyond))
        guard room <= share else { continue }
        tracks[index].increase += Float(room)
        tracks[index].bits.insert(.isFrozen)
        space -= room
        growing -= 1
        froze = true
      }
      guard !froze else { continue }
      for index in start..<end where !tracks[index].bits.contains(.isFrozen) {
        tracks[index].increase += Float(share)
      }
      return 0
    }
    return space
  }

  /// Returns how much an affected size may still grow.
  @inline(__always)
  private func room(
    _ track: UnsafeMutablePointer<GridTrack>, _ step: GridStep, isBeyond: Bool
  ) -> Float {
    let size =
      step.isOfLimits && track.pointee.limit < .infinity
      ? track.pointee.limit : track.pointee.base
    var limit = Float.infinity
    if !isBeyond {
      limit = track.pointee.limit
      if step.isOfLimits, track.pointee.bits.contains(.isInfinitelyGrowable) { limit = .infinity }
    }
    if track.pointee.maxKind == .fitContent, !isBeyond || step.isOfLimits {
      limit = min(limit, track.pointee.greatest)
    }
    return max(0, limit - size - track.pointee.increase)
  }

  /// Unfreezes the tracks that may exceed their limit: "Distribute space beyond limits".
  private func unfreezeBeyondLimits(
    _ tracks: UnsafeMutablePointer<GridTrack>, _ start: Int, _ end: Int, _ step: GridStep,
    _ isFlexible: Bool
  ) {
    var count = 0
    for index in start..<end where isAffected(tracks + index, step, isFlexible) {
      let isFull =
        tracks[index].maxKind == .fitContent
        && tracks[index].base + tracks[index].increase >= tracks[index].greatest
      let isCandidate: Bool =
        switch step {
        case .intrinsicMinimums, .contentMinimums:
          tracks[index].hasIntrinsicMaximum && !isFull
        case .maxContentMinimums:
          tracks[index].hasIntrinsicMaximum && tracks[index].maxKind != .minContent && !isFull
        case .intrinsicMaximums, .maxContentMaximums: tracks[index].hasIntrinsicMaximum
        }
      if isCandidate {
        tracks[index].bits.remove(.isFrozen)
        count += 1
      }
    }
    guard count == 0, !step.isOfLimits else { return }
    for index in start..<end where isAffected(tracks + index, step, isFlexible) {
      tracks[index].bits.remove(.isFrozen)
    }
  }

  /// Increases the affected size by the planned increase, once.
  private func apply(_ track: UnsafeMutablePointer<GridTrack>, _ step: GridStep) {
    guard track.pointee.bits.contains(.isAffected) else { return }
    track.pointee.bits.remove(.isAffected)
    let planned = track.pointee.planned
    guard step.isOfLimits else {
      track.pointee.base += planned
      return
    }
    if track.pointee.limit == .infinity {
      track.pointee.limit = track.pointee.base + planned
      if step == .intrinsicMaximums { track.pointee.bits.insert(.isInfinitelyGrowable) }
    } else {
      track.pointee.limit += planned
    }
  }
}

/// A step of CSS Grid §12.5, "increase sizes to accommodate spanning items".
enum GridStep: UInt8 {
  /// 1. For intrinsic minimums.
  case intrinsicMinimums
  /// 2. For content-based minimums.
  case contentMinimums
  /// 3. For max-content minimums; as in browsers, `auto` ones under a max-content constraint are left to the growth
  ///    limits.
  case maxContentMinimums
  /// 5. For intrinsic maximums.
  case intrinsicMaximums
  /// 6. For max-content maximums.
  case maxContentMaximums

  /// Whether the step increases growth limits rather than base sizes.
  var isOfLimits: Bool { self == .intrinsicMaximums || self == .maxContentMaximums }
}

extension BoxEngine {
  /// Resolves the intrinsic track sizes: CSS Grid §12.5 Resolve Intrinsic Track Sizes.
  ///
  /// Step 1 is `shimBaselines`.
  mutating func resolveIntrinsicTrackSizes(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    let isColumns = axis.pointee.isColumns
    let tracks = axis.pointee.tracks
    // Discard the contributions along the other axis.
    for index in 0..<run.pointee.total {
      run.pointee.items[index].minimum = .nan
      run.pointee.items[index].minContent = .nan
      run.pointee.items[index].maxContent = .nan
    }
    if axis.pointee.hasIntrinsic, run.pointee.total > 0 {
      let mark = state.pointee.items.mark
      let keys = state.pointee.items.allocate(UInt64.self, run.pointee.total)
      var spanning = 0
      for index in 0..<run.pointee.total {
        let item = run.pointee.items + index
        guard item.pointee.contributes(isColumns) else { continue }
        let start = Int(item.pointee.start(isColumns))
        let end = Int(item.pointee.end(isColumns))
        var (isIntrinsic, isFlexible) = (false, false)
        for place in start..<end {
          if tracks[place].isFlexible { isFlexible = true }
          if tracks[place].hasIntrinsicMinimum || tracks[place].hasIntrinsicMaximum {
            isIntrinsic = true
          }
        }
        guard isIntrinsic else { continue }
        if end - start == 1, !isFlexible {
          accommodate(item, tracks + start, run, axis)
        } else {
          // Sorted by span; all items that cross a flexible track come last, as one group.
          let group = isFlexible ? UInt64(1) << 24 : UInt64(end - start)
          keys[spanning] = group << 32 | UInt64(index)
          spanning += 1
        }
      }
      for index in 0..<axis.pointee.count {
        tracks[index].limit = max(tracks[index].limit, tracks[index].base)
      }
      accommodateSpanning(run, axis, keys, spanning)
      state.pointee.items.release(mark)
    }
    // Step 5.
    for index in 0..<axis.pointee.count where tracks[index].limit == .infinity {
      tracks[index].limit = tracks[index].base
    }
  }

  /// Sizes a track to fit an item that spans no other: step 2.
  private mutating func accommodate(
    _ item: UnsafeMutablePointer<GridBox>, _ track: UnsafeMutablePointer<GridTrack>,
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>
  ) {
    switch track.pointee.minKind {
    case .fixed, .fitContent, .flex: break
    case .minContent:
      track.pointee.base = max(track.pointee.base, contribution(item, .minContent, run, axis))
    case .maxContent:
      track.pointee.base = max(track.pointee.base, contribution(item, .maxContent, run, axis))
    case .auto:
      // As in browsers, under min- and max-content, too.
      track.pointee.base = max(track.pointee.base, contribution(item, .minimum, run, axis))
    }
    let growth: Float
    switch track.pointee.maxKind {
    case .fixed, .flex: return
    case .minContent: growth = contribution(item, .minContent, run, axis)
    case .maxContent, .auto: growth = contribution(item, .maxContent, run, axis)
    case .fitContent:
      growth = min(contribution(item, .maxContent, run, axis), track.pointee.greatest)
    }
    let known = track.pointee.limit == .infinity ? 0 : track.pointee.limit
    track.pointee.limit = max(known, growth)
  }

  /// Accommodates items that span several tracks in order of their span, then those that cross flexible ones: steps 3
  /// and 4.
  private mutating func accommodateSpanning(
    _ run: UnsafeMutablePointer<GridRun>, _ axis: UnsafeMutablePointer<GridAxis>,
    _ keys: UnsafeMutablePointer<UInt64>, _ count: Int
  ) {
    guard count > 0 else { return }
    var sorted = UnsafeMutableBufferPointer(start: keys, count: count)
    sorted.sort()
    var first = 0
    while first < count {
      let group = keys[first] >> 32
      var end = first + 1
      while end < count, keys[end] >> 32 == group { end += 1 }
      let isFlexible = group == 1 << 24
      let items = UnsafeMutableBufferPointer(start: keys + first, count: end - first)
      accommodate(items, .intrinsicMinimums, run, axis, isFlexible)
      accommodate(items, .contentMinimums, run, axis, isFlexible)
      accommodate(items, .maxContentMinimums, run, axis, isFlexible)
      // Step 3.4.
      for index in 0..<axis.pointee.count {
        let track = axis.pointee.tracks + index
        track.pointee.limit = max(track.pointee.limit, track.pointee.base)
        track.pointee.bits.remove(.isInfinitelyGrowable)
      }
      if !isFlexible {
        accommodate(items, .intrinsicMaximums, run, axis, false)
        accommodate(items, .maxContentMaximums, run, axis, false)
      }
      first = end
    }
  }
}

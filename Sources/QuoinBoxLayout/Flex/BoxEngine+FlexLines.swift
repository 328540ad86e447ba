extension BoxEngine {
  /// CSS Flexbox §9.3, step 5: collects the items into lines.
  mutating func collectLines(_ run: UnsafeMutablePointer<FlexRun>) {
    guard run.pointee.isWrapping, run.pointee.count > 0 else {
      run.pointee.lines.initialize(
        to: FlexLine(
          first: 0, count: run.pointee.count,
          needed: run.pointee.needed + Double(run.pointee.gaps(run.pointee.count))))
      run.pointee.lineCount = 1
      return
    }
    // A column whose height is open breaks its lines at its greatest height.
    let limit =
      run.pointee.innerMain.isKnown
      ? run.pointee.innerMain : (run.pointee.isRow ? .infinity : run.pointee.heightLimit)
    var first = 0
    var used: Double = 0
    var count = 0
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      let outer = Double(item.pointee.hypothetical + item.pointee.marginMain)
      let needed = used + outer + (index > first ? Double(run.pointee.gapMain) : 0)
      // A hair's breadth is not an overflow: sizes are in single precision.
      if index > first, needed > Double(limit) * (1 + 1e-6) {
        (run.pointee.lines + count).initialize(
          to: FlexLine(first: first, count: index - first, needed: used))
        count += 1
        first = index
        used = outer
      } else {
        used = needed
      }
    }
    (run.pointee.lines + count).initialize(
      to: FlexLine(first: first, count: run.pointee.count - first, needed: used))
    run.pointee.lineCount = count + 1
  }

  /// §9.3, step 6, and the main size of the container where it depends on the content: that of its
  /// longest line.
  mutating func resolveFlexibleLengths(_ run: UnsafeMutablePointer<FlexRun>) {
    if !run.pointee.innerMain.isKnown {
      var longest: Double = 0
      for index in 0..<run.pointee.lineCount {
        longest = max(longest, run.pointee.lines[index].needed)
      }
      run.pointee.innerMain = Float(longest.finiteLength)
    }
    for index in 0..<run.pointee.lineCount { resolveFlexibleLengths(run, run.pointee.lines[index]) }
  }

  /// CSS Flexbox §9.7 Resolving Flexible Lengths.
  private mutating func resolveFlexibleLengths(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine
  ) {
    let needed = line.needed
    let room = Double(run.pointee.innerMain)
    // Sizes are in single precision: what differs by less is the same.
    guard (needed - room).magnitude > room.magnitude * 1e-7 else {
      for index in line.first..<line.first + line.count {
        run.pointee.items[index].main = run.pointee.items[index].hypothetical
      }
      return
    }
    let grows = needed < room
    if !grows { determinePendingMinimums(run, line) }
    var (unfrozen, initial) = sizeInflexibleItems(run, line, grows: grows)
    while unfrozen > 0 {
      unfrozen -= flexOnce(run, line, grows: grows, initialFreeSpace: initial)
    }
  }

  /// §9.7, steps 2 and 3: freezes the items that cannot flex; gives the number of the others and the
  /// initial free space.
  private func sizeInflexibleItems(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine, grows: Bool
  ) -> (unfrozen: Int, free: Double) {
    var free = Double(run.pointee.innerMain - run.pointee.gaps(line.count))
    var unfrozen = 0
    for index in line.first..<line.first + line.count {
      let item = run.pointee.items + index
      let base = item.pointee.base
      let hypothetical = item.pointee.hypothetical
      let factor = grows ? item.pointee.grow : item.pointee.shrink
      if factor == 0 || (grows ? base > hypothetical : base < hypothetical) {
        item.pointee.bits.insert(.isFrozen)
        item.pointee.main = hypothetical
      } else {
        item.pointee.bits.remove(.isFrozen)
        item.pointee.main = base
        unfrozen += 1
      }
      free -= Double(item.pointee.main + item.pointee.marginMain)
    }
    return (unfrozen, free)
  }

  /// §9.7, step 4: one round of the loop; gives the number of items that it froze.
  private func flexOnce(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine, grows: Bool, initialFreeSpace: Double
  ) -> Int {
    var remaining = Double(run.pointee.innerMain - run.pointee.gaps(line.count))
    var factors: Double = 0
    var weights: Double = 0
    for index in line.first..<line.first + line.count {
      let item = run.pointee.items + index
      let isFrozen = item.pointee.bits.contains(.isFrozen)
      remaining -= Double(
        (isFrozen ? item.pointee.main : item.pointee.base) + item.pointee.marginMain)
      guard !isFrozen else { continue }
      factors += Double(grows ? item.pointee.grow : item.pointee.shrink)
      weights += weight(item, grows: grows)
    }
    if factors < 1, (initialFreeSpace * factors).magnitude < remaining.magnitude {
      remaining = initialFreeSpace * factors
    }
    // Rounding may leave a hair of the other sign, which would make items flex the wrong way.
    remaining = grows ? max(0, remaining) : min(0, remaining)
    let share = weights > 0 ? remaining / weights : 0

    // Steps 4c and 4d: distribute, then fix the violations of minimums and maximums.
    var violation: Double = 0
    var hasViolation = false
    for index in line.first..<line.first + line.count {
      let item = run.pointee.items + index
      guard !item.pointee.bits.contains(.isFrozen) else { continue }
      let target = flexed(item, share, grows: grows)
      let clamped = item.pointee.clampMain(target)
      item.pointee.main = clamped
      if clamped != target {
        violation += Double(clamped) - Double(target)
        hasViolation = true
      }
    }
    // Step 4e: freeze the over-flexed items.
    var count = 0
    for index in line.first..<line.first + line.count {
      let item = run.pointee.items + index
      guard !item.pointee.bits.contains(.isFrozen) else { continue }
      if hasViolation, violation != 0 {
        let target = flexed(item, share, grows: grows)
        guard violation > 0 ? item.pointee.main > target : item.pointee.main < target else {
          continue
        }
      }
      item.pointee.bits.insert(.isFrozen)
      count += 1
    }
    return count
  }

  @inline(__always)
  private func flexed(
    _ item: UnsafeMutablePointer<FlexBox>, _ share: Double, grows: Bool
  ) -> Float {
    Float(Double(item.pointee.base) + share * weight(item, grows: grows))
  }

  /// The flex grow factor, or the scaled flex shrink factor, which counts the inner base size.
  @inline(__always)
  private func weight(_ item: UnsafeMutablePointer<FlexBox>, grows: Bool) -> Double {
    grows
      ? Double(item.pointee.grow)
      : Double(item.pointee.shrink) * Double(item.pointee.base - item.pointee.outsideMain)
  }
}

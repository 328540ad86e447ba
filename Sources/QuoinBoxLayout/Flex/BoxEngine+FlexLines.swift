extension BoxEngine {
  /// Collects the items into lines: CSS Flexbox §9.3, step 5.
  mutating func collectLines(_ run: UnsafeMutablePointer<FlexRun>) {
    guard run.pointee.isWrapping, run.pointee.count > 0 else {
      run.pointee.lines.initialize(
        to: FlexLine(
          first: 0, count: run.pointee.count,
          needed: run.pointee.needed + Double(run.pointee.gaps(run.pointee.count))))
      run.pointee.lineCount = 1
      return
    }
    // A column with an open height breaks its lines at its maximum height.
    let limit =
      run.pointee.innerMain.isKnown
      // With an aspect ratio, lines break at that height even if the column becomes higher.
      ? run.pointee.isRow || !run.pointee.isHeightDefinite
        ? run.pointee.innerMain : run.pointee.blockHeight
      : (run.pointee.isRow ? .infinity : run.pointee.heightLimit)
    if run.pointee.isBalanced { return collectBalancedLines(run, limit: limit) }
    var first = 0
    var used: Double = 0
    var count = 0
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      let outer = Double(item.pointee.hypothetical + item.pointee.marginMain)
      let needed = used + outer + (index > first ? Double(run.pointee.gapMain) : 0)
      // Tiny excesses are not overflow: sizes are in single precision.
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

  /// Resolves the flexible lengths: §9.3, step 6.
  ///
  /// It also computes the main size of the container if that depends on the content: the length of
  /// its longest line.
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

  /// Resolves the flexible lengths of a line: CSS Flexbox §9.7 Resolving Flexible Lengths.
  private mutating func resolveFlexibleLengths(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine
  ) {
    let needed = line.needed
    let room = Double(run.pointee.innerMain)
    // Sizes are in single precision, so smaller differences are ignored.
    guard (needed - room).magnitude > room.magnitude * 1e-7 else {
      for index in line.first..<line.first + line.count {
        run.pointee.items[index].main = run.pointee.items[index].hypothetical
      }
      return
    }
    let grows = needed < room
    if !grows { determinePendingMinimums(run, line) }
    var flexible = sizeInflexibleItems(run, line, grows: grows)
    let initial = flexible.free
    while flexible.count > 0 {
      guard let violation = distribute(run, line, flexible, initial, grows: grows) else { return }
      flexible = freeze(run, line, violation, flexible, initial, grows: grows)
    }
  }

  /// The unfrozen items of a line, and the free space besides their base sizes.
  private struct Flexible {
    var count = 0
    var free: Double
    /// The sum of the flex factors.
    var factors: Double = 0
    /// The sum of the flex factors, scaled if items shrink.
    var weights: Double = 0
  }

  /// Freezes the inflexible items, and returns the initial free space: §9.7, steps 2 and 3.
  private func sizeInflexibleItems(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine, grows: Bool
  ) -> Flexible {
    var flexible = Flexible(free: Double(run.pointee.innerMain - run.pointee.gaps(line.count)))
    for index in line.first..<line.first + line.count {
      let item = run.pointee.items + index
      let base = item.pointee.base
      let hypothetical = item.pointee.hypothetical
      let factor = grows ? item.pointee.grow : item.pointee.shrink
      if factor == 0 || (grows ? base > hypothetical : base < hypothetical) {
        item.pointee.bits.insert(.isFrozen)
        item.pointee.main = hypothetical
        flexible.free -= Double(hypothetical + item.pointee.marginMain)
      } else {
        item.pointee.bits.remove(.isFrozen)
        flexible.count += 1
        flexible.free -= Double(base + item.pointee.marginMain)
        flexible.factors += Double(factor)
        flexible.weights += weight(item, grows: grows)
      }
    }
    return flexible
  }

  /// Distributes the free space and fixes minimum and maximum violations: §9.7, steps 4b to 4d.
  ///
  /// Returns the total violation, or `nil` if there is none.
  @inline(__always)
  private func distribute(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine, _ flexible: Flexible,
    _ initialFreeSpace: Double, grows: Bool
  ) -> Double? {
    let share = share(flexible, initialFreeSpace, grows: grows)
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
    return hasViolation ? violation : nil
  }

  /// Returns the space for a weight of one: §9.7, step 4b.
  @inline(__always)
  private func share(_ flexible: Flexible, _ initial: Double, grows: Bool) -> Double {
    var free = flexible.free
    if flexible.factors < 1, (initial * flexible.factors).magnitude < free.magnitude {
      free = initial * flexible.factors
    }
    // Rounding may leave a tiny amount of the other sign, by which items would flex the wrong way.
    free = grows ? max(0, free) : min(0, free)
    return flexible.weights > 0 ? free / flexible.weights : 0
  }

  /// Freezes the over-flexed items, and returns the rest for the next round: §9.7, step 4e.
  private func freeze(
    _ run: UnsafeMutablePointer<FlexRun>, _ line: FlexLine, _ violation: Double,
    _ flexible: Flexible, _ initialFreeSpace: Double, grows: Bool
  ) -> Flexible {
    let share = share(flexible, initialFreeSpace, grows: grows)
    var rest = Flexible(free: Double(run.pointee.innerMain - run.pointee.gaps(line.count)))
    for index in line.first..<line.first + line.count {
      let item = run.pointee.items + index
      if !item.pointee.bits.contains(.isFrozen) {
        let target = flexed(item, share, grows: grows)
        guard
          violation == 0
            || (violation > 0 ? item.pointee.main > target : item.pointee.main < target)
        else {
          rest.count += 1
          rest.free -= Double(item.pointee.base + item.pointee.marginMain)
          rest.factors += Double(grows ? item.pointee.grow : item.pointee.shrink)
          rest.weights += weight(item, grows: grows)
          continue
        }
        item.pointee.bits.insert(.isFrozen)
      }
      rest.free -= Double(item.pointee.main + item.pointee.marginMain)
    }
    return rest
  }

  @inline(__always)
  private func flexed(
    _ item: UnsafeMutablePointer<FlexBox>, _ share: Double, grows: Bool
  ) -> Float {
    Float(Double(item.pointee.base) + share * weight(item, grows: grows))
  }

  /// Returns the flex grow factor, or the flex shrink factor scaled by the inner base size.
  @inline(__always)
  private func weight(_ item: UnsafeMutablePointer<FlexBox>, grows: Bool) -> Double {
    grows
      ? Double(item.pointee.grow)
      : Double(item.pointee.shrink) * Double(item.pointee.base - item.pointee.outsideMain)
  }
}

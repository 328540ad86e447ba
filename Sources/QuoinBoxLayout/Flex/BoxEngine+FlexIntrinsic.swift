extension BoxEngine {
  /// Returns the min-content or max-content width of the content box: CSS Flexbox §9.9 Intrinsic Sizes.
  mutating func intrinsicWidth(_ run: UnsafeMutablePointer<FlexRun>, isMax: Bool) -> Float {
    run.pointee.isRow
      ? intrinsicMainSize(run, isMax: isMax) : intrinsicCrossSize(run, isMax: isMax)
  }

  /// Returns the sum of the items' contributions, or under min-content the largest one if lines may break: §9.9.1.
  private mutating func intrinsicMainSize(_ run: UnsafeMutablePointer<FlexRun>, isMax: Bool)
    -> Float
  {
    if isMax { determineFlexBaseSizes(run) }
    if isMax, run.pointee.isBalanced, lineCount(run) > 1 { return longestLine(run) }
    let takesLargest = run.pointee.isWrapping && !isMax
    var sum: Double = takesLargest ? 0 : Double(run.pointee.gaps(run.pointee.count))
    var hasNegative = false
    var hasBases = false
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      let outer = Double(contribution(item, isMax: isMax, run) + item.pointee.marginMain)
      if takesLargest { sum = max(sum, outer) } else { sum += outer }
      if outer < 0 { hasNegative = true }
      if item.pointee.bits.contains(.basisIsLength) { hasBases = true }
    }
    // So one item may need more space than all together, which negative margins cause, too.
    if hasNegative || hasBases, run.pointee.isWrapping, isMax {
      sum = max(sum, Double(intrinsicMainSize(run, isMax: false)))
    }
    return Float(sum.finiteLength)
  }

  /// Returns the width of the longest among the lines that a balanced row certainly has.
  private mutating func longestLine(_ run: UnsafeMutablePointer<FlexRun>) -> Float {
    collectBalancedLines(run, limit: .infinity)
    var longest: Double = 0
    for lineIndex in 0..<run.pointee.lineCount {
      let line = run.pointee.lines[lineIndex]
      var sum = Double(run.pointee.gaps(line.count))
      for index in line.first..<line.first + line.count {
        let item = run.pointee.items + index
        sum += Double(contribution(item, isMax: true, run) + item.pointee.marginMain)
      }
      longest = max(longest, sum)
    }
    return Float(longest.finiteLength)
  }

  /// Returns the contribution of an item: §9.9.3 Flex Item Intrinsic Size Contributions.
  ///
  /// It is the preferred size, or else that of the content, within the item's limits. A flex basis that is an explicit
  /// length is an upper bound if the item cannot grow, and a lower bound if it cannot shrink; the specification defines
  /// this for any base size, but browsers do not.
  private mutating func contribution(
    _ item: UnsafeMutablePointer<FlexBox>, isMax: Bool, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    if !isMax {
      if isCompressible(item.pointee.box) {
        return item.pointee.clampMain(item.pointee.outsideMain)
      }
      determineLengthBase(item, run)
    }
    var length: Float
    if item.pointee.preferredMain.isKnown {
      length = item.pointee.preferredMain
    } else {
      let cross = item.pointee.ratio > 0 ? item.pointee.definiteCross : .nan
      if cross.isKnown {
        length = run.pointee.ratioMain(item.pointee, fromCross: cross)
      } else if isMax, item.pointee.bits.contains(.baseIsMaxContent), item.pointee.ratio == 0 {
        length = item.pointee.base
      } else {
        length = run.pointee.clampTransferredMain(
          item.pointee, contentWidth(item, isMax: isMax, run))
      }
    }
    // If lines may break, browsers ignore the basis for the widest item.
    if item.pointee.bits.contains(.basisIsLength), isMax || !run.pointee.isWrapping {
      if item.pointee.grow == 0 { length = min(length, item.pointee.base) }
      if item.pointee.shrink == 0 { length = max(length, item.pointee.base) }
    }
    length = item.pointee.clampMain(length)
    // As in browsers, `fit-content` is the min-content width together with a width in points.
    let isMax = isMax && !item.pointee.preferredMain.isKnown
    return hasFitMinimum(item, run)
      ? max(length, fitMinimum(item.pointee.box, isMax: isMax)) : length
  }

  private func hasFitMinimum(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Bool {
    styleOf(item.pointee.box).pointee.keywords != 0 && !run.pointee.innerWidth.isKnown
  }

  /// Determines the base size under min-content, where only a length counts, with its automatic minimum.
  private mutating func determineLengthBase(
    _ item: UnsafeMutablePointer<FlexBox>, _ run: UnsafeMutablePointer<FlexRun>
  ) {
    let style = styleOf(item.pointee.box)
    guard style.pointee.keyword(.flexBasis) == .none else { return }
    let isLength =
      style.pointee.basis_.isKnown
      && (!style.pointee.percentages.contains(.basis) || run.pointee.innerWidth.isKnown)
    guard isLength || item.pointee.ratio > 0 else { return }
    var one = run.pointee
    one.items = item
    one.count = 1
    withUnsafeMutablePointer(to: &one) { determineFlexBaseSizes($0) }
  }

  /// Returns the largest contribution, or under max-content the sum of the lines, each as wide as its widest item:
  /// §9.9.2.
  private mutating func intrinsicCrossSize(_ run: UnsafeMutablePointer<FlexRun>, isMax: Bool)
    -> Float
  {
    if run.pointee.isWrapping, isMax,
      run.pointee.innerHeight.isKnown || run.pointee.heightLimit < .infinity
        || (run.pointee.isBalanced && lineCount(run) > 1)
    {
      return linesCrossSize(run)
    }
    var largest: Float = 0
    for index in 0..<run.pointee.count {
      let item = run.pointee.items + index
      largest = max(
        largest, crossContribution(item, isMax: isMax, run) + item.pointee.marginCross)
    }
    return largest
  }

  private mutating func linesCrossSize(_ run: UnsafeMutablePointer<FlexRun>) -> Float {
    determineFlexBaseSizes(run)
    collectLines(run)
    // Automatic minimums affect where lines break, but not the width of the items here.
    collectItems(run)
    var sum = Double(run.pointee.gapCross) * Double(run.pointee.lineCount - 1)
    for lineIndex in 0..<run.pointee.lineCount {
      let line = run.pointee.lines[lineIndex]
      var largest: Float = 0
      for index in line.first..<line.first + line.count {
        let item = run.pointee.items + index
        largest = max(
          largest, crossContribution(item, isMax: true, run) + item.pointee.marginCross)
      }
      sum += Double(largest)
    }
    return Float(sum.finiteLength)
  }

  private mutating func crossContribution(
    _ item: UnsafeMutablePointer<FlexBox>, isMax: Bool, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    if !isMax, isCompressible(item.pointee.box) {
      return item.pointee.clampCross(item.pointee.outsideCross)
    }
    let width = plainCrossContribution(item, isMax: isMax, run)
    return hasFitMinimum(item, run) ? max(width, fitMinimum(item.pointee.box, isMax: isMax)) : width
  }

  private mutating func plainCrossContribution(
    _ item: UnsafeMutablePointer<FlexBox>, isMax: Bool, _ run: UnsafeMutablePointer<FlexRun>
  ) -> Float {
    if item.pointee.preferredCross.isKnown {
      let width =
        item.pointee.bits.contains(.crossFollowsMain)
        ? run.pointee.clampTransferredCross(item.pointee, item.pointee.preferredCross)
        : item.pointee.preferredCross
      return item.pointee.clampCross(width)
    }
    let byRatio = ratioWidth(item, run)
    if byRatio.isKnown { return byRatio }
    let height =
      item.pointee.preferredMain.isKnown
      ? item.pointee.preferredMain.clamped(item.pointee.minMain, item.pointee.maxMain) : .nan
    let width = intrinsicWidth(
      item.pointee.box, isMax: isMax, block: run.pointee.innerWidth, height: height,
      isHeightDefinite: true)
    return item.pointee.clampCross(run.pointee.clampTransferredCross(item.pointee, width))
  }
}

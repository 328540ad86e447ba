import QuoinGeometry
import QuoinModel

extension AndroidFlexbox: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidFlexboxPasses {
    AndroidFlexboxPasses(group: self, run: run)
  }
}

/// The passes of `FlexboxLayout`: its lines are those of CSS, in whole pixels, with the rounding error assigned to the
/// last child.
struct AndroidFlexboxPasses: AndroidAxisPasses {
  typealias Placement = AndroidFlexbox.Placement
  typealias Slot = AndroidSlot<Placement>

  /// A line of children.
  struct Line {
    var slots: [Slot] = []
    /// The extent along the line, including the padding of the group.
    var main = 0
    var cross = 0
    /// The total cross extent of the previous lines.
    var offset = 0
    var grow: Float = 0
    var shrink: Float = 0
    var baseline = 0
  }

  let group: AndroidFlexbox
  let run: AndroidRun<Placement>
  var lines: [Line] = []

  init(group: AndroidFlexbox, run: AndroidRun<Placement>) {
    self.group = group
    self.run = run
  }

  var isHorizontal: Bool { group.axis == .horizontal }

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    let main = isHorizontal ? width : height
    let cross = isHorizontal ? height : width
    makeLines(main, cross)
    let longest = lines.map(\.main).max() ?? 0
    let room =
      main.isExact ? main.size : main.mode == .atMost ? min(longest, main.size) : longest
    for index in lines.indices { flex(&lines[index], room, cross) }
    if isHorizontal { alignBaselines() }
    settleLines(cross)
    stretch()
    let length = lines.map(\.main).max() ?? mainPadding
    let across = lines.reduce(0) { $0 + $1.cross } + crossPadding
    let size = (main.resolve(length), cross.resolve(across))
    return isHorizontal ? AndroidMeasure(size.0, size.1) : AndroidMeasure(size.1, size.0)
  }

  // MARK: Lines

  private mutating func makeLines(_ main: MeasureSpec, _ cross: MeasureSpec) {
    lines = []
    var line = Line(main: mainPadding)
    let ordered = run.shown.enumerated().sorted {
      ($0.element.placement.order, $0.offset) < ($1.element.placement.order, $1.offset)
    }
    for (_, slot) in ordered {
      var length = isHorizontal ? slot.widthLength : slot.heightLength
      if let basis = slot.placement.basis, main.isExact {
        length = .pixels(AndroidArithmetic.round(Float(main.size) * basis))
      }
      let along = main.child(length, beside: mainPadding + mainMargins(slot))
      measure(slot, along, crossSpec(slot, cross, beside: line.offset))
      keepLimits(slot)
      let extent = mainSize(slot) + mainMargins(slot)
      if !line.slots.isEmpty, wraps(slot, main, line.main + extent) {
        lines.append(line)
        line = Line(main: mainPadding, offset: line.offset + line.cross)
        if crossLength(slot) == .matchParent {
          measure(slot, along, crossSpec(slot, cross, beside: line.offset))
          keepLimits(slot)
        }
      }
      line.slots.append(slot)
      line.main += mainSize(slot) + mainMargins(slot)
      line.grow += slot.placement.grow
      line.shrink += slot.placement.shrink
      line.cross = max(line.cross, crossSize(slot) + crossMargins(slot))
      line.baseline = max(line.baseline, (slot.baseline ?? -1) + slot.margins.top)
    }
    if !line.slots.isEmpty { lines.append(line) }
  }

  private func wraps(_ slot: Slot, _ main: MeasureSpec, _ extent: Int) -> Bool {
    guard group.wraps else { return false }
    if slot.placement.wrapsBefore { return true }
    return main.mode != .unspecified && main.size < extent
  }

  private func crossSpec(_ slot: Slot, _ cross: MeasureSpec, beside used: Int) -> MeasureSpec {
    cross.child(crossLength(slot), beside: crossPadding + crossMargins(slot) + used)
  }

  /// Measures a child again if it violates its minimum or maximum size.
  private func keepLimits(_ slot: Slot) {
    let own = slot.placement
    let width = min(max(slot.width, own.minimumWidth), own.maximumWidth)
    let height = min(max(slot.height, own.minimumHeight), own.maximumHeight)
    if width != slot.width || height != slot.height {
      slot.measure(.exactly(width), .exactly(height))
    }
  }

  // MARK: Growing and shrinking

  private func flex(_ line: inout Line, _ room: Int, _ cross: MeasureSpec) {
    var frozen: Set<Slot> = []
    // Each round except the last freezes a child.
    for _ in 0...line.slots.count {
      let isGrowing = line.main < room
      let total = isGrowing ? line.grow : line.shrink
      guard line.main != room, total > 0 else { return }
      let before = line.main
      let needsMore = share(&line, room, cross, isGrowing, &frozen)
      guard needsMore, line.main != before else { return }
    }
  }

  /// Gives the children their shares.
  ///
  /// - Returns: Whether a limit cut the share of a child.
  private func share(
    _ line: inout Line, _ room: Int, _ cross: MeasureSpec, _ isGrowing: Bool,
    _ frozen: inout Set<Slot>
  ) -> Bool {
    let unit = Float(room - line.main) / (isGrowing ? line.grow : line.shrink)
    var needsMore = false
    var error: Float = 0
    if frozen.isEmpty { line.cross = 0 }
    line.main = mainPadding
    for (index, slot) in line.slots.enumerated() {
      let factor = isGrowing ? slot.placement.grow : slot.placement.shrink
      if factor > 0, !frozen.contains(slot) {
        var raw = Float(mainSize(slot)) + unit * factor
        if index == line.slots.count - 1 { (raw, error) = (raw + error, 0) }
        var size = AndroidArithmetic.round(raw)
        let most = isHorizontal ? slot.placement.maximumWidth : slot.placement.maximumHeight
        let least = max(
          0, isHorizontal ? slot.placement.minimumWidth : slot.placement.minimumHeight)
        if isGrowing ? size > most : size < least {
          size = isGrowing ? most : least
          needsMore = true
          frozen.insert(slot)
          if isGrowing { line.grow -= factor } else { line.shrink -= factor }
        } else {
          error += raw - Float(size)
          if error > 1 { (size, error) = (size + 1, error - 1) }
          if error < -1 { (size, error) = (size - 1, error + 1) }
        }
        measure(
          slot, .exactly(max(0, size)), limited(slot, crossSpec(slot, cross, beside: line.offset)))
      }
      line.cross = max(line.cross, crossSize(slot) + crossMargins(slot))
      line.main += mainSize(slot) + mainMargins(slot)
    }
    return needsMore
  }

  private func limited(_ slot: Slot, _ spec: MeasureSpec) -> MeasureSpec {
    let own = slot.placement
    let least = isHorizontal ? own.minimumHeight : own.minimumWidth
    let most = isHorizontal ? own.maximumHeight : own.maximumWidth
    return MeasureSpec(mode: spec.mode, size: min(max(spec.size, least), most))
  }

  // MARK: Across

  private mutating func alignBaselines() {
    guard group.alignment == .baseline else { return }
    for index in lines.indices {
      lines[index].cross =
        lines[index].slots.map { slot in
          let top = max(lines[index].baseline - (slot.baseline ?? -1), slot.margins.top)
          return slot.height + top + slot.margins.bottom
        }.max() ?? 0
    }
  }

  /// Sets the extents of the lines if the group's is exact.
  private mutating func settleLines(_ cross: MeasureSpec) {
    guard cross.isExact, !lines.isEmpty else { return }
    let free = cross.size - crossPadding - lines.reduce(0) { $0 + $1.cross }
    if lines.count == 1 {
      lines[0].cross = cross.size - crossPadding
      return
    }
    guard free > 0 || group.lineJustification == .center || group.lineJustification == .end else {
      return
    }
    switch group.lineJustification {
    case .stretch: stretchLines(free)
    case .spaceBetween: insertGaps(Float(free) / Float(lines.count - 1))
    case .spaceAround:
      let gap = free / (2 * lines.count)
      lines = lines.flatMap { [Line(cross: gap), $0, Line(cross: gap)] }
    case .center:
      lines.insert(Line(cross: free / 2), at: 0)
      lines.append(Line(cross: free / 2))
    case .end: lines.insert(Line(cross: free), at: 0)
    case .start, .spaceEvenly: break
    }
  }

  private mutating func stretchLines(_ free: Int) {
    let unit = Float(free) / Float(lines.count)
    var error: Float = 0
    for index in lines.indices {
      var raw = Float(lines[index].cross) + unit
      if index == lines.count - 1 { (raw, error) = (raw + error, 0) }
      var size = AndroidArithmetic.round(raw)
      error += raw - Float(size)
      if error > 1 { (size, error) = (size + 1, error - 1) }
      if error < -1 { (size, error) = (size - 1, error + 1) }
      lines[index].cross = size
    }
  }

  private mutating func insertGaps(_ gap: Float) {
    var error: Float = 0
    var spaced: [Line] = []
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let raw = index == lines.count - 1 ? gap + error : gap
        var size = AndroidArithmetic.round(raw)
        error += gap - Float(size)
        if error > 1 { (size, error) = (size + 1, error - 1) }
        if error < -1 { (size, error) = (size - 1, error + 1) }
        spaced.append(Line(cross: size))
      }
      spaced.append(line)
    }
    lines = spaced
  }

  /// Stretches children to the cross size of their lines.
  private func stretch() {
    for line in lines {
      for slot in line.slots where (slot.placement.alignment ?? group.alignment) == .stretch {
        let room = max(0, line.cross - crossMargins(slot))
        let own = slot.placement
        if isHorizontal {
          slot.measure(
            .exactly(slot.width), .exactly(min(max(room, own.minimumHeight), own.maximumHeight)))
        } else {
          slot.measure(
            .exactly(min(max(room, own.minimumWidth), own.maximumWidth)), .exactly(slot.height))
        }
      }
    }
  }
}

import QuoinModel

extension PaintingOrder {
  /// A walk over what is in the flow of an item, which may be left and gone on with.
  struct Walk {
    /// What is painted of it.
    enum Phase {
      /// All in the order of the tree.
      case all
      /// Blocks: grounds and borders (Appendix E, step 4).
      case blocks
      /// What is in lines, clipped by the blocks that it is in (step 7).
      case lines
      /// The lines around blocks and around what is in lines (step 10).
      case outlines
    }

    var phase: Phase
    /// The next item.
    var next: Int
    /// The item behind the last.
    let end: Int
    /// What ends with items that the walk is in: where these end, and the step then.
    var open: [(end: Int, step: Step)] = []
  }

  /// Paints all in an item that is not raised out of it.
  ///
  /// In documents and where something floats, the blocks come first, then the floats, and then what is in
  /// lines (Appendix E, steps 4 to 7); else all in the order of the tree.
  mutating func flow(_ root: Int, _ tasks: inout [Task]) {
    let floats = hasFloats ? floats(in: root) : []
    let (first, last) = (root + 1, end(root))
    guard items[root].stacking != nil || !floats.isEmpty else {
      return walk(Walk(phase: .all, next: first, end: last), &tasks)
    }
    if hasOutlines { tasks.append(.walk(Walk(phase: .outlines, next: first, end: last))) }
    tasks.append(.walk(Walk(phase: .lines, next: first, end: last)))
    for float in floats.reversed() { tasks.append(.raised(float, context: root)) }
    walk(Walk(phase: .blocks, next: first, end: last), &tasks)
  }

  /// The floats that are painted with the blocks of an item.
  private func floats(in root: Int) -> [Int] {
    var found: [Int] = []
    var index = root + 1
    let last = end(root)
    while index < last {
      let item = items[index]
      if isLeftOut[index] || isRaised(index) || isAtomic(index) || item.holdsFloats
        || isDocument(index)
      {
        index = end(index)
      } else if item.level == .float {
        found.append(index)
        index = end(index)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether all in an item is painted together: boxes in lines, and nodes that something is done to as a
  /// whole.
  private func isAtomic(_ index: Int) -> Bool {
    let item = items[index]
    if item.level == .atomic || item.isPaintedWhole { return true }
    guard !item.isPiece else { return false }
    if item.look.alpha < 1 || !item.look.transform.isIdentity { return true }
    guard !item.look.decoration.isNone else { return false }
    let parts = item.look.decoration.parts
    return parts.blend != .normal || parts.clipShape != nil || parts.basicShape != nil
      || !parts.masks.isEmpty || !parts.filters.isEmpty
  }

  /// Whether an item is a document in a node that is none: blocks and lines in it have an order of their
  /// own.
  private func isDocument(_ index: Int) -> Bool {
    let item = items[index]
    guard item.stacking != nil, !item.isPiece else { return false }
    return item.parent.map { items[$0].stacking == nil } ?? true
  }

  /// Goes on with a walk; what has an order of its own is left to tasks.
  mutating func walk(_ start: Walk, _ tasks: inout [Task]) {
    var walk = start
    while walk.next < walk.end {
      let index = walk.next
      while let inner = walk.open.last, inner.end <= index {
        close(inner.step)
        walk.open.removeLast()
      }
      let level = items[index].level
      if isLeftOut[index] || isRaised(index) || level == .float && hasFloats {
        walk.next = end(index)
        continue
      }
      let isAtomic = hasPhases && isAtomic(index)
      let isApart = isAtomic || hasPhases && (items[index].holdsFloats || isDocument(index))
      switch walk.phase {
      case .blocks where isAtomic || level == .inline:
        // A block may be in an inline element.
        walk.next = isAtomic ? end(index) : index + 1
        continue
      case .lines where !isAtomic && level != .inline, .outlines:
        if isApart {
          walk.next = end(index)
          continue
        }
        if walk.phase == .outlines, items[index].hasOutline { steps.append(.outline(index)) }
        if items[index].look.clips, level != .inline {
          steps.append(.clip(index))
          walk.open.append((end(index), .endClip))
        }
        walk.next = index + 1
        continue
      case .all, .blocks, .lines: break
      }
      steps.append(.enter(index))
      if isApart {
        walk.next = end(index)
        tasks.append(.walk(walk))
        tasks.append(.leave(index))
        tasks.append(.flow(index))
        return
      }
      let hasOutline = walk.phase != .all && hasOutlines
      walk.open.append((end(index), hasOutline ? .leaveInside(index) : .leave(index)))
      walk.next = index + 1
    }
    for inner in walk.open.reversed() { close(inner.step) }
  }

  private mutating func close(_ step: Step) {
    if case .endClip = step { endClip() } else { steps.append(step) }
  }
}

extension Arrangement.Item {
  /// Whether there is a line around the item: CSS UI 4 §3.
  var hasOutline: Bool { !look.decoration.isNone && look.decoration.parts.outline.width > 0 }
}

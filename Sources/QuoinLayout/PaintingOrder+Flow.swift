import QuoinModel

extension PaintingOrder {
  /// A walk over the flow content of an item, which can be suspended and resumed.
  struct Walk {
    /// The part of the content that a walk paints.
    enum Phase {
      /// Everything, in tree order.
      case all
      /// Blocks: backgrounds and borders (Appendix E, step 4).
      case blocks
      /// Inline content, clipped by the blocks around it (step 7).
      case lines
      /// The outlines of blocks and of inline content (step 10).
      case outlines
    }

    var phase: Phase
    /// The next item.
    var next: Int
    /// The index after the last item.
    let end: Int
    /// The items that the walk is currently inside, with their ends and the step to take there.
    var open: [(end: Int, step: Step)] = []
  }

  /// Paints the descendants of an item that are not raised out of it.
  ///
  /// In documents and if there are floats, blocks come first, then floats, and then inline content (Appendix E, steps 4
  /// to 7); otherwise everything is in tree order.
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

  /// Returns the floats that are painted with the blocks of an item.
  private func floats(in root: Int) -> [Int] {
    var found: [Int] = []
    var index = root + 1
    let last = end(root)
    while index < last {
      let item = items[index]
      if isLeftOut[index] || isRaised(index) {
        index = end(index)
      } else if item.level == .float {
        // A float is one unit whatever else it is: a picture, a container of floats.
        found.append(index)
        index = end(index)
      } else if isAtomic(index) || item.holdsFloats || isDocument(index) {
        index = end(index)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether an item is painted as one unit with its descendants: boxes in lines, and nodes with an effect on the
  /// whole, such as opacity or a transform.
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

  /// Whether an item is the root of a document inside a node that is not part of one; its blocks and lines have an
  /// order of their own.
  private func isDocument(_ index: Int) -> Bool {
    let item = items[index]
    guard item.stacking != nil, !item.isPiece else { return false }
    return item.parent.map { items[$0].stacking == nil } ?? true
  }

  /// Continues a walk; content with an order of its own is deferred to tasks.
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
        // An inline element may contain a block.
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
  /// Whether the item has an outline: CSS UI 4 §3.
  var hasOutline: Bool { !look.decoration.isNone && look.decoration.parts.outline.width > 0 }
}

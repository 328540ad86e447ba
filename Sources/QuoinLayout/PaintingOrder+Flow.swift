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
  /// Where something floats, the blocks come first, then the floats, and then what is in lines (Appendix
  /// E, steps 4 to 7); else all in the order of the tree.
  mutating func flow(_ root: Int, _ tasks: inout [Task]) {
    let floats = hasFloats ? floats(in: root) : []
    let (first, last) = (root + 1, end(root))
    guard !floats.isEmpty else {
      return walk(Walk(phase: .all, next: first, end: last), &tasks)
    }
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
      if isLeftOut[index] || isRaised(index) || isAtomic(index) || item.holdsFloats {
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
    if item.level == .atomic { return true }
    guard item.stacking == nil, !item.isPiece else { return false }
    if item.look.alpha < 1 || !item.look.transform.isIdentity { return true }
    guard !item.look.decoration.isNone else { return false }
    let parts = item.look.decoration.parts
    return parts.blend != .normal || parts.clipShape != nil || parts.basicShape != nil
      || !parts.masks.isEmpty || !parts.filters.isEmpty
  }

  /// Goes on with a walk; what has an order of its own is left to tasks.
  mutating func walk(_ start: Walk, _ tasks: inout [Task]) {
    var walk = start
    while walk.next < walk.end {
      let index = walk.next
      while let inner = walk.open.last, inner.end <= index {
        steps.append(inner.step)
        walk.open.removeLast()
      }
      let level = items[index].level
      if isLeftOut[index] || isRaised(index) || level == .float && hasFloats {
        walk.next = end(index)
        continue
      }
      let isAtomic = hasFloats && isAtomic(index)
      let isApart = isAtomic || hasFloats && items[index].holdsFloats
      switch walk.phase {
      case .blocks where isAtomic || level == .inline:
        // A block may be in an inline element.
        walk.next = isAtomic ? end(index) : index + 1
        continue
      case .lines where !isAtomic && level != .inline:
        if isApart {
          walk.next = end(index)
          continue
        }
        if items[index].look.clips {
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
      walk.open.append((end(index), .leave(index)))
      walk.next = index + 1
    }
    for inner in walk.open.reversed() { steps.append(inner.step) }
  }
}

import QuoinModel

/// The order in which the items of an arrangement are painted, from back to front: that of the tree,
/// and for a document's elements and for floats that of CSS 2.2, Appendix E.
///
/// An element that is positioned or makes a stacking context is painted with the nearest stacking
/// context around it: below all in the flow where its `z-index` is negative, else above. It is clipped
/// by the boxes that it is placed in, and those that these are placed in, and by no others (CSS
/// Overflow 3 §3.1).
///
/// - Complexity: O(n log n) for n items; O(n) where nothing is raised.
package struct PaintingOrder {
  /// A step of the painting.
  package enum Step: Hashable, Sendable {
    /// An item begins: what lies behind its content, and its content.
    case enter(Int)
    /// The same; the item clips what its steps `clip` say, and not all that is in it.
    case enterUnclipped(Int)
    /// An item ends, with all that was painted in it.
    case leave(Int)
    /// The same; the line around it is painted by a step of its own.
    case leaveInside(Int)
    /// The line around an item is painted: CSS UI 4 §3.
    case outline(Int)
    /// Nothing is drawn outside the inner edge of an item from here on.
    case clip(Int)
    /// The last clip ends.
    case endClip
  }

  /// The steps in their order.
  package internal(set) var steps: [Step] = []
  let items: [Arrangement.Item]
  let isLeftOut: [Bool]
  /// Whether anything floats.
  let hasFloats: Bool
  /// Whether blocks are painted before what is in lines: in documents, and where something floats.
  let hasPhases: Bool
  /// Whether there are lines around items that lie above all in the flow.
  let hasOutlines: Bool

  /// What is left to do, the next one last.
  enum Task {
    /// A stacking context.
    case context(Int)
    /// What is in the flow of an item.
    case flow(Int)
    /// The rest of that.
    case walk(Walk)
    /// An element that is painted with the context around it.
    case raised(Int, context: Int)
    case leave(Int)
    case clip(Int)
    case endClips(Int)
  }

  /// The stacking contexts that something in them is not placed in, so that they do not clip it.
  private var unclipped: Set<Int> = []

  /// So many clips around a raised element are kept, the innermost.
  private static let mostClips = 32

  /// - Parameter isLeftOut: for each item, whether it is not painted with all in it.
  package init(_ items: [Arrangement.Item], isLeftOut: [Bool]) {
    self.items = items
    self.isLeftOut = isLeftOut
    hasFloats = items.contains { $0.level == .float }
    hasPhases = hasFloats || items.contains { $0.stacking != nil }
    hasOutlines = hasPhases && items.contains { $0.hasOutline }
    guard !items.isEmpty, !isLeftOut[0] else { return }
    steps.reserveCapacity(2 * items.count)
    var tasks = [Task.context(0)]
    while let task = tasks.popLast() {
      switch task {
      case .context(let index): open(index, &tasks)
      case .flow(let index): flow(index, &tasks)
      case .walk(let walk): self.walk(walk, &tasks)
      case .raised(let index, let context): raise(index, context, &tasks)
      case .leave(let index): steps.append(.leave(index))
      case .clip(let index): steps.append(.clip(index))
      case .endClips(let count): for _ in 0..<count { endClip() }
      }
    }
  }

  /// Ends a clip, or leaves it out where nothing is in it.
  mutating func endClip() {
    if case .clip = steps.last { steps.removeLast() } else { steps.append(.endClip) }
  }

  func isRaised(_ index: Int) -> Bool { items[index].stacking?.isRaised ?? false }

  private func isBehind(_ index: Int) -> Bool { (items[index].stacking?.index ?? 0) < 0 }

  func end(_ index: Int) -> Int { max(index + 1, items[index].end) }

  /// Appendix E, steps 1 to 9 of an element that makes a stacking context.
  private mutating func open(_ index: Int, _ tasks: inout [Task]) {
    let raised = raised(in: index)
    let isUnclipped =
      items[index].look.clips && raised.contains { !isPlaced($0, in: index) }
    steps.append(isUnclipped ? .enterUnclipped(index) : .enter(index))
    tasks.append(.leave(index))
    if isUnclipped { unclipped.insert(index) }
    let order = raised.enumerated().sorted {
      (items[$0.element].stacking?.index ?? 0, $0.offset)
        < (items[$1.element].stacking?.index ?? 0, $1.offset)
    }.map(\.element)
    for next in order.reversed() where !isBehind(next) {
      tasks.append(.raised(next, context: index))
    }
    if isUnclipped { tasks.append(.endClips(1)) }
    tasks.append(.flow(index))
    if isUnclipped { tasks.append(.clip(index)) }
    for next in order.reversed() where isBehind(next) {
      tasks.append(.raised(next, context: index))
    }
  }

  /// Whether an element is placed in another one that it is in, or in something there.
  private func isPlaced(_ index: Int, in outer: Int) -> Bool {
    var step = container(of: index)
    while let current = step, current > outer { step = container(of: current) }
    return step == outer
  }

  /// The raised elements that belong to a context, in the order of the tree.
  private func raised(in context: Int) -> [Int] {
    var found: [Int] = []
    var index = context + 1
    let last = end(context)
    while index < last {
      if isLeftOut[index] {
        index = end(index)
      } else if isRaised(index) {
        found.append(index)
        index = items[index].stacking?.isContext == true ? end(index) : index + 1
      } else {
        index += 1
      }
    }
    return found
  }

  private mutating func raise(_ index: Int, _ context: Int, _ tasks: inout [Task]) {
    let clips = clips(around: index, in: context)
    for clip in clips.reversed() { steps.append(.clip(clip)) }
    tasks.append(.endClips(clips.count))
    guard items[index].stacking?.isContext != true else {
      tasks.append(.context(index))
      return
    }
    steps.append(.enter(index))
    tasks.append(.leave(index))
    tasks.append(.flow(index))
  }

  /// The items that clip an element, from the innermost, up to the context in which it is painted.
  private func clips(around index: Int, in context: Int) -> [Int] {
    var found: [Int] = []
    var step = container(of: index)
    let first = unclipped.contains(context) ? context : context + 1
    while let current = step, current >= first {
      if items[current].look.clips { found.append(current) }
      step = container(of: current)
    }
    return Array(found.prefix(PaintingOrder.mostClips))
  }

  /// What an item is placed in: CSS Positioned Layout 3 §2.1.
  private func container(of index: Int) -> Int? {
    var parent = items[index].parent
    switch items[index].stacking?.placing {
    case .fixed, .absolute:
      let needed: Stacking.Holding = items[index].stacking?.placing == .fixed ? .fixed : .absolute
      while let current = parent, (items[current].stacking?.holding ?? .fixed) < needed {
        parent = items[current].parent
      }
      return parent
    case .plain, .relative, nil: return parent
    }
  }
}

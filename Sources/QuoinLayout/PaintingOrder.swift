import QuoinModel

/// The order in which the items of an arrangement are painted, from back to front.
///
/// It is tree order; a document's elements and floats follow CSS 2.2, Appendix E, and items of flex containers and grids
/// their ordinal groups.
///
/// A positioned element or one that makes a stacking context is painted with the nearest stacking context around it:
/// below all flow content if its `z-index` is negative, otherwise above. It is clipped only by its containing block and
/// the chain of containing blocks above (CSS Overflow 3 §3.1).
///
/// - Complexity: O(n log n) for n items; O(n) if nothing is raised.
package struct PaintingOrder {
  /// A step of the painting.
  package enum Step: Hashable, Sendable {
    /// Begins an item: paints its background and its content.
    case enter(Int)
    /// Begins an item as `enter` does; the item clips only what its `clip` steps contain.
    case enterUnclipped(Int)
    /// Ends an item and everything painted inside it.
    case leave(Int)
    /// Ends an item as `leave` does; its outline is painted by a step of its own.
    case leaveInside(Int)
    /// Paints the outline of an item: CSS UI 4 §3.
    case outline(Int)
    /// Starts clipping to the inner edge of an item.
    case clip(Int)
    /// Ends the last clip.
    case endClip
  }

  /// The steps in their order.
  package internal(set) var steps: [Step] = []
  let items: Arrangement.Items
  let isLeftOut: [Bool]
  /// Whether there are floats.
  let hasFloats: Bool
  /// Whether blocks are painted before inline content: in documents, and if there are floats.
  let hasPhases: Bool
  /// Whether there are outlines, which lie above all flow content.
  let hasOutlines: Bool

  /// A pending task; the last one in the list is next.
  enum Task {
    /// A stacking context.
    case context(Int)
    /// The flow content of an item.
    case flow(Int)
    /// The rest of a flow walk.
    case walk(Walk)
    /// An element that is painted with the stacking context around it.
    case raised(Int, context: Int)
    case leave(Int)
    case clip(Int)
    case endClips(Int)
  }

  /// The stacking contexts that do not clip all their elements, because some have another containing block.
  private var unclipped: Set<Int> = []

  /// The number of clips, innermost first, that are kept around a raised element.
  private static let maximumClips = 32

  /// Creates the order of some items.
  ///
  /// - Parameter isLeftOut: For each item, whether it and its descendants are not painted.
  package init(_ items: Arrangement.Items, isLeftOut: [Bool]) {
    guard let ordered = OrderedItems(items) else {
      self.init(inTreeOrder: items, isLeftOut: isLeftOut)
      return
    }
    self.init(inTreeOrder: ordered.items, isLeftOut: ordered.sources.map { isLeftOut[$0] })
    for step in steps.indices { steps[step] = steps[step].moved(to: ordered.sources) }
  }

  private init(inTreeOrder items: Arrangement.Items, isLeftOut: [Bool]) {
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

  /// Ends a clip, or removes it if it is empty.
  mutating func endClip() {
    if case .clip = steps.last { steps.removeLast() } else { steps.append(.endClip) }
  }

  func isRaised(_ index: Int) -> Bool { items[index].stacking?.isRaised ?? false }

  private func isBehind(_ index: Int) -> Bool { (items[index].stacking?.index ?? 0) < 0 }

  func end(_ index: Int) -> Int { max(index + 1, items[index].end) }

  /// Paints an element that makes a stacking context: Appendix E, steps 1 to 9.
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

  /// Whether an ancestor is in an element's chain of containing blocks.
  private func isPlaced(_ index: Int, in outer: Int) -> Bool {
    var step = container(of: index)
    while let current = step, current > outer { step = container(of: current) }
    return step == outer
  }

  /// Returns the raised elements that belong to a context, in tree order.
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

  /// Returns the items that clip an element, from the innermost up to the context that paints it.
  private func clips(around index: Int, in context: Int) -> [Int] {
    var found: [Int] = []
    var step = container(of: index)
    let first = unclipped.contains(context) ? context : context + 1
    while let current = step, current >= first {
      if items[current].look.clips { found.append(current) }
      step = container(of: current)
    }
    return Array(found.prefix(PaintingOrder.maximumClips))
  }

  /// Returns the containing block of an item: CSS Positioned Layout 3 §2.1.
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

import QuoinModel

/// The order in which the items of an arrangement are painted, from back to front: that of the tree,
/// and for a document's elements that of CSS 2.2, Appendix E.
///
/// An element that is positioned or makes a stacking context is painted with the nearest stacking
/// context around it: below all in the flow where its `z-index` is negative, else above. What clips it
/// on the way up to there clips it still.
///
/// - Complexity: O(n log n) for n items; O(n) where nothing is raised and nothing floats.
package struct PaintingOrder {
  /// A step of the painting.
  package enum Step: Hashable, Sendable {
    /// An item begins: what lies behind its content, and its content.
    case enter(Int)
    /// An item ends, with all that was painted in it.
    case leave(Int)
    /// Nothing is drawn outside the inner edge of an item from here on.
    case clip(Int)
    /// The last clip ends.
    case endClip
  }

  /// The steps in their order.
  package private(set) var steps: [Step] = []
  private let items: [Arrangement.Item]
  private let isLeftOut: [Bool]

  /// What is left to do, the next one last.
  private enum Task {
    /// A stacking context.
    case context(Int)
    /// What is in the flow of an item.
    case flow(Int)
    /// An element that is painted with the context around it.
    case raised(Int, context: Int)
    case leave(Int)
    case endClips(Int)
  }

  /// So many clips around a raised element are kept, the innermost.
  private static let mostClips = 32

  /// - Parameter isLeftOut: for each item, whether it is not painted with all in it.
  package init(_ items: [Arrangement.Item], isLeftOut: [Bool]) {
    self.items = items
    self.isLeftOut = isLeftOut
    guard !items.isEmpty, !isLeftOut[0] else { return }
    steps.reserveCapacity(2 * items.count)
    var tasks = [Task.context(0)]
    while let task = tasks.popLast() {
      switch task {
      case .context(let index): open(index, &tasks)
      case .flow(let index): flow(index, &tasks)
      case .raised(let index, let context): raise(index, context, &tasks)
      case .leave(let index): steps.append(.leave(index))
      case .endClips(let count): for _ in 0..<count { steps.append(.endClip) }
      }
    }
  }

  private func isRaised(_ index: Int) -> Bool { items[index].stacking?.isRaised ?? false }

  private func isBehind(_ index: Int) -> Bool { (items[index].stacking?.index ?? 0) < 0 }

  private func end(_ index: Int) -> Int { max(index + 1, items[index].end) }

  /// Appendix E, steps 1 to 9 of an element that makes a stacking context.
  private mutating func open(_ index: Int, _ tasks: inout [Task]) {
    steps.append(.enter(index))
    tasks.append(.leave(index))
    let raised = raised(in: index)
    let order = raised.enumerated().sorted {
      (items[$0.element].stacking?.index ?? 0, $0.offset)
        < (items[$1.element].stacking?.index ?? 0, $1.offset)
    }.map(\.element)
    for next in order.reversed() where !isBehind(next) {
      tasks.append(.raised(next, context: index))
    }
    tasks.append(.flow(index))
    for next in order.reversed() where isBehind(next) {
      tasks.append(.raised(next, context: index))
    }
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

  /// All in an item that is not raised out of it, in the order of the tree; then the floats, which lie
  /// on the grounds and borders of the blocks beside them (Appendix E, steps 4 and 5).
  private mutating func flow(_ root: Int, _ tasks: inout [Task]) {
    var open: [Int] = []
    var floats: [Int] = []
    var index = root + 1
    let last = end(root)
    while index < last {
      while let inner = open.last, end(inner) <= index {
        steps.append(.leave(inner))
        open.removeLast()
      }
      if isLeftOut[index] || isRaised(index) {
        index = end(index)
      } else if items[index].stacking?.isFloat == true {
        floats.append(index)
        index = end(index)
      } else {
        steps.append(.enter(index))
        open.append(index)
        index += 1
      }
    }
    for inner in open.reversed() { steps.append(.leave(inner)) }
    for float in floats.reversed() { tasks.append(.raised(float, context: root)) }
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
    while let current = step, current > context {
      if items[current].look.clips { found.append(current) }
      step = container(of: current)
    }
    return Array(found.prefix(PaintingOrder.mostClips))
  }

  /// What an item is placed in: CSS 2.2 §10.1.
  private func container(of index: Int) -> Int? {
    var parent = items[index].parent
    switch items[index].stacking?.placing {
    case .fixed: return nil
    case .absolute:
      while let current = parent, items[current].stacking?.holdsBoxes != true {
        parent = items[current].parent
      }
      return parent
    case .plain, .relative, nil: return parent
    }
  }
}

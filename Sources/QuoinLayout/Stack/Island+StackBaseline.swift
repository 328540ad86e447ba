import QuoinGeometry
import QuoinModel

/// Whose baselines a stack's are.
///
/// Apple's reference of `UIStackView` says it so, and we found no recorded layout that speaks of it
/// (no document we know constrains a stack's baseline): a column's first and last baselines are
/// those of its first and last arranged view, a row's both those of its *tallest* view, and a stack
/// among them hands on to the ones in it. Which view is the tallest is asked before heights are
/// solved, so the height of the content decides; of equal ones, the first.
extension Island {
  /// The child of a stack that has its baseline, or `nil` where the stack is empty.
  func baselineChild(_ slot: Int, isFirst: Bool) -> Int? {
    let children = arranged(slot)
    guard let stack = node(slot) as? StackContainer, stack.axis == .horizontal else {
      return isFirst ? children.first : children.last
    }
    guard children.count > 1 else { return children.first }
    var tallest: (slot: Int, height: Double)?
    for child in children {
      let height = contentHeight(child, levels: 8)
      if height > tallest?.height ?? -1 { tallest = (child, height) }
    }
    return tallest?.slot
  }

  /// The height that a member asks for; of a stack, that of its row or column.
  ///
  /// - Parameter levels: how many stacks within each other are looked into; deeper ones count nothing.
  private func contentHeight(_ slot: Int, levels: Int) -> Double {
    guard role(slot).contains(.stack), let stack = node(slot) as? StackContainer else {
      return natural[slot].size.height
    }
    let children = arranged(slot)
    guard levels > 0, !children.isEmpty else { return 0 }
    let heights = children.map { contentHeight($0, levels: levels - 1) }
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(0, +) + stack.spacing * Double(children.count - 1)
  }
}

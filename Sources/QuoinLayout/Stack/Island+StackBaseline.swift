import QuoinGeometry
import QuoinModel

/// The baselines of a stack.
///
/// Apple's reference of `UIStackView` defines them, and we found no recorded layout that shows them (no document we
/// know constrains a stack's baseline): a column's first and last baselines are those of its first and last arranged
/// view, a row's are both those of its *tallest* view, and a nested stack forwards to its own views. The tallest view
/// is needed before heights are solved, so the height of the content decides; among equal ones, the first.
extension Island {
  /// Returns the child that provides a stack's baseline, or `nil` if the stack is empty.
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

  /// Returns the height of a member's content; for a stack, that of its row or column.
  ///
  /// - Parameter levels: How many nested stacks are followed; deeper ones count as zero.
  private func contentHeight(_ slot: Int, levels: Int) -> Double {
    guard role(slot).contains(.stack), let stack = node(slot) as? StackContainer else {
      return states[slot].natural.size.height
    }
    let children = arranged(slot)
    guard levels > 0, !children.isEmpty else { return 0 }
    let heights = children.map { contentHeight($0, levels: levels - 1) }
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(0, +) + stack.spacing * Double(children.count - 1)
  }
}

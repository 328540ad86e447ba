import QuoinGeometry
import QuoinModel

// Flex containers give paddings to the box engine. In a stack and in a container of constraints a
// padding stands for the margins, and a layout value is laid out inside it.
extension LayoutPass {
  /// The space inside a container's edges that styles say and that stands for its margins, or `nil`
  /// where they say none or the container says its margins itself.
  func padding(of index: Int) -> EdgeInsets? {
    let metrics = tree.looks[index].metrics
    guard !metrics.isNone, (tree.nodes[index] as? ContainerNode)?.margins == nil else { return nil }
    return metrics.padding
  }

  /// Names nodes for which styles say a padding that has no effect.
  func reportUnusedPadding() {
    for index in 0..<tree.count where tree.looks[index].metrics.isPadded {
      switch tree.kinds[index] {
      case .leaf, .absolute:
        let advice =
          tree.kinds[index] == .leaf
          ? "put the node into a container that has one"
          : "places in it are from its edges, as in CSS"
        report(
          .warning, rule: "style-without-effect",
          "a style gives \(name(index)) a padding, which it does not have: \(advice)", about: index)
      case .stack, .relative, .composed:
        guard tree.looks[index].metrics.isPaddedByShare else { continue }
        report(
          .warning, rule: "style-without-effect",
          "a style gives \(name(index)) a padding in per cent, which only flex containers take; "
            + "it counts as none",
          about: index)
      default: break
      }
    }
  }
}

import QuoinGeometry
import QuoinModel

// Flex, grid and flow containers pass padding to the box engine. In a stack and in a container of constraints, padding
// replaces the margins, and a layout value is laid out inside it.
extension LayoutPass {
  /// Returns the padding that styles specify for a container, or `nil` if they specify none.
  ///
  /// Where padding replaces the margins, the container's own margins take precedence over the style.
  func padding(of index: Int) -> EdgeInsets? {
    let metrics = tree.looks[index].metrics
    guard !metrics.isNone else { return nil }
    let saysMargins = (tree.nodes[index] as? ContainerNode)?.margins != nil
    // Only constraints and stacks use the container's margins.
    return saysMargins && tree.roles[index].contains(.island) ? nil : metrics.padding
  }

  /// Whether styles specify no padding for a node, or one that has an effect.
  func hasUsedPadding(_ index: Int) -> Bool {
    let metrics = tree.looks[index].metrics
    let role = tree.roles[index]
    if !metrics.isPadded || !role.isDisjoint(with: [.boxes, .list]) { return true }
    return !role.isEmpty && !role.contains(.absolute) && !metrics.isPaddedByShare
      && !hasPaddingBesideMargins(index)
  }

  /// Reports nodes whose styles specify padding without effect.
  func reportUnusedPadding() {
    for index in 0..<tree.count where !hasUsedPadding(index) {
      let role = tree.roles[index]
      guard role.isEmpty || role.contains(.absolute) else {
        reportPaddingBesideMargins(index)
        guard tree.looks[index].metrics.isPaddedByShare else { continue }
        report(
          .warning, rule: "style-without-effect",
          "a style gives \(name(index)) a padding in per cent, which only flex, grid and "
            + "flow containers take; it is ignored",
          about: index)
        continue
      }
      let advice =
        role.isEmpty
        ? "put the node into a container that has one"
        : "places in it are from its edges, as in CSS"
      report(
        .warning, rule: "style-without-effect",
        "a style gives \(name(index)) a padding, which it does not have: \(advice)", about: index)
    }
  }

  /// Whether a stack has margins but does not respect them: then neither they nor the padding apply.
  private func hasPaddingBesideMargins(_ index: Int) -> Bool {
    guard let stack = tree.nodes[index] as? StackContainer else { return false }
    return stack.margins != nil && !stack.isMarginsRelative
  }

  private func reportPaddingBesideMargins(_ index: Int) {
    guard hasPaddingBesideMargins(index) else { return }
    report(
      .warning, rule: "style-without-effect",
      "a style gives \(name(index)) padding, which replaces its margins; it sets margins of its own and "
        + "does not respect them: set 'isMarginsRelative', or leave its margins out",
      about: index)
  }
}

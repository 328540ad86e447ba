extension ContainerNode {
  private static let rule = "node-attached-twice"

  /// Whether a description put a node here.
  final func isDeclared(_ node: Node) -> Bool {
    relations.contains { $0.node === node && $0.isDeclared }
  }

  /// Remembers that a description took a child of this one's away.
  final func noteLoss(of node: Node, to container: ContainerNode) {
    let name = node.displayName
    let message =
      container === self
      ? "is declared twice in \(displayName); it stands where it was declared last"
      : "is declared in \(displayName), and again in \(container.displayName), where it stands"
    let diagnostic = Diagnostic(
      .warning, rule: ContainerNode.rule, "\(name) \(message); make a node for each place",
      place: node.place ?? place, nodes: [name])
    descriptionDiagnostics.append(diagnostic)
    losses[node.id, default: []].append(diagnostic)
  }

  /// A child that came back is not lost any more.
  final func forgetLoss(of node: Node) {
    // Another node may have the same name, and so the same words: one of them goes for each.
    for loss in losses.removeValue(forKey: node.id) ?? [] {
      guard let index = descriptionDiagnostics.firstIndex(of: loss) else { continue }
      descriptionDiagnostics.remove(at: index)
    }
  }
}

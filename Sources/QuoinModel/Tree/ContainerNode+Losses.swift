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
    descriptionDiagnostics.append(
      Diagnostic(
        .warning, rule: ContainerNode.rule, "\(name) \(message); make a node for each place",
        place: node.place ?? place, nodes: [name]))
  }

  /// A child that came back is not lost any more.
  final func forgetLoss(of node: Node) {
    let name = node.displayName
    descriptionDiagnostics.removeAll { $0.rule == ContainerNode.rule && $0.nodes == [name] }
  }
}

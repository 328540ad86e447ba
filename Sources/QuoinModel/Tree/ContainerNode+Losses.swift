/// A container that declares a child that is now in another container.
struct Rival {
  weak var container: ContainerNode?
}

// It is a mistake if one description takes a node from another, as long as both are unchanged: the
// container that lost the node reports it, and the container that has it keeps track of those that
// lost it, so that whatever ends the mistake also withdraws the diagnostic.
extension ContainerNode {
  private static let rule = "node-attached-twice"

  /// Whether a description put a node into this container.
  final func isDeclared(_ node: Node) -> Bool {
    relations.contains { $0.node === node && $0.isDeclared }
  }

  /// Reports that another description took a declared child from this container.
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
    container.rivals[node.id, default: []].append(Rival(container: self))
  }

  /// Withdraws the reports of a child that came back or that no other description holds any more.
  final func forgetLoss(of node: NodeID) {
    take(back: losses.removeValue(forKey: node) ?? [])
  }

  /// Withdraws all reports: redeclaring the children recomputes the duplicates.
  final func forgetLosses() {
    take(back: losses.values.flatMap { $0 })
    losses.removeAll()
  }

  private func take(back lost: [Diagnostic]) {
    // Another node may have the same name, and so the same message: one diagnostic goes for each
    // loss.
    for loss in lost {
      guard let index = descriptionDiagnostics.firstIndex(of: loss) else { continue }
      descriptionDiagnostics.remove(at: index)
    }
  }
}

extension ContainerNode {
  /// Returns the containers that lose a child of this one to another container's description: this
  /// one, if the child was declared here, and those that had lost it to this one.
  final func losers(of node: Node, to container: ContainerNode) -> [ContainerNode] {
    var losers = rivals.isEmpty ? [] : losers(of: node.id).filter { $0 !== container }
    if isDeclared(node), !losers.contains(where: { $0 === self }) { losers.append(self) }
    return losers
  }

  /// The containers that have lost a child to this one and report it.
  private func losers(of node: NodeID) -> [ContainerNode] {
    (rivals[node] ?? []).compactMap(\.container).filter { $0.losses[node] != nil }
  }

  /// Declares the children again; other descriptions keep their reports of nodes that are here
  /// again.
  package final func redescribe(_ describe: () -> Void) {
    guard !rivals.isEmpty else { return describe() }
    let before = relations.map { ($0.node, losers(of: $0.node.id)) }
    describe()
    for (node, losers) in before where node.parent === self {
      for loser in losers where loser !== self { loser.noteLoss(of: node, to: self) }
    }
  }

  /// Withdraws the reports that other containers lost a child to this one, because it leaves.
  final func dismissRivals(for node: NodeID) {
    for rival in rivals.removeValue(forKey: node) ?? [] { rival.container?.forgetLoss(of: node) }
  }

  /// Withdraws all reports of children lost to this container, because all children leave.
  final func dismissRivals() {
    for node in Array(rivals.keys) { dismissRivals(for: node) }
  }
}

extension Node {
  /// Reports that a placement was specified for the node and that no container took it.
  ///
  /// - Parameter container: the type of the container that the placement is for.
  final func noteLostPlace(in container: String) {
    let finding = Diagnostic(
      .warning, rule: "lost-place",
      "a place in a \(container) is said of \(displayName), and no container takes it: write it in the "
        + "description of the container, or change the place that the node has by 'container[node]?'",
      place: place, nodes: [displayName])
    guard !descriptionDiagnostics.contains(finding) else { return }
    descriptionDiagnostics.append(finding)
  }
}

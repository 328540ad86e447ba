/// A container whose description has a child that stands in another one.
struct Rival {
  weak var container: ContainerNode?
}

// A description that takes a node from another one is a mistake while both are what they were: the
// container that lost the node says so, and the one that has it remembers which those are, so that
// whatever ends the mistake takes back what was said.
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
    container.rivals[node.id, default: []].append(Rival(container: self))
  }

  /// A child that came back, or that no other description has any more, is not lost.
  final func forgetLoss(of node: NodeID) {
    take(back: losses.removeValue(forKey: node) ?? [])
  }

  /// Who describes all children anew says anew what is declared twice.
  final func forgetLosses() {
    take(back: losses.values.flatMap { $0 })
    losses.removeAll()
  }

  private func take(back lost: [Diagnostic]) {
    // Another node may have the same name, and so the same words: one of them goes for each.
    for loss in lost {
      guard let index = descriptionDiagnostics.firstIndex(of: loss) else { continue }
      descriptionDiagnostics.remove(at: index)
    }
  }
}

extension ContainerNode {
  /// The containers that lose a child of this one to the description of another: this one, if it was
  /// described here, and those that had lost it to this one.
  final func losers(of node: Node, to container: ContainerNode) -> [ContainerNode] {
    var losers = rivals.isEmpty ? [] : losers(of: node.id).filter { $0 !== container }
    if isDeclared(node), !losers.contains(where: { $0 === self }) { losers.append(self) }
    return losers
  }

  /// The containers that have lost a child to this one and say so.
  private func losers(of node: NodeID) -> [ContainerNode] {
    (rivals[node] ?? []).compactMap(\.container).filter { $0.losses[node] != nil }
  }

  /// Describes children anew: what other descriptions have lost to this one they have lost still, if
  /// it is here again.
  package final func redescribe(_ describe: () -> Void) {
    guard !rivals.isEmpty else { return describe() }
    let before = relations.map { ($0.node, losers(of: $0.node.id)) }
    describe()
    for (node, losers) in before where node.parent === self {
      for loser in losers where loser !== self { loser.noteLoss(of: node, to: self) }
    }
  }

  /// A child leaves: no other description has lost it to this one any more.
  final func dismissRivals(for node: NodeID) {
    for rival in rivals.removeValue(forKey: node) ?? [] { rival.container?.forgetLoss(of: node) }
  }

  /// All children leave.
  final func dismissRivals() {
    for node in Array(rivals.keys) { dismissRivals(for: node) }
  }
}

extension Node {
  /// Notes that a place was said of the node and that no container took it.
  ///
  /// - Parameter container: the type of the container that the place is for.
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

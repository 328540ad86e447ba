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
  final func reportDuplicate(of node: Node, to container: ContainerNode) {
    let name = node.displayName
    let message =
      container === self
      ? "is declared twice in \(displayName); it stands where it was declared last"
      : "is declared in \(displayName), and again in \(container.displayName), where it stands"
    let diagnostic = Diagnostic(
      .warning, rule: ContainerNode.rule, "\(name) \(message); make a node for each place",
      place: node.place ?? place, nodes: [name])
    descriptionDiagnostics.append(diagnostic)
    duplicateReports[node.id, default: []].append(diagnostic)
    container.formerParents[node.id, default: []].append(reference)
  }

  /// Withdraws the reports of a child that came back or that no other description holds any more.
  final func withdrawReports(of node: NodeID) {
    withdraw(duplicateReports.removeValue(forKey: node) ?? [])
  }

  /// Withdraws all reports: redeclaring the children recomputes the duplicates.
  final func withdrawAllReports() {
    withdraw(duplicateReports.values.flatMap { $0 })
    duplicateReports.removeAll()
  }

  private func withdraw(_ lost: [Diagnostic]) {
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
  final func formerHolders(of node: Node, to container: ContainerNode) -> [ContainerNode] {
    var formerHolders =
      !hasFormerParents ? [] : formerHolders(of: node.id).filter { $0 !== container }
    if isDeclared(node), !formerHolders.contains(where: { $0 === self }) {
      formerHolders.append(self)
    }
    return formerHolders
  }

  /// The containers that have lost a child to this one and report it.
  private func formerHolders(of node: NodeID) -> [ContainerNode] {
    (formerParents[node] ?? []).compactMap(\.container).filter { $0.duplicateReports[node] != nil }
  }

  /// Declares the children again; other descriptions keep their reports of nodes that are here
  /// again.
  package final func redescribe(_ describe: () -> Void) {
    guard hasFormerParents else { return describe() }
    let before = relations.map { ($0.node, formerHolders(of: $0.node.id)) }
    describe()
    for (node, formerHolders) in before where node.parent === self {
      for holder in formerHolders where holder !== self {
        holder.reportDuplicate(of: node, to: self)
      }
    }
  }

  /// Withdraws the reports that other containers lost a child to this one, because it leaves.
  final func dismissFormerParents(for node: NodeID) {
    for holder in formerParents.removeValue(forKey: node) ?? [] {
      holder.container?.withdrawReports(of: node)
    }
  }

  /// Withdraws all reports of children lost to this container, because all children leave.
  final func dismissFormerParents() {
    for node in Array(formerParents.keys) { dismissFormerParents(for: node) }
  }
}

extension Node {
  /// Reports that a placement was specified for the node and that no container took it.
  ///
  /// - Parameter container: the type of the container that the placement is for.
  final func noteLostPlace(in container: String) {
    let finding = Diagnostic(
      .warning, rule: "lost-place",
      "\(displayName) is given a place in a \(container), but no container uses it: write it in the "
        + "description of the container, or change the node's place by 'container[node]?'",
      place: place, nodes: [displayName])
    guard !descriptionDiagnostics.contains(finding) else { return }
    descriptionDiagnostics.append(finding)
  }
}

import QuoinGeometry
import QuoinModel
import QuoinStyle

extension LayoutPass {
  /// Adds a diagnostic once: a node is placed once, but may be measured several times.
  ///
  /// - Parameter node: The node concerned; two may have the same name.
  func add(_ diagnostic: Diagnostic, of node: NodeID? = nil) {
    let finding = Finding(diagnostic: diagnostic, node: node)
    if findings.isOpen { return findings.add(finding) }
    if reported.insert(finding).inserted { diagnostics.append(diagnostic) }
  }

  func report(
    _ severity: Diagnostic.Severity, rule: String, _ message: String, about index: Int,
    and others: [Int] = []
  ) {
    add(
      Diagnostic(
        severity, rule: rule, message, place: tree.nodes[index].place,
        nodes: ([index] + others).map { identifier($0) }),
      of: tree.nodes[index].id)
  }

  func reportUnusable(_ what: String, _ index: Int) {
    report(
      .error, rule: "number-out-of-range",
      "the \(what) of \(name(index)) is a number that no layout can hold; it is left out",
      about: index)
  }

  /// Reports unusable numbers in styles; those of control parts are known after the arrangement.
  func reportUnusableStyles() {
    for (index, entries) in scene.resolver.unusable.sorted(by: { $0.key < $1.key }) {
      for entry in entries { reportUnusable(entry.words, index) }
    }
  }

  func reportDepth(_ index: Int) {
    guard reportedOnce.insert("nesting-too-deep").inserted else { return }
    findings.noteLoose()
    report(
      .error, rule: "nesting-too-deep",
      "\(name(index)) is inside more than \(LayoutPass.depthLimit) containers that are laid out "
        + "apart from each other; its children are not placed. Nest fewer of them.",
      about: index)
  }

  /// Reports that the layout exceeded its deadline.
  func reportDeadline() {
    guard isOutOfTime else { return }
    report(
      .error, rule: "limit-exceeded",
      "the layout takes longer than the deadline allows; what was not reached by then has no size",
      about: 0)
  }

  func reportMissingMeasurer(_ index: Int) {
    guard reportedOnce.insert("no-text-measurer").inserted else { return }
    findings.noteLoose()
    report(
      .error, rule: "no-text-measurer",
      "\(name(index)) has text, and the scene has no text measurer: set one",
      about: index)
  }

  /// Reports nodes with characters that no font contains: nothing or an empty box is drawn for them.
  ///
  /// The text of an inline element is in pieces, at least one per line; they are counted together.
  func reportMissingGlyphs(_ items: Arrangement.Items) {
    for index in items.indices where items.lacksGlyphs(at: index) {
      let item = items[index]
      let incomplete = item.texts.lazy.filter { $0.text.missingGlyphs > 0 }
      guard let first = incomplete.first else { continue }
      let text = first.text.lines.first?.text ?? ""
      add(
        Diagnostic(
          .warning, rule: Diagnostic.missingGlyph,
          Diagnostic.missing(
            glyphs: incomplete.reduce(0) { $0 + $1.text.missingGlyphs }, in: String(text.prefix(40))
          ),
          place: item.place, nodes: item.identifier.map { [$0] } ?? []), of: item.id)
    }
  }

  /// Reports containers without an algorithm.
  func reportUnknownContainers() {
    for index in 0..<tree.count where tree.roles[index].isEmpty && tree.nodes[index].isContainer {
      report(
        .error, rule: "unknown-container",
        "\(name(index)) is a container without an algorithm; its children are not placed. Conform "
          + "its class to 'ContainerAlgorithm'.",
        about: index)
    }
  }

  /// Reports constraints that refer to nodes outside the tree.
  ///
  /// Constraints of islands are checked when the island is solved; this finds those declared at nodes outside of any
  /// island.
  func reportStrangers() {
    for index in 0..<tree.count where tree.nodes[index].hasKeptConstraints {
      let parent = Int(tree.parents[index])
      let isMember =
        tree.roles[index].contains(.island)
        || (parent >= 0 && tree.roles[parent].contains(.island))
      guard !isMember, let constraint = tree.nodes[index].keptConstraints.first else { continue }
      let container = parent >= 0 ? name(parent) : "no container"
      add(
        Diagnostic(
          .warning, rule: "constraint-without-effect",
          "\(name(index)) has constraints, but it is in \(container), which does not place its "
            + "children by constraints",
          place: constraint.place ?? tree.nodes[index].place, nodes: [identifier(index)]))
    }
  }
}

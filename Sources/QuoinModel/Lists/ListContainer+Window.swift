extension ListContainer {
  /// Makes the nodes of a part of the list its children; existing ones are kept.
  ///
  /// - Parameters:
  ///   - plan: the part of the list.
  ///   - isFirst: whether a layout begins; otherwise nodes that left during the layout may return.
  /// - Complexity: O(n) in the children before and after.
  package func show(_ plan: ListPlan, isFirst: Bool) {
    self.plan = plan
    if isFirst { endLayout() }
    var maker = RowMaker(self)
    for section in plan.sections { maker.makeRows(section) }
    for section in plan.sections { maker.makeSeparators(section) }
    for section in plan.sections where section.hasFooter {
      maker.make(.footer(section: section.number), sections[section.number].footer)
    }
    for section in plan.sections where section.hasHeader {
      maker.make(.header(section: section.number), sections[section.number].header)
    }
    parkedIDs = maker.allIDs
    rowIDs = maker.ids
    findings += maker.findings
    stale = []
    staleEnds = []
    setRelations(maker.relations)
  }

  /// Whether the identities of rows differ from those that the rows were created with, although no change was reported.
  package var hasOtherIDs: Bool {
    rowIDs.contains { index, id in
      guard sections.indices.contains(index.section), index.item < sections[index.section].count,
        let name = sections[index.section].rowID
      else { return true }
      return name(index.item) != id
    }
  }

  /// Forgets the rows that left the window during a layout.
  package func endLayout() {
    parked = []
    parkedIDs = [:]
  }

  private func setRelations(_ new: [Relation<ListContainer>]) {
    let isSame =
      new.count == relations.count
      && zip(new, relations).allSatisfy { $0 === $1 && $0.node.parent === self }
    guard !isSame else { return }
    for relation in relations where relation.node.parent === self { relation.node.parent = nil }
    var kept: Set<NodeID> = []
    for relation in new { kept.insert(relation.node.id) }
    parked = parked.filter { !kept.contains($0.node.id) }
    for case let old as Relation<ListContainer> in relations where !kept.contains(old.node.id) {
      parked.append(old)
    }
    for relation in new {
      if let other = relation.node.parent { other.abandon(relation.node) }
      relation.node.parent = self
    }
    relations = new
    noteOtherChildren()
  }
}

/// Collects the children of a window.
private struct RowMaker {
  let list: ListContainer
  var relations: [Relation<ListContainer>] = []
  var ids: [ListIndex: AnyHashable] = [:]
  /// The ids of the rows, including those that left during this layout.
  private(set) var allIDs: [ListIndex: AnyHashable] = [:]
  var findings: [Diagnostic] = []
  private var known: [ListPart: Relation<ListContainer>] = [:]
  private var byID: [AnyHashable: Relation<ListContainer>] = [:]
  private var lines: [Relation<ListContainer>] = []
  private var used: Set<NodeID> = []

  init(_ list: ListContainer) {
    self.list = list
    allIDs = list.parkedIDs
    for (index, id) in list.rowIDs { allIDs[index] = id }
    let present = list.relations.compactMap { $0 as? Relation<ListContainer> }
    for child in list.parked + present {
      switch child.placement.part {
      case .separator: lines.append(child)
      case .row(let index):
        guard !list.stale.contains(index) else { continue }
        if let id = allIDs[index] { byID[id] = child } else { known[.row(index)] = child }
      case .header(let section), .footer(let section):
        if !list.staleEnds.contains(section) { known[child.placement.part] = child }
      }
    }
    // The present ones are taken first.
    let parkedCount = list.parked.count {
      if case .separator = $0.placement.part { true } else { false }
    }
    lines = lines[..<parkedCount].reversed() + lines[parkedCount...].reversed()
  }

  mutating func makeRows(_ part: ListPlan.Section) {
    let section = list.sections[part.number]
    for item in part.items {
      let index = ListIndex(section: part.number, item: item)
      let id = section.rowID?(item)
      if let id { ids[index] = id }
      let old = id == nil ? known[.row(index)] : id.flatMap { byID[$0] }
      if let old, used.insert(old.node.id).inserted {
        add(old, .row(index))
      } else {
        add(section.row(item), .row(index))
      }
    }
  }

  mutating func makeSeparators(_ part: ListPlan.Section) {
    let section = list.sections[part.number]
    guard let separators = list.separators, section.layout.isRows else { return }
    for item in part.items where separators.showsLast || item < section.count - 1 {
      let index = ListIndex(section: part.number, item: item)
      if let line = lines.popLast() {
        add(line, .separator(index))
      } else {
        let node = SeparatorNode()
        node.place = list.place
        add(node, .separator(index))
      }
    }
  }

  mutating func make(_ part: ListPart, _ make: (() -> Node)?) {
    guard let make else { return }
    if let old = known[part], used.insert(old.node.id).inserted { return add(old, part) }
    add(make(), part)
  }

  private mutating func add(_ relation: Relation<ListContainer>, _ part: ListPart) {
    relation.isTaken = true
    if relation.placement.part != part { relation.placement = ListContainer.Placement(part: part) }
    relations.append(relation)
  }

  private mutating func add(_ made: Node, _ part: ListPart) {
    var node = made
    if list.isHeld(by: made) {
      report(made, "holds the list itself")
      node = Node()
    } else if !used.insert(made.id).inserted {
      report(made, "is given for two of its rows; make a node for each")
      node = Node()
    }
    add(Relation<ListContainer>(node, ListContainer.Placement(part: part)), part)
  }

  private mutating func report(_ node: Node, _ fault: String) {
    findings.append(
      Diagnostic(
        .error, rule: "list-row-node",
        "a row of \(list.displayName) is \(node.displayName), which "
          + fault + "; an empty node takes its place", place: node.place ?? list.place,
        nodes: [list.displayName]))
  }
}

extension ListContainer {
  /// Whether the list is the root of a tree or one of its nodes.
  package func isBelow(_ root: Node) -> Bool {
    var step: Node = self
    while let outer = step.parent { step = outer }
    return step === root
  }

  /// Whether the list is in a row of another one, and a closure identifies its rows.
  package var identifiesInnerRows: Bool {
    guard sections.contains(where: { $0.rowID != nil }) else { return false }
    var step = parent
    while let outer = step {
      if outer is ListContainer { return true }
      step = outer.parent
    }
    return false
  }
}

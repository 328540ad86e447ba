/// The names that the nodes of constraints had when the constraints were handed out.
///
/// A constraint may outlive its nodes and be sent where they cannot, so it has their names rather
/// than references. All constraints that are handed out together share one list.
final class ConstraintNames: Sendable {
  /// An item's node, by way of a number of superviews.
  private struct Key: Hashable, Sendable {
    let node: NodeID
    let levels: Int

    init(_ item: AnchorItem) { (node, levels) = (item.node, item.part.levels) }
  }

  private struct Entry: Sendable {
    let tag: NodeTag
    let guides: [String]
  }

  private let entries: [Key: Entry]

  /// The largest number of nodes that are searched for one list.
  private static let lookedAt = 4096

  /// Collects the names of the nodes that constraints refer to, if they are near a node.
  init(of constraints: [Constraint], near owner: Node) {
    var entries: [Key: Entry] = [:]
    var found = [owner.id: owner]
    var budget = ConstraintNames.lookedAt
    for constraint in constraints {
      for item in constraint.items {
        let key = Key(item)
        guard entries[key] == nil,
          let node = found[item.node] ?? owner.near(item.node, within: &budget)
        else { continue }
        found[item.node] = node
        var step: Node? = node
        for _ in 0..<key.levels { step = step?.parent }
        guard let step else { continue }
        entries[key] = Entry(tag: step.tag, guides: step.guideNames)
      }
    }
    self.entries = entries
  }

  /// Returns the name of an item, or `nil` if its node was not found.
  ///
  /// - Parameter others: the items of the same constraint, from which it is distinguished.
  func name(of item: AnchorItem, beside others: [AnchorItem]) -> String? {
    guard let entry = entry(of: item) else { return nil }
    let isDistinct = others.compactMap(self.entry).allSatisfy {
      $0.tag.id == entry.tag.id || $0.tag.name != entry.tag.name
    }
    let name = isDistinct ? entry.tag.name : "\(entry.tag.name) #\(entry.tag.id.rawValue)"
    return name + item.part.base.words(guideNames: entry.guides)
  }

  private func entry(of item: AnchorItem) -> Entry? {
    entries[Key(item)]
  }
}

extension Constraint {
  /// The items of all terms.
  fileprivate var items: [AnchorItem] {
    var items = [first.item]
    if let second { items.append(second.item) }
    if !others.isEmpty { items += others.map(\.item) }
    return items
  }

  /// Returns the name of an item, or its number if no name is known.
  func name(of item: AnchorItem) -> String {
    if let name = extras?.names?.name(of: item, beside: items) { return name }
    let levels = String(repeating: ".superview", count: item.part.levels)
    return "#\(item.node.rawValue)\(levels)\(item.part.base.words(guideNames: []))"
  }
}

extension ConstraintList {
  /// Returns the constraints with the names of their nodes, to be handed out.
  ///
  /// - Complexity: O(constraints × nodes near the owner).
  package func named(_ constraints: [Constraint]) -> [Constraint] {
    guard let owner, !constraints.isEmpty else { return constraints }
    let names = ConstraintNames(of: constraints, near: owner)
    let plain = ConstraintExtras(names: names)
    var named = constraints
    for index in named.indices {
      named[index].extras = named[index].extras?.naming(names) ?? plain
    }
    return named
  }
}

extension Node {
  /// The constraints that were declared at this node, as they are stored.
  package final var keptConstraints: [Constraint] { constraintList?.constraints ?? [] }

  /// Whether constraints are declared at the node.
  package var hasKeptConstraints: Bool { !(constraintList?.constraints.isEmpty ?? true) }

  /// Returns a node of the tree by its id, searching near this node first.
  fileprivate func near(_ id: NodeID, within budget: inout Int) -> Node? {
    var inner: Node?
    var step: Node? = self
    while let outer = step {
      if outer.id == id { return outer }
      var pending = [outer]
      while let next = pending.popLast() {
        for relation in (next as? ContainerNode)?.relations ?? [] where relation.node !== inner {
          if relation.node.id == id { return relation.node }
          budget -= 1
          guard budget > 0 else { return nil }
          if relation.node.isContainer { pending.append(relation.node) }
        }
      }
      (inner, step) = (outer, outer.parent)
    }
    return nil
  }
}

public import QuoinModel

/// The effect of an update on the constraints of a node.
public struct ConstraintUpdate: Hashable, Sendable {
  /// The number of existing constraints that the update found and changed.
  public var found = 0
  /// The number of found constraints that are inactive; they remain so until their group is
  /// activated.
  public var resting = 0
  /// The number of constraints that the update did not find and added.
  public var added = 0

  /// Creates an update from its counts.
  public init(found: Int = 0, resting: Int = 0, added: Int = 0) {
    self.found = found
    self.resting = resting
    self.added = added
  }
}

extension Node {
  /// Changes the constraints that chains made at this node.
  ///
  /// A chain changes the constraint that relates the same attribute to the same target by the same
  /// comparison. The constraint takes over what the chain sets: constant, multiplier, priority,
  /// label. A number or an expression as target (`10`, `b.size * 2 + Size(4, 0)`) sets constant and
  /// multiplier. Everything else is preserved:
  ///
  ///     name.makeConstraints { $0.width.equalTo(page).multipliedBy(0.5).offset(-8) }
  ///     name.updateConstraints { $0.width.equalTo(page).offset(-16) }  // still half of it, less
  ///     16
  ///     name.updateConstraints { $0.width.equalTo(page).priority(.low) }  // the same, less
  ///     important
  ///
  /// A chain that sets neither constant nor multiplier nor priority resets the constant to 0, as in
  /// Masonry and SnapKit. Diagnostics then refer to the location of the update.
  ///
  /// If several constraints match, the chain changes the one with its label, else one that is
  /// active, else one that names the target in the same way, else the one with its multiplier, else
  /// with its priority, else the last. Different names for one target match: the superview is the
  /// node's current container, and `page.leftMargin` is the left of `page.margins`. An inactive
  /// constraint is changed and stays inactive; constraints that were removed or remade do not
  /// match. A chain without a match is added and reported, unless chains have made no constraints
  /// here yet. Constraints made by operators or documents are never changed; a chain that matches
  /// only such a constraint is added and reported.
  ///
  /// A group that a chain of the update names (`.constraint`, `kept(in:)`) keeps the constraints
  /// found.
  ///
  /// - Returns: how many constraints were found, and how many added.
  @discardableResult public func updateConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintUpdate {
    updateConstraints(of: anchorItem, LiteralPlace(file, line), build)
  }

  func updateConstraints(
    of item: AnchorItem, _ place: LiteralPlace, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintUpdate {
    let drafts = draftConstraints(of: item, place, build)
    let list = openConstraintList()
    let isFirst = !list.described.contains {
      list.chained.contains($0) && $0.first.item == item
    }
    var update = ConstraintUpdate()
    /// Two chains with the same target must not match the same constraint.
    var taken = ConstraintIdentities()
    for draft in drafts {
      if let match = list.match(for: draft, besides: taken, at: self) {
        taken.insert(match.id)
        list.change(ConstraintIdentities(match.id)) { $0.update(from: draft) }
        for membership in draft.memberships { membership.insert(match.id, of: list) }
        update.found += 1
        if !match.isActive { update.resting += 1 }
      } else {
        reportMissingMatch(of: draft, in: list, isFirst: isFirst)
        let added = list.append([draft])
        taken.insert(added)
        list.chained.insert(added)
        update.added += 1
      }
    }
    return update
  }

  /// Reports that an update added a constraint, unless it is the first chain-made one here and no
  /// other constraint is similar.
  private func reportMissingMatch(of draft: Constraint, in list: ConstraintList, isFirst: Bool) {
    let other = list.described.first {
      !list.chained.contains($0) && $0.relates(as: draft, at: self)
    }
    if isFirst && other == nil { return }
    let attribute = draft.first.attribute
    let rule = ChainRule.updateWithoutMatch
    var message =
      "the update of '\(attribute)' found no constraint with this target and comparison and was "
      + "added: to replace one, use 'remakeConstraints'"
    if let other {
      let origin = other.place.map { " (\($0))" } ?? ""
      message =
        "the update of '\(attribute)' was added beside a constraint that no chain made\(origin): "
        + "change that one through its group, or write both as chains"
    }
    report(
      Diagnostic(
        rule.severity, rule: rule.rawValue, message, place: draft.place,
        nodes: [identifier ?? kind]))
  }
}

extension ConstraintList {
  /// The node's constraints, active and inactive.
  fileprivate var described: [Constraint] {
    inactive.isEmpty ? constraints : constraints + inactive.filter { !removed.contains($0) }
  }

  /// Returns the constraint that a chain of an update refers to.
  fileprivate func match(
    for draft: Constraint, besides taken: ConstraintIdentities, at node: Node
  ) -> (id: ConstraintIdentity, isActive: Bool)? {
    var best: (rank: Int, index: Int)?
    let all = described
    for index in all.indices where !taken.contains(all[index]) {
      let old = all[index]
      guard old.relates(as: draft, at: node), chained.contains(old) else { continue }
      var rank = 0
      if let label = draft.label, label == old.label { rank += 16 }
      if index < constraints.count { rank += 8 }
      if old.second?.item == draft.second?.item { rank += 4 }
      if old.second?.coefficient == draft.second?.coefficient { rank += 2 }
      if draft.hasExplicitPriority, old.priority == draft.priority { rank += 1 }
      if rank >= best?.rank ?? 0 { best = (rank, index) }
    }
    return best.map { (all[$0.index].id, $0.index < constraints.count) }
  }
}

extension AnchorTerm {
  fileprivate func relates(as other: AnchorTerm, at node: Node) -> Bool {
    if item == other.item && attribute == other.attribute { return true }
    // Two different attributes can only be equivalent if one is a margin and the other a side.
    guard attribute == other.attribute || attribute.isMargin != other.attribute.isMargin else {
      return false
    }
    return called(from: node) == other.called(from: node)
  }

  /// The term without its factor in a canonical form: the container for the superview of a node,
  /// and a side of the margin guide for a margin.
  private func called(from node: Node) -> AnchorTerm {
    var plain = AnchorTerm(item, attribute)
    if item.node == node.id {
      var owner: Node? = node
      for _ in 0..<item.part.levels { owner = owner?.parent }
      if let owner { plain.item = AnchorItem(node: owner.id, part: item.part.base) }
    }
    if let side = attribute.sideOfMargins, [.itself, .margins].contains(plain.item.part.base) {
      let margins = AnchorItem.Part.margins.raised(by: plain.item.part.levels)
      plain = AnchorTerm(AnchorItem(node: plain.item.node, part: margins), side)
    }
    return plain
  }
}

extension AnchorTerm? {
  fileprivate func relates(as other: AnchorTerm?, at node: Node) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): a.relates(as: b, at: node)
    default: false
    }
  }
}

extension Constraint {
  /// Whether two constraints relate the same two attributes by the same comparison, ignoring
  /// constants, multipliers and priority.
  fileprivate func relates(as other: Constraint, at node: Node) -> Bool {
    comparison == other.comparison && first.relates(as: other.first, at: node)
      && second.relates(as: other.second, at: node) && others.isEmpty
  }

  /// Takes over what a chain sets, and its source location.
  fileprivate mutating func update(from draft: Constraint) {
    let isBare =
      !draft.hasExplicitConstant && !draft.hasExplicitMultiplier && !draft.hasExplicitPriority
    if draft.hasExplicitConstant || isBare { constant = draft.constant }
    if draft.hasExplicitMultiplier, let factor = draft.second?.coefficient {
      second?.coefficient = factor
    }
    if draft.hasExplicitPriority { priority = draft.priority }
    if let name = draft.label { label = name }
    copyPlace(of: draft)
  }
}

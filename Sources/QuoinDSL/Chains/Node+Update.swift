public import QuoinModel

/// What an update did to the constraints of a node.
public struct ConstraintUpdate: Hashable, Sendable {
  /// How many constraints it found; their numbers are those that the chains say.
  public var found = 0
  /// How many of those that it found are switched off: they stay so until their group is activated.
  public var resting = 0
  /// How many it did not find and added.
  public var added = 0

  /// An update of its numbers.
  public init(found: Int = 0, resting: Int = 0, added: Int = 0) {
    self.found = found
    self.resting = resting
    self.added = added
  }
}

extension Node {
  /// Changes the constraints that chains made at this node.
  ///
  /// A chain changes the constraint that relates what it relates: the same attribute to the same
  /// target by the same comparison. It takes what the chain says: number, multiplier, priority, label.
  /// A number or an expression as target (`10`, `b.size * 2 + Size(4, 0)`) says number and multiplier.
  /// What the chain does not say stays:
  ///
  ///     name.makeConstraints { $0.width.equalTo(page).multipliedBy(0.5).offset(-8) }
  ///     name.updateConstraints { $0.width.equalTo(page).offset(-16) }  // the half of it, less 16
  ///     name.updateConstraints { $0.width.equalTo(page).priority(.low) }  // the same, if there is room
  ///
  /// A chain that says neither number nor multiplier nor priority says that there is no number: it
  /// becomes 0, as in Masonry and SnapKit. Findings then speak of the place of the update. Of several
  /// such constraints, the chain means the one with its label, else one that is in the layout, else
  /// the one with its multiplier, else with its priority, else the last. One that is switched off
  /// takes what the chain says and stays switched off; what was removed or remade counts no more. A
  /// chain that finds none is added and reported, unless chains have made no constraints here yet.
  /// Constraints that operators or documents made are never changed; a chain that says the like of
  /// one is added and reported.
  ///
  /// A group that a chain of the update names (`.constraint`, `kept(in:)`) keeps what was found.
  ///
  /// - Returns: how many constraints were found, and how many added.
  @discardableResult public func updateConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintUpdate {
    let drafts = draftConstraints(LiteralPlace(file, line), build)
    let list = openConstraintList()
    let isFirst = !list.described.contains(where: list.chained.contains)
    var update = ConstraintUpdate()
    /// A chain that says two things of one target must not mean one constraint twice.
    var taken = ConstraintIdentities()
    for draft in drafts {
      if let match = list.match(for: draft, besides: taken) {
        taken.insert(match.id)
        list.change(ConstraintIdentities(match.id)) { $0.take(draft) }
        for keeper in draft.keepers { keeper.take(match.id, of: list) }
        update.found += 1
        if !match.isActive { update.resting += 1 }
      } else {
        reportMissingMatch(of: draft, in: list, isFirst: isFirst)
        let added = list.take([draft])
        taken.insert(added)
        list.chained.insert(added)
        update.added += 1
      }
    }
    return update
  }

  /// Says that an update added a constraint, unless it is the first that chains say here and nothing
  /// else says the like.
  private func reportMissingMatch(of draft: Constraint, in list: ConstraintList, isFirst: Bool) {
    let other = list.described.first { $0.relates(as: draft) && !list.chained.contains($0) }
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
        + "change that one by its group, or say both by chains"
    }
    report(
      Diagnostic(
        rule.severity, rule: rule.rawValue, message, place: draft.place,
        nodes: [identifier ?? kind]))
  }
}

extension ConstraintList {
  /// What the node's descriptions say, whether it is switched on or off.
  fileprivate var described: [Constraint] {
    resting.isEmpty ? constraints : constraints + resting.filter { !removed.contains($0) }
  }

  /// The constraint that a chain speaks of.
  fileprivate func match(
    for draft: Constraint, besides taken: ConstraintIdentities
  ) -> (id: ConstraintIdentity, isActive: Bool)? {
    var best: (rank: Int, index: Int)?
    let all = described
    for index in all.indices where !taken.contains(all[index]) {
      let old = all[index]
      guard old.relates(as: draft), chained.contains(old) else { continue }
      var rank = 0
      if let label = draft.label, label == old.label { rank += 8 }
      if index < constraints.count { rank += 4 }
      if old.second?.coefficient == draft.second?.coefficient { rank += 2 }
      if draft.isPrioritySaid, old.priority == draft.priority { rank += 1 }
      if rank >= best?.rank ?? 0 { best = (rank, index) }
    }
    return best.map { (all[$0.index].id, $0.index < constraints.count) }
  }
}

extension AnchorTerm {
  fileprivate func relates(as other: AnchorTerm) -> Bool {
    item == other.item && attribute == other.attribute
  }
}

extension AnchorTerm? {
  fileprivate func relates(as other: AnchorTerm?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): a.relates(as: b)
    default: false
    }
  }
}

extension Constraint {
  /// Whether both say the same of the same two things, but for numbers.
  fileprivate func relates(as other: Constraint) -> Bool {
    comparison == other.comparison && first.relates(as: other.first)
      && second.relates(as: other.second) && others.isEmpty
  }

  /// Takes what a chain says, and where it says so.
  fileprivate mutating func take(_ draft: Constraint) {
    let isBare = !draft.isNumberSaid && !draft.isFactorSaid && !draft.isPrioritySaid
    if draft.isNumberSaid || isBare { constant = draft.constant }
    if draft.isFactorSaid, let factor = draft.second?.coefficient { second?.coefficient = factor }
    if draft.isPrioritySaid { priority = draft.priority }
    if let name = draft.label { label = name }
    takePlace(of: draft)
  }
}

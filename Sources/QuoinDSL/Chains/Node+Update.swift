public import QuoinModel

/// What an update did to the constraints of a node.
public struct ConstraintUpdate: Hashable, Sendable {
  /// How many constraints it found; their numbers are those that the chains say.
  public var found = 0
  /// How many it did not find and added.
  public var added = 0

  /// An update of its numbers.
  public init(found: Int = 0, added: Int = 0) {
    self.found = found
    self.added = added
  }
}

extension Node {
  /// Changes the constraints that chains made at this node.
  ///
  /// A chain changes the constraint that relates what it relates: the same attribute to the same
  /// target by the same comparison. It takes the chain's number; and its multiplier, priority and
  /// label, where the chain says one. Of several such constraints, the chain means the one with its
  /// label, else with its multiplier, else with its priority, else the last. A chain that finds
  /// none is added and reported, unless chains have made no constraints here yet.
  ///
  /// - Returns: how many constraints were found, and how many added.
  @discardableResult public func updateConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintUpdate {
    let drafts = draftConstraints(LiteralPlace(file, line), keepsUnsaid: true, build)
    let list = openConstraintList()
    let isFirst = list.chained.isEmpty
    var update = ConstraintUpdate()
    /// A chain that says two things of one target must not mean one constraint twice.
    var taken: Set<Int> = []
    for draft in drafts {
      if let index = list.index(updatedBy: draft, besides: taken) {
        taken.insert(index)
        list.constraints[index].take(draft)
        update.found += 1
      } else {
        var added = draft
        if !draft.priority.isSaid { added.priority = .required }
        if !isFirst { reportMissingMatch(of: added) }
        taken.insert(list.constraints.count)
        list.chained.insert(list.take([added]))
        update.added += 1
      }
    }
    return update
  }

  private func reportMissingMatch(of constraint: Constraint) {
    report(
      Diagnostic(
        ChainRule.updateWithoutMatch.severity, rule: ChainRule.updateWithoutMatch.rawValue,
        "the update of '\(constraint.first.attribute)' found no constraint with this target "
          + "and comparison and was added: to replace one, use 'remakeConstraints'",
        place: constraint.place, nodes: [identifier ?? kind]))
  }
}

extension ConstraintList {
  /// The constraint that a chain speaks of.
  fileprivate func index(updatedBy draft: Constraint, besides taken: Set<Int>) -> Int? {
    var best: (rank: Int, index: Int)?
    for index in constraints.indices where !taken.contains(index) {
      let old = constraints[index]
      guard old.comparison == draft.comparison, old.first.relates(as: draft.first),
        old.second.relates(as: draft.second), old.others.isEmpty, chained.contains(old)
      else { continue }
      var rank = 0
      if let label = draft.label, label == old.label { rank += 4 }
      if old.second?.coefficient == draft.second?.coefficient { rank += 2 }
      if draft.priority.isSaid, old.priority == draft.priority { rank += 1 }
      if rank >= best?.rank ?? 0 { best = (rank, index) }
    }
    return best?.index
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
  /// Takes what a chain says.
  fileprivate mutating func take(_ draft: Constraint) {
    constant = draft.constant
    if let factor = draft.second?.coefficient { second?.coefficient = factor }
    if draft.priority.isSaid { priority = draft.priority }
    if let name = draft.label { label = name }
  }
}

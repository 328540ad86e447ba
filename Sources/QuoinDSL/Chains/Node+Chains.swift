public import QuoinModel

extension Node {
  /// Adds constraints that begin at this node.
  ///
  ///     name.makeConstraints { make in
  ///       make.leading.equalTo(avatar.trailing).offset(12)
  ///       make.top.bottom.equalToSuperview().inset(8).priority(.high)
  ///       make.width.lessThanOrEqualTo(240)
  ///     }
  ///
  /// What is wrong with a chain is in `descriptionDiagnostics`, and the chain is left out.
  ///
  /// - Returns: the group of the constraints, which may be switched off or cleared.
  @discardableResult public func makeConstraints(
    file: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    let drafts = draftConstraints(SourcePlace(file: file, line: line), build)
    let group = ConstraintGroup()
    group.fill(drafts.map(\.constraint), at: self, madeByChains: true)
    return group
  }

  /// Changes the numbers of constraints that chains made at this node.
  ///
  /// A chain changes the constraint that has its attributes, target, multiplier and comparison; a
  /// priority or label that the chain says is taken too. A chain that finds none is added and
  /// reported, unless chains have made no constraints here yet.
  public func updateConstraints(
    file: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) {
    let isFirst = chainConstraints.isEmpty
    for draft in draftConstraints(SourcePlace(file: file, line: line), build) {
      let new = draft.constraint
      if let index = index(updatedBy: draft) {
        constraints[index].constant = new.constant
        if draft.hasPriority { constraints[index].priority = new.priority }
        if let label = new.label { constraints[index].label = label }
      } else {
        constraints.append(new)
        chainConstraints.insert([new])
        if !isFirst { reportMissingMatch(of: new) }
      }
    }
  }

  /// Replaces all constraints that chains made at this node.
  ///
  /// - Returns: the group of the new constraints.
  @discardableResult public func remakeConstraints(
    file: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    removeConstraints()
    return makeConstraints(file: file, line: line, build)
  }

  /// Removes all constraints that chains made at this node, and what was reported of them.
  public func removeConstraints() {
    constraints.removeAll(where: chainConstraints.contains)
    chainConstraints = ConstraintIdentities()
    let rules = ChainRule.allCases.map(\.rawValue)
    descriptionDiagnostics.removeAll { rules.contains($0.rule) }
  }

  private func draftConstraints(
    _ place: SourcePlace, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintMaker.Draft] {
    let maker = ConstraintMaker(self, place)
    build(maker)
    maker.close()
    for diagnostic in maker.diagnostics { report(diagnostic) }
    return maker.drafts
  }

  /// The constraint that a chain speaks of: of several the one with its priority, else the last.
  private func index(updatedBy draft: ConstraintMaker.Draft) -> Int? {
    let new = draft.constraint
    let candidates = constraints.indices.filter {
      let old = constraints[$0]
      return old.first == new.first && old.second == new.second && old.others == new.others
        && old.comparison == new.comparison && chainConstraints.contains(old)
    }
    return candidates.last { constraints[$0].priority == new.priority } ?? candidates.last
  }

  private func reportMissingMatch(of constraint: Constraint) {
    report(
      Diagnostic(
        ChainRule.updateWithoutMatch.severity, rule: ChainRule.updateWithoutMatch.rawValue,
        "the update of '\(constraint.first.attribute)' found no constraint with this target, "
          + "multiplier and comparison and was added: to replace one, use 'remakeConstraints'",
        place: constraint.place, nodes: [identifier ?? kind]))
  }

  /// Notes a diagnostic once, however often the description is run.
  private func report(_ diagnostic: Diagnostic) {
    if !descriptionDiagnostics.contains(diagnostic) { descriptionDiagnostics.append(diagnostic) }
  }
}

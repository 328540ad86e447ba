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
  /// - Returns: the group of the constraints, which may be changed, switched off or cleared.
  @discardableResult @inlinable public func makeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    let (home, made) = putConstraints(LiteralPlace(file, line), build)
    return ConstraintGroup(home, made)
  }

  @usableFromInline func putConstraints(
    _ place: LiteralPlace, _ build: (ConstraintMaker) -> Void
  ) -> (ConstraintList, Range<ConstraintIdentity>) {
    let constraints = draftConstraints(place, build)
    let list = openConstraintList()
    return (list, list.hold(constraints, isChained: true))
  }

  /// Describes constraints that begin at this node and are not in the layout yet.
  ///
  /// - Returns: the group of the constraints; `activate()` puts them into the layout.
  public func prepareConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    ConstraintGroup(
      waiting: draftConstraints(LiteralPlace(file, line), build), for: openConstraintList(),
      chained: true)
  }

  /// Replaces all constraints that chains made at this node; see `removeConstraints()`.
  ///
  /// - Returns: the group of the new constraints.
  @discardableResult public func remakeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    removeConstraints()
    return makeConstraints(file: file, line: line, build)
  }

  /// Removes all constraints that chains made at this node, and what was reported of them.
  ///
  /// A group that still holds some of them may put them back by `activate()`, as SnapKit's
  /// constraints and Cartography's groups do.
  public func removeConstraints() {
    if let list = constraintList, !list.chained.isEmpty {
      let chained = list.chained
      list.remove(where: chained.contains)
    }
    constraintList?.forgetComplaints()
    guard !descriptionDiagnostics.isEmpty else { return }
    let rules = ChainRule.allCases.map(\.rawValue)
    descriptionDiagnostics.removeAll { rules.contains($0.rule) }
  }

  /// The constraints that chains say.
  func draftConstraints(
    _ place: LiteralPlace, _ build: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(anchorItem)
    build(maker)
    maker.close(self, place)
    return maker.takeConstraints()
  }

  /// Notes a diagnostic once, however often the description is run.
  func report(_ diagnostic: Diagnostic) {
    if !descriptionDiagnostics.contains(diagnostic) { descriptionDiagnostics.append(diagnostic) }
  }
}

extension Array where Element: Node {
  /// Adds constraints that begin at each of the nodes.
  ///
  ///     buttons.makeConstraints { $0.size.equalTo(44) }
  ///
  /// - Returns: the groups of the constraints, one for each node.
  @discardableResult public func makeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintGroup] {
    map { $0.makeConstraints(file: file, line: line, build) }
  }

  /// Changes constraints that chains made at each of the nodes.
  ///
  /// - Returns: what was found and added, node by node.
  @discardableResult public func updateConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintUpdate] {
    map { $0.updateConstraints(file: file, line: line, build) }
  }

  /// Replaces all constraints that chains made at each of the nodes.
  ///
  /// - Returns: the groups of the constraints, one for each node.
  @discardableResult public func remakeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintGroup] {
    map { $0.remakeConstraints(file: file, line: line, build) }
  }

  /// Describes constraints that begin at each of the nodes and are not in the layout yet.
  public func prepareConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintGroup] {
    map { $0.prepareConstraints(file: file, line: line, build) }
  }

  /// Removes all constraints that chains made at each of the nodes.
  public func removeConstraints() { for node in self { node.removeConstraints() } }
}

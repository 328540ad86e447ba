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
  /// An invalid chain is ignored and reported in `descriptionDiagnostics`.
  ///
  /// - Returns: the group of the constraints, which can be changed, deactivated or cleared.
  @discardableResult @inlinable public func makeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    let (home, made) = putConstraints(LiteralPlace(file, line), build)
    return ConstraintGroup(home, made)
  }

  @usableFromInline func putConstraints(
    _ place: LiteralPlace, _ build: (ConstraintMaker) -> Void
  ) -> (ConstraintList, Range<ConstraintIdentity>) {
    let constraints = draftConstraints(of: anchorItem, place, build)
    let list = openConstraintList()
    return (list, list.hold(constraints, isChained: true))
  }

  /// Prepares constraints that begin at this node without adding them to the layout.
  ///
  /// - Returns: the group of the constraints; `activate()` adds them to the layout.
  public func prepareConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    ConstraintGroup(
      waiting: draftConstraints(of: anchorItem, LiteralPlace(file, line), build),
      for: openConstraintList(), chained: true)
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

  /// Removes all constraints that chains made at this node, and the diagnostics about them.
  ///
  /// A group that still holds some of them can add them again with `activate()`, as in SnapKit and
  /// Cartography.
  public func removeConstraints() {
    removeChained(of: anchorItem)
    constraintList?.forgetFailedActivations()
    guard hasDescriptionDiagnostics else { return }
    let rules = ChainRule.allCases.map(\.rawValue)
    descriptionDiagnostics.removeAll { rules.contains($0.rule) }
  }

  /// Removes the chain-made constraints of the node or of one of its guides.
  func removeChained(of item: AnchorItem) {
    guard let list = constraintList, !list.chained.isEmpty else { return }
    let chained = list.chained
    list.remove { chained.contains($0) && $0.first.item == item }
  }

  /// Returns the constraints that the chains of a closure make for the node or one of its guides.
  @inline(__always) func draftConstraints(
    of item: AnchorItem, _ place: LiteralPlace, _ build: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item)
    build(maker)
    maker.close(self, place)
    let constraints = maker.takeConstraints()
    var last = consume maker  // moved, so that the check adds no reference
    if !isKnownUniquelyReferenced(&last) { last.outlive(constraints, at: self, place) }
    return constraints
  }

  /// Records a diagnostic once, however often the description is run.
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
  /// - Returns: the counts of constraints found and added, node by node.
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

  /// Prepares constraints that begin at each of the nodes without adding them to the layout.
  public func prepareConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintGroup] {
    map { $0.prepareConstraints(file: file, line: line, build) }
  }

  /// Removes all constraints that chains made at each of the nodes.
  public func removeConstraints() { for node in self { node.removeConstraints() } }
}

import QuoinModel

// SnapKit's `guide.snp.makeConstraints`: the same words begin at a guide.
extension NodeGuide {
  /// Adds constraints that begin at this guide; they are kept at the node that owns it.
  ///
  ///     let column = page.addLayoutGuide("column")
  ///     column.makeConstraints { make in
  ///       make.top.bottom.centerX.equalToSuperview()
  ///       make.width.lessThanOrEqualTo(600)
  ///     }
  ///
  /// `superview` is the node that owns the guide. What is wrong with a chain is in that node's
  /// `descriptionDiagnostics`.
  ///
  /// - Returns: the group of the constraints, which may be changed, switched off or cleared.
  @discardableResult public func makeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    let constraints = node.draftConstraints(of: anchorItem, LiteralPlace(file, line), build)
    let list = node.openConstraintList()
    return ConstraintGroup(list, list.hold(constraints, isChained: true))
  }

  /// Describes constraints that begin at this guide and are not in the layout yet.
  ///
  /// - Returns: the group of the constraints; `activate()` puts them into the layout.
  public func prepareConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    ConstraintGroup(
      waiting: node.draftConstraints(of: anchorItem, LiteralPlace(file, line), build),
      for: node.openConstraintList(), chained: true)
  }

  /// Replaces all constraints that chains made at this guide; those of the node stay.
  ///
  /// - Returns: the group of the new constraints.
  @discardableResult public func remakeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    removeConstraints()
    return makeConstraints(file: file, line: line, build)
  }

  /// Changes the constraints that chains made at this guide; see `Node.updateConstraints`.
  ///
  /// - Returns: how many constraints were found, and how many added.
  @discardableResult public func updateConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintUpdate {
    node.updateConstraints(of: anchorItem, LiteralPlace(file, line), build)
  }

  /// Removes all constraints that chains made at this guide; those of the node stay.
  ///
  /// What was reported of the guide's chains stays in the node's findings until the node's own
  /// `removeConstraints()`.
  public func removeConstraints() { node.removeChained(of: anchorItem) }
}

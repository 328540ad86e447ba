import QuoinModel

// SnapKit's `guide.snp.makeConstraints`: the same methods for a guide.
extension NodeGuide {
  /// Adds constraints that begin at this guide; they are stored at the node that owns it.
  ///
  ///     let column = page.addLayoutGuide("column")
  ///     column.makeConstraints { make in
  ///       make.top.bottom.centerX.equalToSuperview()
  ///       make.width.lessThanOrEqualTo(600)
  ///     }
  ///
  /// `superview` is the node that owns the guide. Problems with a chain are reported in that node's
  /// `descriptionDiagnostics`.
  ///
  /// - Returns: the group of the constraints, which can be changed, deactivated or cleared.
  @discardableResult public func makeConstraints(
    file: StaticString = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintGroup {
    let constraints = node.draftConstraints(of: anchorItem, LiteralPlace(file, line), build)
    let list = node.openConstraintList()
    return ConstraintGroup(list, list.hold(constraints, isChained: true))
  }

  /// Prepares constraints that begin at this guide without adding them to the layout.
  ///
  /// - Returns: the group of the constraints; `activate()` adds them to the layout.
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
  /// Diagnostics about the guide's chains remain at the node until its own `removeConstraints()` is
  /// called.
  public func removeConstraints() { node.removeChained(of: anchorItem) }
}

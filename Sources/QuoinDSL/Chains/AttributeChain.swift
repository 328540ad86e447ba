public import QuoinModel

/// Attributes that wait for a comparison: `make.top.bottom`.
///
/// A chain that ends here says nothing; it is reported in the node's `descriptionDiagnostics`.
public struct AttributeChain: AttributeWords {
  private let maker: ConstraintMaker
  private let index: Int
  private let attributes: [Attribute]

  init(_ maker: ConstraintMaker, _ index: Int, _ attributes: [Attribute]) {
    self.maker = maker
    self.index = index
    self.attributes = attributes
  }

  /// The chain with attributes added; those that are there already are not added again.
  public func taking(_ more: [Attribute]) -> AttributeChain {
    let all = attributes + more.filter { !attributes.contains($0) }
    maker.lengthen(index, to: all)
    return AttributeChain(maker, index, all)
  }

  /// Each attribute is equal to that of the target.
  @discardableResult public func equalTo(
    _ target: some ConstraintTarget, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    compare(.equal, target, SourcePlace(file: file, line: line, column: column))
  }

  /// Each attribute is at most that of the target.
  @discardableResult public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    compare(.lessThanOrEqual, target, SourcePlace(file: file, line: line, column: column))
  }

  /// Each attribute is at least that of the target.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    compare(.greaterThanOrEqual, target, SourcePlace(file: file, line: line, column: column))
  }

  /// Each attribute is equal to that of the container that the node is in.
  @discardableResult public func equalToSuperview(
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    compare(.equal, SuperviewTarget(), SourcePlace(file: file, line: line, column: column))
  }

  /// Each attribute is at most that of the container that the node is in.
  @discardableResult public func lessThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    compare(
      .lessThanOrEqual, SuperviewTarget(), SourcePlace(file: file, line: line, column: column))
  }

  /// Each attribute is at least that of the container that the node is in.
  @discardableResult public func greaterThanOrEqualToSuperview(
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    compare(
      .greaterThanOrEqual, SuperviewTarget(), SourcePlace(file: file, line: line, column: column))
  }

  private func compare(
    _ comparison: Comparison, _ target: some ConstraintTarget, _ place: SourcePlace
  ) -> ConstraintChain {
    maker.finish(index)
    let start = maker.drafts.count
    for attribute in attributes {
      for side in target.sides(for: attribute, of: maker.item) {
        switch side {
        case .term(let term, let constant):
          let constraint = Constraint(
            AnchorTerm(maker.item, attribute), comparison, term, constant: constant, place: place)
          maker.drafts.append(ConstraintMaker.Draft(constraint: constraint))
        case .mismatch(let reason):
          maker.report(.mismatch, "'make.\(attribute)' was left out: \(reason)", place)
        }
      }
    }
    return ConstraintChain(maker, start..<maker.drafts.count)
  }
}

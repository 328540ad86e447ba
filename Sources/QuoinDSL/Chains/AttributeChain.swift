public import QuoinModel

/// Attributes that wait for a comparison: `make.top.bottom`.
///
/// A chain that ends here says nothing; it is reported in the node's `descriptionDiagnostics`.
public struct AttributeChain: AttributeWords {
  let maker: ConstraintMaker
  private let index: Int
  private let attributes: AttributeList

  init(_ maker: ConstraintMaker, _ index: Int, _ attributes: AttributeList) {
    self.maker = maker
    self.index = index
    self.attributes = attributes
  }

  /// The chain with attributes added; those that are there already are not added again.
  public func taking(_ more: AttributeList) -> AttributeChain {
    var all = attributes
    all.append(more)
    maker.lengthen(index, to: all)
    return AttributeChain(maker, index, all)
  }

  /// Each attribute is equal to that of the target.
  @discardableResult public func equalTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, target, LiteralPlace(file, line, column))
  }

  /// Each attribute is at most that of the target.
  @discardableResult public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, target, LiteralPlace(file, line, column))
  }

  /// Each attribute is at least that of the target.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, target, LiteralPlace(file, line, column))
  }

  /// Keeps the sides within those of the target: near sides at least there, far ones at most.
  ///
  ///     make.edges.inside(page).inset(8)
  ///
  /// Extents are at most the target's; a centre or baseline is not within anything, and reported.
  @discardableResult public func inside(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.inside, target, LiteralPlace(file, line, column))
  }

  /// Keeps the sides around those of the target: near sides at most there, far ones at least.
  ///
  /// An inset moves the sides inward, so a distance around the target is a negative one.
  @discardableResult public func contains(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.contains, target, LiteralPlace(file, line, column))
  }

  @usableFromInline func relate(
    _ relation: ChainRelation, _ target: some ConstraintTarget, _ place: LiteralPlace
  ) -> ConstraintChain {
    maker.finish(index)
    let start = maker.constraints.count
    for position in 0..<attributes.count {
      let attribute = attributes[position]
      guard let comparison = relation.comparison(for: attribute) else {
        maker.report(
          .mismatch, "'make.\(attribute)' was left out: it is no side, and within nothing", place)
        continue
      }
      maker.add(attribute, comparison, target.side(for: attribute, of: maker.item), place)
    }
    return ConstraintChain(maker, start..<maker.constraints.count)
  }
}

/// How the sides of a chain are compared with those of its target.
@usableFromInline enum ChainRelation {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
  case inside
  case contains

  func comparison(for attribute: Attribute) -> Comparison? {
    switch self {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    case .inside, .contains:
      let isInside = self == .inside
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin:
        return isInside ? .greaterThanOrEqual : .lessThanOrEqual
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .width,
        .height:
        return isInside ? .lessThanOrEqual : .greaterThanOrEqual
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
        .lastBaseline:
        return nil
      }
    }
  }
}

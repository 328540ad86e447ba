public import QuoinModel

/// Attributes that wait for a comparison: `make.top.bottom`.
///
/// A chain that ends here says nothing; it is reported in the node's `descriptionDiagnostics`.
public struct AttributeChain: AttributeWords {
  @usableFromInline let maker: ConstraintMaker
  @usableFromInline let index: Int
  @usableFromInline let attributes: AttributeList

  @inlinable init(_ maker: ConstraintMaker, _ index: Int, _ attributes: AttributeList) {
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
  @discardableResult @inlinable public func equalTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, target, LiteralPlace(file, line, column))
  }

  /// Each attribute is at most that of the target.
  @discardableResult @inlinable public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, target, LiteralPlace(file, line, column))
  }

  /// Each attribute is at least that of the target.
  @discardableResult @inlinable public func greaterThanOrEqualTo(
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
  @discardableResult @inlinable public func inside(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.inside, target, LiteralPlace(file, line, column))
  }

  /// Keeps the sides around those of the target: near sides at most there, far ones at least.
  ///
  /// An inset moves the sides inward, so a distance around the target is a negative one.
  @discardableResult @inlinable public func contains(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.contains, target, LiteralPlace(file, line, column))
  }

  @inlinable func relate(
    _ relation: ChainRelation, _ target: some ConstraintTarget, _ place: LiteralPlace
  ) -> ConstraintChain {
    let start = maker.begin(index)
    for position in 0..<attributes.count {
      let attribute = attributes[position]
      let side = target.side(for: attribute, of: maker.item)
      if case .term(let term, let constant) = side,
        let comparison = relation.comparison(for: attribute)
      {
        maker.add(AnchorTerm(maker.item, attribute), comparison, term, constant, place)
      } else {
        maker.add(attribute, relation, side, place)
      }
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

  @inlinable func comparison(for attribute: Attribute) -> Comparison? {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .inside: attribute.containment(isInside: true)
    case .contains: attribute.containment(isInside: false)
    }
  }
}

extension Attribute {
  /// How a side within others is compared with theirs, or one around others.
  @usableFromInline func containment(isInside: Bool) -> Comparison? {
    switch self {
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

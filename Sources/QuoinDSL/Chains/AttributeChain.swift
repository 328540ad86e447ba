public import QuoinModel

/// A chain of attributes that still needs a comparison: `make.top.bottom`.
///
/// A chain that ends without one adds no constraint and is reported in the node's
/// `descriptionDiagnostics`.
public struct AttributeChain: AttributeChainStart {
  @usableFromInline let maker: ConstraintMaker
  @usableFromInline let index: Int
  @usableFromInline let attributes: AttributeList

  @inlinable @inline(__always) init(
    _ maker: ConstraintMaker, _ index: Int, _ attributes: AttributeList
  ) {
    self.maker = maker
    self.index = index
    self.attributes = attributes
  }

  /// Returns the chain with attributes added; attributes already in it are not added twice.
  @inlinable @inline(__always) public func taking(_ more: AttributeList) -> AttributeChain {
    AttributeChain(maker, index, maker.lengthen(index, attributes, by: more))
  }

  /// Constrains each attribute to equal that of the target.
  @discardableResult @inlinable @inline(__always) public func equalTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, target, LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at most that of the target.
  @discardableResult @inlinable @inline(__always) public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, target, LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at least that of the target.
  @discardableResult @inlinable @inline(__always) public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, target, LiteralPlace(file, line, column))
  }

  /// Keeps the sides inside those of the target: near sides at least there, far sides at most.
  ///
  ///     make.edges.inside(page).inset(8)
  ///
  /// Extents are at most the target's; a centre or baseline cannot be inside anything, which is
  /// reported.
  @discardableResult @inlinable @inline(__always) public func inside(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.inside, target, LiteralPlace(file, line, column))
  }

  /// Keeps the sides around those of the target: near sides at most there, far sides at least.
  ///
  /// Insets move sides inward, so a distance around the target is a negative inset.
  @discardableResult @inlinable @inline(__always) public func contains(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.contains, target, LiteralPlace(file, line, column))
  }

  // Everything here is inlined into the caller: there the attributes are known, most of the code is
  // eliminated, and the rest does no reference counting on the maker.
  @inlinable @inline(__always) func relate(
    _ relation: ChainRelation, _ target: some ConstraintTarget, _ place: LiteralPlace
  ) -> ConstraintChain {
    let start = maker.begin(index)
    if attributes.count > 0 { relate(attributes[0], relation, target, place) }
    if attributes.count > 1 { relateOthers(relation, target, place) }
    return ConstraintChain(maker, start..<maker.constraints.count)
  }

  @inlinable @inline(__always) func relate(
    _ attribute: Attribute, _ relation: ChainRelation, _ target: some ConstraintTarget,
    _ place: LiteralPlace
  ) {
    let side = target.side(for: attribute, of: maker.item)
    if let comparison = relation.comparison(for: attribute) {
      let first = AnchorTerm(maker.item, attribute)
      if case .anchor(let term) = side { return maker.add(first, comparison, anchor: term, place) }
      if case .term(let term, let number) = side {
        return maker.add(first, comparison, term, number, place)
      }
    }
    maker.add(attribute, relation, side, place)
  }

  @inlinable @inline(never) func relateOthers(
    _ relation: ChainRelation, _ target: some ConstraintTarget, _ place: LiteralPlace
  ) {
    for index in 1..<attributes.count { relate(attributes[index], relation, target, place) }
  }
}

/// The comparison of a chain's sides with those of its target.
@usableFromInline enum ChainRelation {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
  case inside
  case contains

  @inlinable @inline(__always) func comparison(for attribute: Attribute) -> Comparison? {
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
  /// The comparison that keeps a side inside another rectangle, or around it.
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

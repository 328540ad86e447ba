public import QuoinModel

extension AttributeChain {
  /// Constrains each attribute to equal that of the node's container.
  @discardableResult @inlinable @inline(__always) public func equalToSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, SuperviewTarget(), LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at most that of the node's container.
  @discardableResult @inlinable @inline(__always) public func lessThanOrEqualToSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, SuperviewTarget(), LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at least that of the node's container.
  @discardableResult @inlinable @inline(__always) public func greaterThanOrEqualToSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, SuperviewTarget(), LiteralPlace(file, line, column))
  }

  /// Keeps the sides inside those of the node's container.
  @discardableResult @inlinable @inline(__always) public func insideSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.inside, SuperviewTarget(), LiteralPlace(file, line, column))
  }
}

// SnapKit's `equalToSuperview { $0.snp.bottom }`; the container is only referred to by name.
extension AttributeChain {
  /// Constrains each attribute to equal that of a part of the node's container:
  /// `make.top.equalToSuperview { $0.safeArea }`, `make.left.equalToSuperview(\.centerX)`.
  @discardableResult public func equalToSuperview<Target: ConstraintTarget>(
    _ part: (LayoutGuide) -> Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, part(maker.superview), LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at most that of a part of the node's container.
  @discardableResult public func lessThanOrEqualToSuperview<Target: ConstraintTarget>(
    _ part: (LayoutGuide) -> Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, part(maker.superview), LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at least that of a part of the node's container.
  @discardableResult public func greaterThanOrEqualToSuperview<Target: ConstraintTarget>(
    _ part: (LayoutGuide) -> Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, part(maker.superview), LiteralPlace(file, line, column))
  }
}

// Several targets of different types: one constraint for each.
extension AttributeChain {
  /// Constrains each attribute to equal that of every target.
  @discardableResult public func equalTo<each Target: ConstraintTarget>(
    _ first: some ConstraintTarget, _ second: some ConstraintTarget,
    _ more: repeat each Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(
      .equal, SeveralTargets(first, second, repeat each more), LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at most that of every target.
  @discardableResult public func lessThanOrEqualTo<each Target: ConstraintTarget>(
    _ first: some ConstraintTarget, _ second: some ConstraintTarget,
    _ more: repeat each Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(
      .lessThanOrEqual, SeveralTargets(first, second, repeat each more),
      LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at least that of every target.
  @discardableResult public func greaterThanOrEqualTo<each Target: ConstraintTarget>(
    _ first: some ConstraintTarget, _ second: some ConstraintTarget,
    _ more: repeat each Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(
      .greaterThanOrEqual, SeveralTargets(first, second, repeat each more),
      LiteralPlace(file, line, column))
  }
}

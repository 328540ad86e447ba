public import QuoinModel

extension AttributeChain {
  /// Each attribute is equal to that of the container that the node is in.
  @discardableResult @inlinable @inline(__always) public func equalToSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, SuperviewTarget(), LiteralPlace(file, line, column))
  }

  /// Each attribute is at most that of the container that the node is in.
  @discardableResult @inlinable @inline(__always) public func lessThanOrEqualToSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, SuperviewTarget(), LiteralPlace(file, line, column))
  }

  /// Each attribute is at least that of the container that the node is in.
  @discardableResult @inlinable @inline(__always) public func greaterThanOrEqualToSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, SuperviewTarget(), LiteralPlace(file, line, column))
  }

  /// Keeps the sides within those of the container that the node is in.
  @discardableResult @inlinable @inline(__always) public func insideSuperview(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.inside, SuperviewTarget(), LiteralPlace(file, line, column))
  }
}

// SnapKit's `equalToSuperview { $0.snp.bottom }`: the container is known by name alone.
extension AttributeChain {
  /// Each attribute is equal to a part of the container that the node is in:
  /// `make.top.equalToSuperview { $0.safeArea }`, `make.left.equalToSuperview(\.centerX)`.
  @discardableResult public func equalToSuperview<Target: ConstraintTarget>(
    _ part: (LayoutGuide) -> Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, part(maker.superview), LiteralPlace(file, line, column))
  }

  /// Each attribute is at most a part of the container that the node is in.
  @discardableResult public func lessThanOrEqualToSuperview<Target: ConstraintTarget>(
    _ part: (LayoutGuide) -> Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, part(maker.superview), LiteralPlace(file, line, column))
  }

  /// Each attribute is at least a part of the container that the node is in.
  @discardableResult public func greaterThanOrEqualToSuperview<Target: ConstraintTarget>(
    _ part: (LayoutGuide) -> Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, part(maker.superview), LiteralPlace(file, line, column))
  }
}

// Several targets of different kinds: one constraint for each.
extension AttributeChain {
  /// Each attribute is equal to those of all targets.
  @discardableResult public func equalTo<each Target: ConstraintTarget>(
    _ first: some ConstraintTarget, _ second: some ConstraintTarget,
    _ more: repeat each Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(
      .equal, SeveralTargets(first, second, repeat each more), LiteralPlace(file, line, column))
  }

  /// Each attribute is at most those of all targets.
  @discardableResult public func lessThanOrEqualTo<each Target: ConstraintTarget>(
    _ first: some ConstraintTarget, _ second: some ConstraintTarget,
    _ more: repeat each Target, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ConstraintChain {
    relate(
      .lessThanOrEqual, SeveralTargets(first, second, repeat each more),
      LiteralPlace(file, line, column))
  }

  /// Each attribute is at least those of all targets.
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

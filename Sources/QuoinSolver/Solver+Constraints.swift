extension Solver {
  /// Adds the constraint `expression (op) 0`, effective from the next ``solve(_:policy:)``.
  ///
  /// - Parameters:
  ///   - expression: The left side; the right side is 0.
  ///   - relation: The comparison of the sides.
  ///   - strength: The importance of the constraint.
  ///   - tag: A number of the client's choice, kept for reports.
  /// - Returns: The constraint's identifier.
  @discardableResult
  public mutating func add(
    _ expression: LinearExpression, _ relation: RelationalOperator,
    strength: Strength = .required, tag: Int32 = -1
  ) -> ConstraintID {
    system.begin(relation, -expression.constant, strength: strength.value, tag: tag)
    system.append(expression.terms)
    return finishRow()
  }

  /// Adds the constraint `a (op) constant`.
  @discardableResult
  public mutating func add(
    _ a: Term, _ relation: RelationalOperator, _ constant: Double,
    strength: Strength = .required, tag: Int32 = -1
  ) -> ConstraintID {
    if system.addShort(
      relation, constant, strength: strength.value, tag: tag, count: 1, a, a, a, a)
    {
      return noteShortRow()
    }
    system.begin(relation, constant, strength: strength.value, tag: tag)
    system.append(a.variable.index, a.coefficient)
    return finishRow()
  }

  /// Adds the constraint `a + b (op) constant`.
  @discardableResult
  public mutating func add(
    _ a: Term, _ b: Term, _ relation: RelationalOperator, _ constant: Double,
    strength: Strength = .required, tag: Int32 = -1
  ) -> ConstraintID {
    if system.addShort(
      relation, constant, strength: strength.value, tag: tag, count: 2, a, b, a, a)
    {
      return noteShortRow()
    }
    system.begin(relation, constant, strength: strength.value, tag: tag)
    system.append(a.variable.index, a.coefficient)
    system.append(b.variable.index, b.coefficient)
    return finishRow()
  }

  /// Adds the constraint `a + b + c (op) constant`.
  @discardableResult
  public mutating func add(
    _ a: Term, _ b: Term, _ c: Term, _ relation: RelationalOperator, _ constant: Double,
    strength: Strength = .required, tag: Int32 = -1
  ) -> ConstraintID {
    if system.addShort(
      relation, constant, strength: strength.value, tag: tag, count: 3, a, b, c, a)
    {
      return noteShortRow()
    }
    system.begin(relation, constant, strength: strength.value, tag: tag)
    system.append(a.variable.index, a.coefficient)
    system.append(b.variable.index, b.coefficient)
    system.append(c.variable.index, c.coefficient)
    return finishRow()
  }

  /// Adds the constraint `a + b + c + d (op) constant`.
  @discardableResult
  public mutating func add(
    _ a: Term, _ b: Term, _ c: Term, _ d: Term, _ relation: RelationalOperator, _ constant: Double,
    strength: Strength = .required, tag: Int32 = -1
  ) -> ConstraintID {
    if system.addShort(
      relation, constant, strength: strength.value, tag: tag, count: 4, a, b, c, d)
    {
      return noteShortRow()
    }
    system.begin(relation, constant, strength: strength.value, tag: tag)
    system.append(a.variable.index, a.coefficient)
    system.append(b.variable.index, b.coefficient)
    system.append(c.variable.index, c.coefficient)
    system.append(d.variable.index, d.coefficient)
    return finishRow()
  }

  /// Removes a constraint from the system.
  ///
  /// Removing it again has no effect.
  public mutating func remove(_ id: ConstraintID) {
    let row = Int(id.index)
    if !system.rows[row].isAlive { return }
    system.remove(row)
    if dirtyVariables.isEmpty && system.rows[row].isFinite {
      pending.removed.append(id.index)
    } else {
      markDirty(system, row)
    }
  }

  /// Changes the right side of `Σ terms (op) constant`.
  ///
  /// For a constraint added as `terms + c (op) 0`, the right side is `-c`.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    let row = Int(id.index)
    let old = system.rows[row]
    if old.constant == constant { return }
    system.setConstant(constant, of: row)
    noteConstant(id.index, isPreference: false, old: old.constant)
    if !system.rows[row].isFinite { suspectRows.append(id.index) }
  }

  /// Changes the strength of a constraint.
  public mutating func setStrength(_ strength: Strength, of id: ConstraintID) {
    let row = Int(id.index)
    if system.rows[row].strength == strength.value { return }
    system.setStrength(strength.value, of: row)
    let header = system.rows[row]
    if dirtyVariables.isEmpty && header.isAlive && header.isFinite {
      pending.strengths.append(id.index)
    } else {
      markDirty(system, row)
    }
  }

  private mutating func finishRow() -> ConstraintID {
    system.link()
    return noteRow()
  }

  /// Records that the last row, which has a term, is new; optimised for building a system.
  @inline(__always) private mutating func noteShortRow() -> ConstraintID {
    let row = system.rows.count &- 1
    if dirtyVariables.count < variableCount || !system.rows[row].isFinite { return noteRow() }
    return ConstraintID(index: Int32(truncatingIfNeeded: row))
  }

  /// Records that the last row is new.
  private mutating func noteRow() -> ConstraintID {
    let row = system.rows.count - 1
    let header = system.rows[row]
    if dirtyVariables.isEmpty && header.isFinite && header.count > 0 {
      pending.added.append(Int32(row))
    } else if dirtyVariables.count < variableCount {
      markDirty(system, row)
    }
    if !header.isFinite { suspectRows.append(Int32(row)) }
    if header.count == 0 { constantRows.append(Int32(row)) }
    return ConstraintID(index: Int32(row))
  }

  /// Marks the component of a row to be solved again.
  ///
  /// All its variables are marked, because a removal may split the component.
  mutating func markDirty(_ store: RowStore, _ row: Int) {
    for term in store.terms(of: row) {
      let variable = Int(store.cells[term].variable)
      if isDirty[variable] { continue }
      isDirty[variable] = true
      dirtyVariables.append(Int32(variable))
      if !plans.isEmpty { plans.drop(planOf: Int32(variable)) }
      if !cores.isEmpty { cores.drop(coreOf: Int32(variable)) }
    }
  }
}

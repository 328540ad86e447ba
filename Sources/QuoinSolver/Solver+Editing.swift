extension Solver {
  /// Suggests a value for a variable from outside, such as the width of a window.
  ///
  /// The first call adds the constraint `variable == value` with the strength ``Strength/edit``;
  /// later calls change its constant. While the same constraints determine the solution, the next
  /// ``solve(_:policy:)`` only evaluates it again.
  ///
  /// - Returns: The constraint, which can be removed when the editing ends.
  @discardableResult
  public mutating func suggest(_ value: Double, for variable: Variable) -> ConstraintID {
    while edits.count < variableCount { edits.append(-1) }
    let row = edits[Int(variable.index)]
    if row >= 0 && system.rows[Int(row)].isAlive {
      let id = ConstraintID(index: row)
      setConstant(value, of: id)
      return id
    }
    let id = add(Term(variable), .equal, value, strength: .edit)
    edits[Int(variable.index)] = id.index
    return id
  }

  /// Makes several changes and solves once.
  ///
  /// If `body` throws, or the changed system cannot be solved, all changes are undone and the
  /// solver returns to its previous state; identifiers created in `body` are then invalid.
  ///
  /// - Parameters:
  ///   - policy: How to treat required constraints that cannot hold together.
  ///   - body: Makes the changes.
  /// - Returns: The report of the solve.
  /// - Throws: The error that `body` throws, or ``SolverError`` under ``ConflictPolicy/reject``.
  /// - Complexity: That of the solve, plus a copy of the system's rows.
  @discardableResult
  public mutating func transaction(
    policy: ConflictPolicy = .reject, _ body: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) -> SolveReport {
    var before = self
    // Working memory is not part of what is undone.
    before.worker = ComponentSolver()
    before.memory = PropagationMemory()
    before.core = Core()
    before.cores = CoreBook()
    do {
      try body(&self)
      return try solve(policy: policy)
    } catch {
      self = before
      throw error
    }
  }
}

extension Strength {
  /// The strength of suggested values, which give way only to required constraints.
  public static let edit = Strength(999)
}

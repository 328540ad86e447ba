extension Solver {
  /// Asks a variable to take a value from outside, such as the width of a window.
  ///
  /// The first time this adds the constraint `variable == value` of the strength ``Strength/edit``;
  /// later it changes the constraint's constant. While the same constraints hold the answer
  /// together, the next ``solve(_:policy:)`` only evaluates it anew.
  ///
  /// - Returns: The constraint, which may be removed when the editing ends.
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
  /// When `body` throws, or the changed system cannot be solved, all changes are undone and the
  /// solver is as it was before; the names that `body` got are void then.
  ///
  /// - Parameters:
  ///   - policy: What to do with required constraints that cannot hold together.
  ///   - body: Makes the changes.
  /// - Returns: What the solve found and did.
  /// - Throws: What `body` throws, or ``SolverError`` under ``ConflictPolicy/reject``.
  /// - Complexity: As of the solve, and a copy of the system's rows.
  @discardableResult
  public mutating func transaction(
    policy: ConflictPolicy = .reject, _ body: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) -> SolveReport {
    var before = self
    // Memory for work is not part of what is undone.
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
  /// A value suggested from outside: gives way only to what is required.
  public static let edit = Strength(999)
}

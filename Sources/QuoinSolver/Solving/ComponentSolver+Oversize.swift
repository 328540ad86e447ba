extension ComponentSolver {
  /// How many coefficients a block's tableau may have: 128 MB.
  static var largestTableau: Int { 16_000_000 }

  /// Settles a block that is too large for a tableau, roughly and in near linear time.
  ///
  /// Its constraints are taken for equalities, the strongest first; those that contradict what
  /// is settled already are passed over. Only documents made to be hostile come here, such as
  /// thousands of views nested by inequalities. The answer is reported as inexact.
  mutating func solveRoughly(_ members: ArraySlice<Int32>, ordered rows: [Int32]) {
    isInexact = true
    var rough = Elimination()
    rough.reset(variableCount: members.count, recordsFactors: false)
    rough.computeForms()
    var first = 0
    while first < rows.count {
      let strength = reduced.rows[Int(rows[first])].strength
      while first < rows.count, reduced.rows[Int(rows[first])].strength == strength {
        addRoughly(reduced.rows[Int(rows[first])], to: &rough)
        first += 1
      }
      rough.run()
      rough.computeForms()
    }
    var answer = [Double](repeating: 0, count: members.count)
    rough.substituteBack(into: &answer)
    for (unit, variable) in members.enumerated() { values[Int(variable)] = answer[unit] }
  }

  private func addRoughly(_ row: ReducedRows.Row, to rough: inout Elimination) {
    rough.beginExpansion(constant: 0)
    for term in row.terms {
      rough.expand(
        unitOfVariable[Int(reduced.variables[term])], reduced.coefficients[term])
    }
    rough.endExpansion()
    rough.beginRow(constant: row.constant - rough.expansion.constant)
    for (variable, coefficient) in zip(rough.expansion.variables, rough.expansion.coefficients) {
      rough.appendTerm(variable, coefficient)
    }
  }

  /// Settles the blocks of a group one by one, without what ties them together.
  mutating func settleApart(_ blocks: ArraySlice<Int32>) {
    isInexact = true
    for block in blocks {
      settleGroup([block], variables: freeBlocks[Int(block)].variables[...], preferences: [])
    }
  }

  /// Whether the tableaus of some free blocks are too large to be put together.
  func isOversize(_ blocks: ArraySlice<Int32>) -> Bool {
    if blocks.count == 1 { return false }
    var rows = 0
    var columns = 0
    for block in blocks {
      rows += freeBlocks[Int(block)].simplex.rowCount
      columns += freeBlocks[Int(block)].simplex.columnCount
    }
    // Each column may bring a row for its variable in.
    return columns > Self.largestTableau / max(rows + columns, 1)
  }
}

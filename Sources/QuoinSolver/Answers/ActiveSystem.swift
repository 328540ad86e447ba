/// An independent set of a component's rows that hold exactly at its solution, chosen from the
/// strongest to the weakest.
struct ActiveSystem {
  /// The component's variables, ascending, and the index of each within it.
  var variables: [Int32]
  var place: [Int32]
  var elimination = Elimination()
  /// The cause that each row of the elimination stands for.
  var causes: [Explanation.Cause] = []
  var constants: [Double] = []

  init(
    _ members: [Int32], rows: [Int32], preferred: [Int32], of solver: Solver
  ) {
    variables = members
    place = [Int32](repeating: -1, count: solver.variableCount)
    for (number, variable) in members.enumerated() { place[Int(variable)] = Int32(number) }
    elimination.reset(variableCount: members.count, recordsFactors: true)
    elimination.expansion.reset(variableCount: members.count)
    var rest: [Int32] = []
    for row in rows where solver.system.rows[Int(row)].isFinite {
      let header = solver.system.rows[Int(row)]
      guard header.isAlive, solver.system.isExact(Int(row), solver.values) else { continue }
      if header.isRequiredEquality {
        add(solver.system, row, .constraint(ConstraintID(index: row)))
      } else {
        rest.append(row)
      }
    }
    elimination.run()
    rest.sort { first, second in
      let a = solver.system.rows[Int(first)]
      let b = solver.system.rows[Int(second)]
      if a.strength != b.strength { return a.strength > b.strength }
      if (a.relation == .equal) != (b.relation == .equal) { return a.relation == .equal }
      return first < second
    }
    for row in rest where !isComplete {
      add(solver.system, row, .constraint(ConstraintID(index: row)))
      _ = elimination.takeLastRow()
    }
    for preference in preferred
    where !isComplete && solver.preferred.isExact(Int(preference), solver.values) {
      add(solver.preferred, preference, .preference(PreferenceID(index: preference)))
      _ = elimination.takeLastRow()
    }
    for (number, variable) in members.enumerated()
    where !isComplete && solver.values[Int(variable)].magnitude <= 1e-9 {
      elimination.beginRow(constant: 0)
      elimination.appendTerm(Int32(number), 1)
      causes.append(.order(Variable(index: variable)))
      constants.append(0)
      _ = elimination.takeLastRow()
    }
  }

  /// Whether the rows determine every variable.
  private var isComplete: Bool { elimination.pivotRow.count == variables.count }

  private mutating func add(_ store: RowStore, _ row: Int32, _ cause: Explanation.Cause) {
    elimination.beginRow(constant: store.rows[Int(row)].constant)
    for term in store.terms(of: Int(row)) {
      elimination.appendTerm(
        place[Int(store.cells[term].variable)], store.cells[term].coefficient)
    }
    causes.append(cause)
    constants.append(store.rows[Int(row)].constant)
  }

  /// The rows that determine a variable, with their shares, in the order of the elimination's rows.
  mutating func shares(in variable: Int32) -> [(row: Int32, share: Double)] {
    var parts: [(row: Int32, share: Double)] = []
    var largest = 0.0
    for part in elimination.certificate(cancelling: [(place[Int(variable)], 1)]) {
      parts.append((part.row, -part.multiplier))
      largest = max(largest, part.multiplier.magnitude)
    }
    parts.removeAll { $0.share.magnitude <= Tolerance.multiplier * largest }
    return parts
  }
}

extension RowStore {
  /// Whether a row holds exactly, within rounding.
  func isExact(_ row: Int, _ values: [Double]) -> Bool {
    residual(row, values).magnitude <= 1e-8 + 1e-11 * rows[row].constant.magnitude
  }
}

import QuoinSolver

/// What the solver promises whatever it is given.
enum Promise {
  /// Solves twice, refusing and relaxing, and looks at what comes back.
  ///
  /// - Parameter isPlain: Whether all numbers are small, so that the answer must be right, too.
  /// - Returns: What is wrong, or null.
  static func check(_ solver: inout Solver, isPlain: Bool = false) -> String? {
    let before = values(solver)
    var isRefused = false
    do {
      try solver.solve()
    } catch {
      isRefused = true
      if !same(before, values(solver)) { return "a refused solve changed the values" }
      if case .unsatisfiable(let conflict) = error, let wrong = complaint(conflict, solver) {
        return wrong
      }
    }
    guard let report = try? solver.solve(policy: .relax) else { return "relaxing failed" }
    if isRefused && report.conflicts.isEmpty && report.notFinite.isEmpty {
      return "refused, but nothing was relaxed"
    }
    for conflict in report.conflicts {
      if let wrong = complaint(conflict, solver) { return wrong }
    }
    for value in values(solver) where !value.isFinite { return "a value is \(value)" }
    if isPlain && report.inexact.isEmpty { return broken(solver, report) }
    return nil
  }

  /// Whether all required rows hold that were not reported.
  private static func broken(_ solver: Solver, _ report: SolveReport) -> String? {
    var isExcused = [Bool](repeating: false, count: solver.constraintCount)
    for conflict in report.conflicts { isExcused[Int(conflict.setAside.index)] = true }
    for row in report.notFinite { isExcused[Int(row.index)] = true }
    for index in 0..<Int32(solver.constraintCount) where !isExcused[Int(index)] {
      let row = ConstraintID(index: index)
      if !solver.contains(row) || !solver.strength(of: row).isRequired { continue }
      let error = solver.error(of: row)
      if error > 1e-6 { return "required row \(index) fails by \(error)" }
    }
    return nil
  }

  private static func complaint(_ conflict: Conflict, _ solver: Solver) -> String? {
    if conflict.members.isEmpty { return "a conflict of nothing" }
    if !conflict.members.contains(conflict.setAside) { return "set aside what is no member" }
    if !conflict.violation.isFinite { return "a violation of \(conflict.violation)" }
    for member in conflict.members {
      if !solver.contains(member) { return "a conflict with a removed row" }
      if !solver.strength(of: member).isRequired { return "a conflict with an optional row" }
    }
    return nil
  }

  static func values(_ solver: Solver) -> [Double] {
    (0..<Int32(solver.variableCount)).map { solver.value(of: Variable(index: $0)) }
  }

  private static func same(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { $0 == $1 }
  }
}

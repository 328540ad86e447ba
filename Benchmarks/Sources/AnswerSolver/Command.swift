import QuoinSolver

/// Answers systems: reads one from each line of the standard input, writes a line for each.
///
/// A system is `variables rows`, then for each row `relation strength constant terms` with the
/// relation -1 for ≤, 0 for =, 1 for ≥, and for each term `variable coefficient`. The answer is
/// `solved` with value and 0 or 1 for determined, variable after variable; `conflict` with the
/// members; or `not-finite` with the row.
@main
enum Command {
  static func main() {
    var answered = 0
    while let line = readLine() {
      answered += 1
      var words = Words(line)
      guard let system = words.system() else {
        print("line \(answered) is no system")
        continue
      }
      print(answer(system))
    }
  }

  private static func answer(_ system: Solver) -> String {
    var solver = system
    do {
      try solver.solve()
    } catch {
      switch error {
      case .unsatisfiable(let conflict):
        return "conflict" + conflict.members.map { " \($0.index)" }.joined()
      case .notFinite(let row): return "not-finite \(row.index)"
      }
    }
    return "solved"
      + (0..<Int32(solver.variableCount)).map { index in
        let variable = Variable(index: index)
        return " \(solver.value(of: variable)) \(solver.isDetermined(variable) ? 1 : 0)"
      }.joined()
  }
}

import QuoinSolver
import Testing

/// What is undone has not happened.
@Suite struct UndoTests {
  /// A solver and the names that the rows of a system have in it now.
  private struct Edited {
    var solver: Solver
    var names: [ConstraintID]
    let system: IntegerSystem

    init(_ system: IntegerSystem) {
      self.system = system
      solver = system.makeSolver()
      names = system.rows.indices.map { ConstraintID(index: Int32($0)) }
    }
  }

  /// What takes a change back.
  private typealias Undo = (inout Edited) -> Void

  /// Changes something in a way that can be taken back.
  private func change(_ edited: inout Edited, using random: inout RandomNumbers) -> Undo {
    let place = Int.random(in: 0..<edited.names.count, using: &random)
    let row = edited.names[place]
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let count = Int32(edited.system.variableCount)
      let added = edited.solver.add(
        Term(Variable(index: .random(in: 0..<count, using: &random))), .equal,
        Double(Int.random(in: -9...9, using: &random)),
        strength: Strength([1000, 750, 250, 20][Int.random(in: 0..<4, using: &random)]))
      return { $0.solver.remove(added) }
    case 1:
      let strength = edited.solver.strength(of: row)
      edited.solver.setStrength(Strength(Float.random(in: 0...999, using: &random)), of: row)
      return { $0.solver.setStrength(strength, of: $0.names[place]) }
    case 2 where edited.solver.contains(row):
      let expression = edited.solver.expression(of: row)
      let relation = edited.solver.relationalOperator(of: row)
      let strength = edited.solver.strength(of: row)
      edited.solver.remove(row)
      return { $0.names[place] = $0.solver.add(expression, relation, strength: strength) }
    case 3 where !edited.system.preferences.isEmpty:
      let first = PreferenceID(index: 0)
      edited.solver.setPreference(77, of: first)
      return { $0.solver.setPreference(Double($0.system.preferences[0].value), of: first) }
    default:
      let constant = edited.solver.constant(of: row)
      let step = Double(Int.random(in: -5...5, using: &random))
      edited.solver.setConstant(constant + step, of: row)
      return { $0.solver.setConstant(constant, of: $0.names[place]) }
    }
  }

  @Test(arguments: 0..<4) func takingEveryChangeBackRestoresTheAnswer(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(15_000 + seed))
    var restored = 0
    for trial in 0..<250 {
      let system = IntegerSystem.random(using: &random, required: 5, optional: 10)
      var edited = Edited(system)
      guard !system.rows.isEmpty, (try? edited.solver.solve()) != nil else { continue }
      let before = edited.solver
      var changes: [Undo] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        changes.append(change(&edited, using: &random))
        if Bool.random(using: &random) { _ = try? edited.solver.solve(policy: .relax) }
      }
      for undo in changes.reversed() {
        undo(&edited)
        if Bool.random(using: &random) { _ = try? edited.solver.solve() }
      }
      try edited.solver.solve()
      restored += 1
      for index in 0..<Int32(system.variableCount) {
        let variable = Variable(index: index)
        let difference = edited.solver.value(of: variable) - before.value(of: variable)
        #expect(difference.magnitude < 1e-9, "seed \(seed) trial \(trial)")
        #expect(
          edited.solver.isDetermined(variable) == before.isDetermined(variable),
          "seed \(seed) trial \(trial)")
      }
    }
    #expect(restored > 120)
  }

  @Test(arguments: 0..<4) func aTransactionThatFailsHasNotHappened(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(16_000 + seed))
    var failed = 0
    for trial in 0..<400 {
      let system = IntegerSystem.random(using: &random, required: 4, optional: 6)
      var solver = system.makeSolver()
      guard !system.rows.isEmpty, (try? solver.solve()) != nil else { continue }
      let values = solver.values(system.variableCount)
      var draws = random
      do {
        try solver.transaction { solver in
          var edited = Edited(system)
          swap(&edited.solver, &solver)
          for _ in 0..<8 { _ = change(&edited, using: &draws) }
          swap(&edited.solver, &solver)
        }
      } catch {
        failed += 1
        #expect(solver.constraintCount == system.rows.count)
        #expect(solver.values(system.variableCount) == values, "seed \(seed) trial \(trial)")
        // Nothing is left to be done, and from here on it goes as if nothing had been.
        #expect(try solver.solve().componentsSolved == 0)
        let row = ConstraintID(index: .random(in: 0..<Int32(system.rows.count), using: &draws))
        var other = system
        other.rows[Int(row.index)].constant += 1
        solver.setConstant(Double(other.rows[Int(row.index)].constant), of: row)
        var fresh = other.makeSolver()
        _ = try solver.solve(policy: .relax)
        _ = try fresh.solve(policy: .relax)
        let pairs = zip(solver.values(system.variableCount), fresh.values(system.variableCount))
        for (a, b) in pairs {
          #expect((a - b).magnitude < 1e-9, "seed \(seed) trial \(trial)")
        }
      }
      random = draws
    }
    #expect(failed > 25)
  }
}

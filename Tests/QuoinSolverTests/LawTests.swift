import QuoinSolver
import Testing

/// What holds for every system, whatever its answer is.
@Suite struct LawTests {
  private func solved(_ system: IntegerSystem) -> Solver? {
    var solver = system.makeSolver()
    return (try? solver.solve()) == nil ? nil : solver
  }

  private func expectClose(_ a: [Double], _ b: [Double], _ name: Comment) {
    #expect(a.count == b.count, name)
    for (a, b) in zip(a, b) { #expect((a - b).magnitude < 1e-7, name) }
  }

  @Test(arguments: 0..<4) func anotherOrderKeepsTheErrorsOfEveryLevel(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(11_000 + seed))
    var compared = 0
    for trial in 0..<300 {
      let system =
        trial % 10 < 9
        ? IntegerSystem.random(using: &random, required: 4, optional: 10)
        : IntegerSystem.random(using: &random, variables: 24, required: 10, optional: 50)
      let permuted = system.permuted(
        (0..<system.variableCount).shuffled(using: &random), using: &random)
      let solver = solved(system)
      let turned = solved(permuted)
      #expect((solver == nil) == (turned == nil), "seed \(seed) trial \(trial)")
      guard let solver, let turned else { continue }
      compared += 1
      expectClose(
        system.errors(at: solver.values(system.variableCount)),
        permuted.errors(at: turned.values(system.variableCount)), "seed \(seed) trial \(trial)")
    }
    #expect(compared > 150)
  }

  @Test(arguments: 0..<4) func whatHoldsAlreadyChangesNothing(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(12_000 + seed))
    var added = 0
    for trial in 0..<300 {
      var system = IntegerSystem.random(using: &random, required: 4, optional: 8)
      guard var solver = solved(system) else { continue }
      let values = solver.values(system.variableCount)
      for row in system.rowsThatHold(at: values, using: &random) {
        added += 1
        system.rows.append(row)
        solver.add(
          IntegerSystem.expression(row.coefficients, row.constant), row.relation,
          strength: Strength(row.strength))
      }
      try solver.solve()
      expectClose(solver.values(system.variableCount), values, "seed \(seed) trial \(trial)")
      let fresh = try #require(solved(system), "seed \(seed) trial \(trial)")
      expectClose(fresh.values(system.variableCount), values, "seed \(seed) trial \(trial) fresh")
    }
    #expect(added > 300)
  }

  @Test(arguments: 0..<4) func weakerRowsNeverCostStrongerLevels(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(13_000 + seed))
    for trial in 0..<300 {
      let system = IntegerSystem.random(using: &random, required: 4, optional: 10)
      guard let solver = solved(system) else { continue }
      let errors = system.errors(at: solver.values(system.variableCount))
      for (place, level) in system.levels.enumerated() {
        var stronger = system
        stronger.rows.removeAll { $0.strength < level }
        let alone = try #require(solved(stronger), "seed \(seed) trial \(trial)")
        expectClose(
          stronger.errors(at: alone.values(system.variableCount)), Array(errors[...place]),
          "seed \(seed) trial \(trial) level \(level)")
      }
    }
  }

  @Test(arguments: [3, 64, 1_000, 1_000_000]) func theUnitOfLengthDoesNotMatter(factor: Int) throws
  {
    var random = RandomNumbers(seed: UInt64(14_000 + factor))
    for trial in 0..<300 {
      let system = IntegerSystem.random(using: &random, required: 4, optional: 10)
      let small = solved(system)
      let large = solved(system.scaled(by: factor))
      #expect((small == nil) == (large == nil), "trial \(trial)")
      guard let small, let large else { continue }
      expectClose(
        small.values(system.variableCount),
        large.values(system.variableCount).map { $0 / Double(factor) }, "trial \(trial)")
      for index in 0..<Int32(system.variableCount) {
        let variable = Variable(index: index)
        #expect(small.isDetermined(variable) == large.isDetermined(variable), "trial \(trial)")
      }
    }
  }
}

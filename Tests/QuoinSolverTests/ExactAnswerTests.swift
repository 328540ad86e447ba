import QuoinSolver
import Testing

/// The solver against exact arithmetic on thousands of random systems.
@Suite struct ExactAnswerTests {
  @Test(arguments: 0..<8) func randomSystems(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(seed))
    var compared = 0
    for trial in 0..<310 {
      // Mostly small systems, which are quick and odd; a few with more choices to make.
      let system =
        trial < 300
        ? IntegerSystem.random(using: &random)
        : IntegerSystem.random(using: &random, variables: 16, required: 8, optional: 30)
      guard let exact = try? ExactAnswer(system) else { continue }
      compared += 1
      var solver = system.makeSolver()
      do {
        let report = try solver.solve()
        #expect(exact.isFeasible, "seed \(seed) trial \(trial)")
        #expect(report.inexact.isEmpty, "seed \(seed) trial \(trial)")
        expect(solver, solves: system, as: exact, "seed \(seed) trial \(trial)")
      } catch {
        #expect(!exact.isFeasible, "seed \(seed) trial \(trial): \(error)")
      }
    }
    #expect(compared > 250)
  }

  private func expect(
    _ solver: Solver, solves system: IntegerSystem, as exact: ExactAnswer, _ name: Comment
  ) {
    guard exact.isFeasible else { return }
    let values = solver.values(system.variableCount)
    for row in system.rows where row.isRequired {
      #expect(row.error(at: values) < 1e-7, name)
    }
    for (level, error) in zip(system.levels, exact.errors) {
      #expect((system.error(ofLevel: level, at: values) - error).magnitude < 1e-7, name)
    }
    for variable in 0..<system.variableCount {
      #expect((values[variable] - exact.values[variable]).magnitude < 1e-7, name)
      let isDetermined = solver.isDetermined(Variable(index: Int32(variable)))
      #expect(isDetermined == exact.isDetermined[variable], name)
    }
  }
}

import QuoinSolver
import Testing

/// A solver that goes on from its last vertex ends where a fresh one ends, whatever the edits.
///
/// The systems have many wishes that conflict, equal numbers that make vertices degenerate, and
/// freedom that ties settle.
@Suite struct ResumingTests {
  /// Views kept inside a root; each would like to be at an offset from an earlier one.
  private func board(
    _ count: Int, grid: Int, using random: inout RandomNumbers
  ) -> EditedSystem {
    var system = EditedSystem(variableCount: count + 1)
    let root: Int32 = 0
    system.add([(root, 1)], .equal, Double(10 * grid), 999)
    for view in 1...Int32(count) {
      let beside = Int32.random(in: 0..<view, using: &random)
      let offset = Double(Int.random(in: 0..<11 * grid, using: &random))
      system.add([(view, 1)], .greaterThanOrEqual, 0)
      system.add([(view, 1), (root, -1)], .lessThanOrEqual, -2)
      let strength: Float = [500, 500, 500, 400][Int.random(in: 0..<4, using: &random)]
      let terms: [(variable: Int32, coefficient: Double)] =
        beside == 0 ? [(view, 1)] : [(view, 1), (beside, -1)]
      system.add(terms, .equal, offset, strength)
    }
    return system
  }

  /// Rows of a label and a field that share a width, with content sizes.
  private func form(_ count: Int, using random: inout RandomNumbers) -> EditedSystem {
    var system = EditedSystem(variableCount: 2 * count + 2)
    let root: Int32 = 0
    let edge: Int32 = 1
    system.add([(root, 1)], .equal, 300, 999)
    for row in 0..<Int32(count) {
      let label = 2 + 2 * row
      let field = label + 1
      let size = Double(10 * Int.random(in: 1..<20, using: &random))
      system.add([(label, 1)], .lessThanOrEqual, size, 251)
      system.add([(label, 1)], .greaterThanOrEqual, size, 750)
      system.add([(field, 1)], .lessThanOrEqual, 200, 250)
      system.add([(field, 1)], .greaterThanOrEqual, 200, row % 3 == 0 ? 749 : 740)
      system.add([(edge, 1), (label, -1)], .greaterThanOrEqual, 8)
      system.add([(edge, 1), (label, -1)], .equal, 8, 300)
      system.add([(edge, 1), (field, 1), (root, -1)], .equal, -20)
    }
    return system
  }

  private func edit(_ system: inout EditedSystem, using random: inout RandomNumbers) {
    let row = Int.random(in: 0..<system.rows.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: system.setConstant(Double(200 + 4 * Int.random(in: 0..<60, using: &random)), of: 0)
    case 2, 3:
      let change = Double(Int.random(in: -6...6, using: &random))
      system.setConstant(system.rows[row].constant + change, of: row)
    case 4:
      let first = Int32.random(in: 0..<Int32(system.variableCount), using: &random)
      let second = Int32.random(in: 0..<Int32(system.variableCount), using: &random)
      if first == second { return }
      let relation: RelationalOperator =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &random)]
      let strength: Float = [1000, 600, 500, 100][Int.random(in: 0..<4, using: &random)]
      system.add(
        [(first, 1), (second, -1)], strength == 1000 ? .lessThanOrEqual : relation,
        strength == 1000 ? 150 : Double(Int.random(in: -20...20, using: &random)), strength)
    case 5, 6: system.remove(row)
    case 7:
      let strength: Float = [750, 500, 300, 100][Int.random(in: 0..<4, using: &random)]
      if system.rows[row].strength < 1000 || row % 5 == 0 { system.setStrength(strength, of: row) }
    case 8:
      // What was taken away comes back as another row.
      if let gone = system.rows.lastIndex(where: { !$0.isThere }) {
        let old = system.rows[gone]
        system.add(old.terms, old.relation, old.constant, old.strength)
      }
    default:
      if system.rows[row].strength < 1000 && system.rows[row].relation != .equal {
        system.setStrength(1000, of: row)
      }
    }
  }

  @Test(arguments: 0..<4) func viewsKeptInside(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(8_100 + seed))
    // Coarse numbers make ties; many views make long sequences of pivots.
    var system = board([12, 40, 40, 120][seed], grid: [3, 5, 40, 40][seed], using: &random)
    for step in 0..<[400, 300, 300, 120][seed] {
      edit(&system, using: &random)
      try system.expectFreshAnswer("seed \(seed) step \(step)")
    }
  }

  @Test(arguments: 0..<3) func viewsWithPreferences(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(8_200 + seed))
    var system = board(20, grid: 6, using: &random)
    for view in 1...Int32(10) {
      system.prefer([(view, 1), (view + 5, -1)], Double(Int.random(in: -9...9, using: &random)))
    }
    for step in 0..<250 {
      edit(&system, using: &random)
      try system.expectFreshAnswer("seed \(seed) step \(step)")
    }
  }

  @Test(arguments: 0..<3) func formsWithContentSizes(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(8_300 + seed))
    var system = form([4, 15, 40][seed], using: &random)
    for step in 0..<[400, 250, 120][seed] {
      edit(&system, using: &random)
      try system.expectFreshAnswer("seed \(seed) step \(step)")
    }
  }

  @Test func aProbeComesAndGoesWithFewPivots() throws {
    var random = RandomNumbers(seed: 8_400)
    var system = board(300, grid: 40, using: &random)
    let pivots = try system.solver.solve().pivots
    let before = system.solver.value(of: Variable(index: 150))
    for _ in 0..<200 {
      system.add([(150, 1)], .greaterThanOrEqual, before + 5)
      #expect(try system.solver.solve().pivots < pivots / 4)
      #expect(system.solver.value(of: Variable(index: 150)) >= before + 5 - 1e-9)
      system.remove(system.rows.count - 1)
      #expect(try system.solver.solve().pivots < pivots / 4)
      #expect((system.solver.value(of: Variable(index: 150)) - before).magnitude < 1e-9)
    }
    try system.expectFreshAnswer("after the probes")
  }
}

import QuoinSolver
import Testing

/// Hundreds of edits one after the other, as of a window that is resized while constraints come and
/// go, each held against a solver that never saw another system.
@Suite struct RepairTests {
  private typealias Terms = [(variable: Int32, coefficient: Double)]

  /// Views of 20 inside a root that would like to be at offsets from others: most wishes conflict.
  private func article(_ count: Int, using random: inout RandomNumbers) -> EditedSystem {
    var system = EditedSystem(variableCount: 2 * count + 2)
    for axis in 0..<Int32(2) {
      system.add([(axis, 1)], .equal, axis == 0 ? 414 : 736, 999)
      for view in 1...Int32(count) {
        let variable = 2 * view + axis
        let beside = Int32.random(in: 0..<view, using: &random)
        system.add([(variable, 1)], .greaterThanOrEqual, 0)
        system.add([(variable, 1), (axis, -1)], .lessThanOrEqual, -20)
        let offset = Double(Int.random(in: 0..<414, using: &random))
        let terms: Terms =
          beside == 0 ? [(variable, 1)] : [(variable, 1), (2 * beside + axis, -1)]
        system.add(terms, .equal, offset, 500)
      }
    }
    return system
  }

  /// Rows of label, field and hint: sizes by content, centres in line, one below the other.
  private func form(_ count: Int, using random: inout RandomNumbers) -> EditedSystem {
    var system = EditedSystem(variableCount: 7 * count + 2)
    let (width, edge) = (Int32(0), Int32(1))
    system.add([(width, 1)], .equal, 600, 999)
    for row in 0..<Int32(count) {
      let label = 7 * row + 2
      let (field, hint, y, labelTop) = (label + 1, label + 2, label + 3, label + 4)
      let (fieldHeight, labelHeight) = (label + 5, label + 6)
      let sizes: [(Int32, Double, Float, Float)] = [
        (label, Double(Int.random(in: 40..<140, using: &random)), 251, 750),
        (field, 200, 250, 749), (hint, Double(Int.random(in: 60..<360, using: &random)), 252, 749),
        (fieldHeight, 30, 250, 750), (labelHeight, 20, 251, 750),
      ]
      for (variable, size, hugging, resistance) in sizes {
        system.add([(variable, 1)], .lessThanOrEqual, size, hugging)
        system.add([(variable, 1)], .greaterThanOrEqual, size, resistance)
      }
      system.add([(edge, 1), (label, -1)], .greaterThanOrEqual, 28)
      system.add([(edge, 1), (label, -1)], .equal, 28, 300)
      system.add([(edge, 1), (field, 1), (width, -1)], .equal, -20)
      system.add([(hint, 1), (field, -1)], .lessThanOrEqual, 0)
      system.add(
        [(labelTop, 1), (labelHeight, 0.5), (y, -1), (fieldHeight, -0.5)], .equal, 0)
      if row == 0 {
        system.add([(y, 1)], .equal, 20)
      } else {
        let gap: Terms = [(y, 1), (y - 7, -1), (fieldHeight - 7, -1)]
        system.add(gap, .greaterThanOrEqual, 12)
        system.add(gap, .equal, 12, 500)
      }
    }
    return system
  }

  /// Controls in rows, sums of widths with limits and wishes of many levels, and halves where
  /// something is centred.
  private func panel(_ rows: Int, using random: inout RandomNumbers) -> EditedSystem {
    let columns: Int32 = 3
    var system = EditedSystem(variableCount: 1 + rows * Int(2 * columns))
    system.add([(0, 1)], .equal, 400, 999)
    for row in 0..<Int32(rows) {
      let first = 1 + row * 2 * columns
      for column in 0..<columns {
        let left = first + 2 * column
        let width = left + 1
        system.add([(left, 1)], .greaterThanOrEqual, 0)
        system.add([(width, 1)], .greaterThanOrEqual, 0)
        let size = Double(Int.random(in: 16..<130, using: &random))
        let strength: Float = [750, 600, 250][Int.random(in: 0..<3, using: &random)]
        system.add([(width, 1)], column == 1 ? .greaterThanOrEqual : .equal, size, strength)
        if column > 0 {
          let gap: Terms = [(left, 1), (left - 2, -1), (width - 2, -1)]
          system.add(gap, .greaterThanOrEqual, 10)
          system.add(gap, .equal, 10, 501)
        }
        if row > 0 && column == Int32.random(in: 0..<columns, using: &random) {
          let above = left - 2 * columns
          system.add(
            [(left, 1), (width, 0.5), (above, -1), (above + 1, -0.5)], .equal, 0,
            row % 3 == 0 ? 1000 : 500)
        }
      }
      let last = first + 2 * columns - 2
      system.add([(last, 1), (last + 1, 1), (0, -1)], .lessThanOrEqual, -10)
      system.add([(last, 1), (last + 1, 1), (0, -1)], .equal, -10, 501)
    }
    return system
  }

  /// Mostly other widths; limits and wishes that come and go; other sizes.
  private func edit(
    _ system: inout EditedSystem, around width: Double, using random: inout RandomNumbers
  ) {
    let count = Int32(system.variableCount)
    let place = Double(Int.random(in: 0..<300, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      // By small steps, back and forth, or at once.
      let step = Double(Int.random(in: -8...8, using: &random))
      let isFar = Int.random(in: 0..<8, using: &random) == 0
      system.setConstant(isFar ? width + place - 100 : system.rows[0].constant + step, of: 0)
    case 5:
      system.add(
        [(Int32.random(in: 1..<count, using: &random), 1)],
        Bool.random(using: &random) ? .greaterThanOrEqual : .lessThanOrEqual, place,
        [1000, 750, 500, 260][Int.random(in: 0..<4, using: &random)])
    case 6:
      let first = Int32.random(in: 1..<count - 1, using: &random)
      system.add(
        [(first, 1), (first + 1, -1)], .equal, place - 150,
        [501, 500, 250][Int.random(in: 0..<3, using: &random)])
    case 7, 8:
      // What came last goes first, mostly.
      if let last = system.rows.lastIndex(where: \.isThere), last > 0 { system.remove(last) }
    default:
      let row = Int.random(in: 1..<system.rows.count, using: &random)
      let change = Double(Int.random(in: -5...5, using: &random))
      if system.rows[row].strength < 1000 {
        system.setConstant(system.rows[row].constant + change, of: row)
      }
    }
  }

  @Test(arguments: 0..<3) func viewsAtOffsets(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(8_500 + seed))
    var system = article([10, 25, 60][seed], using: &random)
    for step in 0..<[500, 300, 150][seed] {
      edit(&system, around: 414, using: &random)
      try system.expectFreshAnswer("seed \(seed) step \(step)")
    }
  }

  @Test(arguments: 0..<3) func formsOfThreeColumns(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(8_600 + seed))
    var system = form([2, 6, 15][seed], using: &random)
    for step in 0..<[500, 300, 120][seed] {
      edit(&system, around: 600, using: &random)
      try system.expectFreshAnswer("seed \(seed) step \(step)")
    }
  }

  @Test(arguments: 0..<4) func panelsOfManyLevels(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(8_700 + seed))
    var system = panel([1, 2, 5, 12][seed], using: &random)
    for step in 0..<[500, 500, 300, 150][seed] {
      edit(&system, around: 400, using: &random)
      try system.expectFreshAnswer("seed \(seed) step \(step)")
    }
  }

  @Test func aSuggestedWidthTakesFewPivots() throws {
    var random = RandomNumbers(seed: 8_800)
    var system = article(150, using: &random)
    _ = try system.solver.solve()
    var pivots = 0
    for step in 0..<100 {
      system.setConstant(Double(414 + 4 * (step < 50 ? step : 100 - step)), of: 0)
      pivots += try system.solver.solve().pivots
    }
    // Some wishes come to hold with each step, or cease to.
    #expect(pivots < 100 * 6)
    try system.expectFreshAnswer("after the widths")
  }
}

import QuoinSolver
import Testing

/// A solver that is edited, and what it is to hold.
struct EditedSystem {
  struct Row {
    var terms: [(variable: Int32, coefficient: Double)]
    var relation: RelationalOperator
    var constant: Double
    var strength: Float
    var isThere = true
  }

  var solver = Solver()
  var rows: [Row] = []
  var preferences: [(terms: [(variable: Int32, coefficient: Double)], value: Double)] = []
  let variableCount: Int

  init(variableCount: Int) {
    self.variableCount = variableCount
    solver.makeVariables(variableCount)
  }

  private static func expression(
    _ terms: [(variable: Int32, coefficient: Double)]
  ) -> LinearExpression {
    LinearExpression(
      terms.map { Term(Variable(index: $0.variable), $0.coefficient) }, 0)
  }

  private static func add(_ row: Row, to solver: inout Solver) {
    var expression = expression(row.terms)
    expression.constant = -row.constant
    solver.add(expression, row.relation, strength: Strength(row.strength))
  }

  mutating func add(
    _ terms: [(variable: Int32, coefficient: Double)], _ relation: RelationalOperator,
    _ constant: Double, _ strength: Float = 1000
  ) {
    let row = Row(terms: terms, relation: relation, constant: constant, strength: strength)
    rows.append(row)
    Self.add(row, to: &solver)
  }

  mutating func prefer(_ terms: [(variable: Int32, coefficient: Double)], _ value: Double) {
    preferences.append((terms, value))
    solver.prefer(Self.expression(terms), equals: value)
  }

  mutating func remove(_ row: Int) {
    rows[row].isThere = false
    solver.remove(ConstraintID(index: Int32(row)))
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
    rows[row].constant = constant
    solver.setConstant(constant, of: ConstraintID(index: Int32(row)))
  }

  mutating func setStrength(_ strength: Float, of row: Int) {
    rows[row].strength = strength
    solver.setStrength(Strength(strength), of: ConstraintID(index: Int32(row)))
  }

  /// A solver of the system as it is now that was never edited.
  var fresh: Solver {
    var fresh = Solver()
    fresh.makeVariables(variableCount)
    for row in rows where row.isThere { Self.add(row, to: &fresh) }
    for preference in preferences {
      fresh.prefer(Self.expression(preference.terms), equals: preference.value)
    }
    return fresh
  }

  /// Solves and expects what a solver finds that was never edited.
  mutating func expectFreshAnswer(_ name: Comment) throws {
    let report = try solver.solve(policy: .relax)
    var fresh = fresh
    let freshReport = try fresh.solve(policy: .relax)
    #expect(report.conflicts.count == freshReport.conflicts.count, name)
    #expect(report.inexact.isEmpty, name)
    var worst = 0.0
    var differences = 0
    for index in 0..<Int32(variableCount) {
      let variable = Variable(index: index)
      let expected = fresh.value(of: variable)
      let difference = (solver.value(of: variable) - expected).magnitude
      worst = max(worst, difference / (1 + expected.magnitude))
      if solver.isDetermined(variable) != fresh.isDetermined(variable) { differences += 1 }
    }
    #expect(worst < 1e-9, name)
    #expect(differences == 0, name)
  }
}

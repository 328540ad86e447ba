import QuoinSolver
import Testing

/// Why a value is what it is, and what may still move.
@Suite struct AnswerTests {
  @Test func anExplanationIsAChain() throws {
    var solver = Solver()
    let root = solver.makeVariable()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let a = solver.add(Term(root), .equal, 0)
    let b = solver.add(Term(left), Term(root, -1), .equal, 20)
    let c = solver.add(Term(width), .equal, 100, strength: .low)
    solver.add(Term(width), .greaterThanOrEqual, 10)
    let d = solver.add(Term(right), Term(left, -1), Term(width, -1), .equal, 0)
    solver.add(Term(other), Term(right, -2), .equal, 0)
    try solver.solve()
    let explanation = solver.explain(right)
    #expect(explanation.value == 120)
    #expect(
      explanation.steps.map(\.cause)
        == [.constraint(d), .constraint(b), .constraint(c), .constraint(a)])
    #expect(explanation.steps.map(\.share) == [1, 1, 1, 1])
    #expect(solver.explain(width).steps.map(\.cause) == [.constraint(c)])
    #expect(solver.explain(other).steps.count == 5)
  }

  @Test func preferencesAndOrderExplainToo() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let sum = solver.add(Term(x), Term(y), Term(z), .equal, 90)
    let preference = solver.prefer(Term(y), Term(z, -1), equals: 0)
    try solver.solve()
    #expect(solver.value(of: y) == 45)
    let causes = solver.explain(y).steps.map(\.cause)
    #expect(Set(causes) == [.constraint(sum), .preference(preference), .order(x)])
    #expect(solver.explain(y).value == 45)
  }

  @Test(arguments: 0..<4) func explanationsAddUpAndAreNeeded(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(8000 + seed))
    var explained = 0
    for trial in 0..<250 {
      let system = IntegerSystem.random(using: &random, required: 5, optional: 8)
      var solver = system.makeSolver()
      guard (try? solver.solve()) != nil else { continue }
      for index in 0..<Int32(system.variableCount) {
        let variable = Variable(index: index)
        let explanation = solver.explain(variable)
        #expect(!explanation.steps.isEmpty, "seed \(seed) trial \(trial)")
        #expect((explanation.value - solver.value(of: variable)).magnitude < 1e-9)
        explained += 1
        // The left sides, in their shares, add up to the variable and nothing else.
        var sum = [Double](repeating: 0, count: system.variableCount)
        for step in explanation.steps {
          switch step.cause {
          case .constraint(let id):
            #expect(solver.error(of: id) < 1e-7)
            for term in solver.expression(of: id).terms {
              sum[Int(term.variable.index)] += step.share * term.coefficient
            }
          case .preference(let id):
            for (place, coefficient) in system.preferences[Int(id.index)].coefficients.enumerated()
            {
              sum[place] += step.share * Double(coefficient)
            }
          case .order(let variable): sum[Int(variable.index)] += step.share
          }
        }
        sum[Int(index)] -= 1
        #expect(sum.allSatisfy { $0.magnitude < 1e-9 }, "seed \(seed) trial \(trial)")
      }
    }
    #expect(explained > 400)
  }

  @Test func freeDirectionsSayWhatMovesTogether() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    solver.add(Term(right), Term(left, -1), Term(width, -1), .equal, 0)
    solver.add(Term(width), .equal, 100)
    solver.add(Term(left), .greaterThanOrEqual, 0)
    solver.add(Term(right), .lessThanOrEqual, 300)
    try solver.solve()
    let directions = solver.freeDirections(of: width)
    #expect(directions.map(\.speeds) == [[Term(left), Term(right)]])
    #expect(directions.map(\.range) == [0...200])
    solver.add(Term(left), .equal, 50, strength: .low)
    try solver.solve()
    #expect(solver.freeDirections(of: left).isEmpty)
  }

  @Test(arguments: 0..<4) func freeDirectionsKeepEveryConstraint(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(9000 + seed))
    var seen = 0
    for trial in 0..<300 {
      let system = IntegerSystem.random(using: &random, required: 3, optional: 5)
      var solver = system.makeSolver()
      guard (try? solver.solve()) != nil else { continue }
      let values = solver.values(system.variableCount)
      var moves = [Bool](repeating: false, count: system.variableCount)
      for index in 0..<Int32(system.variableCount) {
        for direction in solver.freeDirections(of: Variable(index: index)) {
          seen += 1
          for term in direction.speeds { moves[Int(term.variable.index)] = true }
          for end in [direction.range.lowerBound, direction.range.upperBound] {
            let step = max(min(end, 1_000), -1_000)
            var moved = values
            for term in direction.speeds {
              moved[Int(term.variable.index)] += step * term.coefficient
            }
            for row in system.rows where row.isRequired {
              #expect(row.error(at: moved) < 1e-6, "seed \(seed) trial \(trial)")
            }
            for level in system.levels {
              let change =
                system.error(ofLevel: level, at: moved)
                - system.error(ofLevel: level, at: values)
              #expect(change.magnitude < 1e-6, "seed \(seed) trial \(trial)")
            }
          }
        }
      }
      for variable in 0..<system.variableCount {
        let isFree = !solver.isDetermined(Variable(index: Int32(variable)))
        #expect(moves[variable] == isFree, "seed \(seed) trial \(trial)")
      }
    }
    #expect(seen > 200)
  }
}

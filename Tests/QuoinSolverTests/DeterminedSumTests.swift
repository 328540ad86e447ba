import QuoinSolver
import Testing

/// A sum may be settled by a wish though its terms are free to share it.
@Suite struct DeterminedSumTests {
  /// Every order of the variables: the sum's may be settled before or after the others.
  @Test(arguments: 0..<24) func aPreferenceForADeterminedSum(_ order: Int) throws {
    var solver = Solver()
    var free = (0..<4).map { _ in solver.makeVariable() }
    var rest = order
    let variables = (0..<4).map { index -> Variable in
      let remaining = 4 - index
      defer { rest /= remaining }
      return free.remove(at: rest % remaining)
    }
    let (sum, a, b, other) = (variables[0], variables[1], variables[2], variables[3])
    solver.add(Term(sum), Term(a, -1), Term(b, -1), .equal, 0)
    solver.add(Term(a), Term(b), .equal, 10, strength: .low)
    solver.prefer(Term(other), Term(sum), equals: 13)
    solver.prefer(Term(a), Term(b, -1), equals: 4)
    try solver.solve()
    #expect(solver.value(of: sum) == 10)
    #expect(solver.value(of: other) == 3)
    #expect(solver.value(of: a) == 7)
    #expect(solver.value(of: b) == 3)
    #expect(solver.isDetermined(sum))
    #expect(!solver.isDetermined(a))
  }
}

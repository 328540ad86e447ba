import Testing

@testable import QuoinSolver

/// Chains of views whose sizes are open, as those of a stack without content.
@Suite struct OpenChainTests {
  /// Views one below the other from 0 to 1000: for each its top and its height, which is not negative.
  private func chain(_ count: Int) -> (solver: Solver, tops: [Variable], heights: [Variable]) {
    var solver = Solver()
    var tops: [Variable] = []
    var heights: [Variable] = []
    for _ in 0..<count {
      tops.append(solver.makeVariable())
      heights.append(solver.makeVariable())
    }
    solver.add(Term(tops[0]), .equal, 0)
    for index in 0..<count {
      solver.add(Term(heights[index]), .greaterThanOrEqual, 0)
      if index + 1 < count {
        solver.add(
          Term(tops[index + 1]), Term(tops[index], -1), Term(heights[index], -1), .equal, 0)
      }
    }
    solver.add(Term(tops[count - 1]), Term(heights[count - 1]), .equal, 1000)
    return (solver, tops, heights)
  }

  /// Variables are as small as can be in their order, so that the last height is all that is left over.
  @Test(arguments: [2, 65, 66, 300]) func theLastOneTakesWhatIsLeft(count: Int) throws {
    var (solver, tops, heights) = chain(count)
    try solver.solve()
    for index in 0..<count {
      #expect(solver.value(of: tops[index]).magnitude < 1e-9)
      let height = index == count - 1 ? 1000.0 : 0
      #expect((solver.value(of: heights[index]) - height).magnitude < 1e-9)
      #expect(solver.isDetermined(heights[index]) == false)
    }
  }

  /// Each in turn, preferences take what they ask for as long as there is some.
  @Test func preferencesGoInTheirOrder() throws {
    var (solver, tops, heights) = chain(100)
    for height in heights { solver.prefer(Term(height), equals: 30) }
    try solver.solve()
    // 33 × 30 = 990, then the last 10, then nothing.
    for index in 0..<100 {
      let height: Double = index < 33 ? 30 : index == 33 ? 10 : 0
      #expect((solver.value(of: heights[index]) - height).magnitude < 1e-6, "\(index)")
      #expect((solver.value(of: tops[index]) - min(30 * Double(index), 1000)).magnitude < 1e-6)
    }
  }

  @Test func noMoreDirectionsThanAreWanted() throws {
    var (solver, _, heights) = chain(40)
    try solver.solve()
    // Forty heights and one sum of them.
    #expect(solver.freeDirections(of: heights[0]).count == 39)
    #expect(solver.freeDirections(of: heights[0], atMost: 5).count == 5)
  }

  /// A solve that is given up ends; without the order to, the same solver then has the answer.
  @Test func aSolveIsGivenUp() throws {
    var (solver, _, heights) = chain(300)
    solver.shouldStop = { true }
    try solver.solve()
    var (other, _, others) = chain(300)
    other.shouldStop = { false }
    try other.solve()
    #expect((other.value(of: others[299]) - 1000).magnitude < 1e-9)
    #expect(solver.value(of: heights[0]).isFinite)
  }
}

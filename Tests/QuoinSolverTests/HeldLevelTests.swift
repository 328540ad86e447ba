import Testing

@testable import QuoinSolver

/// Optional levels of many equalities, such as the equal distances of a stack's views.
@Suite struct HeldLevelTests {
  /// Views one below the other whose centres are to be as far from each other as those of the first two.
  private struct Column {
    var solver = Solver()
    var tops: [Variable] = []
    var heights: [Variable] = []
    let room: ConstraintID

    /// - Parameter asPairs: whether each equal distance is said by two inequalities, which have the same errors.
    init(_ count: Int, in height: Double, asPairs: Bool = false) {
      for _ in 0..<count {
        tops.append(solver.makeVariable())
        heights.append(solver.makeVariable())
      }
      solver.add(Term(tops[0]), .equal, 0)
      room = solver.add(Term(tops[count - 1]), Term(heights[count - 1]), .equal, height)
      for index in 0..<count {
        solver.add(Term(heights[index]), .greaterThanOrEqual, 0)
        if index == 0 { continue }
        solver.add(
          Term(tops[index]), Term(tops[index - 1], -1), Term(heights[index - 1], -1),
          .greaterThanOrEqual, 0)
        if index == 1 { continue }
        let distance = LinearExpression([
          Term(tops[index]), Term(heights[index], 0.5), Term(tops[index - 1], -1),
          Term(heights[index - 1], -0.5), Term(tops[1], -1), Term(heights[1], -0.5),
          Term(tops[0]), Term(heights[0], 0.5),
        ])
        let relations: [RelationalOperator] =
          asPairs ? [.greaterThanOrEqual, .lessThanOrEqual] : [.equal]
        for relation in relations { solver.add(distance, relation, strength: Strength(150)) }
      }
    }

    func values() -> [Double] { (tops + heights).map { solver.value(of: $0) } }

    /// The distances of neighbouring centres.
    func distances() -> [Double] {
      let centers = tops.indices.map {
        solver.value(of: tops[$0]) + solver.value(of: heights[$0]) / 2
      }
      return zip(centers.dropFirst(), centers).map { $0 - $1 }
    }
  }

  @Test(arguments: [3, 65, 66, 67, 400]) func centresAreEquallyFar(count: Int) throws {
    var column = Column(count, in: 10_000)
    for index in 0..<count {
      column.solver.add(Term(column.heights[index]), .equal, Double(5 + index % 3))
    }
    let report = try column.solver.solve()
    let ends = Double(5 + 5 + (count - 1) % 3) / 2
    let distance = (10_000 - ends) / Double(count - 1)
    for found in column.distances() { #expect((found - distance).magnitude < 1e-6) }
    // What is eliminated is not searched for.
    if count > 70 { #expect(report.pivots < 10) }
  }

  /// What is stronger comes first: views that do not fit shrink no more than they must, and have no gaps.
  @Test(arguments: [10, 200]) func strongerLevelsComeFirst(count: Int) throws {
    var column = Column(count, in: 10 * Double(count))
    for height in column.heights {
      column.solver.add(Term(height), .greaterThanOrEqual, 20, strength: Strength(750))
      column.solver.add(Term(height), .lessThanOrEqual, 20, strength: Strength(251))
    }
    try column.solver.solve()
    let heights = column.heights.map { column.solver.value(of: $0) }
    #expect((heights.reduce(0, +) - 10 * Double(count)).magnitude < 1e-6)
    #expect(heights.allSatisfy { $0 > -1e-9 && $0 < 20 + 1e-9 })
    // Views that shrink by as much in all can be equally far from each other nevertheless.
    let distances = column.distances()
    for found in distances { #expect((found - distances[0]).magnitude < 1e-6) }
  }

  /// A level that held is not taken to hold for ever.
  @Test func roomThatGoesAndComes() throws {
    let count = 100
    var column = Column(count, in: 5_000)
    for height in column.heights {
      column.solver.add(Term(height), .greaterThanOrEqual, 20, strength: Strength(750))
      column.solver.add(Term(height), .lessThanOrEqual, 20, strength: Strength(251))
    }
    try column.solver.solve()
    let wide = column.values()
    for found in column.distances() { #expect((found - 4_980.0 / 99).magnitude < 1e-6) }
    column.solver.setConstant(1_500, of: column.room)
    try column.solver.solve()
    let narrow = column.heights.map { column.solver.value(of: $0) }
    #expect((narrow.reduce(0, +) - 1_500).magnitude < 1e-6)
    column.solver.setConstant(5_000, of: column.room)
    try column.solver.solve()
    for (a, b) in zip(column.values(), wide) { #expect((a - b).magnitude < 1e-6) }
  }

  /// An equality and the two inequalities that it stands for have the same errors, and so the same answer.
  @Test(arguments: 0..<12) func equalitiesAreTwoInequalities(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let count = Int.random(in: 66...110, using: &random)
    let room = Double.random(in: 200...3_000, using: &random).rounded()
    var columns = [Column(count, in: room), Column(count, in: room, asPairs: true)]
    for index in 0..<count {
      let size = Double(Int.random(in: 0...30, using: &random))
      let strength = Strength([100, 251, 750].randomElement(using: &random) ?? 0)
      let relation: RelationalOperator =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      if Bool.random(using: &random) { continue }
      for place in columns.indices {
        let height = columns[place].heights[index]
        columns[place].solver.add(Term(height), relation, size, strength: strength)
      }
    }
    for place in columns.indices { try columns[place].solver.solve() }
    for (a, b) in zip(columns[0].values(), columns[1].values()) {
      #expect((a - b).magnitude < 1e-6)
    }
    let freedom = columns.map { column in column.heights.map { column.solver.isDetermined($0) } }
    #expect(freedom[0] == freedom[1])
  }

  /// The directions that are left are as many however they are found.
  @Test func directionsAreAsMany() throws {
    var columns = [Column(90, in: 900), Column(90, in: 900, asPairs: true)]
    for place in columns.indices { try columns[place].solver.solve() }
    let counts = columns.map { $0.solver.freeDirections(of: $0.heights[0]).count }
    // Ninety heights; the distance follows from the first and the last.
    #expect(counts == [90, 90])
  }
}

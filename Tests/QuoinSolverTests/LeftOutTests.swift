import Testing

@testable import QuoinSolver

/// Conflicts that follow each other by the hundreds.
@Suite struct LeftOutTests {
  /// Lengths that are required to be ten each and to come to a hundred; a stranger hangs on the last of them.
  @Test func aLongChainOfConflictsKeepsWhatHolds() throws {
    let count = 400
    var solver = Solver()
    let lengths = (0..<count).map { _ in solver.makeVariable() }
    let stranger = solver.makeVariable()
    solver.add(LinearExpression(lengths.map { Term($0) }, -100), .equal)
    for length in lengths { solver.add(Term(length), .greaterThanOrEqual, 0) }
    let rows = lengths.map { solver.add(Term($0), .equal, 10) }
    let last = try #require(lengths.last)
    let tie = solver.add(Term(stranger), Term(last, -1), .equal, 3)

    let report = try solver.solve(policy: .relax)
    // Ten tens are a hundred. What comes behind them cannot be, and the stranger stands in nobody's way.
    #expect(report.conflicts.map(\.setAside).sorted() == Array(rows[10...]))
    #expect(!report.conflicts.contains { $0.setAside == tie })
    #expect(lengths.map { solver.value(of: $0) } == (0..<count).map { $0 < 10 ? 10 : 0 })
    #expect(solver.value(of: stranger) == 3)
    #expect(solver.isDetermined(last) && solver.isDetermined(stranger))
    #expect(report.inexact.isEmpty)
    // Only so many conflicts name all members, each of which has some four hundred.
    let whole = report.conflicts.filter(\.isWhole)
    #expect(whole.count <= 100 && whole.allSatisfy { $0.members.count > 100 })
    for conflict in report.conflicts where !conflict.isWhole {
      #expect(conflict.members == [conflict.setAside] && conflict.violation == 10)
    }

    // It is the same each time, and as if nothing had been when the cause is gone.
    solver.setConstant(-10, of: rows[0])
    solver.setConstant(10, of: rows[0])
    #expect(try solver.solve(policy: .relax).conflicts == report.conflicts)
    for row in rows[10...] { solver.setConstant(0, of: row) }
    #expect(try solver.solve(policy: .relax).conflicts.isEmpty)
  }
}

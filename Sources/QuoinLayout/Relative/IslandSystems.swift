import QuoinModel
import QuoinSolver

/// A solver with the rows of an island.
final class IslandSystem {
  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) fileprivate var rows = SystemRows(variableCount: 0)
}

/// The solved systems of islands.
///
/// A feed has a thousand cards of the same constraints: each is solved on from the solution of the one before, as
/// if its numbers had been changed. The answer is the same as that of a solver of its own, because it depends on
/// the system as it is and never on how it came to be.
struct IslandSystems {
  /// Systems in the order in which they were last used.
  private var kept: [IslandSystem] = []
  /// How many rows the systems have that are kept.
  private var rowCount = 0
  /// A system of which only the memory is used again.
  private var blank: IslandSystem?

  /// No more rows are kept, but for one system that has more.
  private static let mostRows = 8192
  private static let mostSystems = 64

  /// Takes out the system whose rows differ in their constants only, and gives it those of the rows.
  mutating func take(shapedLike rows: SystemRows) -> IslandSystem? {
    guard let place = kept.lastIndex(where: { $0.rows.isShaped(like: rows) }) else { return nil }
    let system = kept.remove(at: place)
    rowCount -= system.rows.count
    rows.setConstants(of: &system.solver)
    return system
  }

  /// A system of the rows that is not solved yet.
  mutating func make(of rows: SystemRows, deadline: Deadline?) -> IslandSystem {
    let system = blank ?? IslandSystem()
    blank = nil
    system.rows = rows
    rows.add(to: &system.solver)
    if let deadline { system.solver.shouldStop = { deadline.isPassed } }
    return system
  }

  /// Takes a system back that is in use no more.
  ///
  /// - Parameter isSolved: whether one solution holds all required rows, so that others may solve on from it.
  mutating func putBack(_ system: IslandSystem, isSolved: Bool) {
    guard isSolved else {
      system.solver.removeAll()
      blank = system
      return
    }
    kept.append(system)
    rowCount += system.rows.count
    while kept.count > 1, kept.count > Self.mostSystems || rowCount > Self.mostRows {
      rowCount -= kept.removeFirst().rows.count
    }
  }
}

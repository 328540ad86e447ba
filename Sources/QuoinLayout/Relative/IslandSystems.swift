import QuoinModel
import QuoinSolver

/// A solver with the rows of an island.
final class IslandSystem {
  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) fileprivate var rows = SystemRows(variableCount: 0)
  /// For each member of the island that was solved last, the width that its height was measured for, or -1; empty for a
  /// room of another width.
  @exclusivity(unchecked) private var measuredWidths: [Double] = []

  /// Returns the constant of a row of the tree.
  func constant(of row: Int) -> Double { rows.constant(row) }

  /// Returns the width that a member's height was last measured for in a room of this width, or -1 if it is not known.
  func measuredWidth(_ slot: Int) -> Double {
    slot < measuredWidths.count ? measuredWidths[slot] : -1
  }

  /// Notes the widths that the members of a solved island were measured for.
  func takeWidths(of states: [MemberState]) {
    forgetWidths()
    for state in states { measuredWidths.append(state.measuredWidth) }
  }

  /// Forgets the widths that members were measured for.
  fileprivate func forgetWidths() { measuredWidths.removeAll(keepingCapacity: true) }

  /// Sets the constant of a row.
  func setConstant(_ constant: Double, of row: Int) {
    rows.setConstant(constant, of: row)
    solver.setConstant(constant, of: rows.id(row))
  }

  /// Sets when solving stops, which differs from layout to layout.
  fileprivate func setDeadline(_ deadline: Deadline?) {
    if let deadline {
      solver.shouldStop = { deadline.isPassed }
    } else {
      solver.shouldStop = nil
    }
  }
}

/// The solved systems of islands, for reuse.
///
/// A feed has a thousand cards with the same constraints: each is solved starting from the solution of the previous
/// one, as if only its numbers had changed. The result equals that of a solver of its own, because it depends only on
/// the current system and not on its history.
struct IslandSystems {
  /// The systems in the order of their last use.
  private var kept: [IslandSystem] = []
  /// The number of rows in the kept systems.
  private var rowCount = 0
  /// An empty system whose memory is reused.
  private var blank: IslandSystem?
  /// The templates in the order of their creation.
  private var templates: [IslandTemplate] = []
  /// The counts of the islands that wrote their rows.
  private var counts: Set<IslandTemplate.Counts> = []

  /// The maximum number of kept rows, unless a single system has more.
  private static let maximumRows = 8192
  private static let maximumSystems = 64
  private static let maximumTemplates = 16
  private static let maximumCounts = 1024

  /// Returns the template that an island's rows can be taken from.
  func template(of island: Island) -> IslandTemplate? {
    templates.last { $0.fits(island) }
  }

  /// Makes a template of an island that has written its rows, unless it is the first with its counts: most islands of a
  /// document are the only ones of their kind.
  mutating func note(_ island: Island) {
    let own = IslandTemplate.Counts(of: island)
    guard !counts.insert(own).inserted else {
      if counts.count > Self.maximumCounts { counts = [own] }
      return
    }
    guard let template = IslandTemplate(of: island) else { return }
    if templates.count == Self.maximumTemplates { templates.removeFirst() }
    templates.append(template)
  }

  /// Takes out the system whose rows differ in their constants only, and sets the constants of the new rows.
  mutating func take(shapedLike rows: SystemRows, deadline: Deadline?) -> IslandSystem? {
    guard let place = kept.lastIndex(where: { $0.rows.isShaped(like: rows) }) else { return nil }
    let system = kept.remove(at: place)
    rowCount -= system.rows.count
    if !system.rows.takeConstants(of: rows, in: &system.solver) { system.forgetWidths() }
    system.setDeadline(deadline)
    return system
  }

  /// Returns a system with the rows, not solved yet.
  mutating func make(of rows: SystemRows, deadline: Deadline?) -> IslandSystem {
    let system = blank ?? IslandSystem()
    blank = nil
    system.forgetWidths()
    system.rows = rows
    rows.add(to: &system.solver)
    system.setDeadline(deadline)
    return system
  }

  /// Takes back a system that is no longer in use.
  ///
  /// - Parameter isSolved: Whether a unique solution satisfies all required rows, so that others may continue from it.
  mutating func putBack(_ system: IslandSystem, isSolved: Bool) {
    guard isSolved else {
      system.solver.removeAll()
      blank = system
      return
    }
    kept.append(system)
    rowCount += system.rows.count
    while kept.count > 1, kept.count > Self.maximumSystems || rowCount > Self.maximumRows {
      rowCount -= kept.removeFirst().rows.count
    }
  }
}

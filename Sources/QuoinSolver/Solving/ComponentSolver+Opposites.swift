extension ComponentSolver {
  /// A row with a single variable, as a limit on it: the values from, up to or exactly at `value`.
  private struct Limit {
    var row: Int32
    var coefficient: Double
    var value: Double
    /// 1 for values from `value` up, -1 for values up to it, 0 for exactly that value.
    var side: Int
  }

  /// A row that was set aside because it contradicts another row, its opponent.
  struct Opposite {
    var row: Int32
    var opponent: Int32
  }

  /// After a conflict between two rows of one variable, sets aside all rows of that variable that
  /// contradict the kept one, as further rounds would do one by one.
  ///
  /// This keeps thousands of rows on one variable fast.
  mutating func setAsideOpposites(of conflict: Conflict, _ report: inout SolveReport) {
    guard conflict.members.count == 2, let first = conflict.members.first,
      first != conflict.setAside, let kept = limit(first.index),
      limit(conflict.setAside.index) != nil
    else { return }
    var rows: [Int32] = []
    var term = system.heads[variable(of: kept.row)]
    while term >= 0 {
      let cell = system.cells[Int(term)]
      term = cell.next
      let header = system.rows[Int(cell.row)]
      if cell.row <= kept.row || header.count != 1 || !header.isAlive || !header.isFinite {
        continue
      }
      if header.isRequired && !isSetAside(cell.row) { rows.append(cell.row) }
    }
    rows.sort()
    for row in rows {
      guard let other = limit(row), contradicts(other, kept) else { continue }
      insertSetAside(row)
      opposites.append(Opposite(row: row, opponent: kept.row))
      report.conflicts.append(self.conflict(of: other, with: kept))
    }
  }

  private func conflict(of row: Limit, with kept: Limit) -> Conflict {
    conflict(of: [
      Contribution(row: kept.row, multiplier: -row.coefficient / kept.coefficient),
      Contribution(row: row.row, multiplier: 1),
    ])
  }

  /// Restores opposites whose opponent was itself set aside later; returns false if there are none.
  ///
  /// The first restored opposite becomes the opponent of the others that contradict it. Opponents come
  /// before their opposites in the order, and rows set aside by other conflicts are never restored, so
  /// this terminates.
  mutating func restoreOpposites(_ report: inout SolveReport, from first: Int) -> Bool {
    var orphans: [Opposite] = []
    var others: [Opposite] = []
    for opposite in opposites {
      if isSetAside(opposite.opponent) { orphans.append(opposite) } else { others.append(opposite) }
    }
    if orphans.isEmpty { return false }
    opposites = others
    orphans.sort { ($0.opponent, $0.row) < ($1.opponent, $1.row) }
    var placeOfRow = [Int32](repeating: -1, count: system.rows.count)
    for place in first..<report.conflicts.count {
      placeOfRow[Int(report.conflicts[place].setAside.index)] = Int32(place)
    }
    var isGone = [Bool](repeating: false, count: report.conflicts.count)
    var old: Int32 = -1
    var opponent: Limit?
    for orphan in orphans {
      let place = Int(placeOfRow[Int(orphan.row)])
      guard place >= 0, let row = limit(orphan.row) else { continue }
      if orphan.opponent == old, let opponent, contradicts(row, opponent) {
        opposites.append(Opposite(row: orphan.row, opponent: opponent.row))
        report.conflicts[place] = conflict(of: row, with: opponent)
        continue
      }
      if orphan.opponent != old { opponent = row }
      old = orphan.opponent
      removeSetAside(orphan.row)
      isGone[place] = true
    }
    var kept = first
    for place in first..<report.conflicts.count where !isGone[place] {
      report.conflicts[kept] = report.conflicts[place]
      kept += 1
    }
    report.conflicts.removeLast(report.conflicts.count - kept)
    return true
  }

  private func variable(of row: Int32) -> Int {
    Int(system.cells[Int(system.rows[Int(row)].start)].variable)
  }

  /// The limit that a row of one variable sets; `nil` for other rows, and if the value is not
  /// finite.
  private func limit(_ row: Int32) -> Limit? {
    let header = system.rows[Int(row)]
    if header.count != 1 { return nil }
    let coefficient = system.cells[Int(header.start)].coefficient
    let value = header.constant / coefficient
    if !value.isFinite { return nil }
    let side =
      switch header.relation {
      case .equal: 0
      case .greaterThanOrEqual: coefficient > 0 ? 1 : -1
      case .lessThanOrEqual: coefficient > 0 ? -1 : 1
      }
    return Limit(row: row, coefficient: coefficient, value: value, side: side)
  }

  /// Whether no value satisfies both rows.
  private func contradicts(_ row: Limit, _ kept: Limit) -> Bool {
    let isBelow = row.value < kept.value
    if row.side == (isBelow ? 1 : -1) || kept.side == (isBelow ? -1 : 1) { return false }
    let constant = system.rows[Int(row.row)].constant
    let there = row.coefficient * kept.value
    let failure = (there - constant).magnitude
    let isFarApart = failure > Tolerance.feasibility(max(constant.magnitude, there.magnitude))
    return isFarApart && failure.isFinite
  }
}

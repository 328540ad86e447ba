/// The strength of a relation: the library's levels, of which a higher one outweighs any sum of lower ones.
enum RowStrength: Int, Comparable {
  case none, low, medium, high, highest, equality, barrier, centering, required

  /// The number of levels at which a relation may be violated.
  static let softLevels = 8

  static func < (left: RowStrength, right: RowStrength) -> Bool { left.rawValue < right.rawValue }
}

/// Linear relations between positions, solved by the incremental simplex method.
///
/// Errors are minimised at the highest level first. Among equally good solutions, the order in which variables and rows
/// were added decides, as in the library; so both are part of the meaning of a layout. A required relation that
/// contradicts earlier ones is left out.
///
/// Positions that a relation fixes outright never enter the tableau, so layouts without free choices cost linear time;
/// otherwise a pivot costs the size of the rows that contain the entering variable.
struct StrengthSystem {
  enum Kind: UInt8 {
    /// A position, which may be negative.
    case free
    case slack
    case error
  }

  struct Variable {
    var kind: Kind
    var strength: RowStrength
    /// Its index in `rows` while it is basic.
    var row: Int?
    /// The rows that contain it, and some that formerly did.
    var uses: [Int] = []
    /// The number of rows that contain it.
    var useCount = 0
    var finalValue: Double?
  }

  var variables: [Variable]
  var rows: [StrengthRow?] = []
  var goal = StrengthGoal()
  /// The remaining work, in rows.
  ///
  /// When it is used up, further rows are left out and the current state is the result, so that hostile input
  /// terminates.
  var budget: Int

  /// Creates a system of `count` free positions.
  init(positions count: Int, budget: Int) {
    self.budget = budget
    variables = Array(repeating: Variable(kind: .free, strength: .none), count: count)
  }

  // MARK: Answers

  func isFinal(_ variable: StrengthVariable) -> Bool { variables[variable].finalValue != nil }

  /// Returns a position that is fixed permanently, if it is.
  func finalValue(_ variable: StrengthVariable) -> Double? { variables[variable].finalValue }

  /// Returns a position rounded as the library does: half a pixel is added, and the fraction is truncated.
  func pixels(_ variable: StrengthVariable) -> Int { StrengthSystem.pixels(at: value(variable)) }

  /// Rounds a whole position; the truncation moves negative ones.
  static func pixels(at place: Int) -> Int {
    min(max(place < 0 ? place + 1 : place, -1_000_000_000), 1_000_000_000)
  }

  /// Rounds a position.
  static func pixels(at place: Double) -> Int {
    let value = place + 0.5
    guard value.isFinite else { return 0 }
    // The library computes in single precision: a small difference is irrelevant except at half a pixel.
    return Int(min(max((value + 1e-4).rounded(.towardZero), -1e9), 1e9))
  }

  private func value(_ variable: StrengthVariable) -> Double {
    if let value = variables[variable].finalValue { return value }
    guard let row = variables[variable].row else { return 0 }
    return rows[row]?.constant ?? 0
  }

  // MARK: Variables

  mutating func makeSlack() -> StrengthVariable {
    variables.append(Variable(kind: .slack, strength: .none))
    return variables.count - 1
  }

  mutating func makeError(_ strength: RowStrength) -> StrengthVariable {
    variables.append(Variable(kind: .error, strength: strength))
    goal.add(error: variables.count - 1, strength)
    return variables.count - 1
  }

  /// Fixes a position permanently, here and in all rows that contain it.
  mutating func settle(_ variable: StrengthVariable, at value: Double) {
    variables[variable].finalValue = value
    let uses = variables[variable].uses
    variables[variable].uses = []
    variables[variable].useCount = 0
    for place in uses {
      guard var row = rows[place] else { continue }
      rows[place] = nil
      row.constant += row.remove(variable) * value
      rows[place] = row
      settleIfKnown(place)
    }
  }

  /// Sets the value of a position, whether or not a row defines it yet.
  mutating func fix(_ variable: StrengthVariable, at value: Double) {
    guard variables[variable].finalValue == nil else { return }
    guard variables[variable].row != nil else {
      settle(variable, at: value)
      return
    }
    var row = StrengthRow()
    row.constant = value
    row.add(-1, variable)
    add(row)
  }

  /// Fixes a free variable whose row has no terms left.
  private mutating func settleIfKnown(_ place: Int) {
    guard let row = rows[place], row.terms.isEmpty, let basic = row.basic,
      variables[basic].kind == .free
    else { return }
    rows[place] = nil
    variables[basic].row = nil
    settle(basic, at: row.constant)
  }

  // MARK: Rows

  /// Adds the row `0 = row`.
  mutating func add(_ made: StrengthRow) {
    guard budget > 0 else { return }
    var row = made
    substitute(in: &row)
    if row.constant < 0 { row.scale(by: -1) }
    if row.terms.isEmpty { return }
    guard let subject = subject(of: row) else {
      addWithoutSubject(row)
      return
    }
    row.pivot(to: subject)
    insert(row)
  }

  /// Substitutes known values and basic variables.
  private mutating func substitute(in row: inout StrengthRow) {
    var place = 0
    while place < row.terms.count {
      let term = row.terms[place]
      if let value = variables[term.variable].finalValue {
        row.constant += row.remove(term.variable) * value
      } else if let definition = variables[term.variable].row, let other = rows[definition] {
        _ = row.remove(term.variable)
        budget -= row.terms.count + other.terms.count
        row.add(term.coefficient, of: other)
        place = 0
      } else {
        place += 1
      }
    }
  }

  /// Returns the variable that a new row defines.
  ///
  /// It is a free one, preferably one that no row contains yet, otherwise one that can only grow.
  private func subject(of row: StrengthRow) -> StrengthVariable? {
    var free: (term: StrengthRow.Term, isNew: Bool)?
    var bound: (term: StrengthRow.Term, isNew: Bool)?
    for term in row.terms {
      let isNew = variables[term.variable].useCount == 0
      if variables[term.variable].kind == .free {
        if let old = free, old.term.coefficient <= term.coefficient, old.isNew || !isNew {
          continue
        }
        free = (term, isNew)
      } else if free == nil, term.coefficient < 0 {
        if let old = bound, old.term.coefficient <= term.coefficient, old.isNew || !isNew {
          continue
        }
        bound = (term, isNew)
      }
    }
    return (free ?? bound)?.term.variable
  }

  /// Adds a row that no variable can define by an artificial one, which is then driven out.
  private mutating func addWithoutSubject(_ made: StrengthRow) {
    let artificial = makeSlack()
    var row = made
    row.basic = artificial
    let place = insert(row)
    var target = made
    minimize(&target)
    if variables[artificial].row == place, let old = rows[place] {
      guard old.constant <= StrengthRow.epsilon,
        let entering = old.terms.first(where: { variables[$0.variable].kind != .free })
      else {
        // The remaining value of the artificial variable contradicts the others, so the row is left out.
        return
      }
      pivot(row: place, to: entering.variable)
    }
    retire(artificial)
  }

  /// Removes a nonbasic variable from all rows.
  private mutating func retire(_ variable: StrengthVariable) {
    for place in variables[variable].uses { _ = rows[place]?.remove(variable) }
    variables[variable].uses = []
    variables[variable].useCount = 0
  }

  @discardableResult
  private mutating func insert(_ row: StrengthRow) -> Int {
    let place = rows.count
    guard let basic = row.basic else { return place }
    if row.terms.isEmpty, variables[basic].kind == .free {
      settle(basic, at: row.constant)
      return place
    }
    rows.append(row)
    variables[basic].row = place
    for term in row.terms { use(term.variable, in: place) }
    replace(basic, by: row, except: place)
    return place
  }

  private mutating func use(_ variable: StrengthVariable, in place: Int) {
    variables[variable].uses.append(place)
    variables[variable].useCount += 1
    if variables[variable].uses.count > 2 * variables[variable].useCount + 8 { tidy(variable) }
  }

  /// Removes rows from a variable's uses that no longer contain it, so that the list does not grow with each pivot.
  mutating func tidy(_ variable: StrengthVariable) {
    let uses = variables[variable].uses
    budget -= uses.count
    variables[variable].uses = Set(uses).sorted().filter {
      rows[$0]?.coefficient(of: variable) ?? 1 != 0
    }
  }

  /// Substitutes a variable by its definition in all rows.
  private mutating func replace(
    _ basic: StrengthVariable, by definition: StrengthRow, except own: Int
  ) {
    let uses = variables[basic].uses
    variables[basic].uses = []
    variables[basic].useCount = 0
    for place in uses where place != own {
      guard var row = rows[place] else { continue }
      let factor = row.remove(basic)
      guard factor != 0 else { continue }
      rows[place] = nil
      let before = row.terms
      row.add(factor, of: definition)
      budget -= 2 * before.count + 2 * definition.terms.count
      note(before: before, after: row.terms, in: place)
      rows[place] = row
    }
    if goal.replace(basic, by: definition) { budget -= 4 * definition.terms.count }
  }

  /// Updates the lists of uses after a row's terms changed.
  private mutating func note(
    before: [StrengthRow.Term], after: [StrengthRow.Term], in place: Int
  ) {
    var old = 0
    for term in after {
      while old < before.count, before[old].variable < term.variable {
        variables[before[old].variable].useCount -= 1
        old += 1
      }
      if old < before.count, before[old].variable == term.variable {
        old += 1
      } else {
        use(term.variable, in: place)
      }
    }
    while old < before.count {
      variables[before[old].variable].useCount -= 1
      old += 1
    }
  }

  /// Exchanges a row's basic variable for one of its terms.
  mutating func pivot(row place: Int, to entering: StrengthVariable) {
    guard var row = rows[place], let leaving = row.basic else { return }
    rows[place] = nil
    let before = row.terms
    row.pivot(to: entering)
    rows[place] = row
    variables[leaving].row = nil
    variables[entering].row = place
    note(before: before, after: row.terms, in: place)
    replace(entering, by: row, except: place)
  }
}

/// The objective that is minimised: the weight of each variable at each level.
struct StrengthGoal {
  typealias Weights = SIMD8<Double>

  private var weights: [StrengthVariable: Weights] = [:]
  /// The variables whose growth reduces the errors, with their weights; usually few.
  private(set) var gains: [StrengthVariable: Weights] = [:]

  mutating func add(error: StrengthVariable, _ strength: RowStrength) {
    var unit = Weights.zero
    unit[min(strength.rawValue, RowStrength.softLevels - 1)] = 1
    add(unit, to: error)
  }

  private mutating func add(_ more: Weights, to variable: StrengthVariable) {
    let sum = (weights[variable] ?? .zero) + more
    let clean = sum.replacing(with: 0, where: sum .< 1e-7 .& sum .> -1e-7)
    weights[variable] = clean == .zero ? nil : clean
    gains[variable] = Self.isLess(clean, than: .zero) ? clean : nil
  }

  /// Substitutes a variable by its definition, and returns whether it was present.
  mutating func replace(_ basic: StrengthVariable, by definition: StrengthRow) -> Bool {
    guard let weight = weights.removeValue(forKey: basic) else { return false }
    gains[basic] = nil
    for term in definition.terms { add(weight * term.coefficient, to: term.variable) }
    return true
  }

  /// Whether growing by this weight reduces the objective more than growing by the other.
  static func isLess(_ left: Weights, than right: Weights) -> Bool {
    for level in stride(from: RowStrength.softLevels - 1, through: 0, by: -1)
    where left[level] != right[level] {
      return left[level] < right[level]
    }
    return false
  }
}

extension StrengthSystem {
  /// Minimises the errors.
  mutating func solve() {
    repair()
    var tried = Set<StrengthVariable>()
    while budget > 0, let entering = goalCandidate(except: tried) {
      tried.insert(entering)
      budget -= goal.gains.count
      if let place = leavingRow(for: entering) { pivot(row: place, to: entering) }
    }
  }

  /// Returns the variable whose growth reduces the errors most, by level; the earliest among equal ones.
  private func goalCandidate(except tried: Set<StrengthVariable>) -> StrengthVariable? {
    var best: (variable: StrengthVariable, weights: StrengthGoal.Weights)?
    for (variable, weights) in goal.gains where !tried.contains(variable) {
      guard let old = best else {
        best = (variable, weights)
        continue
      }
      if StrengthGoal.isLess(weights, than: old.weights)
        || (weights == old.weights && variable < old.variable)
      {
        best = (variable, weights)
      }
    }
    return best?.variable
  }

  /// Drives a sum towards zero, for a row without a variable to define.
  mutating func minimize(_ target: inout StrengthRow) {
    var tried = Set<StrengthVariable>()
    while budget > 0 {
      var best: StrengthRow.Term?
      for term in target.terms
      where term.coefficient < (best?.coefficient ?? -StrengthRow.epsilon)
        && !tried.contains(term.variable) && variables[term.variable].kind != .free
      {
        best = term
      }
      guard let entering = best?.variable else { return }
      tried.insert(entering)
      guard let place = leavingRow(for: entering) else { continue }
      pivot(row: place, to: entering)
      if let row = rows[place] {
        let factor = target.remove(entering)
        if factor != 0 { target.add(factor, of: row) }
      }
    }
  }

  /// Returns the row that first limits the growth of a variable.
  private mutating func leavingRow(for entering: StrengthVariable) -> Int? {
    var best: (place: Int, limit: Double)?
    tidy(entering)
    for place in variables[entering].uses {
      guard let row = rows[place], let basic = row.basic, variables[basic].kind != .free else {
        continue
      }
      budget -= 1
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let limit = -row.constant / coefficient
      if limit < (best?.limit ?? .infinity) { best = (place, limit) }
    }
    return best?.place
  }

  /// Increases the slacks and errors below zero, so that the simplex has a feasible start.
  private mutating func repair() {
    var unmet = rows.indices.filter(isInfeasible)
    var rounds = 0
    while let place = unmet.first, budget > 0, rounds <= variables.count / 2 {
      rounds += 1
      guard let row = rows[place], let term = row.terms.first(where: { $0.coefficient > 0 }) else {
        unmet.removeFirst()
        continue
      }
      pivot(row: place, to: term.variable)
      unmet = rows.indices.filter(isInfeasible)
      budget -= rows.count
    }
  }

  private func isInfeasible(_ place: Int) -> Bool {
    guard let row = rows[place], let basic = row.basic, variables[basic].kind != .free else {
      return false
    }
    return row.constant < -StrengthRow.epsilon
  }
}

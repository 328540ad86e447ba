/// One variable of a `StrengthSystem`, by its index.
typealias StrengthVariable = Int

/// A row `basic = constant + Σ coefficient × variable`.
///
/// While a row is built it has no basic variable, and the sum is zero.
struct StrengthRow {
  struct Term {
    var variable: StrengthVariable
    var coefficient: Double
  }

  /// Smaller coefficients are floating-point noise.
  static let epsilon = 1e-9

  var basic: StrengthVariable?
  var constant = 0.0
  /// The terms in ascending order of variables, none with a coefficient of zero.
  private(set) var terms: [Term] = []

  func place(of variable: StrengthVariable) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of variable: StrengthVariable) -> Double {
    let place = place(of: variable)
    return place < terms.count && terms[place].variable == variable ? terms[place].coefficient : 0
  }

  mutating func add(_ coefficient: Double, _ variable: StrengthVariable) {
    let place = place(of: variable)
    guard place < terms.count, terms[place].variable == variable else {
      if abs(coefficient) > Self.epsilon {
        terms.insert(Term(variable: variable, coefficient: coefficient), at: place)
      }
      return
    }
    terms[place].coefficient += coefficient
    if abs(terms[place].coefficient) <= Self.epsilon { terms.remove(at: place) }
  }

  mutating func remove(_ variable: StrengthVariable) -> Double {
    let place = place(of: variable)
    guard place < terms.count, terms[place].variable == variable else { return 0 }
    return terms.remove(at: place).coefficient
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for place in terms.indices { terms[place].coefficient *= factor }
  }

  /// Makes `variable` the basic one; the previous one, if any, becomes a term.
  mutating func pivot(to variable: StrengthVariable) {
    if let old = basic { add(-1, old) }
    let coefficient = remove(variable)
    basic = variable
    if coefficient != -1 { scale(by: -1 / coefficient) }
  }

  /// Adds `factor` times another row's sum, without its basic variable.
  mutating func add(_ factor: Double, of other: StrengthRow) {
    constant += factor * other.constant
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    var theirs = 0
    while mine < terms.count || theirs < other.terms.count {
      if theirs == other.terms.count
        || (mine < terms.count && terms[mine].variable < other.terms[theirs].variable)
      {
        merged.append(terms[mine])
        mine += 1
        continue
      }
      var term = other.terms[theirs]
      term.coefficient *= factor
      theirs += 1
      if mine < terms.count, terms[mine].variable == term.variable {
        term.coefficient += terms[mine].coefficient
        mine += 1
      }
      if abs(term.coefficient) > Self.epsilon { merged.append(term) }
    }
    terms = merged
  }
}

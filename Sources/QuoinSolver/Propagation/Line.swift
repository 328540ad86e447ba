/// An optimisation problem with a single unknown: optional constraints and limits on a line, level
/// by level.
struct Line {
  /// A cost term: `x` costs `weight` per unit below (`costsBelow`) or above (`costsAbove`) the
  /// point.
  struct Piece {
    var point: Double
    var weight: Double
    var strength: Float
    var costsBelow: Bool
    var costsAbove: Bool
  }

  private var pieces: [Piece] = []
  private var low = -Double.infinity
  private var high = Double.infinity

  mutating func reset() {
    pieces.removeAll(keepingCapacity: true)
    low = -.infinity
    high = .infinity
  }

  /// Adds the constraint `coefficient · x (relation) constant`.
  mutating func add(
    _ coefficient: Double, _ relation: RelationalOperator, _ constant: Double, strength: Float
  ) {
    let point = constant / coefficient
    let isAbove = (relation == .greaterThanOrEqual) == (coefficient > 0)
    if strength >= 1000 {
      if isAbove { low = max(low, point) } else { high = min(high, point) }
      return
    }
    // The list is sorted by strength, then by point; it is short.
    let piece = Piece(
      point: point, weight: coefficient.magnitude, strength: strength,
      costsBelow: relation == .equal || isAbove, costsAbove: relation == .equal || !isAbove)
    pieces.append(piece)
    var place = pieces.count - 1
    while place > 0,
      pieces[place - 1].strength < strength
        || (pieces[place - 1].strength == strength && pieces[place - 1].point > point)
    {
      pieces[place] = pieces[place - 1]
      place -= 1
    }
    pieces[place] = piece
  }

  /// Returns the unique best value; `nil` if the limits contradict each other, if several values
  /// are equally good, or if the numbers are too close to decide.
  mutating func solve() -> Double? {
    if !(low <= high) { return nil }
    var first = 0
    while first < pieces.count, low < high {
      var end = first + 1
      while end < pieces.count, pieces[end].strength == pieces[first].strength { end += 1 }
      narrow(first..<end)
      first = end
    }
    return low == high && low.isFinite ? low : nil
  }

  /// Narrows the interval to where the level's sum of errors is smallest.
  private mutating func narrow(_ level: Range<Int>) {
    var slope = 0.0
    var total = 0.0
    for index in level {
      if pieces[index].costsBelow { slope -= pieces[index].weight }
      total += pieces[index].weight
    }
    let tolerance = Tolerance.cost * total
    var from = -Double.infinity
    var to = Double.infinity
    var hasFrom = slope >= -tolerance
    for index in level {
      if slope > tolerance { break }
      let piece = pieces[index]
      if piece.costsBelow { slope += piece.weight }
      if piece.costsAbove { slope += piece.weight }
      if !hasFrom && slope >= -tolerance {
        from = piece.point
        hasFrom = true
      }
      if slope > tolerance { to = piece.point }
    }
    if to < low {
      high = low
    } else if from > high {
      low = high
    } else {
      low = max(low, from)
      high = min(high, to)
    }
  }
}

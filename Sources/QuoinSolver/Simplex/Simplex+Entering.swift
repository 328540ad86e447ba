extension Simplex {
  /// A nonbasic unit that is to move, in which direction, and what that does to the cost.
  struct Entering {
    var column: Int
    var isRising: Bool
    var slope: Double
  }

  /// A column whose move lowers the cost: the steepest, or by Bland's rule the one whose unit
  /// comes first.
  func enteringColumn(isBland: Bool) -> Entering? {
    let tolerance = -Tolerance.cost * levelCost
    var best: Entering?
    var bestRank = 0.0
    for column in 0..<columnCount {
      let unit = units[Int(columnUnit[column])]
      let rank = Double(columnUnit[column])
      let rising = reducedCosts[column] + unit.riseCost
      let falling = -reducedCosts[column] + unit.fallCost
      if unit.mayRise && rising < tolerance {
        let score = isBland ? 2 * rank : rising
        if best == nil || score < bestRank {
          best = Entering(column: column, isRising: true, slope: rising)
          bestRank = score
        }
      }
      if unit.mayFall && falling < tolerance {
        let score = isBland ? 2 * rank + 1 : falling
        if best == nil || score < bestRank {
          best = Entering(column: column, isRising: false, slope: falling)
          bestRank = score
        }
      }
    }
    return best
  }
}

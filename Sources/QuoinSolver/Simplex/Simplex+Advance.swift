extension Simplex {
  enum Outcome { case moved, stayed, unbounded }

  /// Moves the entering unit as far as it lowers the cost and makes it basic.
  ///
  /// A row that reaches 0 may pass it when both signs are allowed and the cost still falls beyond:
  /// the long step of piecewise linear programming (Fourer 1985), which saves a pivot each time.
  /// Under Bland's rule every row stops the move, as his proof needs it.
  mutating func advance(_ entering: Entering, isBland: Bool) -> Outcome {
    collectCandidates(entering)
    var slope = entering.slope
    let tolerance = -Tolerance.cost * levelCost
    var passed = 0
    while true {
      guard let index = nextCandidate(from: passed, isBland: isBland) else { return .unbounded }
      let candidate = candidates[index]
      let unit = units[Int(rowUnit[Int(candidate.row)])]
      if !isBland && unit.mayFall && unit.mayRise {
        let beyond = slope + candidate.rate.magnitude * (unit.fallCost + unit.riseCost)
        if beyond < tolerance {
          slope = beyond
          candidates.swapAt(index, passed)
          passed += 1
          continue
        }
      }
      for earlier in 0..<passed {
        let row = Int(candidates[earlier].row)
        let before = self.slope(of: row)
        rowIsAbove[row].toggle()
        addToReducedCosts(self.slope(of: row) - before, row: row)
      }
      move(by: candidate.step, to: Int(candidate.row), entering)
      return candidate.step > 0 ? .moved : .stayed
    }
  }

  /// Finds the rows that come nearer to 0, and at which step they are there.
  private mutating func collectCandidates(_ entering: Entering) {
    candidates.removeAll(keepingCapacity: true)
    rates.refill(with: 0, count: rowCount)
    filled.removeAll(keepingCapacity: true)
    let (rows, stride) = (rowCount, stride)
    entries.withUnsafeBufferPointer { entries in
      var place = entering.column
      for row in 0..<rows {
        if entries[place] != 0 { filled.append(Int32(truncatingIfNeeded: row)) }
        place &+= stride
      }
    }
    for row in filled {
      let row = Int(row)
      let entry = entries[row * stride + entering.column]
      let rate = entering.isRising ? entry : -entry
      rates[row] = rate
      if rowIsAbove[row] ? rate > -1e-10 : rate < 1e-10 { continue }
      if !units[Int(rowUnit[row])].isKinked { continue }
      let distance = rowIsAbove[row] ? max(rowValue[row], 0) : max(-rowValue[row], 0)
      candidates.append(
        Candidate(row: Int32(row), step: distance / rate.magnitude, rate: rate))
    }
  }

  /// The nearest candidate; among those at the same step the one that is best to divide by, or
  /// by Bland's rule the one whose unit comes first.
  private func nextCandidate(from first: Int, isBland: Bool) -> Int? {
    var best = -1
    for index in first..<candidates.count {
      if best < 0 {
        best = index
        continue
      }
      let candidate = candidates[index]
      let leader = candidates[best]
      let margin = 1e-11 * (1 + min(candidate.step, leader.step))
      if candidate.step < leader.step - margin {
        best = index
      } else if candidate.step <= leader.step + margin {
        let isBetter =
          isBland
          ? rowUnit[Int(candidate.row)] < rowUnit[Int(leader.row)]
          : candidate.rate.magnitude > leader.rate.magnitude
        if isBetter { best = index }
      }
    }
    return best < 0 ? nil : best
  }

  /// Changes all values by the step and exchanges the row that it ends at.
  private mutating func move(by step: Double, to leavingRow: Int, _ entering: Entering) {
    if step > 0 {
      for row in 0..<rowCount where rates[row] != 0 {
        let change = rates[row] * step
        let old = rowValue[row]
        var sum = old + change
        if sum.magnitude <= 1e-13 * max(old.magnitude, change.magnitude) { sum = 0 }
        // A row that was met within the margin of the nearest one has not passed 0.
        if units[Int(rowUnit[row])].isKinked {
          sum = rowIsAbove[row] ? max(sum, 0) : min(sum, 0)
        }
        rowValue[row] = sum
      }
    }
    addToReducedCosts(-slope(of: leavingRow), row: leavingRow)
    exchange(row: leavingRow, column: entering.column)
    rowValue[leavingRow] = entering.isRising ? step : -step
    rowIsAbove[leavingRow] = entering.isRising
    let cost = reducedCosts[entering.column]
    reducedCosts[entering.column] = 0
    addToReducedCosts(cost + slope(of: leavingRow), row: leavingRow)
  }
}

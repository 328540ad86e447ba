/// The division of items into a number of lines that are as long as each other as far as possible.
///
/// CSS Flexbox 2 §9.6 Balancing Flex Items: of all divisions into that many lines of which none but a
/// single item is longer than the container, the one in which the sum of the squared differences from
/// the container's length is least; of several such the one with the most items on the first line, then
/// on the second, and so on. All divisions into the same number of lines are equally long together, so
/// the sum of the squared lengths may be compared instead, also where the container has no length.
///
/// The lines are found from the last to the first. Where a line begins is bounded on both sides: by
/// lines that are as full as they can be, from either end. The cost of a line obeys the quadrangle
/// inequality, so where the next line begins never goes back, and halving finds all of them in a time
/// of n log n for each line's bounds.
struct BalancedLines {
  /// The items' ends, with a gap behind each, in units of 1/64 px as browsers have them: sums and squares
  /// are exact up to a million pixels.
  let ends: UnsafeMutablePointer<Double>
  let count: Int
  let gap: Double
  let limit: Double
  /// The number of lines.
  let lineCount: Int
  /// Where a line may begin at the earliest and at the latest; one more than lines.
  let earliest: UnsafeMutablePointer<Int>
  let latest: UnsafeMutablePointer<Int>

  /// The number of divisions that are looked at, beyond which lines are cut at equal shares of the whole.
  static let greatestWork = 1 << 24

  @inline(__always) func length(_ first: Int, _ end: Int) -> Double {
    ends[end] - ends[first] - gap
  }

  @inline(__always) func mayBeLine(_ first: Int, _ end: Int) -> Bool {
    end == first + 1 || length(first, end) <= limit
  }

  /// Finds the bounds of the beginnings; says how many beginnings there are in all.
  func findBounds() -> Int {
    latest[0] = 0
    for line in 1...lineCount {
      let last = count - (lineCount - line)
      var end = latest[line - 1] + 1
      while end < last, mayBeLine(latest[line - 1], end + 1) { end += 1 }
      latest[line] = end
    }
    earliest[lineCount] = count
    for line in stride(from: lineCount - 1, through: 0, by: -1) {
      var first = earliest[line + 1] - 1
      while first > line, mayBeLine(first - 1, earliest[line + 1]) { first -= 1 }
      earliest[line] = max(first, line)
    }
    earliest[0] = 0
    var beginnings = 0
    for line in 0...lineCount {
      beginnings += max(0, latest[line] - earliest[line]) + 1
      if beginnings > BalancedLines.greatestWork { return beginnings }
    }
    return beginnings
  }

  /// Where each line begins, one line's worth of choices at a time.
  ///
  /// - Parameters:
  ///   - choices: for each line and each of its beginnings the beginning of the next line.
  ///   - costs: the costs of what is behind a beginning, for two lines.
  func choose(
    _ choices: UnsafeMutablePointer<Int32>,
    _ costs: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>)
  ) {
    var (behind, here) = costs
    behind[count] = 0
    var place = 0
    for line in stride(from: lineCount - 1, through: 0, by: -1) {
      halve(
        earliest[line]..<latest[line] + 1, earliest[line + 1]..<latest[line + 1] + 1, behind, here,
        choices + place - earliest[line])
      place += latest[line] - earliest[line] + 1
      swap(&behind, &here)
    }
  }

  /// Chooses for the beginning in the middle, then on both sides of it within what that leaves.
  private func halve(
    _ firsts: Range<Int>, _ nexts: Range<Int>, _ behind: UnsafeMutablePointer<Double>,
    _ here: UnsafeMutablePointer<Double>, _ choices: UnsafeMutablePointer<Int32>
  ) {
    var firsts = firsts
    var nexts = nexts
    while !firsts.isEmpty {
      let middle = (firsts.lowerBound + firsts.upperBound) / 2
      var best = Double.infinity
      var chosen = max(nexts.lowerBound, middle + 1)
      var next = chosen
      while next < nexts.upperBound, mayBeLine(middle, next) {
        let length = length(middle, next)
        let cost = length * length + behind[next]
        if cost <= best {
          best = cost
          chosen = next
        }
        next += 1
      }
      here[middle] = best
      choices[middle] = Int32(truncatingIfNeeded: chosen)
      halve(
        firsts.lowerBound..<middle, nexts.lowerBound..<min(chosen + 1, nexts.upperBound), behind,
        here, choices)
      firsts = middle + 1..<firsts.upperBound
      nexts = min(chosen, nexts.upperBound)..<nexts.upperBound
    }
  }
}

/// The balanced division of items into a number of lines.
///
/// CSS Flexbox 2 §9.6 Balancing Flex Items: among all divisions into that many lines of which only a single item may
/// exceed the container, the one with the least sum of squared differences from the container's length; among several
/// such, the one with the most items on the first line, then on the second, and so on. All divisions into the same
/// number of lines have the same total length, so the sums of squared lengths can be compared instead, even if the
/// container has no length.
///
/// The lines are computed from the last to the first. The start of a line is bounded on both sides, by filling lines as
/// far as possible from either end. The cost of a line satisfies the quadrangle inequality, so the start of the next
/// line is monotonic, and divide and conquer finds all of them in O(n log n) for the bounds of each line.
struct BalancedLines {
  /// The items' ends, with a gap after each, in units of 1/64 px as in browsers.
  ///
  /// Sums and squares are exact up to a million pixels.
  let ends: UnsafeMutablePointer<Double>
  let count: Int
  let gap: Double
  let limit: Double
  /// The number of lines.
  let lineCount: Int
  /// The earliest and the latest start of each line, with one more entry than lines.
  let earliest: UnsafeMutablePointer<Int>
  let latest: UnsafeMutablePointer<Int>

  /// The maximum number of divisions to examine, beyond which lines are cut at equal shares of the total.
  static let maximumWork = 1 << 24

  @inline(__always) func length(_ first: Int, _ end: Int) -> Double {
    ends[end] - ends[first] - gap
  }

  @inline(__always) func mayBeLine(_ first: Int, _ end: Int) -> Bool {
    end == first + 1 || length(first, end) <= limit
  }

  /// Computes the bounds of the lines' starts, and returns the total number of possible starts.
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
      if beginnings > BalancedLines.maximumWork { return beginnings }
    }
    return beginnings
  }

  /// Computes the best start of each line, one line after the other.
  ///
  /// - Parameters:
  ///   - choices: For each line and each of its starts, the start of the next line.
  ///   - costs: The costs of everything after a start, for two lines.
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

  /// Computes the choice for the start in the middle, then on both sides of it within the resulting bounds.
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

/// The dependence of a component's solution on one constant: ranging of a right-hand side (Gass &
/// Saaty 1955).
///
/// As long as the pattern stays, every value is linear in the constant, and so is each row's
/// distance from its own constant. The slopes, and the range in which the pattern stays, are
/// computed once; a change within that range is one pass over the variables that move. A value is
/// always base + slope · step from the origin of the ray, so no errors accumulate from one change
/// to the next.
struct Ray: Sendable {
  struct Entry: Sendable {
    var base: Double
    var slope: Double
    var variable: Int32
  }

  let row: Int32
  let isPreference: Bool
  /// The constant at the base point.
  let origin: Double
  /// The range of the constant in which the pattern stays.
  private(set) var lowest = -Double.infinity
  private(set) var highest = Double.infinity
  /// The variables that move, ascending.
  var entries: [Entry] = []

  init(_ change: Pending.Constant) {
    row = change.row
    isPreference = change.isPreference
    origin = change.old
  }

  @inline(__always) func isOf(_ change: Pending.Constant) -> Bool {
    row == change.row && isPreference == change.isPreference
  }

  /// Whether the pattern stays for a constant; false for NaN.
  @inline(__always) func reaches(_ constant: Double) -> Bool {
    lowest <= constant && constant <= highest
  }

  /// Evaluates the variables that move.
  func follow(to constant: Double, _ values: UnsafeMutablePointer<Double>) {
    let step = constant - origin
    entries.withUnsafeBufferPointer { entries in
      for entry in entries { values[Int(entry.variable)] = entry.base + entry.slope * step }
    }
  }

  /// Limits the ray to where `base + slope · step` is within the given bounds.
  mutating func keep(_ base: Double, _ slope: Double, from low: Double, to high: Double) {
    if slope == 0 { return }
    let first = ((slope > 0 ? low : high) - base) / slope
    let last = ((slope > 0 ? high : low) - base) / slope
    // The base should be within the bounds; if that is uncertain, the ray becomes empty.
    let isClear = first <= 0 && last >= 0
    lowest = isClear ? max(lowest, origin + first) : .infinity
    highest = min(highest, origin + last)
  }

  /// Whether a variable moves.
  func moves(_ variable: Int32) -> Bool {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low &+ high) / 2
      if entries[middle].variable < variable { low = middle &+ 1 } else { high = middle }
    }
    return low < entries.count && entries[low].variable == variable
  }
}

/// The edits since the last solve of a solved system, which may leave the solution's pattern
/// unchanged.
struct Pending: Sendable {
  struct Constant: Sendable {
    var row: Int32
    var isPreference: Bool
    var old: Double
  }

  var constants: [Constant] = []
  var added: [Int32] = []
  var removed: [Int32] = []
  /// Rows whose strength changed.
  var strengths: [Int32] = []

  var isEmpty: Bool { constants.isEmpty && areRowsTheSame }
  var areRowsTheSame: Bool { added.isEmpty && removed.isEmpty && strengths.isEmpty }

  mutating func removeAll() {
    if !constants.isEmpty { constants.removeAll(keepingCapacity: true) }
    if !added.isEmpty { added.removeAll(keepingCapacity: true) }
    if !removed.isEmpty { removed.removeAll(keepingCapacity: true) }
    if !strengths.isEmpty { strengths.removeAll(keepingCapacity: true) }
  }
}

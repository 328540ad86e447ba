/// Rows in kept variables only, with all inequalities in the form
/// `Σ coefficient · variable >= constant`.
struct ReducedRows {
  struct Row {
    var constant: Double
    var start: Int32
    var count: Int32
    /// The row's number in the solver.
    var source: Int32
    var strength: Float
    var magnitude: Float
    var isEquality: Bool

    var terms: Range<Int> { Int(start)..<Int(start + count) }
  }

  var rows: [Row] = []
  var variables: [Int32] = []
  var coefficients: [Double] = []

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
  }

  mutating func reserve(rows rowCount: Int, terms: Int) {
    rows.reserveCapacity(rowCount)
    variables.reserveCapacity(terms)
    coefficients.reserveCapacity(terms)
  }
}

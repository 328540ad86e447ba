import CBench

/// A system as it is written down.
struct SystemBuilder {
  private var rows: [BenchRow] = []
  private var probe = BenchRow()

  var editStrength = Strength.edit
  /// What a suggested width differs from the one before.
  var step = 4.0

  /// The root's left and top are at 0.
  init() {}

  static func withRoot() -> SystemBuilder {
    var system = SystemBuilder()
    system.equal(Sum(View.root.left))
    system.equal(Sum(View.root.top))
    return system
  }

  /// Adds `sum == 0`.
  mutating func equal(_ sum: Sum, at strength: Double = Strength.required) {
    rows.append(Self.row(sum, 0, strength))
  }

  /// Adds `sum <= 0`.
  mutating func atMost(_ sum: Sum, at strength: Double = Strength.required) {
    rows.append(Self.row(sum, -1, strength))
  }

  /// Adds `sum >= 0`.
  mutating func atLeast(_ sum: Sum, at strength: Double = Strength.required) {
    rows.append(Self.row(sum, 1, strength))
  }

  /// Makes the last row the probe, which is not part of the system.
  mutating func takeProbe() {
    if let last = rows.popLast() { probe = last }
  }

  /// The finished system, with the variables of `width` and `height` edited.
  func system(
    variables: Int, _ width: (Unknown, Double), _ height: (Unknown, Double)
  ) -> System {
    let copy = UnsafeMutableBufferPointer<BenchRow>.allocate(capacity: rows.count)
    _ = copy.initialize(from: rows)
    let system = UnsafeMutablePointer<BenchSystem>.allocate(capacity: 1)
    system.initialize(
      to: BenchSystem(
        variable_count: Int32(variables), row_count: Int32(rows.count), rows: copy.baseAddress,
        probe: probe,
        edits: (
          BenchEdit(variable: width.0.number, start: width.1, strength: editStrength),
          BenchEdit(variable: height.0.number, start: height.1, strength: editStrength)
        )))
    let widths = (0..<100).map { width.1 + step * Double($0 < 50 ? $0 : 100 - $0) }
    return System(pointer: UnsafePointer(system), widths: widths)
  }

  /// The finished system of `count` views in a root of a size.
  func system(views count: Int, _ width: Double, _ height: Double) -> System {
    system(variables: 4 * (count + 1), (View.root.width, width), (View.root.height, height))
  }

  private static func row(_ sum: Sum, _ relation: Int32, _ strength: Double) -> BenchRow {
    let terms = UnsafeMutablePointer<BenchTerm>.allocate(capacity: sum.terms.count)
    for (index, term) in sum.terms.enumerated() {
      (terms + index).initialize(
        to: BenchTerm(variable: term.number, coefficient: term.coefficient))
    }
    return BenchRow(
      relation: relation, term_count: Int32(sum.terms.count), terms: terms,
      constant: sum.constant, strength: strength)
  }
}

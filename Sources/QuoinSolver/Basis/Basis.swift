/// As many independent rows as there are variables, factored: the *active* rows of a vertex.
///
/// Each active row has a *slot*. The factors are no numbers but an order: bases of layouts are
/// triangular but for a small *bump*, so a row finds its variable by substitution, and the matrix
/// itself is its factorisation. The bump goes through sparse Gaussian elimination. A row that is
/// exchanged adds an *eta* (product form of the inverse); after some of these the order is found
/// anew.
///
/// Both kinds of solving follow the nonzeros only: a set of bits says which slots are to be
/// visited, and the order in which they are visited is that of the bits.
struct Basis: Sendable {
  /// All rows, active or not.
  var matrix = SparseMatrix()

  /// A row that took a slot after the factorisation, in terms of those that were there before.
  struct Eta: Sendable {
    var pivot: Double
    var slot: Int32
    var start: Int32
    var end: Int32
  }

  struct EtaTerm: Sendable {
    var coefficient: Double
    var slot: Int32
  }

  /// The active row in each slot.
  var unitOfSlot: [Int32] = []

  // The factorisation: for each slot its row, the variable that it gives, and that term's
  // coefficient. A row only has variables of slots up to its own, but for the bump's.
  var rowOfSlot: [Int32] = []
  var variableOfSlot: [Int32] = []
  var pivotOfSlot: [Double] = []
  var slotOfVariable: [Int32] = []
  /// By row of the matrix, -1 for those that are not in the factorisation.
  var slotOfRow: [Int32] = []
  var bump = 0..<0
  var bumpFactors = Elimination()
  var etas: [Eta] = []
  var etaTerms: [EtaTerm] = []
  /// Where each slot occurs in the etas, where these are many.
  var etaIndex = EtaIndex()
  /// Whether an eta was divided by a number that is small or large beside its others.
  var isUneven = false
  /// The terms of the factored rows by variable, but for those that give it: where it counts once it
  /// is known.
  ///
  /// Without them a variable would be looked for in all rows.
  var columnStarts: [Int32] = []
  var columnTerms: [EtaTerm] = []

  // Solving; see ``forward()`` and ``backward()``. All is 0 at rest but the results.
  var bits: [UInt64] = []
  /// By slot.
  var vector: [Double] = []
  /// By variable: the result of ``forward()``, nonzero for the variables listed.
  var direction: [Double] = []
  var moved: [Int32] = []
  var movedCount = 0
  /// By variable.
  var gradient: [Double] = []
  /// By slot: the result of ``backward()``, nonzero for the slots listed.
  var multipliers: [Double] = []
  var touched: [Int32] = []
  var touchedCount = 0
  var isTouched: [Bool] = []
  var bumpVector: [Double] = []
  var bumpResult: [Double] = []

  var count: Int { unitOfSlot.count }

  /// Starts with one row for each variable, row *i* being variable *i* alone.
  mutating func reset(variableCount count: Int, rows: Int = 0) {
    let wordCount = (count + 63) / 64
    unitOfSlot.removeAll(keepingCapacity: true)
    unitOfSlot.reserveCapacity(count)
    for index in 0..<count { unitOfSlot.append(Int32(truncatingIfNeeded: index)) }
    rowOfSlot = unitOfSlot
    variableOfSlot = unitOfSlot
    slotOfVariable = unitOfSlot
    slotOfRow.removeAll(keepingCapacity: true)
    slotOfRow.reserveCapacity(count + rows)
    slotOfRow.append(contentsOf: unitOfSlot)
    pivotOfSlot.refill(with: 1, count: count)
    bump = count..<count
    forgetEtas()
    columnStarts.refill(with: 0, count: count + 1)
    columnTerms.removeAll(keepingCapacity: true)
    bits.refill(with: 0, count: wordCount)
    vector.refill(with: 0, count: count)
    direction.refill(with: 0, count: count)
    moved.refill(with: 0, count: count)
    movedCount = 0
    gradient.refill(with: 0, count: count)
    multipliers.refill(with: 0, count: count)
    touched.refill(with: 0, count: count)
    touchedCount = 0
    isTouched.refill(with: false, count: count)
  }

  /// Whether finding the order anew is worth it.
  ///
  /// That takes as long as there are slots: a share of these may be exchanged in between, where numbers stay exact
  /// meanwhile.
  var isWorn: Bool {
    etas.count >= (isUneven ? 64 : max(64, count / 8)) || etaTerms.count > 2 * count + 256
  }

  mutating func forgetEtas() {
    etas.removeAll(keepingCapacity: true)
    etaTerms.removeAll(keepingCapacity: true)
    etaIndex.isCurrent = false
    isUneven = false
  }

  /// Notes that the row whose multipliers are at hand takes a slot.
  mutating func exchange(slot: Int, for unit: Int32) {
    let start = etaTerms.count
    let pivot = multipliers[slot]
    for index in 0..<touchedCount {
      let other = touched[index]
      let coefficient = multipliers[Int(other)]
      if Int(other) != slot && coefficient != 0 {
        if coefficient.magnitude > 16 * pivot.magnitude { isUneven = true }
        etaTerms.append(EtaTerm(coefficient: coefficient, slot: other))
      }
    }
    etas.append(
      Eta(
        pivot: pivot, slot: Int32(truncatingIfNeeded: slot),
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: etaTerms.count)))
    unitOfSlot[slot] = unit
    if etas.count > EtaIndex.fewest { indexEtas() }
  }

  @inline(__always) mutating func setBit(_ slot: Int) { bits[slot >> 6] |= 1 << UInt64(slot & 63) }
}

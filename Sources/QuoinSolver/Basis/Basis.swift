/// A factored set of independent rows, one for each variable: the *active* rows of a vertex.
///
/// Each active row has a *slot*. The factorisation consists of an order rather than numbers: bases
/// of layouts are triangular except for a small *bump*, so each row gives its variable by
/// substitution, and the matrix itself is its factorisation. The bump goes through sparse Gaussian
/// elimination. Each exchanged row adds an *eta* (product form of the inverse); after a number of
/// exchanges the basis is factored again.
///
/// Both solves follow the nonzeros only: a bit set contains the slots to be visited, and determines
/// the order in which they are visited.
struct Basis: Sendable {
  /// All rows, whether active or not.
  var matrix = SparseMatrix()

  /// A row that took a slot after the factorisation, expressed in the rows that were there before.
  struct Eta: Sendable {
    var pivot: Double
    var slot: Int32
    var start: Int32
    var end: Int32

    /// The places of its terms in `etaTerms`.
    @inline(__always) var terms: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
  }

  struct EtaTerm: Sendable {
    var coefficient: Double
    var slot: Int32
  }

  /// The active row in each slot.
  var unitOfSlot: [Int32] = []

  // The factorisation: for each slot its row, the variable that the row determines, and the
  // coefficient of that term. A row contains only variables of slots up to its own, except in the
  // bump.
  var rowOfSlot: [Int32] = []
  var variableOfSlot: [Int32] = []
  var pivotOfSlot: [Double] = []
  var slotOfVariable: [Int32] = []
  /// By row of the matrix; -1 for rows that are not in the factorisation.
  var slotOfRow: [Int32] = []
  var bump = 0..<0
  var bumpFactors = Elimination()
  var etas: [Eta] = []
  var etaTerms: [EtaTerm] = []
  /// The index of slots in the etas, used if there are many etas.
  var etaIndex = EtaIndex()
  /// Whether an eta was divided by a number much smaller or larger than its other numbers.
  var isUneven = false
  /// The terms of the factored rows by variable, except those that determine it: where a variable
  /// contributes once it is known.
  ///
  /// Without this list, every row would have to be searched for a variable.
  var columnStarts: [Int32] = []
  var columnTerms: [EtaTerm] = []

  // State of the solves; see ``forward()`` and ``backward()``. All of it is 0 between solves except
  // the results.
  var bits: [UInt64] = []
  /// By slot.
  var vector: [Double] = []
  /// By variable: the result of ``forward()``, nonzero for the variables in `moved`.
  var direction: [Double] = []
  var moved: [Int32] = []
  var movedCount = 0
  /// By variable.
  var gradient: [Double] = []
  /// By slot: the result of ``backward()``, nonzero for the slots in `touched`.
  var multipliers: [Double] = []
  var touched: [Int32] = []
  var touchedCount = 0
  var isTouched: [Bool] = []
  var bumpVector: [Double] = []
  var bumpResult: [Double] = []

  var count: Int { unitOfSlot.count }

  /// Starts with one row for each variable: row *i* is variable *i* alone.
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

  /// Whether the basis should be factored again.
  ///
  /// Factoring takes time proportional to the number of slots, so while the numbers stay exact, a
  /// fraction of the slots may be exchanged before it is worthwhile.
  var isWorn: Bool {
    etas.count >= (isUneven ? 64 : max(64, count / 8)) || etaTerms.count > 2 * count + 256
  }

  mutating func forgetEtas() {
    etas.removeAll(keepingCapacity: true)
    etaTerms.removeAll(keepingCapacity: true)
    etaIndex.isCurrent = false
    isUneven = false
  }

  /// Records that the row whose multipliers are current takes a slot.
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
    if etas.count > EtaIndex.minimumCount { indexEtas() }
  }

  @inline(__always) mutating func setBit(_ slot: Int) { bits[slot >> 6] |= 1 << UInt64(slot & 63) }
}

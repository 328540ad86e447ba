extension Simplex {
  /// An active unit to be moved, its direction, and the resulting change of the cost.
  struct Entering {
    var slot: Int
    var isRising: Bool
    var slope: Double
  }

  /// Returns the direction in which an active unit lowers the cost most; `nil` if neither does.
  @inline(__always) func entering(_ slot: Int, below tolerance: Double) -> Entering? {
    let unit = units[Int(basis.unitOfSlot[slot])]
    let rising = unit.mayRise ? reducedCosts[slot] + unit.riseCost : 0
    let falling = unit.mayFall ? -reducedCosts[slot] + unit.fallCost : 0
    if rising >= tolerance && falling >= tolerance { return nil }
    return rising <= falling
      ? Entering(slot: slot, isRising: true, slope: rising)
      : Entering(slot: slot, isRising: false, slope: falling)
  }

  /// Returns a slot whose move lowers the cost: the steepest, or under Bland's rule the one whose
  /// unit comes first.
  mutating func enteringSlot(isBland: Bool) -> Entering? {
    let tolerance = -Tolerance.cost * levelCost
    if attractive.count > 4 * costed.count + 64 { findAttractive() }
    for slot in noted {
      isNoted[Int(slot)] = false
      offer(Int(slot), below: tolerance)
    }
    noted.removeAll(keepingCapacity: true)
    if isBland { return firstEntering(below: tolerance) }
    while let offer = attractive.popFirst() {
      let slot = Int(offer.slot)
      guard basis.unitOfSlot[slot] == offer.unit, let entering = entering(slot, below: tolerance),
        entering.slope == offer.slope
      else { continue }
      // The move changes its cost, unless there is no move.
      noteCost(of: slot)
      return entering
    }
    return nil
  }

  private func firstEntering(below tolerance: Double) -> Entering? {
    var best: Entering?
    var bestUnit: Int32 = .max
    for offer in attractive.offers where offer.unit <= bestUnit {
      guard basis.unitOfSlot[Int(offer.slot)] == offer.unit,
        let entering = entering(Int(offer.slot), below: tolerance)
      else { continue }
      best = entering
      bestUnit = offer.unit
    }
    return best
  }

  private mutating func offer(_ slot: Int, below tolerance: Double) {
    guard let entering = entering(slot, below: tolerance) else { return }
    attractive.insert(
      Offer(
        slope: entering.slope, unit: basis.unitOfSlot[slot],
        slot: Int32(truncatingIfNeeded: slot)))
  }

  /// Finds all slots whose move lowers the cost; only the slots in `costed` can.
  mutating func findAttractive() {
    for slot in noted { isNoted[Int(slot)] = false }
    noted.removeAll(keepingCapacity: true)
    attractive.removeAll()
    let tolerance = -Tolerance.cost * levelCost
    for slot in costed { offer(Int(slot), below: tolerance) }
  }

  /// Clears the costs of the slots.
  mutating func clearCosts() {
    for slot in costed {
      reducedCosts[Int(slot)] = 0
      isCosted[Int(slot)] = false
    }
    costed.removeAll(keepingCapacity: true)
  }

  @inline(__always) mutating func noteCost(of slot: Int) {
    if !isCosted[slot] {
      isCosted[slot] = true
      costed.append(Int32(truncatingIfNeeded: slot))
    }
    if isNoted[slot] { return }
    isNoted[slot] = true
    noted.append(Int32(truncatingIfNeeded: slot))
  }

  /// The effect of a slot's move on the cost at the time it was computed.
  struct Offer: Sendable {
    var slope: Double
    var unit: Int32
    var slot: Int32

    static func precedes(_ a: Offer, _ b: Offer) -> Bool {
      a.slope < b.slope || (a.slope == b.slope && a.unit > b.unit)
    }
  }

  /// A binary heap of offers, the steepest first; outdated offers stay in it until they are
  /// reached.
  struct Offers: Sendable {
    private(set) var offers: [Offer] = []

    var count: Int { offers.count }

    mutating func removeAll() { offers.removeAll(keepingCapacity: true) }

    mutating func insert(_ offer: Offer) {
      offers.append(offer)
      offers.withUnsafeMutableBufferPointer { offers in
        var child = offers.count &- 1
        while child > 0 {
          let parent = (child &- 1) / 2
          if !Offer.precedes(offer, offers[parent]) { break }
          offers[child] = offers[parent]
          child = parent
        }
        offers[child] = offer
      }
    }

    mutating func popFirst() -> Offer? {
      guard let first = offers.first else { return nil }
      let last = offers.removeLast()
      if offers.isEmpty { return first }
      offers.withUnsafeMutableBufferPointer { offers in
        var parent = 0
        while true {
          var child = 2 &* parent &+ 1
          if child >= offers.count { break }
          if child &+ 1 < offers.count, Offer.precedes(offers[child &+ 1], offers[child]) {
            child &+= 1
          }
          if !Offer.precedes(offers[child], last) { break }
          offers[parent] = offers[child]
          parent = child
        }
        offers[parent] = last
      }
      return first
    }
  }
}

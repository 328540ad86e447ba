extension Simplex {
  /// An active unit that is to move, in which direction, and what that does to the cost.
  struct Entering {
    var slot: Int
    var isRising: Bool
    var slope: Double
  }

  /// How the cost changes when an active unit moves the way that lowers it most; nil when none does.
  @inline(__always) func entering(_ slot: Int, below tolerance: Double) -> Entering? {
    let unit = units[Int(basis.unitOfSlot[slot])]
    let rising = unit.mayRise ? reducedCosts[slot] + unit.riseCost : 0
    let falling = unit.mayFall ? -reducedCosts[slot] + unit.fallCost : 0
    if rising >= tolerance && falling >= tolerance { return nil }
    return rising <= falling
      ? Entering(slot: slot, isRising: true, slope: rising)
      : Entering(slot: slot, isRising: false, slope: falling)
  }

  /// A slot whose move lowers the cost: the steepest, or by Bland's rule the one whose unit comes
  /// first.
  mutating func enteringSlot(isBland: Bool) -> Entering? {
    let tolerance = -Tolerance.cost * levelCost
    var best: Entering?
    var bestUnit: Int32 = 0
    var index = 0
    while index < attractive.count {
      let slot = Int(attractive[index])
      guard let entering = entering(slot, below: tolerance) else {
        isAttractive[slot] = false
        attractive.swapAt(index, attractive.count - 1)
        attractive.removeLast()
        continue
      }
      index += 1
      let unit = basis.unitOfSlot[slot]
      if let leader = best,
        isBland
          ? unit > bestUnit
          : entering.slope > leader.slope || (entering.slope == leader.slope && unit < bestUnit)
      {
        continue
      }
      best = entering
      bestUnit = unit
    }
    return best
  }

  /// Looks for all slots whose move lowers the cost; those that say nothing of it cannot.
  mutating func findAttractive() {
    for slot in attractive { isAttractive[Int(slot)] = false }
    attractive.removeAll(keepingCapacity: true)
    let tolerance = -Tolerance.cost * levelCost
    for slot in costed where entering(Int(slot), below: tolerance) != nil {
      isAttractive[Int(slot)] = true
      attractive.append(slot)
    }
  }

  /// Forgets what the slots say of the cost.
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
    if isAttractive[slot] { return }
    isAttractive[slot] = true
    attractive.append(Int32(truncatingIfNeeded: slot))
  }
}

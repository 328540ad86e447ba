extension Simplex {
  /// A unit's state, its permitted moves, and its costs at the current level.
  struct Unit: Sendable {
    var value = 0.0
    var constant = 0.0
    private var inverseScale: Float = 1
    /// The largest number from which the constant was computed.
    var magnitude: Float = 0
    /// The level of the row; negative for a unit without a level.
    var strength: Float = -1
    /// The slot in the basis, -1 for an inactive unit.
    var slot: Int32 = -1
    /// The client's number for the row, -1 for a variable.
    var label: Int32 = -1
    private var flags = Self.mayMove | 1 << 5
    /// The index of its level among those with prices (``Prices``).
    var rank = Self.noRank

    /// The rank of required rows; the ranks of the optional levels follow.
    static let requiredRank: UInt8 = 0
    /// The rank of a unit without a level.
    static let noRank: UInt8 = .max
    /// The rank of variables if their order settles freedom.
    static let tieRank: UInt8 = .max - 1

    private static let mayMove: UInt16 = 3

    /// The cost of an error of 1: the inverse of the power of 2 by which the row was multiplied to
    /// scale its numbers to about 1.
    var cost: Double {
      get { Double(inverseScale) }
      set { inverseScale = Float(newValue) }
    }

    /// Whether values below 0 are allowed.
    var mayFall: Bool {
      get { has(0) }
      set { set(0, newValue) }
    }
    /// Whether values above 0 are allowed.
    var mayRise: Bool {
      get { has(1) }
      set { set(1, newValue) }
    }
    /// Whether values below 0 have a cost at the current level.
    var chargesFall: Bool {
      get { has(2) }
      set { set(2, newValue) }
    }
    /// Whether values above 0 have a cost at the current level.
    var chargesRise: Bool {
      get { has(3) }
      set { set(3, newValue) }
    }
    /// Whether values above 0 are errors, like those below.
    var isEquality: Bool {
      get { has(4) }
      set { set(4, newValue) }
    }
    /// The side of 0 that an inactive unit counts on while it is 0.
    var isAbove: Bool {
      get { has(5) }
      set { set(5, newValue) }
    }
    /// Whether its level was begun; the values of other units are not maintained.
    var isInPlay: Bool {
      get { has(6) }
      set { set(6, newValue) }
    }
    /// Whether its row is removed, so that it is kept only while the basis needs it.
    var isRetired: Bool {
      get { has(7) }
      set { set(7, newValue) }
    }

    @inline(__always) private func has(_ bit: UInt16) -> Bool { flags >> bit & 1 != 0 }

    @inline(__always) private mutating func set(_ bit: UInt16, _ value: Bool) {
      flags = flags & ~(1 << bit) | (value ? 1 << bit : 0)
    }

    var fallCost: Double { chargesFall ? cost : 0 }
    var riseCost: Double { chargesRise ? cost : 0 }
    var isActive: Bool { slot >= 0 }
    var isFixed: Bool { flags & Self.mayMove == 0 }
    /// Whether a cost or a limit begins at 0.
    var isKinked: Bool { flags & 15 != Self.mayMove }
    /// Whether it is inactive and may move in one direction only.
    var isLimit: Bool {
      slot < 0 && isInPlay && (flags & Self.mayMove == 1 || flags & Self.mayMove == 2)
    }
    /// Whether its value is clearly larger than rounding error; a quick check that may miss some.
    var isClearlyElsewhere: Bool {
      value.magnitude > 1e-4 && magnitude < 1e6 && inverseScale > 0.5
    }
    /// Whether its value is within rounding error of 0.
    var isAtZero: Bool {
      value.magnitude * cost <= Tolerance.feasibility(Double(magnitude))
    }
    /// The rate at which the cost of an inactive unit changes with its value.
    var slope: Double { isAbove ? riseCost : -fallCost }

    /// Like ``slope``, in the cost of the unit's own level.
    var ownSlope: Double { isAbove ? (isEquality ? cost : 0) : -cost }

    /// The cost per unit of a nonzero value.
    var sideCost: Double { value < 0 ? -fallCost : riseCost }

    /// Charges the values that are errors.
    mutating func charge() { flags = flags | 0b100 | (isEquality ? 0b1000 : 0) }

    /// Clears the charges.
    mutating func close() { flags &= ~0b1100 }

    /// Sets the allowed signs and clears the charges.
    mutating func allow(fall: Bool, rise: Bool) {
      flags = flags & ~0b1111 | (fall ? 1 : 0) | (rise ? 2 : 0)
    }

    /// Restricts an inactive unit with a level to its side of 0, and allows any other unit all
    /// values.
    mutating func confine() {
      if rank >= Self.tieRank {
        allow(fall: true, rise: true)
        return
      }
      let isHeld = rank == Self.requiredRank && isEquality
      allow(fall: !isHeld && !isAbove, rise: !isHeld && isAbove)
    }

    /// Clears what was allowed, charged and begun.
    mutating func free() { flags = flags & 0b1011_0000 | Self.mayMove }
  }
}

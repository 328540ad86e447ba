/// The data that every constraint has, as plain data in five double words.
///
/// The compiler splits a value into registers if it has few fields, and otherwise copies it through
/// memory at every step; therefore these are not separate fields.
@usableFromInline struct PlainConstraint: Sendable {
  /// The first node, with the coefficient in the upper bits.
  @usableFromInline var firstWords: UInt128
  /// The second node, with the coefficient in the upper bits.
  @usableFromInline var secondWords: UInt128
  /// The parts of the two items, 32 bits each; then the first attribute, the second or 255, the
  /// comparison, and the unspecified values, 8 bits each; then the priority, 32 bits.
  @usableFromInline var kindWords: UInt128
  /// The identity, with the constant in the upper bits.
  @usableFromInline var numberWords: UInt128
  /// The source location, as in `LiteralPlace`.
  @usableFromInline var placeWords: UInt128

  @inlinable @inline(__always) init(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ constant: Double,
    _ priority: Priority, unspecified: UInt8 = 0, place: LiteralPlace = .none
  ) {
    firstWords = PlainConstraint.words(first)
    let other = second ?? AnchorTerm(first.item, first.attribute, coefficient: 0)
    secondWords = PlainConstraint.words(other)
    kindWords = PlainConstraint.words(
      UInt64(UInt32(bitPattern: first.item.part.rawValue))
        | UInt64(UInt32(bitPattern: other.item.part.rawValue)) << 32,
      UInt64(first.attribute.rawValue) | UInt64(second?.attribute.rawValue ?? 255) << 8
        | UInt64(comparison.rawValue) << 16 | UInt64(unspecified) << 24
        | UInt64(priority.value.bitPattern) << 32)
    numberWords = PlainConstraint.words(0, constant.bitPattern)
    placeWords = PlainConstraint.words(UInt64(place.file), place.numbers)
  }

  @inlinable @inline(__always) static func words(_ low: UInt64, _ high: UInt64) -> UInt128 {
    UInt128(high) << 64 | UInt128(low)
  }

  @inlinable @inline(__always) static func words(_ term: AnchorTerm) -> UInt128 {
    words(UInt64(bitPattern: Int64(term.item.node.rawValue)), term.coefficient.bitPattern)
  }

  @inlinable @inline(__always) static func low(_ words: UInt128) -> UInt64 {
    UInt64(truncatingIfNeeded: words)
  }

  @inlinable @inline(__always) static func high(_ words: UInt128) -> UInt64 {
    UInt64(truncatingIfNeeded: words >> 64)
  }
}

extension PlainConstraint {
  @inlinable var identity: ConstraintIdentity {
    get { ConstraintIdentity(Int(Int64(bitPattern: PlainConstraint.low(numberWords)))) }
    set {
      numberWords = PlainConstraint.words(
        UInt64(bitPattern: Int64(newValue.rawValue)), PlainConstraint.high(numberWords))
    }
  }

  @inlinable var constant: Double {
    get { Double(bitPattern: PlainConstraint.high(numberWords)) }
    set {
      numberWords = PlainConstraint.words(PlainConstraint.low(numberWords), newValue.bitPattern)
    }
  }

  @inlinable var place: LiteralPlace {
    get {
      LiteralPlace(
        file: UInt(PlainConstraint.low(placeWords)), numbers: PlainConstraint.high(placeWords))
    }
    set { placeWords = PlainConstraint.words(UInt64(newValue.file), newValue.numbers) }
  }

  @inlinable var first: AnchorTerm {
    get {
      term(
        firstWords, UInt32(truncatingIfNeeded: kindWords),
        UInt8(truncatingIfNeeded: kindWords >> 64))
        ?? AnchorTerm(AnchorItem(node: NodeID(stored: 0)), .left)
    }
    set { self = PlainConstraint(newValue, comparison, second, self) }
  }

  @inlinable var second: AnchorTerm? {
    get {
      term(
        secondWords, UInt32(truncatingIfNeeded: kindWords >> 32),
        UInt8(truncatingIfNeeded: kindWords >> 72))
    }
    set { self = PlainConstraint(first, comparison, newValue, self) }
  }

  /// Sets the multiplier of the second anchor, as a chain specifies it, and returns whether there
  /// is one.
  @inlinable mutating func scaleSecond(by factor: Double) -> Bool {
    guard UInt8(truncatingIfNeeded: kindWords >> 72) != 255 else { return false }
    secondWords = PlainConstraint.words(PlainConstraint.low(secondWords), factor.bitPattern)
    kindWords &= ~(UInt128(Unspecified.factor) << 88)
    return true
  }

  /// Sets the constant, as a chain specifies it.
  @inlinable mutating func setConstant(_ constant: Double) {
    numberWords = PlainConstraint.words(PlainConstraint.low(numberWords), constant.bitPattern)
    kindWords &= ~(UInt128(Unspecified.number) << 88)
  }

  @inlinable var comparison: Comparison {
    // Only valid comparisons are stored.
    get { Comparison(rawValue: UInt8(truncatingIfNeeded: kindWords >> 80)) ?? .equal }
    set { self = PlainConstraint(first, newValue, second, self) }
  }

  @inlinable var priority: Priority {
    get {
      Priority(unchecked: Float(bitPattern: UInt32(truncatingIfNeeded: kindWords >> 96)))
    }
    set {
      let rest = kindWords & (UInt128(1) << 96 - 1 - UInt128(Unspecified.priority) << 88)
      kindWords = rest | UInt128(newValue.value.bitPattern) << 96
    }
  }

  /// The values that the chain left unspecified, as bits of `Unspecified`; specifying one clears its
  /// bit.
  @inlinable var unspecified: UInt8 { UInt8(truncatingIfNeeded: kindWords >> 88) }

  /// The bits of the values: plain integers, which the compiler folds at once.
  @usableFromInline enum Unspecified {
    @inlinable static var priority: UInt8 { 1 }
    @inlinable static var factor: UInt8 { 2 }
    @inlinable static var number: UInt8 { 4 }
    @inlinable static var all: UInt8 { 7 }
  }

  /// Creates a copy with other terms.
  @usableFromInline init(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ old: PlainConstraint
  ) {
    self.init(
      first, comparison, second, old.constant, old.priority, unspecified: old.unspecified,
      place: old.place)
    identity = old.identity
  }

  @inlinable func term(_ words: UInt128, _ part: UInt32, _ attribute: UInt8) -> AnchorTerm? {
    guard let attribute = Attribute(rawValue: attribute) else { return nil }
    let node = NodeID(stored: Int(Int64(bitPattern: PlainConstraint.low(words))))
    let item = AnchorItem(node: node, part: AnchorItem.Part(Int32(bitPattern: part)))
    return AnchorTerm(
      item, attribute, coefficient: Double(bitPattern: PlainConstraint.high(words)))
  }
}

extension PlainConstraint {
  var firstNode: NodeID { NodeID(stored: Int(Int64(bitPattern: PlainConstraint.low(firstWords)))) }

  var secondNode: NodeID? {
    UInt8(truncatingIfNeeded: kindWords >> 72) == 255
      ? nil : NodeID(stored: Int(Int64(bitPattern: PlainConstraint.low(secondWords))))
  }

  /// Whether both have the same parts, attributes, factors, comparison, priority and constant.
  func hasSameForm(as other: PlainConstraint) -> Bool {
    kindWords == other.kindWords
      && PlainConstraint.high(firstWords) == PlainConstraint.high(other.firstWords)
      && PlainConstraint.high(secondWords) == PlainConstraint.high(other.secondWords)
      && PlainConstraint.high(numberWords) == PlainConstraint.high(other.numberWords)
  }
}

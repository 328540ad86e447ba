/// What every constraint has, as plain data in five double words.
///
/// The compiler takes a value apart into registers if it has few fields, and else copies it through
/// memory at every step; that is why these are not fields of their own.
@usableFromInline struct PlainConstraint: Sendable {
  /// The first node, and above it the coefficient.
  @usableFromInline var firstWords: UInt128
  /// The second node, and above it the coefficient.
  @usableFromInline var secondWords: UInt128
  /// The parts of the two items of 32 bits each; above them the first attribute, the second or
  /// 255, the comparison, and what was left unsaid, in 8 bits each; above them the priority in 32.
  @usableFromInline var kindWords: UInt128
  /// The identity, and above it the constant.
  @usableFromInline var numberWords: UInt128
  /// The place, as `LiteralPlace` has it.
  @usableFromInline var placeWords: UInt128

  @inlinable @inline(__always) init(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ constant: Double,
    _ priority: Priority, unsaid: UInt8 = 0, place: LiteralPlace = .none
  ) {
    firstWords = PlainConstraint.words(first)
    let other = second ?? AnchorTerm(first.item, first.attribute, coefficient: 0)
    secondWords = PlainConstraint.words(other)
    kindWords = PlainConstraint.words(
      UInt64(UInt32(bitPattern: first.item.part.rawValue))
        | UInt64(UInt32(bitPattern: other.item.part.rawValue)) << 32,
      UInt64(first.attribute.rawValue) | UInt64(second?.attribute.rawValue ?? 255) << 8
        | UInt64(comparison.rawValue) << 16 | UInt64(unsaid) << 24
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

  /// Sets the factor of the second anchor, where there is one, as a chain says it.
  @inlinable mutating func scaleSecond(by factor: Double) {
    guard UInt8(truncatingIfNeeded: kindWords >> 72) != 255 else { return }
    secondWords = PlainConstraint.words(PlainConstraint.low(secondWords), factor.bitPattern)
    kindWords &= ~(UInt128(Unsaid.factor) << 88)
  }

  /// Sets the constant, as a chain says it.
  @inlinable mutating func say(number: Double) {
    numberWords = PlainConstraint.words(PlainConstraint.low(numberWords), number.bitPattern)
    kindWords &= ~(UInt128(Unsaid.number) << 88)
  }

  @inlinable var comparison: Comparison {
    // Only comparisons were put in.
    get { Comparison(rawValue: UInt8(truncatingIfNeeded: kindWords >> 80)) ?? .equal }
    set { self = PlainConstraint(first, newValue, second, self) }
  }

  @inlinable var priority: Priority {
    get {
      Priority(unchecked: Float(bitPattern: UInt32(truncatingIfNeeded: kindWords >> 96)))
    }
    set {
      let rest = kindWords & (UInt128(1) << 96 - 1 - UInt128(Unsaid.priority) << 88)
      kindWords = rest | UInt128(newValue.value.bitPattern) << 96
    }
  }

  /// What of the constraint its chain said nothing of, as bits of `Unsaid`; saying it ends that.
  @inlinable var unsaid: UInt8 { UInt8(truncatingIfNeeded: kindWords >> 88) }

  /// The bits for parts of a constraint: plain numbers, which the compiler sees through at once.
  @usableFromInline enum Unsaid {
    @inlinable static var priority: UInt8 { 1 }
    @inlinable static var factor: UInt8 { 2 }
    @inlinable static var number: UInt8 { 4 }
    @inlinable static var all: UInt8 { 7 }
  }

  /// Other terms with the same numbers.
  @usableFromInline init(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ old: PlainConstraint
  ) {
    self.init(
      first, comparison, second, old.constant, old.priority, unsaid: old.unsaid, place: old.place)
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

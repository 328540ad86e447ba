/// How the two sides of a constraint compare.
public enum Comparison: UInt8, Hashable, Sendable {
  /// The sides are equal.
  case equal
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The comparison as it is written.
  package var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A multiple of an anchor.
public struct AnchorTerm: Hashable, Sendable {
  /// What the anchor belongs to.
  public var item: AnchorItem
  /// Which line or extent of it.
  public var attribute: Attribute
  /// The factor.
  public var coefficient: Double

  /// A term of its parts.
  @inlinable package init(_ item: AnchorItem, _ attribute: Attribute, coefficient: Double = 1) {
    self.item = item
    self.attribute = attribute
    self.coefficient = coefficient
  }
}

/// A linear relation between anchors: `first (== <= >=) second + others + constant`.
///
/// Places are taken in the coordinates of the nearest common ancestor of the items, so a multiple
/// of a place means what it means in Auto Layout.
///
/// What few constraints have is kept aside, and the rest is five double words: the compiler keeps
/// that many in registers, and a constraint costs little more than writing them.
public struct Constraint: Sendable {
  @usableFromInline var plain: PlainConstraint
  @usableFromInline var extras: ConstraintExtras?

  /// A constraint of its parts.
  package init(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm? = nil,
    others: [AnchorTerm] = [], constant: Double = 0, priority: Priority = .required,
    label: String? = nil, place: SourcePlace? = nil
  ) {
    self.init(of: first, comparison, second, constant: constant, priority: priority)
    plain.identity = ConstraintIdentity.next(1)
    if !others.isEmpty || label != nil || place != nil {
      extras = ConstraintExtras(others: others, label: label, place: place)
    }
  }

  /// A constraint that has no identity yet.
  @inlinable @inline(__always) package init(
    of first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, constant: Double,
    priority: Priority = .required
  ) {
    self.init(PlainConstraint(first, comparison, second, constant, priority), nil)
  }

  /// A constraint of which no priority is said, written at a place; it is required.
  @inlinable @inline(__always) package init(
    draft first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, constant: Double,
    place: LiteralPlace
  ) {
    let plain = PlainConstraint(
      first, comparison, second, constant, .required, unsaid: PlainConstraint.Unsaid.priority,
      place: place)
    self.init(plain, nil)
  }

  /// A constraint of which neither priority nor multiplier nor number is said, written at a place.
  @inlinable @inline(__always) package init(
    draft first: AnchorTerm, _ comparison: Comparison, anchor second: AnchorTerm,
    place: LiteralPlace
  ) {
    let plain = PlainConstraint(
      first, comparison, second, 0, .required, unsaid: PlainConstraint.Unsaid.all, place: place)
    self.init(plain, nil)
  }

  @inlinable @inline(__always) init(_ plain: PlainConstraint, _ extras: ConstraintExtras?) {
    self.plain = plain
    self.extras = extras
  }
}

extension Constraint {
  /// The identity, kept through changes; a constraint of the languages gets its own when it is put
  /// at a node.
  @inlinable public var id: ConstraintIdentity { plain.identity }

  /// The number on the right side, in points.
  @inlinable public var constant: Double {
    get { plain.constant }
    set { plain.constant = newValue }
  }

  /// The left side.
  @inlinable public var first: AnchorTerm {
    get { plain.first }
    set { plain.first = newValue }
  }

  /// The first term of the right side.
  @inlinable public var second: AnchorTerm? {
    get { plain.second }
    set { plain.second = newValue }
  }

  /// How many terms both sides have together.
  package var termCount: Int {
    1 + (plain.second == nil ? 0 : 1) + (extras?.others.count ?? 0)
  }

  /// A term by its place: the left side's, then those of the right side.
  package func term(_ place: Int) -> AnchorTerm {
    if place == 0 { return plain.first }
    guard let second = plain.second else { return others[place - 1] }
    return place == 1 ? second : others[place - 2]
  }

  /// Sets the number on the right side, as a chain says it.
  @inlinable package mutating func say(number: Double) { plain.say(number: number) }

  /// Sets the factor of the first term of the right side, as a chain says it; answers whether there is
  /// one.
  @inlinable package mutating func scaleSecond(by factor: Double) -> Bool {
    plain.scaleSecond(by: factor)
  }

  /// How the sides compare.
  @inlinable public var comparison: Comparison {
    get { plain.comparison }
    set { plain.comparison = newValue }
  }

  /// How much it matters.
  @inlinable public var priority: Priority {
    get { plain.priority }
    set { plain.priority = newValue }
  }

  /// Whether the chain said a priority: one that does not leaves the constraint that it updates its
  /// own.
  package var isPrioritySaid: Bool { plain.unsaid & PlainConstraint.Unsaid.priority == 0 }

  /// Whether the chain said a factor.
  package var isFactorSaid: Bool { plain.unsaid & PlainConstraint.Unsaid.factor == 0 }

  /// Whether the chain said a number.
  package var isNumberSaid: Bool { plain.unsaid & PlainConstraint.Unsaid.number == 0 }
}

extension Constraint {
  /// More terms of the right side; empty in all that Auto Layout can say.
  public var others: [AnchorTerm] {
    get { extras?.others ?? [] }
    set {
      guard extras != nil || !newValue.isEmpty else { return }
      extras = ConstraintExtras(
        others: newValue, label: extras?.label, place: extras?.place, keepers: keepers,
        names: extras?.names)
    }
  }

  /// What the user calls the constraint.
  public var label: String? {
    get { extras?.label }
    set {
      guard extras != nil || newValue != nil else { return }
      extras = ConstraintExtras(
        others: others, label: newValue, place: extras?.place, keepers: keepers,
        names: extras?.names)
    }
  }

  /// Where the user wrote it.
  public var place: SourcePlace? {
    get { plain.place.place ?? extras?.place }
    set {
      plain.place = .none
      guard extras != nil || newValue != nil else { return }
      extras = ConstraintExtras(
        others: others, label: label, place: newValue, keepers: keepers, names: extras?.names)
    }
  }

  /// Notes where the constraint is written, unless that is known.
  @inlinable package mutating func note(_ place: LiteralPlace) {
    if plain.place.isNone, !(extras?.hasPlace ?? false) { plain.place = place }
  }

  /// Takes the place where another constraint is written.
  package mutating func takePlace(of other: Constraint) {
    guard other.plain.place.isNone else { return plain.place = other.plain.place }
    if let place = other.place { self.place = place }
  }

  /// Who is told where the constraint is put; each once.
  package var keepers: [ConstraintKeeper] {
    get { extras?.keepers ?? [] }
    set {
      guard !(extras?.keepers ?? []).isEmpty || !newValue.isEmpty else { return }
      extras = ConstraintExtras(
        others: others, label: label, place: extras?.place, keepers: newValue,
        names: extras?.names)
    }
  }

  /// Has one more be told where the constraint is put.
  package mutating func keep(in keeper: ConstraintKeeper) {
    if !keepers.contains(where: { $0 === keeper }) { keepers.append(keeper) }
  }
}

extension Constraint: Hashable {
  /// Whether both say the same of the same place under one identity.
  public static func == (a: Constraint, b: Constraint) -> Bool {
    a.id == b.id && a.first == b.first && a.second == b.second && a.constant == b.constant
      && a.comparison == b.comparison && a.priority == b.priority && a.others == b.others
      && a.label == b.label && a.place == b.place
  }

  /// Hashes the identity and what the constraint says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(constant)
  }
}

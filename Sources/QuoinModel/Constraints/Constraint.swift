/// The relation between the two sides of a constraint.
public enum Comparison: UInt8, Hashable, Sendable {
  /// The sides are equal.
  case equal
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The operator in source form.
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
  /// The item that the anchor belongs to.
  public var item: AnchorItem
  /// The line or dimension of the item.
  public var attribute: Attribute
  /// The multiplier.
  public var coefficient: Double

  /// Creates a term from its parts.
  @inlinable package init(_ item: AnchorItem, _ attribute: Attribute, coefficient: Double = 1) {
    self.item = item
    self.attribute = attribute
    self.coefficient = coefficient
  }
}

/// A linear relation between anchors: `first (== <= >=) second + others + constant`.
///
/// Positions are in the coordinates of the nearest common ancestor of the items, so a multiple of a
/// position means the same as in Auto Layout.
///
/// Data that few constraints have is stored out of line, and the rest takes five double words: the
/// compiler keeps that many in registers, and a constraint costs little more than writing them.
public struct Constraint: Sendable {
  @usableFromInline var plain: PlainConstraint
  @usableFromInline var extras: ConstraintExtras?

  /// Creates a constraint from its parts.
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

  /// Creates a constraint that has no identity yet.
  @inlinable @inline(__always) package init(
    of first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, constant: Double,
    priority: Priority = .required
  ) {
    self.init(PlainConstraint(first, comparison, second, constant, priority), nil)
  }

  /// Creates a required constraint without an explicit priority, with its source location.
  @inlinable @inline(__always) package init(
    draft first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, constant: Double,
    place: LiteralPlace
  ) {
    let plain = PlainConstraint(
      first, comparison, second, constant, .required,
      unspecified: PlainConstraint.Unspecified.priority,
      place: place)
    self.init(plain, nil)
  }

  /// Creates a constraint without an explicit priority, multiplier, or constant, with its source
  /// location.
  @inlinable @inline(__always) package init(
    draft first: AnchorTerm, _ comparison: Comparison, anchor second: AnchorTerm,
    place: LiteralPlace
  ) {
    let plain = PlainConstraint(
      first, comparison, second, 0, .required, unspecified: PlainConstraint.Unspecified.all,
      place: place
    )
    self.init(plain, nil)
  }

  @inlinable @inline(__always) init(_ plain: PlainConstraint, _ extras: ConstraintExtras?) {
    self.plain = plain
    self.extras = extras
  }
}

extension Constraint {
  /// The identity, which is kept through changes.
  ///
  /// A constraint of the constraint languages gets its identity when it is added to a node.
  @inlinable public var id: ConstraintIdentity { plain.identity }

  /// The constant on the right side, in points.
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

  /// The number of terms on both sides.
  package var termCount: Int {
    1 + (plain.second == nil ? 0 : 1) + (extras?.others.count ?? 0)
  }

  /// Returns a term by its position: the left side's first, then those of the right side.
  package func term(_ place: Int) -> AnchorTerm {
    if place == 0 { return plain.first }
    guard let second = plain.second else { return others[place - 1] }
    return place == 1 ? second : others[place - 2]
  }

  /// Sets the constant on the right side, as a chain specifies it.
  @inlinable package mutating func setConstant(_ constant: Double) { plain.setConstant(constant) }

  /// Sets the multiplier of the right side's first term, as a chain specifies it, and returns
  /// whether there is such a term.
  @inlinable package mutating func scaleSecond(by factor: Double) -> Bool {
    plain.scaleSecond(by: factor)
  }

  /// The relation between the sides.
  @inlinable public var comparison: Comparison {
    get { plain.comparison }
    set { plain.comparison = newValue }
  }

  /// The priority.
  @inlinable public var priority: Priority {
    get { plain.priority }
    set { plain.priority = newValue }
  }

  /// Whether the chain specified a priority; if not, a constraint that is updated keeps its own.
  package var hasExplicitPriority: Bool {
    plain.unspecified & PlainConstraint.Unspecified.priority == 0
  }

  /// Whether the chain specified a multiplier.
  package var hasExplicitMultiplier: Bool {
    plain.unspecified & PlainConstraint.Unspecified.factor == 0
  }

  /// Whether the chain specified a constant.
  package var hasExplicitConstant: Bool {
    plain.unspecified & PlainConstraint.Unspecified.number == 0
  }
}

extension Constraint {
  /// Further terms of the right side; empty for all constraints that Auto Layout can express.
  public var others: [AnchorTerm] {
    get { extras?.others ?? [] }
    set {
      guard extras != nil || !newValue.isEmpty else { return }
      extras = ConstraintExtras(
        others: newValue, label: extras?.label, place: extras?.place, memberships: memberships,
        names: extras?.names)
    }
  }

  /// The user's label for the constraint.
  public var label: String? {
    get { extras?.label }
    set {
      guard extras != nil || newValue != nil else { return }
      extras = ConstraintExtras(
        others: others, label: newValue, place: extras?.place, memberships: memberships,
        names: extras?.names)
    }
  }

  /// The source location of the constraint.
  public var place: SourcePlace? {
    get { plain.place.place ?? extras?.place }
    set {
      plain.place = .none
      guard extras != nil || newValue != nil else { return }
      extras = ConstraintExtras(
        others: others, label: label, place: newValue, memberships: memberships,
        names: extras?.names)
    }
  }

  /// Records the source location of the constraint, unless it is known.
  @inlinable package mutating func note(_ place: LiteralPlace) {
    if plain.place.isNone, !(extras?.hasPlace ?? false) { plain.place = place }
  }

  /// Copies the source location of another constraint.
  package mutating func copyPlace(of other: Constraint) {
    guard other.plain.place.isNone else { return plain.place = other.plain.place }
    if let place = other.place { self.place = place }
  }

  /// The groups that are notified where the constraint is added, each once.
  package var memberships: [GroupMembership] {
    get { extras?.memberships ?? [] }
    set {
      guard !(extras?.memberships ?? []).isEmpty || !newValue.isEmpty else { return }
      extras = ConstraintExtras(
        others: others, label: label, place: extras?.place, memberships: newValue,
        names: extras?.names)
    }
  }

  /// Adds a membership that is notified where the constraint is added.
  package mutating func keep(in membership: GroupMembership) {
    if !memberships.contains(where: { $0 === membership }) { memberships.append(membership) }
  }
}

extension Constraint {
  /// Whether the constraint has no terms besides the first one of each side, each of a node itself or of an ancestor
  /// of it rather than of a guide.
  var hasFormOnly: Bool {
    (extras?.others.isEmpty ?? true) && plain.first.item.part.base == .itself
      && plain.second.map { $0.item.part.base == .itself } ?? true
  }
}

extension Constraint: Hashable {
  /// Whether both constraints have the same content, source location, and identity.
  public static func == (a: Constraint, b: Constraint) -> Bool {
    a.id == b.id && a.first == b.first && a.second == b.second && a.constant == b.constant
      && a.comparison == b.comparison && a.priority == b.priority && a.others == b.others
      && a.label == b.label && a.place == b.place
  }

  /// Hashes the identity and the content of the constraint.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(constant)
  }
}

import Synchronization

/// How the two sides of a constraint compare.
public enum Comparison: UInt8, Hashable, Sendable {
  /// The sides are equal.
  case equal
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The comparison as it is written.
  public var symbol: String {
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
  public init(_ item: AnchorItem, _ attribute: Attribute, coefficient: Double = 1) {
    self.item = item
    self.attribute = attribute
    self.coefficient = coefficient
  }
}

/// A linear relation between anchors: `first (== <= >=) second + others + constant`.
///
/// Places are taken in the coordinates of the nearest common ancestor of the items, so a multiple
/// of a place means what it means in Auto Layout.
public struct Constraint: Hashable, Sendable {
  /// The identity, kept through changes.
  public let id: ConstraintIdentity
  /// The left side.
  public var first: AnchorTerm
  /// The first term of the right side.
  public var second: AnchorTerm?
  /// More terms of the right side; empty in all that Auto Layout can say.
  public var others: [AnchorTerm]
  /// The number on the right side, in points.
  public var constant: Double
  /// How the sides compare.
  public var comparison: Comparison
  /// How much it matters.
  public var priority: Priority
  /// What the user calls the constraint.
  public var label: String?
  /// Where the user wrote it.
  public var place: SourcePlace?

  /// A constraint of its parts.
  public init(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm? = nil,
    others: [AnchorTerm] = [], constant: Double = 0, priority: Priority = .required,
    label: String? = nil, place: SourcePlace? = nil
  ) {
    id = ConstraintIdentity()
    self.first = first
    self.second = second
    self.others = others
    self.constant = constant
    self.comparison = comparison
    self.priority = priority
    self.label = label
    self.place = place
  }
}

/// The identity of a constraint: a number that no other constraint of the process has.
public struct ConstraintIdentity: Hashable, Comparable, Sendable {
  /// The number itself.
  public let rawValue: Int

  init() { rawValue = ConstraintIdentity.counter.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Whether the first constraint was made before the second.
  public static func < (a: ConstraintIdentity, b: ConstraintIdentity) -> Bool {
    a.rawValue < b.rawValue
  }

  private static let counter = Atomic<Int>(0)
}

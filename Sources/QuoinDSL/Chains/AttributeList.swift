public import QuoinModel

/// Attributes in the order in which they were said, each once.
///
/// It is plain data: twenty attributes of five bits.
public struct AttributeList: Hashable, Sendable {
  @usableFromInline var packed: UInt128
  /// How many there are.
  @inlinable public var count: Int { Int(size) }
  @usableFromInline var size: UInt8

  /// No attribute.
  @inlinable public init() {
    packed = 0
    size = 0
  }

  /// One attribute.
  @inlinable public init(_ attribute: Attribute) {
    packed = UInt128(attribute.rawValue)
    size = 1
  }

  /// The attribute at a place in the order.
  @inlinable public subscript(index: Int) -> Attribute {
    let raw = UInt8(truncatingIfNeeded: packed >> (5 * UInt128(index))) & 31
    return Attribute(rawValue: raw) ?? .left
  }

  /// Whether an attribute is in the list.
  public func contains(_ attribute: Attribute) -> Bool {
    for index in 0..<count where self[index] == attribute { return true }
    return false
  }

  /// Adds an attribute, unless it is there.
  public mutating func append(_ attribute: Attribute) {
    guard !contains(attribute) else { return }
    packed |= UInt128(attribute.rawValue) << (5 * UInt128(count))
    size += 1
  }

  /// Adds the attributes of another list that are not there yet.
  public mutating func append(_ other: AttributeList) {
    guard count > 0 else { return self = other }
    for index in 0..<other.count { append(other[index]) }
  }

  /// Calls a function with each attribute, in order.
  @inlinable public func forEach(_ body: (Attribute) -> Void) {
    for index in 0..<count { body(self[index]) }
  }
}

extension AttributeList: ExpressibleByArrayLiteral {
  /// The attributes of a list.
  public init(arrayLiteral attributes: Attribute...) {
    self.init()
    for attribute in attributes { append(attribute) }
  }
}

extension AttributeList: CustomStringConvertible {
  /// The attributes as a chain says them: `top.left`.
  public var description: String {
    (0..<count).map { "\(self[$0])" }.joined(separator: ".")
  }
}

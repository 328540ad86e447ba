public import QuoinModel

/// A list of distinct attributes in the order in which they were named.
///
/// It is plain data: up to twenty attributes of five bits, twelve in one word and eight in another.
public struct AttributeList: Hashable, Sendable {
  @usableFromInline var low: UInt64
  /// The attributes from the thirteenth on, with the count in the bits above them.
  @usableFromInline var high: UInt64

  /// The number of attributes.
  @inlinable package var count: Int { Int(truncatingIfNeeded: high >> 40) }

  @inlinable init(low: UInt64, high: UInt64 = 0, count: UInt64) {
    self.low = low
    self.high = high | count << 40
  }

  /// Creates an empty list.
  @inlinable package init() { self.init(low: 0, count: 0) }

  /// Creates a list of one attribute.
  @inlinable package init(_ attribute: Attribute) {
    self.init(low: UInt64(attribute.rawValue), count: 1)
  }

  /// Creates a list of two different attributes.
  @inlinable init(_ first: Attribute, _ second: Attribute) {
    self.init(low: UInt64(first.rawValue) | UInt64(second.rawValue) << 5, count: 2)
  }

  /// Creates a list of four different attributes.
  @inlinable init(
    _ first: Attribute, _ second: Attribute, _ third: Attribute, _ fourth: Attribute
  ) {
    let pair = UInt64(first.rawValue) | UInt64(second.rawValue) << 5
    self.init(
      low: pair | UInt64(third.rawValue) << 10 | UInt64(fourth.rawValue) << 15, count: 4)
  }

  /// The attribute at an index.
  @inlinable @inline(__always) package subscript(index: Int) -> Attribute {
    let word = index < 12 ? low >> (5 * UInt64(index)) : high >> (5 * UInt64(index - 12))
    return Attribute(rawValue: UInt8(truncatingIfNeeded: word) & 31) ?? .left
  }

  /// Whether an attribute is in the list.
  package func contains(_ attribute: Attribute) -> Bool {
    for index in 0..<count where self[index] == attribute { return true }
    return false
  }

  /// Adds an attribute unless it is already in the list.
  package mutating func append(_ attribute: Attribute) {
    guard !contains(attribute) else { return }
    if count < 12 {
      low |= UInt64(attribute.rawValue) << (5 * UInt64(count))
    } else {
      high |= UInt64(attribute.rawValue) << (5 * UInt64(count - 12))
    }
    high += 1 << 40
  }

  /// Adds the attributes of another list that are not yet in this one.
  package mutating func append(_ other: AttributeList) {
    guard count > 0 else { return self = other }
    for index in 0..<other.count { append(other[index]) }
  }
}

extension AttributeList: ExpressibleByArrayLiteral {
  /// Creates a list from the given attributes.
  public init(arrayLiteral attributes: Attribute...) {
    self.init()
    for attribute in attributes { append(attribute) }
  }
}

extension AttributeList: CustomStringConvertible {
  /// The attributes in chain notation: `top.left`.
  public var description: String {
    (0..<count).map { "\(self[$0])" }.joined(separator: ".")
  }
}

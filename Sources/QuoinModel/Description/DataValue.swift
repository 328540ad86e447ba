/// A value as data: what a tree is printed as.
///
/// The members of an object keep their order, so that the same tree gives the same text.
public enum DataValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; what is not finite is written as `null` in JSON.
  case number(Double)
  /// A whole number of 16 digits or more, which a `Double` may not hold: an id of 64 bits, say.
  case integer(Int128)
  /// Characters.
  case string(String)
  /// Values in order.
  case array([DataValue])
  /// Values by name, in order.
  case object([Member])

  /// A value with its name.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: DataValue

    /// A member of its parts.
    public init(_ name: String, _ value: DataValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member of an object.
  public subscript(name: String) -> DataValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Whether there is nothing in it: null, or an array or object without values.
  public var isEmpty: Bool {
    switch self {
    case .null: true
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}

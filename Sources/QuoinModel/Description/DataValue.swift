/// A data value, used to print trees.
///
/// The members of an object keep their order, so that the same tree produces the same text.
public enum DataValue: Hashable, Sendable {
  /// The null value.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number; non-finite numbers are written as `null` in JSON.
  case number(Double)
  /// An integer of 16 digits or more, which a `Double` may not represent exactly, such as a 64-bit
  /// id.
  case integer(Int128)
  /// A string.
  case string(String)
  /// An array.
  case array([DataValue])
  /// An object: named values, in order.
  case object([Member])

  /// A named value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: DataValue

    /// Creates a member from its parts.
    public init(_ name: String, _ value: DataValue) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of an object's member, or `nil`.
  public subscript(name: String) -> DataValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Whether the value is null, or an array or object without values.
  public var isEmpty: Bool {
    switch self {
    case .null: true
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}

import QuoinBoxLayout

extension DataValue {
  /// Returns the stored properties of any value, by their Swift names.
  ///
  /// Optionals without a value and empty collections are left out of objects; private properties
  /// are not. A node is represented by its name, so that references to nodes do not print them, and
  /// a value of Foundation, such as a `UUID`, a `URL` or a `Date`, by its description.
  ///
  /// - Precondition: the value contains no function, which has no representation.
  public static func reflecting(_ value: Any) -> DataValue { DataValue(value, depth: 0) }

  private init(_ value: Any, depth: Int) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Double: self = .number(value)
    // The shortest decimal for the number: 0.2 rather than 0.20000000298023224.
    case let value as Float: self = .number(Double(value.description) ?? Double(value))
    case let value as any BinaryInteger: self = DataValue.whole(value)
    case let value as String: self = .string(value)
    case let value as Substring: self = .string(String(value))
    case let value as Character: self = .string(String(value))
    case let node as Node: self = .string(node.displayName)
    case let name as GridName: self = .string(name.text)
    case let id as NodeID: self = .number(Double(id.rawValue))
    case let font as Font: self = .object(DataValue.members(of: font.mirror, depth: depth))
    default: self = DataValue.composed(value, depth: depth)
    }
  }

  private static func whole(_ value: some BinaryInteger) -> DataValue {
    // Below this limit, a Double represents every integer exactly, and is written without an
    // exponent.
    guard let exact = Int128(exactly: value), exact.magnitude >= 1_000_000_000_000_000 else {
      return .number(Double(value))
    }
    return .integer(exact)
  }

  private static func composed(_ value: Any, depth: Int) -> DataValue {
    // A value deeper than any description contains itself.
    guard depth < 32 else { return .string("…") }
    let mirror = Mirror(reflecting: value)
    let name = String(reflecting: mirror.subjectType)
    // "Foundation.Date" is "FoundationEssentials.Date" where Foundation is split into modules.
    if name.hasPrefix("Foundation"), let found = foundation(value, name, mirror) { return found }
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { DataValue($0.value, depth: depth + 1) } ?? .null
    case .collection, .set:
      return .array(mirror.children.map { DataValue($0.value, depth: depth + 1) })
    case .dictionary:
      let members = mirror.children.compactMap { child -> Member? in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        guard pair.count == 2 else { return nil }
        return Member("\(pair[0])", DataValue(pair[1], depth: depth + 1))
      }
      return .object(members.sorted { $0.name < $1.name })
    case .enum:
      guard let payload = mirror.children.first else { return .string("\(value)") }
      return .object([Member(payload.label ?? "", DataValue(payload.value, depth: depth + 1))])
    case .class: return .string("\(type(of: value))")
    // A function in a value, such as one that makes rows, has no properties and is left out.
    case nil where depth == 0 && name.contains("->"):
      preconditionFailure(
        "a value of type \(name) cannot be converted to data; in a closure of fields, each statement must be a field"
      )
    default: return .object(members(of: mirror, depth: depth))
    }
  }

  /// Returns the description of a Foundation value, or `nil` for collections of bytes and the like.
  private static func foundation(_ value: Any, _ name: String, _ mirror: Mirror) -> DataValue? {
    guard mirror.displayStyle != .class, let text = value as? any CustomStringConvertible else {
      return nil
    }
    if name.hasSuffix(".Data"), let bytes = value as? any Sequence<UInt8> {
      return .array(bytes.map { .number(Double($0)) })
    }
    if name.hasSuffix(".Decimal") { return Double(text.description).map { .number($0) } }
    return .string(text.description)
  }

  /// Returns the stored properties of a mirror, without empty ones.
  static func members(of mirror: Mirror, depth: Int = 0) -> [Member] {
    mirror.children.enumerated().compactMap { index, child in
      let value = DataValue(child.value, depth: depth + 1)
      return value.isEmpty ? nil : Member(child.label ?? "\(index)", value)
    }
  }

  /// Returns the members that differ from those of another object.
  func members(differingFrom other: DataValue) -> [Member] {
    guard case .object(let members) = self else { return [] }
    return members.filter { other[$0.name] != $0.value }
  }
}

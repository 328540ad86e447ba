/// A set of element names of up to eight letters, stored as numbers to test bytes without creating
/// strings.
struct TagNames: ExpressibleByArrayLiteral {
  private let numbers: Set<UInt64>

  init(arrayLiteral names: String...) {
    numbers = Set(names.compactMap { TagNames.number(of: Array($0.utf8)[...]) })
  }

  /// Returns whether a name is in the set, ignoring case.
  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    TagNames.number(of: name).map { numbers.contains($0) } ?? false
  }

  /// Returns the lowercase letters of a name as one number, or `nil` if it is too long.
  private static func number(of name: ArraySlice<UInt8>) -> UInt64? {
    guard name.count <= 8 else { return nil }
    return name.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
  }
}

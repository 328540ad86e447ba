/// Names of elements by which bytes are asked, of up to eight letters each: as numbers, without strings.
struct TagNames: ExpressibleByArrayLiteral {
  private let numbers: Set<UInt64>

  init(arrayLiteral names: String...) {
    numbers = Set(names.compactMap { TagNames.number(of: Array($0.utf8)[...]) })
  }

  /// Whether a name is one of these, in whatever letters.
  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    TagNames.number(of: name).map { numbers.contains($0) } ?? false
  }

  /// The small letters of a name as one number, or `nil` where they are too many.
  private static func number(of name: ArraySlice<UInt8>) -> UInt64? {
    guard name.count <= 8 else { return nil }
    return name.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
  }
}

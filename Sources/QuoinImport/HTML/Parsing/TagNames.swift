/// A set of element names of up to eight letters, stored as numbers to test bytes without creating
/// strings.
struct TagNames: ExpressibleByArrayLiteral {
  /// The numbers of the names, each at the first free place from its own on, and 0 at the others.
  private var slots = [UInt64](repeating: 0, count: 128)

  /// - Precondition: There are fewer than 128 names.
  init(arrayLiteral names: String...) {
    precondition(names.count < slots.count, "there are more names than the table has room for")
    for name in names {
      guard let number = TagNames.number(of: Array(name.utf8)[...]) else { continue }
      slots[place(of: number)] = number
    }
  }

  /// Returns whether a name is in the set, ignoring case.
  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    guard let number = TagNames.number(of: name), number != 0 else { return false }
    return slots[place(of: number)] == number
  }

  /// The place of a number, or the free one where it belongs.
  private func place(of number: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 57)
    while slots[place] != number, slots[place] != 0 { place = (place + 1) & 127 }
    return place
  }

  /// Returns the lowercase letters of a name as one number, or `nil` if it is too long.
  private static func number(of name: ArraySlice<UInt8>) -> UInt64? {
    guard name.count <= 8 else { return nil }
    return name.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
  }
}

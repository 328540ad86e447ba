/// A table of the distinct names in a document, numbered in order of first occurrence.
///
/// It uses open addressing with linear probing. The hash is FNV-1a with a random seed, so that
/// documents cannot be crafted to cause collisions.
struct XMLNameTable {
  /// The names by number.
  private(set) var names: [String] = []

  /// The bytes of all names, concatenated.
  private var bytes: [UInt8] = []
  /// The end of each name in the bytes.
  private var ends: [Int] = []
  /// The number of the name in each slot, or -1.
  private var slots = [Int32](repeating: -1, count: 256)
  private let seed = UInt64.random(in: 0...UInt64.max)

  /// Returns the number of a name, adding it if necessary.
  mutating func number(_ name: UnsafeRawBufferPointer) -> Int32 {
    var slot = Int(truncatingIfNeeded: hash(name)) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isEqual(Int(slots[slot]), name) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(names.count)
    slots[slot] = number
    names.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    if names.count * 2 > slots.count { grow() }
    return number
  }

  /// Returns whether a name equals a string.
  func isEqual(_ number: Int32, _ word: StaticString) -> Bool {
    let (start, end) = range(Int(number))
    let length = word.utf8CodeUnitCount
    guard end - start == length else { return false }
    let units = word.utf8Start
    for index in 0..<length where bytes[start + index] != units[index] { return false }
    return true
  }

  private func range(_ number: Int) -> (Int, Int) {
    (number > 0 ? ends[number - 1] : 0, ends[number])
  }

  private func isEqual(_ number: Int, _ name: UnsafeRawBufferPointer) -> Bool {
    let (start, end) = range(number)
    guard end - start == name.count else { return false }
    for index in 0..<name.count where bytes[start + index] != name[index] { return false }
    return true
  }

  private func hash(_ name: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 29
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in names.indices {
      let (start, end) = range(number)
      let hash = bytes.withUnsafeBytes {
        self.hash(UnsafeRawBufferPointer(rebasing: $0[start..<end]))
      }
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}

/// The names of a document, each kept once and known by a number.
///
/// Open addressing with linear probing; the hash is FNV-1a from a start that differs from run to
/// run, so that no document is made to collide. The numbers count first occurrences.
struct XMLNameTable {
  /// The names by number.
  private(set) var names: [String] = []

  /// The bytes of all names, one behind the other.
  private var bytes: [UInt8] = []
  /// Where the bytes of each name end.
  private var ends: [Int] = []
  /// The number of the name in each slot, or -1.
  private var slots = [Int32](repeating: -1, count: 256)
  private let seed = UInt64.random(in: 0...UInt64.max)

  /// The number of a name.
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

  /// Whether a name is a word.
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

/// The names of lines and areas as numbers: a hash table with open addressing.
struct GridNames {
  private var names: [[UInt8]] = []
  private var edges: [(start: Int32, end: Int32)] = []
  /// The numbers of names plus one; zero marks a free slot.
  private var slots: [Int32] = []

  /// Returns the number of a name.
  mutating func number(of name: GridName) -> Int32 { number(of: name.utf8) }

  private mutating func number(of name: [UInt8]) -> Int32 {
    if slots.count < 2 * (names.count + 1) { grow() }
    var slot = Int(hash(name) & UInt64(slots.count - 1))
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if names[Int(number)] == name { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    names.append(name)
    edges.append((-1, -1))
    slots[slot] = Int32(names.count)
    return Int32(names.count - 1)
  }

  /// Returns the number of the name of an area's edge, with `-start` or `-end` (CSS Grid §7.3.2).
  mutating func edge(of number: Int32, isEnd: Bool) -> Int32 {
    let known = isEnd ? edges[Int(number)].end : edges[Int(number)].start
    if known >= 0 { return known }
    let suffix: StaticString = isEnd ? "-end" : "-start"
    let name = names[Int(number)] + suffix.withUTF8Buffer { Array($0) }
    let edge = self.number(of: name)
    if isEnd { edges[Int(number)].end = edge } else { edges[Int(number)].start = edge }
    return edge
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(16, slots.count * 2))
    for (index, name) in names.enumerated() {
      var slot = Int(hash(name) & UInt64(slots.count - 1))
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// Returns an FNV-1a hash, with its upper bits mixed into the lower ones.
  private func hash(_ name: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}

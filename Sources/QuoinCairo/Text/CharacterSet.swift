/// A set of ASCII characters, stored as one bit each.
struct CharacterSet {
  private var words = SIMD2<UInt64>.zero

  init(_ characters: String = "") {
    for byte in characters.utf8 { insert(byte) }
  }

  mutating func insert(_ character: UInt8) {
    if character < 128 { words[Int(character >> 6)] |= 1 << (character & 63) }
  }

  func contains(_ character: UInt8) -> Bool {
    character < 128 && words[Int(character >> 6)] & 1 << (character & 63) != 0
  }
}

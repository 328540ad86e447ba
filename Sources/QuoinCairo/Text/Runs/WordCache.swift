/// The widths of letters in words that were shaped before, in a table of fixed size where a word may displace another.
struct WordCache {
  /// The maximum length of a word, in bytes.
  static let longestWord = 15
  /// The number of words in the table.
  static let capacity = 2048

  /// The widths of a word, in Pango's units.
  struct Widths {
    /// The width of the cluster that begins at each byte, or `PlainFont.noCluster`.
    private(set) var letters = SIMD16<Int32>(repeating: PlainFont.noCluster)
    /// The width of a space in front of the word, or `PlainFont.noCluster` if it is not known.
    private(set) var space = PlainFont.noCluster

    fileprivate init() {}

    /// - Parameters:
    ///   - letters: The widths of the letters, behind that of a space if it is known.
    ///   - count: The number of letters.
    init(_ letters: [Int32], count: Int) {
      if letters.count > count { space = letters[0] }
      for (index, width) in letters.suffix(count).enumerated() { self.letters[index] = width }
    }
  }

  /// A short word and the number of its font; a word of no bytes is no word.
  struct Word: Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var font: UInt32 = 0

    fileprivate init() {}

    /// - Returns: `nil` if the word is too long.
    init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, font: UInt32) {
      guard bytes.count <= WordCache.longestWord else { return nil }
      self.font = font
      high = UInt64(bytes.count) << 56
      var shift: UInt64 = 0
      for byte in bytes {
        if shift < 64 {
          low |= UInt64(byte) << shift
        } else {
          high |= UInt64(byte) << (shift - 64)
        }
        shift += 8
      }
    }

    fileprivate var slot: Int {
      let word = low ^ high &* 0xC2B2_AE3D_27D4_EB4F
      let mixed = (word ^ UInt64(font) << 17) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: (mixed ^ mixed >> 32) % UInt64(WordCache.capacity))
    }
  }

  private struct Slot {
    var word = Word()
    var widths = Widths()
  }

  private var slots: [Slot] = []

  /// The widths of a word, or `nil` if it is not known.
  subscript(word: Word) -> Widths? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[word.slot]
    return slot.word == word ? slot.widths : nil
  }

  /// The number of words that the table has room for, once there is one.
  var count: Int { slots.count }

  mutating func insert(_ widths: Widths, for word: Word) {
    if slots.isEmpty { slots = Array(repeating: Slot(), count: WordCache.capacity) }
    slots[word.slot] = Slot(word: word, widths: widths)
  }
}

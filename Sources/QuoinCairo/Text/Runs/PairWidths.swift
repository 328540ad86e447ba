/// The widths of characters in front of others, in a table that is emptied when it is full.
///
/// In most fonts the width of a letter depends on no more than the next one, so a few hundred pairs are enough for all
/// words.
final class PairWidths {
  private struct Slot {
    /// The pair, or 0 for none.
    var pair: UInt64
    var width: Int32
  }

  /// The maximum number of pairs, of 16 bytes each; the table has room for twice as many.
  static let mostPairs = 16_384

  /// The pairs, each at the first free place from that of its hash on.
  @exclusivity(unchecked) private var slots: [Slot] = []
  @exclusivity(unchecked) private(set) var count = 0

  /// The key of a character in front of another one, or of none.
  ///
  /// - Parameter font: The number of the font; not 0.
  static func pair(_ character: UInt8, _ next: UInt8?, font: UInt32) -> UInt64 {
    UInt64(font) << 16 | UInt64(character) << 8 | UInt64(next ?? 0)
  }

  /// The width of the first character of a pair, or `nil` if it is not known.
  subscript(pair: UInt64) -> Int32? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[place(of: pair)]
    return slot.pair == pair ? slot.width : nil
  }

  func insert(_ width: Int32, for pair: UInt64) {
    if 2 * count >= slots.count { grow() }
    let place = place(of: pair)
    if slots[place].pair == 0 { count += 1 }
    slots[place] = Slot(pair: pair, width: width)
  }

  /// The place of a pair, or the free one where it belongs.
  private func place(of pair: UInt64) -> Int {
    let mixed = pair &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: (mixed ^ mixed >> 32) % UInt64(slots.count))
    while slots[place].pair != pair, slots[place].pair != 0 {
      place = place + 1 == slots.count ? 0 : place + 1
    }
    return place
  }

  private func grow() {
    let old = slots
    let isFull = count >= PairWidths.mostPairs
    slots = Array(
      repeating: Slot(pair: 0, width: 0), count: isFull ? 512 : max(512, 2 * old.count))
    count = 0
    guard !isFull else { return }
    for slot in old where slot.pair != 0 {
      slots[place(of: slot.pair)] = slot
      count += 1
    }
  }
}

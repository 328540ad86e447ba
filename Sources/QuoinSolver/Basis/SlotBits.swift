/// A bit set of slots in words of 64, smallest slot first: the slots that a solve still has to visit.
extension UnsafeMutableBufferPointer<UInt64> {
  @inline(__always) func insert(_ slot: Int32) {
    self[Int(slot &>> 6)] |= 1 &<< UInt64(truncatingIfNeeded: slot)
  }

  /// Removes and returns the smallest slot of a word that a mask includes, or returns `nil` if it includes none.
  @inline(__always) func removeFirst(in word: Int, _ mask: UInt64) -> Int? {
    let members = self[word] & mask
    if members == 0 { return nil }
    let bit = members.trailingZeroBitCount
    self[word] &= ~(members & (0 &- members))
    return word << 6 | bit
  }

  /// Removes and returns the largest slot of a word that a mask includes, or returns `nil` if it includes none.
  @inline(__always) func removeLast(in word: Int, _ mask: UInt64) -> Int? {
    if self[word] & mask == 0 { return nil }
    let bit = 63 &- (self[word] & mask).leadingZeroBitCount
    self[word] &= ~(1 &<< UInt64(truncatingIfNeeded: bit))
    return word << 6 | bit
  }
}

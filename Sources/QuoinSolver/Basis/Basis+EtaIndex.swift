extension Basis {
  /// An index of the etas in which each slot occurs, so that etas of other slots can be skipped.
  struct EtaIndex: Sendable {
    /// With fewer etas than this, scanning them is faster than an index.
    static let minimumCount = 64

    /// Whether the index is in use and complete.
    var isCurrent = false
    /// By slot: its last term among those of all etas, -1 for none.
    var terms: [Int32] = []
    /// By term: its eta, and the previous term of the same slot.
    var links: [Link] = []
    /// By slot: the last eta that replaced its row, -1 for none.
    var owners: [Int32] = []
    var entries: [Entry] = []
    /// By eta: the sum of its terms so far; 0 when not in use.
    var sums: [Double] = []
    /// The etas still to be visited; empty when not in use.
    var bits: [UInt64] = []
    /// The words of `bits` that may have bits set, so that a solve need not check all of them.
    var wordBits: [UInt64] = []

    struct Link: Sendable {
      var eta: Int32
      var earlier: Int32
    }

    /// The index entry of an eta.
    struct Entry: Sendable {
      /// The previous eta of the same slot, -1 for none.
      var earlier: Int32
      /// The last term of its slot in earlier etas, -1 for none.
      var term: Int32
    }

    mutating func reset(slotCount: Int) {
      terms.refill(with: -1, count: slotCount)
      owners.refill(with: -1, count: slotCount)
      links.removeAll(keepingCapacity: true)
      entries.removeAll(keepingCapacity: true)
      sums.removeAll(keepingCapacity: true)
      bits.removeAll(keepingCapacity: true)
      wordBits.removeAll(keepingCapacity: true)
      isCurrent = true
    }

    mutating func append(_ eta: Eta, _ etaTerms: [EtaTerm]) {
      let number = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(earlier: owners[Int(eta.slot)], term: terms[Int(eta.slot)]))
      owners[Int(eta.slot)] = number
      sums.append(0)
      if bits.count << 6 < entries.count { bits.append(0) }
      if wordBits.count << 6 < bits.count { wordBits.append(0) }
      for term in Int(eta.start)..<Int(eta.end) {
        let slot = Int(etaTerms[term].slot)
        links.append(Link(eta: number, earlier: terms[slot]))
        terms[slot] = Int32(truncatingIfNeeded: term)
      }
    }

    @inline(__always) mutating func mark(_ eta: Int32) {
      bits[Int(eta) >> 6] |= 1 << UInt64(eta & 63)
      wordBits[Int(eta) >> 12] |= 1 << UInt64((eta >> 6) & 63)
    }

    /// Returns the number of the last bit that is set, or of the first.
    @inline(__always) private static func bit(of word: UInt64, isLast: Bool) -> Int {
      isLast ? 63 &- word.leadingZeroBitCount : word.trailingZeroBitCount
    }

    /// Removes and returns the first marked eta, or the last one.
    @inline(__always) mutating func take(last isLast: Bool) -> Int? {
      var group = isLast ? wordBits.count &- 1 : 0
      while group >= 0 && group < wordBits.count {
        while wordBits[group] != 0 {
          let place = EtaIndex.bit(of: wordBits[group], isLast: isLast)
          let word = group << 6 | place
          let rest = bits[word]
          if rest == 0 {
            wordBits[group] &= ~(1 << UInt64(place))
            continue
          }
          let bit = EtaIndex.bit(of: rest, isLast: isLast)
          bits[word] = rest & ~(1 << UInt64(bit))
          return word << 6 | bit
        }
        group &+= isLast ? -1 : 1
      }
      return nil
    }

    /// Marks the etas from `first` on that replaced a slot's row.
    @inline(__always) mutating func markOwners(of slot: Int, from first: Int32) {
      var eta = owners[slot]
      while eta >= first {
        mark(eta)
        eta = entries[Int(eta)].earlier
      }
    }

    /// Adds a slot's value to the etas with a term of that slot, from one term back to the eta that
    /// replaced the slot's row, and marks them and that eta.
    @inline(__always) mutating func spread(
      _ value: Double, from last: Int32, backTo owner: Int32, _ etaTerms: [EtaTerm]
    ) {
      var term = last
      while term >= 0 {
        let link = links[Int(term)]
        if link.eta <= owner { break }
        sums[Int(link.eta)] += etaTerms[Int(term)].coefficient * value
        mark(link.eta)
        term = link.earlier
      }
      if owner >= 0 { mark(owner) }
    }
  }

  /// Adds the etas that are not in the index yet.
  mutating func indexEtas() {
    if !etaIndex.isCurrent { etaIndex.reset(slotCount: count) }
    for number in etaIndex.entries.count..<etas.count { etaIndex.append(etas[number], etaTerms) }
  }

  /// Like ``undoEtas()``, but visits only the etas that involve nonzero values.
  ///
  /// The terms of an eta are not summed when it is visited, because an eta may have as many terms
  /// as there are slots, most of which are zero. Instead, each value is added to the etas that
  /// contain it as soon as it is known.
  ///
  /// - Parameter slots: the slots in which bits are set.
  /// - Returns: the first slot with a bit.
  mutating func undoIndexedEtas(from slots: Range<Int>) -> Int {
    for word in slots.lowerBound >> 6..<(slots.upperBound + 63) >> 6 {
      var rest = bits[word]
      while rest != 0 {
        let slot = word << 6 | rest.trailingZeroBitCount
        rest &= rest &- 1
        if vector[slot] == 0 { continue }
        etaIndex.spread(
          vector[slot], from: etaIndex.terms[slot], backTo: etaIndex.owners[slot], etaTerms)
      }
    }
    var first = slots.lowerBound
    while let number = etaIndex.take(last: true) {
      let slot = Int(etas[number].slot)
      let sum = vector[slot] - etaIndex.sums[number]
      etaIndex.sums[number] = 0
      vector[slot] = sum == 0 ? 0 : sum / etas[number].pivot
      if sum == 0 { continue }
      setBit(slot)
      first = min(first, slot)
      let entry = etaIndex.entries[number]
      etaIndex.spread(vector[slot], from: entry.term, backTo: entry.earlier, etaTerms)
    }
    return first
  }

  /// Like ``applyEtas()``, but visits only the etas whose slots are touched.
  mutating func applyIndexedEtas() {
    for index in 0..<touchedCount { etaIndex.markOwners(of: Int(touched[index]), from: 0) }
    while let number = etaIndex.take(last: false) {
      let eta = etas[number]
      let value = multipliers[Int(eta.slot)]
      if value == 0 { continue }
      let scaled = value / eta.pivot
      multipliers[Int(eta.slot)] = scaled
      for place in Int(eta.start)..<Int(eta.end) {
        let slot = Int(etaTerms[place].slot)
        let old = multipliers[slot]
        let change = etaTerms[place].coefficient * scaled
        let sum = old - change
        // What remains after a cancellation is rounding error.
        multipliers[slot] = sum.magnitude <= 1e-14 * old.magnitude ? 0 : sum
        if isTouched[slot] { continue }
        isTouched[slot] = true
        touched[touchedCount] = Int32(truncatingIfNeeded: slot)
        touchedCount += 1
        etaIndex.markOwners(of: slot, from: Int32(truncatingIfNeeded: number + 1))
      }
    }
  }
}

extension Basis {
  /// In which etas each slot occurs, so that those of other slots need not be looked at.
  struct EtaIndex: Sendable {
    /// So many etas are looked at one by one sooner than listed.
    static let fewest = 64

    /// Whether all etas are listed.
    var isCurrent = false
    /// By slot: its last term among those of all etas, -1 for none.
    var terms: [Int32] = []
    /// By term: the eta it is of, and the term of the same slot before it.
    var links: [Link] = []
    /// By slot: the last eta that gave it another row, -1 for none.
    var owners: [Int32] = []
    /// By eta: the one before it of the same slot.
    var earlier: [Int32] = []
    /// The etas that are to be visited; none at rest.
    var bits: [UInt64] = []

    struct Link: Sendable {
      var eta: Int32
      var earlier: Int32
    }

    mutating func reset(slotCount: Int) {
      terms.refill(with: -1, count: slotCount)
      owners.refill(with: -1, count: slotCount)
      links.removeAll(keepingCapacity: true)
      earlier.removeAll(keepingCapacity: true)
      bits.removeAll(keepingCapacity: true)
      isCurrent = true
    }

    mutating func append(_ eta: Eta, _ etaTerms: [EtaTerm]) {
      let number = Int32(truncatingIfNeeded: earlier.count)
      earlier.append(owners[Int(eta.slot)])
      owners[Int(eta.slot)] = number
      if bits.count << 6 < earlier.count { bits.append(0) }
      for term in Int(eta.start)..<Int(eta.end) {
        let slot = Int(etaTerms[term].slot)
        links.append(Link(eta: number, earlier: terms[slot]))
        terms[slot] = Int32(truncatingIfNeeded: term)
      }
    }

    /// Marks the etas before `end` that give a slot another row.
    @inline(__always) mutating func markOwners(of slot: Int, before end: Int32) {
      var eta = owners[slot]
      while eta >= 0 {
        if eta < end { bits[Int(eta) >> 6] |= 1 << UInt64(eta & 63) }
        eta = earlier[Int(eta)]
      }
    }

    /// Marks the etas from `first` on that give a slot another row.
    @inline(__always) mutating func markOwners(of slot: Int, from first: Int32) {
      var eta = owners[slot]
      while eta >= first {
        bits[Int(eta) >> 6] |= 1 << UInt64(eta & 63)
        eta = earlier[Int(eta)]
      }
    }

    /// Marks the etas before `end` that have a term of a slot.
    @inline(__always) mutating func markTerms(of slot: Int, before end: Int32) {
      var term = terms[slot]
      while term >= 0 {
        let link = links[Int(term)]
        if link.eta < end { bits[Int(link.eta) >> 6] |= 1 << UInt64(link.eta & 63) }
        term = link.earlier
      }
    }
  }

  /// Lists the etas that are not listed yet.
  mutating func indexEtas() {
    if !etaIndex.isCurrent { etaIndex.reset(slotCount: count) }
    for number in etaIndex.earlier.count..<etas.count { etaIndex.append(etas[number], etaTerms) }
  }

  /// As ``undoEtas()``, through the etas that have to do with what is not 0.
  mutating func undoIndexedEtas() {
    let end = Int32(truncatingIfNeeded: etas.count)
    for word in bits.indices where bits[word] != 0 {
      var rest = bits[word]
      while rest != 0 {
        let slot = word << 6 | rest.trailingZeroBitCount
        rest &= rest &- 1
        if vector[slot] == 0 { continue }
        etaIndex.markOwners(of: slot, before: end)
        etaIndex.markTerms(of: slot, before: end)
      }
    }
    for word in etaIndex.bits.indices.reversed() {
      while etaIndex.bits[word] != 0 {
        let bit = 63 &- etaIndex.bits[word].leadingZeroBitCount
        etaIndex.bits[word] &= ~(1 << UInt64(bit))
        let number = word << 6 | bit
        let eta = etas[number]
        let slot = Int(eta.slot)
        let old = vector[slot]
        var sum = old
        for place in Int(eta.start)..<Int(eta.end) {
          sum -= etaTerms[place].coefficient * vector[Int(etaTerms[place].slot)]
        }
        vector[slot] = sum == 0 ? 0 : sum / eta.pivot
        if sum == 0 || old != 0 { continue }
        setBit(slot)
        etaIndex.markOwners(of: slot, before: Int32(truncatingIfNeeded: number))
        etaIndex.markTerms(of: slot, before: Int32(truncatingIfNeeded: number))
      }
    }
  }

  /// As ``applyEtas()``, through the etas whose slots are touched.
  mutating func applyIndexedEtas() {
    for index in 0..<touchedCount { etaIndex.markOwners(of: Int(touched[index]), from: 0) }
    for word in etaIndex.bits.indices {
      while etaIndex.bits[word] != 0 {
        let bit = etaIndex.bits[word].trailingZeroBitCount
        etaIndex.bits[word] &= etaIndex.bits[word] &- 1
        let number = word << 6 | bit
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
          // What a cancellation leaves is rounding.
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
}

/// The generator of random numbers that all workloads draw from (Steele, Lea & Flood 2014).
package struct SplitMix64 {
  private var state: UInt64

  /// The generator in its first state.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// A number from 0 to below `count`.
  package mutating func draw(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// A number from 0 to below 1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

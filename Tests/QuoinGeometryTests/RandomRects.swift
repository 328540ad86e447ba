import QuoinGeometry

/// A generator that gives the same numbers each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A multiple of a quarter, so that sums are exact.
  mutating func quarters(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self)) / 4
  }

  mutating func rect() -> Rect {
    Rect(quarters(-800...800), quarters(-800...800), quarters(0...1600), quarters(0...1600))
  }

  mutating func size() -> Size { Size(quarters(0...800), quarters(0...800)) }
}

/// Calls a function with random rectangles.
func withRandomRects(
  _ count: Int = 200, seed: UInt64 = 419, _ body: (Rect, inout SeededGenerator) throws -> Void
) rethrows {
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count { try body(generator.rect(), &generator) }
}

/// Numbers that arithmetic trips over.
let hostileNumbers: [Double] = [
  .nan, .infinity, -.infinity, -1, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 1e-12, 7,
]

import QuoinGeometry
import Testing

@Suite struct FractionTests {
  @Test(arguments: [
    (5.0, 0.0, 10.0, 0.5), (2, -2, 6, 0.5), (-1, 0, 10, 0), (11, 0, 10, 1), (3, 3, 3, 0),
    (3, 4, 3, 0),
    (0, -1e308, 1e308, 0.5), (1e308, -1e308, 1e308, 1), (5e307, -1e308, 1e308, 0.75),
    (.leastNonzeroMagnitude, 0, 4 * .leastNonzeroMagnitude, 0.25),
  ])
  func positionsInRanges(_ value: Double, _ low: Double, _ high: Double, _ part: Double) {
    #expect(value.fraction(from: low, to: high) == part)
  }
}

import Foundation
import QuoinGeometry
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [1.0, 2, 3]) func roundingIsIdempotentAndTiles(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var left = -7.3
    for step in 0..<200 {
      let width = Double(step % 17) * 0.37
      let a = grid.round(Rect(left, 0, width, 1))
      let b = grid.round(Rect(left + width, 0, 3, 1))
      #expect(abs(a.maxX - b.minX) < 1e-12)
      #expect(abs(grid.round(a).width - a.width) < 1e-12)
      left += width
    }
  }

  @Test func halvesGoUp() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(0.25) == 0.5)
    #expect(grid.round(-0.25) == 0)
    #expect(grid.round(0.2499) == 0)
    // What a solver makes of a half.
    #expect(grid.round(0.25 - 1e-9) == 0.5)
  }

  @Test func lengthsAreRoundedUp() {
    let grid = PixelGrid(scale: 3)
    #expect(abs(grid.ceil(14.01) - 43.0 / 3) < 1e-12)
    #expect(grid.ceil(14) == 14)
    #expect(grid.ceil(14 + 1e-9) == 14)
  }

  @Test func hugeNumbersStay() {
    let grid = PixelGrid(scale: 2)
    for number in [1e300, -1e300, 1e18] {
      #expect(grid.round(number) == number)
      #expect(grid.ceil(number) == number)
    }
  }

  /// The nearest line is that of the system's `floor`, for numbers of each magnitude and sign.
  @Test(arguments: [1.0, 2, 3, 0.5]) func roundingIsThatOfFloor(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let exponent = Double.random(in: -30...52, using: &random)
      let number = Double.random(in: -1...1, using: &random) * exp2(exponent)
      for number in [number, number.rounded(), number.rounded() + 0.5, -number.rounded() / 4] {
        let floor = (number * scale + 0.5 + 1e-6).rounded(.down) / scale
        #expect(grid.round(number) == floor || (number * scale).magnitude >= 4_503_599_627_370_496)
      }
    }
  }

  @Test func aScaleIsPositive() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
  }
}

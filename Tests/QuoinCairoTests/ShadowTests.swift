import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// Blurs against sums that are worked out here.
@Suite struct ShadowTests {
  /// The share of a normal distribution below a number of deviations.
  private func below(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }

  private func coverage(_ shape: BlurredShape, _ width: Int, _ height: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height)
    bytes.withUnsafeMutableBufferPointer {
      guard let start = $0.baseAddress else { return }
      shape.write(to: start, stride: width)
    }
    return bytes
  }

  @Test(arguments: [(1.0, 1.0), (3, 3), (8, 2), (20, 20), (0.5, 0.5)])
  func aBlurredRectangleIsAProductOfTwoIntegrals(_ deviation: (Double, Double)) {
    let rect = Rect(40.25, 30, 90, 50.5)
    let (sx, sy) = deviation
    let bytes = coverage(
      BlurredShape(RoundedRect(rect), deviation: Size(sx, sy), x: 0..<180, y: 0..<120), 180, 120)
    var worst = 0.0
    for y in 0..<120 {
      for x in 0..<180 {
        // The mean over the pixel, by sixteen samples each way.
        var (across, down) = (0.0, 0.0)
        for sample in 0..<16 {
          let u = Double(x) + (Double(sample) + 0.5) / 16
          let v = Double(y) + (Double(sample) + 0.5) / 16
          across += (below((rect.maxX - u) / sx) - below((rect.minX - u) / sx)) / 16
          down += (below((rect.maxY - v) / sy) - below((rect.minY - v) / sy)) / 16
        }
        worst = max(worst, abs(across * down * 255 - Double(bytes[y * 180 + x])))
      }
    }
    // Beyond three deviations a shadow counts as complete, or as nothing: 0.35 of 255.
    #expect(worst < (min(sx, sy) < 1 ? 3 : 1.2))
  }

  @Test(arguments: [
    CornerRadii(12), CornerRadii(Size(30, 14)),
    CornerRadii(topLeft: Size(40), bottomRight: Size(10, 25)), CornerRadii(Size(40, 30)),
  ])
  func aBlurredRoundShapeIsASumOverItsPoints(_ radii: CornerRadii) {
    let shape = RoundedRect(Rect(24, 20, 80, 60), radii: radii)
    let deviation = 6.0
    let (width, height) = (128, 100)
    let bytes = coverage(
      BlurredShape(shape, deviation: Size(deviation), x: 0..<width, y: 0..<height), width, height)
    // The shape in quarters of pixels, convolved along x and then along y.
    let fine = 4
    let (columns, rows) = (width * fine, height * fine)
    var plane = [Double](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let point = Point((Double(x) + 0.5) / 4, (Double(y) + 0.5) / 4)
        plane[y * columns + x] = contains(shape, point) ? 1 : 0
      }
    }
    let reach = Int(deviation * 4) * fine
    var kernel = (-reach...reach).map {
      exp(-pow(Double($0) / Double(fine), 2) / (2 * deviation * deviation))
    }
    let sum = kernel.reduce(0.0) { $0 + $1 }
    kernel = kernel.map { $0 / sum }
    var across = plane
    for y in 0..<rows {
      for x in stride(from: 1, to: columns, by: fine) {
        var value = 0.0
        for (index, weight) in kernel.enumerated() {
          let at = x + index - reach
          if at >= 0, at < columns { value += weight * plane[y * columns + at] }
        }
        across[y * columns + x] = value
      }
    }
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        var value = 0.0
        for (index, weight) in kernel.enumerated() {
          let at = y * fine + 1 + index - reach
          if at >= 0, at < rows { value += weight * across[at * columns + x * fine + 1] }
        }
        worst = max(worst, abs(value * 255 - Double(bytes[y * width + x])))
      }
    }
    // The reference is sampled an eighth of a pixel off the middle.
    #expect(worst < 4)
  }

  private func contains(_ shape: RoundedRect, _ point: Point) -> Bool {
    let rect = shape.rect
    guard rect.contains(point) else { return false }
    let radii = shape.drawnRadii
    func isCut(_ radii: Size, _ x: Double, _ y: Double) -> Bool {
      guard x < radii.width, y < radii.height else { return false }
      let (u, v) = (1 - x / radii.width, 1 - y / radii.height)
      return u * u + v * v > 1
    }
    return !isCut(radii.topLeft, point.x - rect.minX, point.y - rect.minY)
      && !isCut(radii.topRight, rect.maxX - point.x, point.y - rect.minY)
      && !isCut(radii.bottomRight, rect.maxX - point.x, rect.maxY - point.y)
      && !isCut(radii.bottomLeft, point.x - rect.minX, rect.maxY - point.y)
  }

  @Test func aPartOfALargeShadowIsThatPartOfTheWhole() {
    // Columns and rows in the middle are computed once; a window must see the same.
    let shape = RoundedRect(Rect(30, 20, 400, 300), radius: 24)
    let whole = coverage(BlurredShape(shape, deviation: Size(7), x: 0..<460, y: 0..<340), 460, 340)
    let part = coverage(
      BlurredShape(shape, deviation: Size(7), x: 15..<215, y: 250..<330), 200, 80)
    for y in 0..<80 {
      for x in 0..<200 {
        #expect(part[y * 200 + x] == whole[(y + 250) * 460 + x + 15])
      }
    }
  }

  @Test func threeAveragesComeNearToAGaussian() {
    for deviation in [2.0, 3.3, 6, 15] {
      // Bands of 80 columns and of 60 rows in a plane that is large enough.
      let (width, height) = (260, 240)
      var plane = [UInt8](repeating: 0, count: width * height)
      for y in 90..<150 { for x in 90..<170 { plane[y * width + x] = 255 } }
      plane.withUnsafeMutableBufferPointer {
        guard let start = $0.baseAddress else { return }
        BoxBlur(deviation: deviation).blur(start, width: width, height: height, stride: width)
      }
      func share(_ at: Int, _ low: Double, _ high: Double) -> Double {
        let at = Double(at) + 0.5
        return below((high - at) / deviation) - below((low - at) / deviation)
      }
      for (x, y) in [(130, 120), (90, 120), (85, 88), (130, 150), (172, 155), (60, 120), (130, 20)]
      {
        let exact = share(x, 90, 170) * share(y, 90, 150) * 255
        #expect(abs(exact - Double(plane[y * width + x])) < 9, "\(deviation) \(x) \(y)")
      }
    }
  }

  /// The four channels of a picture are blurred as four pictures of one channel.
  @Test(arguments: [0.7, 2, 3.3, 15, 80], [(37, 23), (1, 9), (64, 1)])
  func channelsAreBlurredAlone(_ deviation: Double, _ side: (Int, Int)) {
    var random = SystemRandomNumberGenerator()
    let (width, height) = side
    // Rows have four bytes more than they need.
    let stride = width * 4 + 4
    let source = (0..<stride * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    let blur = BoxBlur(deviation: deviation)
    var picture = source
    picture.withUnsafeMutableBufferPointer {
      guard let start = $0.baseAddress else { return }
      blur.blurColors(start, width: width, height: height, stride: stride)
    }
    for channel in 0..<4 {
      var plane = (0..<width * height).map {
        source[$0 / width * stride + $0 % width * 4 + channel]
      }
      plane.withUnsafeMutableBufferPointer {
        guard let start = $0.baseAddress else { return }
        blur.blur(start, width: width, height: height, stride: width)
      }
      let blurred = (0..<width * height).map {
        picture[$0 / width * stride + $0 % width * 4 + channel]
      }
      #expect(blurred == plane, "channel \(channel)")
    }
  }

  @Test func aHugeCornerCostsNoMoreThanWhatIsSeenOfIt() {
    // A quarter of a circle of half a million pixels passes through the window.
    let shape = RoundedRect(Rect(-400_000, 10, 1_000_000, 1_000_000), radius: 500_000)
    let bytes = coverage(
      BlurredShape(shape, deviation: Size(1), x: 99_990..<100_010, y: 0..<40), 20, 40)
    // At its top the circle is flat: the rows below it are covered, those above are not.
    for x in 0..<20 { #expect(bytes[39 * 20 + x] > 250 && bytes[x] < 5) }
  }

  @Test func whatIsKeptOfShadowsIsBounded() {
    let store = ShadowStore()
    for side in 0..<400 {
      let shape = RoundedRect(Rect(30, 30, 60 + Double(side), 60), radius: Double(side) / 20)
      let size = (width: 120 + side, height: 120)
      let kept = store.shape(shape, deviation: Size(9), width: size.width, height: size.height)
      let again = store.shape(shape, deviation: Size(9), width: size.width, height: size.height)
      #expect(kept.values == again.values)
      #expect(store.cost <= 8 << 20)
    }
    #expect(store.cost > 0)
  }

  @Test func nothingOfAShadowIsDrawnUnderItsBox() throws {
    let box = RoundedRect(Rect(10, 10, 20, 20))
    let shadow = Shadow(color: .black, x: 0, y: 0, blur: 8)
    let pixels = try Pixels(.of([.shadow(DrawnShadow(shadow, of: box))], 40, 40))
    #expect(pixels[20, 20] == 0xFFFF_FFFF)
    #expect(pixels[10, 10] == 0xFFFF_FFFF)
    #expect(pixels[9, 20] != 0xFFFF_FFFF)
    var inner = shadow
    inner.isInner = true
    let inside = try Pixels(.of([.shadow(DrawnShadow(inner, of: box))], 40, 40))
    #expect(inside[9, 20] == 0xFFFF_FFFF)
    #expect(inside[10, 20] != 0xFFFF_FFFF)
  }

  @Test func aTurnedShadowIsTheShadowTurned() throws {
    let box = RoundedRect(Rect(15, 20, 30, 20), radius: 5)
    let shadow = DrawCommand.shadow(
      DrawnShadow(Shadow(color: .black, x: 3, y: 0, blur: 6), of: box))
    let plain = try Pixels(.of([shadow], 60, 60))
    let turned = try Pixels(
      .of([.beginRotation(angle: .pi / 2, center: Point(30, 30)), shadow, .endRotation], 60, 60))
    for y in 0..<60 {
      for x in 0..<60 {
        let a = Int(plain[x, y] & 0xFF)
        let b = Int(turned[59 - y, x] & 0xFF)
        #expect(abs(a - b) <= 24, "\(x) \(y)")
      }
    }
  }

  @Test func aSilhouetteHasOneColourAndIsMoved() throws {
    let silhouette = Silhouette(
      color: Color(hex: 0x0000FF), offset: Point(5, 0), bounds: Rect(5, 5, 10, 10))
    let pixels = try Pixels(
      .of([
        .beginSilhouette(silhouette),
        .fill(RoundedRect(Rect(5, 5, 10, 10)), Color(hex: 0xFF0000)), .endSilhouette,
      ]))
    #expect(pixels.ink(on: 0xFFFF_FFFF) == Rect(10, 5, 10, 10))
    #expect(pixels[12, 8] == 0xFF00_00FF)
  }
}

import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct EncoderTests {
  /// Pictures of noise, of flat areas and of both come back as they were, at every width of the last
  /// block.
  @Test(arguments: 1...19)
  func whatIsWrittenIsReadBack(_ width: Int) throws {
    var random = SystemRandomNumberGenerator()
    let height = 12
    var commands: [DrawCommand] = []
    var expected = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for y in 0..<height {
      for x in 0..<width where Bool.random(using: &random) {
        // Rows below each other are often alike.
        let row = y / 3
        let hex = UInt32((x &* 2_654_435_761 ^ row &* 40_503) & 0xFF_FFFF)
        commands.append(.fill(RoundedRect(Rect(Double(x), Double(y), 1, 1)), Color(hex: hex)))
        expected[y * width + x] = 0xFF00_0000 | hex
      }
    }
    let pixels = try Pixels(.of(commands, Double(width), Double(height)))
    for y in 0..<height {
      for x in 0..<width { #expect(pixels[x, y] == expected[y * width + x]) }
    }
    // With opacity colours are divided and multiplied again: a step either way.
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices where index % 4 == 3 || bitmap.width > 0 {
      bitmap.pixels[index] = index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
    }
    #expect(Bitmap(png: try bitmap.png()) == bitmap)
  }
}

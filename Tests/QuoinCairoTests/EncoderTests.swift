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

  /// Pictures of more parts than share a code come back as they were: noise, ramps, stripes and flat areas.
  @Test func largePicturesAreReadBack() throws {
    var random = SystemRandomNumberGenerator()
    var bitmap = Bitmap(width: 400, height: 300)
    for index in 0..<(400 * 300) {
      let (x, y) = (index % 400, index / 400)
      let value: UInt8 =
        switch y / 60 {
        case 0: UInt8.random(in: 0...255, using: &random)
        case 1: UInt8(x / 2)
        case 2: x % 7 == 0 ? 255 : 0
        case 3: UInt8(truncatingIfNeeded: x &* y)
        default: 9
        }
      for part in 0..<3 { bitmap.pixels[index * 4 + part] = part == 1 ? ~value : value }
      bitmap.pixels[index * 4 + 3] = 255
    }
    #expect(Bitmap(png: try bitmap.png()) == bitmap)
  }

  /// A picture of more bytes than are compressed at once comes back as it was.
  @Test func highPicturesAreReadBack() throws {
    // 500 × 4,000 pixels of four bytes are 8 MB, which is more than one part.
    let (width, height) = (500, 4000)
    var bitmap = Bitmap(width: width, height: height)
    for index in 0..<width * height {
      let (x, y) = (index % width, index / width)
      bitmap.pixels[index * 4] = UInt8(truncatingIfNeeded: y / 9)
      bitmap.pixels[index * 4 + 1] = x < y ? 200 : 7
      bitmap.pixels[index * 4 + 2] = UInt8(truncatingIfNeeded: x &* y)
      bitmap.pixels[index * 4 + 3] = y < 1 ? 254 : 255
    }
    // Colours that are not opaque are a step off; the first row makes the file one with opacity.
    let read = try #require(Bitmap(png: try bitmap.png()))
    #expect(read.pixels.dropFirst(4 * width) == bitmap.pixels.dropFirst(4 * width))
  }

  /// Words of a code are as long as the sum of their shares allows (Kraft), rarer ones not shorter, none too long.
  @Test(arguments: [2, 3, 19, 286], [7, 15])
  func codesAreComplete(_ count: Int, _ limit: Int) {
    guard count <= 1 << limit else { return }
    // Numbers of Fibonacci make the deepest trees.
    var counts = [1, 1]
    while counts.count < count {
      counts.append(min(counts[counts.count - 1] + counts[counts.count - 2], 1 << 40))
    }
    let code = HuffmanCode(counts: counts, limit: limit)
    #expect(code.lengths.allSatisfy { 1...limit ~= Int($0) })
    #expect(code.lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 })
    // No word is the beginning of another one.
    for (first, length) in zip(code.words, code.lengths) {
      let same = code.words.filter { $0 & (1 << UInt32(length) - 1) == first }
      #expect(same.count == 1)
    }
  }
}

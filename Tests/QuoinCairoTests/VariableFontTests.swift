import Foundation
import QuoinModel
import Testing

@testable import QuoinCairo

/// Variable fonts that are damaged: a child process tries the instances before they are drawn.
@Suite struct VariableFontTests {
  private static func pool() -> DecoderPool {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return DecoderPool(
      executable: tests.resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("quoin").path)
  }

  private static func font() throws -> [UInt8] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "QuoinDocumentTests/Fixtures/Axes.ttf")
    return [UInt8](try Data(contentsOf: file))
  }

  /// The bytes of a table: OpenType 1.9, "Table directory".
  private static func table(_ tag: String, of font: [UInt8]) throws -> Range<Int> {
    func number(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let record = try #require(
      (0..<Int(font[5])).map { 12 + 16 * $0 }.first { font[$0..<$0 + 4].elementsEqual(tag.utf8) })
    return number(record + 8)..<number(record + 8) + number(record + 12)
  }

  @Test func theFontIsSound() throws {
    #expect(try Self.pool().fault(inFont: Self.font()) == nil)
  }

  @Test func moreAxesThanAreReadAreAFault() throws {
    var font = try Self.font()
    let axes = try Self.table("fvar", of: font)
    // The number of axes: OpenType 1.9, "fvar".
    font[axes.lowerBound + 8] = 255
    let fault = try #require(Self.pool().fault(inFont: font))
    #expect(fault == "has more than 64 axes")
  }

  /// Text in each damaged font that the child accepts is measured without a crash.
  @Test(arguments: ["fvar", "gvar", "HVAR"], [UInt8(0xFF), 0x7F, 0])
  func damagedInstancesAreTriedFirst(tag: String, byte: UInt8) throws {
    let font = try Self.font()
    let pool = Self.pool()
    let bytes = try Self.table(tag, of: font)
    for place in stride(from: bytes.lowerBound, to: bytes.upperBound, by: max(1, bytes.count / 60))
    {
      var damaged = font
      damaged[place] = byte
      guard pool.fault(inFont: damaged) == nil else { continue }
      var face = try DocumentFont(family: "T", data: damaged)
      face.rule = FontFaceRule(family: "@t")
      var look = TextLook()
      look.font.family = "T"
      look.font.weight = .black
      look.font.features = [Font.Feature(.stretch, 180), Font.Feature(.slant, 10)]
      let measured = PangoTextMeasurer.standard.adding([face]).measure(
        "abcde", style: look, width: nil)
      #expect(measured.lines.count == 1)
    }
  }
}

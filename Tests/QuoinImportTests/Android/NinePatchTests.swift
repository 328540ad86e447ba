import Foundation
import QuoinModel
import Testing

@testable import QuoinImport

/// Nine-patches, drawn here pixel by pixel.
@Suite struct NinePatchTests {
  /// A PNG of grey and opacity, with its bytes stored and not packed.
  static func png(_ rows: [String]) -> [UInt8] {
    let width = rows.first?.count ?? 0
    var raw: [UInt8] = []
    for row in rows {
      raw.append(0)
      for sign in row { raw += sign == "#" ? [0, 255] : sign == "o" ? [200, 255] : [0, 0] }
    }
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      number(bytes.count) + Array(name.utf8) + bytes + [0, 0, 0, 0]
    }
    let count = [UInt8(raw.count & 255), UInt8(raw.count >> 8)]
    let packed: [UInt8] = [0x78, 1, 1] + count + count.map { ~$0 } + raw + [0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(rows.count) + [8, 4, 0, 0, 0])
      + chunk("IDAT", packed) + chunk("IEND", [])
  }

  @Test func theBorderSaysWhatIsStretchedAndWhereContentGoes() throws {
    let pixels = try #require(
      PNGPixels(
        NinePatchTests.png([
          "..##.#.",
          ".ooooo.",
          "#ooooo#",
          ".ooooo#",
          "..###..",
        ])))
    let patch = try #require(NinePatch(pixels))
    #expect(
      patch.columns == [
        .init(1, 2, isStretched: false), .init(2, 4, isStretched: true),
        .init(4, 5, isStretched: false), .init(5, 6, isStretched: true),
      ])
    #expect(
      patch.rows == [
        .init(1, 2, isStretched: false), .init(2, 3, isStretched: true),
        .init(3, 4, isStretched: false),
      ])
    #expect(patch.padding == AndroidInsets(left: 1, top: 1, right: 1, bottom: 0))
  }

  @Test func stretchedPiecesShareWhatIsLeft() {
    // Of 100, the others keep 2 and the stretched ones have 98, in the proportion of 2 to 1.
    let pieces: [DrawingPatches.Piece] = [
      .init(0, 1, isStretched: false), .init(1, 3, isStretched: true),
      .init(3, 4, isStretched: false), .init(4, 5, isStretched: true),
    ]
    let places = DrawingPatches.places(pieces, from: 0, to: 101)
    #expect(places == [0, 1, 67, 68, 101])
    // Too little room: what keeps its size otherwise is made smaller.
    #expect(DrawingPatches.places(pieces, from: 0, to: 1) == [0, 0.5, 0.5, 1, 1])
  }

  @Test(arguments: [["#"], ["##", "##"], ["...", "ooo", "..."], []])
  func whatHasNoBorderIsNone(_ rows: [String]) {
    #expect(PNGPixels(NinePatchTests.png(rows)).flatMap { NinePatch($0) } == nil)
  }

  @Test func brokenFilesAreNone() {
    let whole = NinePatchTests.png(["...", ".o.", "..."])
    for count in whole.indices { _ = PNGPixels(Array(whole[..<count])) }
    for index in whole.indices {
      var broken = whole
      broken[index] ^= 0xFF
      _ = PNGPixels(broken).flatMap { NinePatch($0) }
    }
  }

  @Test func packedBytesAreUnpacked() {
    // As zlib writes "abcabcabc" and ten letters with fixed codes, and a longer text with codes of its own.
    let short: [UInt8] = [0x4B, 0x4C, 0x4A, 0x4E, 0x04, 0x23, 0x00]
    #expect(Inflate.bytes(short[...], atMost: 100) == Array("abcabcabc".utf8))
    #expect(
      Inflate.bytes([0x4B, 0x4C, 0x84, 0x01, 0x00], atMost: 100) == Array("aaaaaaaaaa".utf8))
    #expect(Inflate.bytes(short[...], atMost: 5) == nil)
    let digits =
      "8d8cb10dc0300cc36e5522d774f4ffdef4836e04085266255527183de9625bb6c6198e0d3589b4f9785dc30e8871973ac65ab4"
      + "746eff7ff602"
    let packed = stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16)
    }
    let text = (0..<120).map { number -> UInt8 in
      let cube = number * number * number
      return UInt8(97 + (cube / 7 + number * 3) % 11)
    }
    #expect(Inflate.bytes(packed[...], atMost: 1_000) == text)
    #expect(Inflate.bytes([7], atMost: 100) == nil)
  }
}

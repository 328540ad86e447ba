import Testing

@testable import QuoinStyle

/// Values of `unicode-range`: CSS Syntax 3 §7.
@Suite struct UnicodeRangeTests {
  @Test(
    arguments: [
      ("U+26", [0x26...0x26]), ("u+0-7F", [0...0x7F]), ("U+4??", [0x400...0x4FF]),
      ("U+0025-00FF, u+4??", [0x25...0xFF, 0x400...0x4FF]),
      // In order, and those that meet are one.
      ("U+30-39,U+20-35", [0x20...0x39]), ("U+??????", nil), ("U+0-10FFFF", [0...0x10_FFFF]),
      ("U+110000", nil), ("U+39-30", nil), ("U+", nil), ("U+4?-5", nil), ("U+1234567", nil),
      ("30-39", nil), ("U+30,", nil),
    ] as [(String, [ClosedRange<UInt32>]?)])
  func values(text: String, ranges: [ClosedRange<UInt32>]?) {
    #expect(CSS.unicodeRanges(text) == ranges)
  }
}

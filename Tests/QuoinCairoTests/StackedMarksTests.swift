import Testing

@testable import QuoinCairo

@Suite struct StackedMarksTests {
  @Test func whatIsBeyondTheLimitIsReplacedInItsLength() {
    var bytes = Array(("a" + String(repeating: "\u{301}", count: 70) + "b\u{301}").utf8)
    let count = bytes.count
    #expect(StackedMarks.limit(&bytes))
    #expect(bytes.count == count)
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    #expect(scalars.filter { $0 == "\u{301}" }.count == 64 + 1)
    #expect(scalars.filter { $0 == "\u{AD}" }.count == 6)
    #expect(scalars.last == "\u{301}")
  }

  @Test(arguments: [
    String(repeating: "e\u{301}", count: 500), String(repeating: "a", count: 500),
    String(repeating: "\u{1F468}", count: 200), "a" + String(repeating: "\u{20D0}", count: 64),
  ])
  func whatIsWithinStays(_ text: String) {
    var bytes = Array(text.utf8)
    #expect(!StackedMarks.limit(&bytes))
    #expect(bytes == Array(text.utf8))
  }
}

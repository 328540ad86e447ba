import QuoinModel
import Testing

@testable import QuoinImport

/// Texts that are shortened before they are parsed.
@Suite struct TextGuardTests {
  /// The elements and texts of a document within a limit, with their lines.
  private func items(_ html: [UInt8], _ limit: Int) -> [String] {
    var tree = HTMLParser.tree(html)
    let place = tree.cutText(toBytes: limit)
    return tree.items.map { item in
      "\(item.line) \(item.tag ?? "") \(item.text.debugDescription)"
    } + ["\(place?.line ?? 0):\(place?.column ?? 0)"]
  }

  private func shortened(_ html: String, _ limit: Int) -> String {
    var bytes = Array(html.utf8)
    TextGuard.shorten(&bytes, to: limit)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func lineEndsAndTheLastLineStay() {
    // Four bytes more than the limit stay, so that the text is still too long.
    #expect(shortened("<p>abcdefgh", 2) == "<p>abcdef")
    #expect(shortened("<p>abcdefghi\nj\nkl<b>m", 2) == "<p>abcdef\n\nkl<b>m")
    // The sixth byte is in the middle of a character.
    #expect(shortened("<p>abcdeöghi", 2) == "<p>abcde")
    for kept in ["<p>abcdef", "<!--abcdefghi-->", "<p title='abcdefghijk'>", "<p>a&amp;bcdefghi"] {
      #expect(shortened(kept, 2) == kept)
    }
    #expect(shortened("<style>abcdefghijk</style>", 2) == "<style>abcdefghijk</style>")
    #expect(shortened("<p>abcdefgh", .max) == "<p>abcdefgh")
  }

  /// Bytes that are no UTF-8 have no first byte of a character to step back to.
  @Test func invalidTextsAreNotShortened() {
    for start in ["", "<p>", "<p>a"] {
      let bytes = Array(start.utf8) + [UInt8](repeating: 0x80, count: 40)
      var shortened = bytes
      TextGuard.shorten(&shortened, to: 2)
      #expect(shortened == bytes)
    }
  }

  /// A shortened document has the same elements and texts, on the same lines, as the whole one.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatIsLeftIsTheSame(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<p>", "</p>", "<b>", "</b>", "<table>", "<tr>", "<td>", "</table>", "<pre>", "</pre>",
      "<style>", "</style>", "<!--", "-->", "<script>", "</script>", "<textarea>", "</textarea>",
      "<title>", "</title>", "<svg>", "</svg>", "<ul>", "<li>", "<p title=\"", "\">", "<", ">", "'",
      "&amp;", "&", "\n", "\r\n", "   ", "ö", "日本", "words and words ", "long words of letters\n",
    ]
    for _ in 0..<200 {
      let html = (0..<Int.random(in: 1..<30, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let limit = Int.random(in: 0..<40, using: &random)
      var bytes = Array(html.utf8)
      TextGuard.shorten(&bytes, to: limit)
      #expect(items(bytes, limit) == items(Array(html.utf8), limit), "\(limit) \(html)")
    }
  }
}

/// Shortens texts that are longer than all text of a document may be, before they are parsed.
///
/// `HTMLTree.cutText(toBytes:)` truncates the rest and reports it; parsing ten megabytes takes half
/// a second.
enum TextGuard {
  /// Removes characters beyond a limit from each text between two tags.
  ///
  /// Line ends are kept, so that what follows is on the same line, and the last line, so that it is
  /// in the same column, unless that line is the only one or long. What follows an SVG or MathML
  /// element is not changed, because only a parser knows where raw text begins there.
  ///
  /// - Complexity: O(n), for documents that are longer than the limit.
  static func shorten(_ bytes: inout [UInt8], to limit: Int) {
    // A character has up to four bytes: the limit must stay exceeded.
    let (longest, isUnlimited) = limit.addingReportingOverflow(4)
    guard !isUnlimited, hasText(bytes, of: longest) else { return }
    var cuts: [Range<Int>] = []
    var scanner = MarkupScanner(bytes)
    var room = maximumTokens
    while room > 0, let token = scanner.next() {
      room -= 1
      if token.kind == .startTag, token.name == "svg" || token.name == "math" { break }
      guard token.kind == .text, !token.isRaw, token.range.count > longest else { continue }
      if let cut = cut(bytes, token.range, longest) { cuts.append(cut) }
    }
    for cut in cuts.reversed() {
      bytes.replaceSubrange(cut, with: [UInt8](repeating: 10, count: lineEnds(bytes[cut])))
    }
  }

  /// The number of tags and texts after which texts are not shortened: scanning them takes longer
  /// than is saved.
  private static let maximumTokens = 100_000

  /// Whether there are so many bytes between two `<` that there may be a text to shorten.
  private static func hasText(_ bytes: [UInt8], of length: Int) -> Bool {
    var start = 0
    while bytes.count - start > length {
      guard let next = bytes[start...].firstIndex(of: UInt8(ascii: "<")), next - start <= length
      else { return true }
      start = next + 1
    }
    return false
  }

  /// The number of bytes of a last line that is kept.
  private static let longestLastLine = 4096

  /// The part of a text that can be removed.
  private static func cut(_ bytes: [UInt8], _ text: Range<Int>, _ longest: Int) -> Range<Int>? {
    // White space at the beginning does not count as text.
    guard let first = bytes[text].firstIndex(where: { $0 > 0x20 }),
      text.upperBound - first > longest
    else { return nil }
    var start = first + longest
    // A character has up to three continuation bytes. A text with more in a row is not valid UTF-8, and stays as it is.
    for _ in 0..<3 where bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard bytes[start] & 0xC0 != 0x80 else { return nil }
    // The tree has fewer bytes of these than the text.
    guard !bytes[first..<start].contains(where: { $0 == UInt8(ascii: "&") || $0 == 13 || $0 == 0 })
    else { return nil }
    let end = bytes[start..<text.upperBound].lastIndex(of: 10).map { $0 + 1 } ?? text.upperBound
    return start..<(text.upperBound - end > longestLastLine ? text.upperBound : end)
  }

  private static func lineEnds(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
  }
}

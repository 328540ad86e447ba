import Foundation
import QuoinModel
import Testing

@testable import QuoinImport

/// HTML §13.2.3: the encoding of a document.
@Suite struct EncodingTests {
  private func read(_ data: Data) -> (text: String, finding: String?) {
    let (bytes, finding) = HTMLEncoding.decode(data, path: "a.html")
    return (String(decoding: bytes, as: UTF8.self), finding.map { "\($0)" })
  }

  @Test func marksSayTheEncoding() throws {
    for (mark, encoding) in [
      ([0xFF, 0xFE], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ([0xEF, 0xBB, 0xBF], .utf8),
    ] as [([UInt8], String.Encoding)] {
      let text = try #require("<p>é€".data(using: encoding))
      let answer = read(Data(mark) + text)
      #expect(answer.text == "<p>é€" && answer.finding == nil)
    }
  }

  @Test func theDocumentSaysItsEncoding() {
    let latin = Data(Array("<meta charset=ISO-8859-1><p>".utf8) + [0xE9, 0x80])
    #expect(read(latin).text.hasSuffix("<p>é€") && read(latin).finding == nil)
    let old = Data(
      Array("<meta http-equiv=content-type content='text/html; charset=windows-1251'><p>".utf8)
        + [0xC6])
    #expect(read(old).text.hasSuffix("<p>Ж") && read(old).finding == nil)
    let unknown = read(Data("<p>\n<meta charset='big5'>x".utf8))
    #expect(
      unknown.finding
        == "a.html:2:16: warning: the encoding 'big5' is not supported, and the document is read as UTF-8: save the "
        + "document as UTF-8 (unsupported-encoding)")
  }

  @Test func whatIsNotUTF8IsToldWithItsPlace() {
    let guessed = read(Data(Array("<p>a\n<p>é".utf8) + [0xE9, 0x61]))
    #expect(guessed.text.hasSuffix("éa"))
    #expect(
      guessed.finding?.hasPrefix("a.html:2:5: warning: this is not a character in UTF-8") == true)
    let declared = read(Data(Array("<meta charset=utf-8><p>".utf8) + [0xE9]))
    #expect(declared.finding?.hasPrefix("a.html:1:24: warning: ") == true)
    #expect(read(Data("<p>日本語 é".utf8)).finding == nil)
  }

  @Test func anEmptyDocumentIsTold() throws {
    #expect(try HTMLDocument.read(Data(" \n".utf8)).diagnostics.map(\.rule) == ["empty-document"])
    #expect(try HTMLDocument.read(Data("<p>".utf8)).diagnostics.isEmpty)
  }
}

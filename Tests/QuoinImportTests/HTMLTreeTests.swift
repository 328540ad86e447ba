import Testing

@testable import QuoinImport

/// Trees as the HTML standard builds them.
struct HTMLTreeTests {
  private func outline(_ html: String) -> String {
    let tree = HTMLParser.tree(Array(html.utf8))
    var text = ""
    for item in tree.items {
      var depth = 0
      var parent = item.parent
      while parent >= 0 {
        depth += 1
        parent = tree.items[Int(parent)].parent
      }
      text += String(repeating: " ", count: depth) + (item.tag ?? "“\(item.text)”") + "\n"
    }
    return text
  }

  /// §13.1.2.4: tags of `html`, `head`, `body` and `tbody` may be left out, and ends of `p` and `li`.
  @Test func whatMayBeLeftOutIsThere() {
    #expect(
      outline("<!DOCTYPE html><title>a</title><p>b<p>c<table><tr><td>d</table>")
        == """
        html
         head
          title
           “a”
         body
          p
           “b”
          p
           “c”
          table
           tbody
            tr
             td
              “d”

        """)
  }

  @Test func anEmptyDocumentHasABody() {
    #expect(outline("") == "html\n head\n body\n")
  }

  @Test func placesAreThoseOfTheSource() {
    let tree = HTMLParser.tree(Array("<body>\n  <p class='x'\n    id=\"y\">é &amp; z</p>".utf8))
    let paragraph = tree.items.firstIndex { $0.tag == "p" } ?? 0
    #expect(tree.items[paragraph].line == 2)
    #expect(tree.items[paragraph].column == 3)
    #expect(tree.attribute("class", of: paragraph)?.value == "x")
    #expect(tree.attribute("id", of: paragraph)?.line == 3)
    #expect(tree.attribute("id", of: paragraph)?.column == 9)
    #expect(tree.items[paragraph + 1].text == "é & z")
    #expect(tree.items[0].line == 0, "an implied element has no place")
  }

  @Test func unknownElementsKeepTheirNames() {
    #expect(outline("<My-Card>a</My-Card>").contains("my-card"))
    let tree = HTMLParser.tree(Array("<svg viewBox='0 0 1 1'><path/></svg>".utf8))
    #expect(tree.items.contains { $0.tag == "path" && $0.isForeign })
  }

  @Test func deepTreesAreRead() {
    let html = String(repeating: "<div>", count: 10_000)
    #expect(NestingGuard.excess(in: Array(html.utf8)) == nil)
    let tree = HTMLParser.tree(Array(html.utf8))
    #expect(tree.items.filter { $0.tag == "div" }.count == 10_000)
  }

  @Test func whatWouldTakeForeverIsFoundFirst() {
    func excess(_ html: String) -> Int? { NestingGuard.excess(in: Array(html.utf8)) }
    #expect(excess(String(repeating: "<div>", count: 10_001)) == 50_000)
    #expect(excess((0..<300).map { "<b id=\($0)>" }.joined()) != nil)
    #expect(excess(String(repeating: "<p>a<br><li>", count: 50_000)) == nil)
    #expect(excess(String(repeating: "<!-- <div> --><i>a</i>", count: 20_000)) == nil)
    #expect(excess("<!-- never closed <div>") == nil)
  }

  @Test func hostileBytesHaveATree() {
    var seed: UInt64 = 7
    let pieces = [
      "<", ">", "</", "div", "table", "\0", "\u{FFFD}", "&#x110000;", "'", "=", "<!--", "a",
    ]
    for _ in 0..<300 {
      var html = ""
      for _ in 0..<60 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        html += pieces[Int(seed >> 33) % pieces.count]
      }
      let tree = HTMLParser.tree(Array(html.utf8) + [0xFF, 0xC3])
      #expect(tree.items.first?.tag == "html")
      #expect(tree.items.allSatisfy { $0.end <= tree.items.count })
    }
  }
}

import CGumbo
import Foundation
import QuoinModel
import QuoinResources
import Testing

@testable import QuoinImport

/// What is said of tags that a parser mends; what becomes of them is in the HTML standard's §13.2.6.
@Suite struct MarkupTests {
  /// The findings as `line:column rule`.
  private func findings(_ html: String) -> [String] {
    MarkupCheck.diagnostics(of: Array(html.utf8), path: "a.html").map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.rule)"
    }
  }

  private func messages(_ html: String) -> [String] {
    MarkupCheck.diagnostics(of: Array(html.utf8), path: "a.html").map(\.message)
  }

  @Test(arguments: [
    "", "text", "<!doctype html><title>a</title><p>b<p>c<ul><li>d<li>e<ul><li>f</ul></ul>",
    "<table><tr><td>a<td>b<tr><th>c</table>", "<table><caption>a<tbody><tr><td>b</td></tr></table>",
    "<dl><dt>a<dd>b<dt>c<dd>d</dl>", "<select><optgroup><option>a<option>b</select>",
    "<html><head><title>x</title><body><p>y</body></html>\n", "<br><hr/><img src=x alt=''/>",
    "<svg><path d='M0 0'/><g><circle r=1 /></g></svg>",
    "<svg><title>a</title><style>b{}</style></svg>",
    "<script>if (a < b) { '</p>' }</script>", "<style>a > b { }</style>",
    "<!-- <div> --><p>a</p><!-->", "<textarea></div></textarea>",
    "<p>a &amp; b &copy; AT&T Q&A R&D",
    "<a href='?a=1&copy=2&foo=3'>x</a>", "<p>1 < 2 && 3 > 2</p>", "<ruby>a<rt>b<rt>c</ruby>",
    "<p>a<div>b</div>", "<details><summary>a</summary><p>b</details>", "<a>x</a><a>y</a>",
    "<table><form><tr><td><input></td></tr></form></table>", "<button>a</button><button>b</button>",
    "<p>&#65;&#x41;&hellip;&NotEqualTilde;", "<?xml version='1.0'?><p>a",
    "<template><tr><td>a</template>",
    "<b><i>a</i></b><em><strong>b</strong></em>", "<li><p>a<li>b", "<P CLASS=x>a</p><DIV></div>",
  ])
  func goodMarkupIsSilent(html: String) {
    #expect(messages(html) == [])
  }

  @Test(arguments: [
    ("<div>\n <b>x", ["1:1 unclosed-element", "2:2 unclosed-element"]),
    ("<p>a</div>", ["1:5 stray-end-tag"]),
    ("<b><i>x</b></i>", ["1:8 overlapping-elements"]),
    ("<div><span>x</div></span>", ["1:19 overlapping-elements"]),
    ("<span><div>x</span></div>", ["1:13 overlapping-elements"]),
    ("<div><span>x</div>", ["1:6 unclosed-element"]),
    ("<p>a<div>b</p></div>", ["1:11 stray-end-tag"]),
    ("<div/>a", ["1:1 self-closing-tag"]),
    ("<p>a</br>b</img>", ["1:5 stray-end-tag", "1:11 stray-end-tag"]),
    ("<table><div>a</div><tr><td>b</table>", ["1:8 misplaced-element"]),
    ("<table>a<tr> <td>b</table>", ["1:8 misplaced-text"]),
    ("<div><td>a</td></div>", ["1:6 misplaced-element"]),
    ("<a href=x>b<a href=y>c</a>", ["1:12 misplaced-element"]),
    ("<p class=a id=b CLASS=c>", ["1:17 duplicate-attribute"]),
    ("<p title=\"a\"b\">x", ["1:13 attribute-quotes"]),
    (
      "<p>é &foo; &#xD800; &#; &hellip",
      [
        "1:6 unknown-reference", "1:12 unknown-reference", "1:21 unknown-reference",
        "1:25 unknown-reference",
      ]
    ),
    ("<p>a<div class", ["1:5 cut-off-document"]),
    ("<p title='a>b</p>", ["1:10 cut-off-document"]),
    ("<p>a<!-- b</p>", ["1:5 cut-off-document"]),
    ("<html><body><main>\n<p>x", ["2:4 cut-off-document"]),
    ("<title>a<p>b", ["1:1 unclosed-element"]),
    ("<svg><g><path/></svg>", ["1:6 unclosed-element"]),
    ("<p>x<iframe/><p>y", ["1:5 self-closing-tag"]),
    ("<p><b>x<p>y</b>", ["1:12 overlapping-elements"]),
  ])
  func wrongMarkupIsToldOnce(html: String, expected: [String]) {
    #expect(findings(html) == expected, "\(messages(html))")
  }

  @Test func messagesNameWhatEndsWhat() {
    #expect(
      messages("<p>a\n<div>b\n</p></div>") == [
        "</p> ends nothing: the <p> of line 1 ended where <div> begins, in line 2, which cannot stand in it"
      ])
    #expect(
      messages("<div>\n<span>x</div></span>") == [
        "</span> comes too late: the <span> of line 2 ended with the <div> around it, in line 2"
      ])
    #expect(messages("<div>a</section></div>") == ["</section> ends nothing: no <section> is open"])
  }

  /// Whatever the bytes, the check ends, and what is within the document is said of it.
  @Test func anyBytesAreChecked() {
    var random = SeededGenerator()
    let pieces = [
      "<", ">", "</", "/>", "div", "p", "table", "td", "b", "svg", "a", " ", "=", "\"", "'", "<!--",
      "-->", "&", "#", ";", "x", "\n", "<script>", "</script>", "é", "<![CDATA[", "]]>", "<form>",
      "li",
    ]
    for _ in 0..<2000 {
      let html = (0..<Int.random(in: 0..<40, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let lines = html.split(separator: "\n", omittingEmptySubsequences: false).count
      for diagnostic in MarkupCheck.diagnostics(of: Array(html.utf8), path: "") {
        #expect((1...lines).contains(diagnostic.place?.line ?? 0), "\(html)")
      }
      _ = MarkupCheck.cut(in: Array(html.utf8), path: "")
    }
  }

  @Test func findingsAreLimited() {
    var limits = Limits.standard
    limits.findings = 3
    func rules(_ count: Int) -> [String] {
      let html = String(repeating: "</b>\n", count: count)
      return MarkupCheck.diagnostics(of: Array(html.utf8), path: "", limits: limits)
        .map { "\($0.place?.line ?? 0) \($0.rule)" }
    }
    let three = ["1 stray-end-tag", "2 stray-end-tag", "3 stray-end-tag"]
    #expect(rules(3) == three)
    #expect(rules(4) == three + ["0 limit-exceeded"])
    #expect(rules(1000) == three + ["0 limit-exceeded"])
    func last(_ html: String) -> String? {
      MarkupCheck.diagnostics(of: Array(html.utf8), path: "", limits: limits).last?.message
    }
    let thousand = String(repeating: "</b>", count: 1000)
    #expect(last(thousand)?.contains("; 997 more are not listed") == true)
    // Each reference may have to be parsed, so at most ten times as many as the limit are looked for.
    let references = String(repeating: "&bogus;", count: 1000)
    #expect(last(references)?.contains("; at least 27 more are not listed") == true)
    // Lost content is listed all the same.
    let cut = MarkupCheck.diagnostics(
      of: Array((thousand + "<p").utf8), path: "", limits: limits)
    #expect(cut.contains { $0.rule == "cut-off-document" })
  }

  /// A parser that counts errors is the oracle: what it takes without one, nothing is said of.
  @Test func whatAParserTakesIsSilent() {
    var random = SeededGenerator()
    let pieces = [
      "<p>", "</p>", "<div>", "</div>", "<b>", "</b>", "<i>", "</i>", "<span>", "</span>", "<ul>",
      "</ul>",
      "<li>", "</li>", "<table>", "</table>", "<tr>", "</tr>", "<td>", "</td>", "<a>", "</a>", "x",
      " ",
      "<br>", "<h1>", "</h1>", "<select>", "<option>", "</select>", "<svg>", "<g/>", "</svg>",
      "<dl>", "<dt>",
      "<dd>", "</dl>", "<tbody>", "<th>", "<button>", "</button>", "&amp;", "<pre>", "</pre>",
    ]
    var silent = 0
    for _ in 0..<20_000 {
      let body = (0..<Int.random(in: 0..<8, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let html = "<!DOCTYPE html><title>t</title>" + body
      guard Self.errors(html) == 0 else { continue }
      silent += 1
      #expect(messages(html).filter { !Self.isMissed($0) } == [], "\(html)")
    }
    #expect(silent > 500)
  }

  /// Whether a message is about an error that HTML counts and Gumbo does not.
  ///
  /// §13.2.6.4.7: the end of a formatting element that is not open; and the end of an ordinary element in which a
  /// formatting one is still open, as in `<span><i><a></span><dt>`.
  private static func isMissed(_ message: String) -> Bool {
    message.firstMatch(of: /^<\/[abi]> ends nothing/) != nil
      || message.firstMatch(of: /^<[abi]> is not closed: it ends with <\/span>/) != nil
  }

  /// What Gumbo takes without a word, by HTML's own rules: two elements are open when the `span` ends.
  @Test func formattingThatEndsWithASpanIsTold() {
    #expect(
      findings("<span><i><a></span><dt>") == ["1:7 unclosed-element", "1:10 unclosed-element"])
  }

  /// How many errors Gumbo finds.
  private static func errors(_ html: String) -> Int {
    var html = html
    return html.withUTF8 { bytes in
      var options = kGumboDefaultOptions
      options.max_errors = -1
      let text = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      guard let text, let output = gumbo_parse_with_options(&options, text, bytes.count) else {
        return -1
      }
      defer { gumbo_destroy_output(&options, output) }
      return Int(output.pointee.errors.length)
    }
  }

  /// Every token is where the last one ended.
  @Test func tokensCoverTheDocument() {
    let html = "<!doctype html><p a=1 b='2'>x &amp; y<style>p > a {}</style></p><!-- c --><svg/>z"
    var scanner = MarkupScanner(Array(html.utf8))
    var end = 0
    while let token = scanner.next() {
      #expect(token.range.lowerBound == end)
      end = token.range.upperBound
    }
    #expect(end == html.utf8.count)
  }

  // MARK: Names

  private func references(_ html: String) -> [String] {
    ReferenceCheck.diagnostics(of: HTMLParser.tree(Array(html.utf8)), path: "a.html").map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.rule)"
    }
  }

  @Test func namesThatLeadNowhereAreTold() {
    #expect(
      references("<p id=a>x\n<p id=a>y<label for=b>z</label><i aria-labelledby='a c'></i>") == [
        "2:7 duplicate-id", "2:21 dead-reference", "2:52 dead-reference",
      ])
    #expect(references("<a href='#a%20b'>x</a><p id='a b'>") == [])
    #expect(
      references("<a href='#'>x</a><a href='#top'>x</a><a name=n></a><a href='#n'>x</a>") == [])
    #expect(references("<a href='#n'>x</a><a href='other.html#n'>y</a>") == ["1:10 dead-link"])
    #expect(references("<template><p id=a><p id=a></template><p id=a>") == [])
    #expect(references("<svg><use href='#s'/></svg>") == ["1:17 dead-reference"])
  }

  @Test func picturesWithoutWordsAreNoted() {
    #expect(references("<img src=a.png>") == ["1:1 missing-alt"])
    for words in ["alt=''", "alt=x", "title=x", "aria-hidden=true", "role=presentation"] {
      #expect(references("<img src=a.png \(words)>") == [])
    }
  }

  /// Many blocks in a button in a paragraph, ten thousand elements deep.
  @Test(.timeLimit(.minutes(10))) func blocksDeepInAParagraphAreQuick() {
    let count = 9_990
    let html =
      "<p><button>" + String(repeating: "<div>", count: count)
      + String(repeating: "<div></div>", count: 50_000) + String(repeating: "</div>", count: count)
      + "</button></p>"
    #expect(findings(html) == [])
  }

  /// Each end tag passes all elements after its start tag.
  @Test(.timeLimit(.minutes(10))) func theSearchEndsAtADeadline() {
    let html =
      "<x>\n<div>" + String(repeating: "<y>", count: 200_000)
      + String(repeating: "</x>", count: 200_000)
    let found = MarkupCheck.diagnostics(
      of: Array(html.utf8), path: "a.html", deadline: Deadline(after: .milliseconds(500)))
    #expect(!found.contains { $0.rule == "unclosed-element" })
  }
}

import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Content that depends on pages, by the examples and rules of CSS Generated Content for Paged Media 3 and CSS Content 3,
/// which Chromium does not support.
@Suite struct PagedContentTests {
  private static let head = """
    <!doctype html><style>* { margin: 0; padding: 0 } html { font: 10px/12px "DejaVu Sans" } p { height: 12px }
    @page { size: 600px 220px; margin: 20px 10px }
    """

  private func words(_ css: String, _ body: String) throws -> [Set<String>] {
    try PrintedDocumentTests.pages(PagedContentTests.head + css + "</style><body>" + body)
      .map { Set(PrintedDocumentTests.words($0).keys) }
  }

  private func diagnostics(_ css: String, _ body: String) throws -> [Diagnostic] {
    var options = ImportOptions()
    options.pages = ImportOptions.PageRequest()
    let html = PagedContentTests.head + css + "</style><body>" + body
    return try HTMLDocument.read(Data(html.utf8), options: options).diagnostics
  }

  /// A page has room for 180 / 12 = 15 lines.
  ///
  /// The last but one has 14, so that the last has two: Fragmentation 3 §3.3, `widows`.
  @Test func linesOfLongParagraphsAreOnOnePage() throws {
    let body = "<div>" + (0..<301).map { "w\($0)" }.joined(separator: "<br>") + "</div>"
    let pages = try words("", body)
    #expect(pages.count == 21)
    for (number, page) in pages.enumerated() {
      let last = number == 20
      let lines = last ? 299..<301 : 15 * number..<15 * (number + 1) - (number == 19 ? 1 : 0)
      #expect(page == Set(lines.map { "w\($0)" }))
    }
  }

  // MARK: Strings

  /// GCPM §1.2: the pages have no heading, one at the start, two later, and none again.
  @Test func namedStringsHaveFourValuesOnAPage() throws {
    let css = """
      h1 { string-set: t content() } h1, p, .i { font-size: 10px; font-weight: normal } .n { break-before: page }
      @page { @top-left { content: "f:" string(t) } @top-center { content: "s:" string(t, start) }
      @top-right { content: "l:" string(t, last) } @bottom-left { content: "x:" string(t, first-except) } }
      """
    let body = """
      <p>p1</p><h1 class=n>A</h1><p>p2</p><p class=n>p3</p><h1>B</h1><h1>C &lt;"\\</h1><p class=n>p4</p>
      """
    let pages = try words(css, body)
    #expect(
      pages == [
        ["p1", "f:", "s:", "l:", "x:"],
        ["p2", "A", "f:A", "s:A", "l:A", "x:"],
        ["p3", "B", "C <\"\\", "f:B", "s:A", "l:C <\"\\", "x:"],
        ["p4", "f:C <\"\\", "s:C <\"\\", "l:C <\"\\", "x:C <\"\\"],
      ])
  }

  /// §1.1: the parts of a string.
  @Test func stringsHaveTextsCountersAndAttributes() throws {
    let css = """
      body { counter-reset: c 3 } h1 { counter-increment: c; string-set: a counter(c, upper-roman) "/" attr(id),
      b content(before) content(first-letter) content(after); font-size: 10px }
      h1::before { content: "<" counter(c) } h1::after { content: ">" }
      @page { @top-left { content: string(a) } @top-right { content: string(b) } }
      """
    let pages = try words(css, "<h1 id=one>Title <b>of</b>\n all</h1>")
    #expect(pages.first?.isSuperset(of: ["IV/one", "<4T>"]) == true)
  }

  @Test func blankPagesHaveBoxesAndStringsOfTheirOwn() throws {
    let css = """
      .r { break-before: right } p { string-set: t content() }
      @page { @top-left { content: "at " string(t) } } @page :blank { @top-right { content: "blank" } }
      """
    let pages = try words(css, "<p>one</p><p class=r>two</p>")
    #expect(pages == [["one", "at one"], ["at one", "blank"], ["two", "at two"]])
  }

  /// Margin boxes see the custom properties of the root and the counter styles of the document, as in Chromium.
  @Test func marginBoxesSeeVariablesAndCounterStyles() throws {
    let css = """
      :root { --t: "VAR" } html { zoom: 1.5 } @counter-style z { system: cyclic; symbols: "Q" }
      @page { @top-left { content: var(--t) } @top-right { content: counter(page, z) } }
      """
    #expect(try words(css, "<p>body</p>") == [["VAR", "Q", "body"]])
  }

  @Test func whatPagesDoNotShowIsReported() throws {
    let css = """
      p { position: running(h) }
      @page { @bottom-left { content: target-counter("#a", page) } @bottom-right { content: leader(".") "x" } }
      """
    let rules = try diagnostics(css, "<p>lost</p>").map(\.rule)
    #expect(rules.sorted() == ["invalid-value", "invalid-value", "unsupported-value"])
    let unassigned = try diagnostics(
      "@page { @top-left { content: string(t) element(e) } }", "<p>a")
    #expect(unassigned.map(\.rule) == ["invalid-value"])
    let unset = try diagnostics(
      "@page { @top-left { content: string(t) } @top-right { content: element(e) } }", "<p>a")
    #expect(unset.map { $0.message.contains("string(t)") } == [false, true])
  }

  // MARK: Running elements

  /// §1.3: a running element is in no flow, keeps its style, and is in a margin box of its page and the later ones.
  @Test func runningElementsAreInMargins() throws {
    let css = """
      .n { break-before: page } .h { position: running(head); color: #ff0000 } .h b::after { content: counter(page) "/"
      counter(pages) } @page { @top-left { content: element(head) } @top-right { content: element(head, start) } }
      """
    let html =
      PagedContentTests.head + css
      + "</style><body><div class=h>first <b></b></div><p>p1</p><p class=n>p2</p><div class=h>second</div><p class=n>p3</p>"
    let pages = try PrintedDocumentTests.pages(html)
    let words = pages.map { Set(PrintedDocumentTests.words($0).keys) }
    #expect(
      words == [["p1", "first", "1/3"], ["p2", "second", "first", "2/3"], ["p3", "second"]])
    // It takes no room: the paragraph is at the top of the page area.
    let corners = try PrintedDocumentTests.pages(PagedContentTests.head + "</style><body><p>p1</p>")
    let first = try #require(corners.first.flatMap { PrintedDocumentTests.words($0)["p1"] })
    #expect(pages.first.flatMap { PrintedDocumentTests.words($0)["p1"] } == first)
    let colors = DisplayList(pages[2]).commands.compactMap { command -> Color? in
      if case .text(let text) = command, text.string == "second" { text.color } else { nil }
    }
    #expect(colors == [Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)])
  }

  @Test func runningElementsAreInTheFlowOfAScreen() throws {
    let html = "<!doctype html><style>.h { position: running(head) }</style><div class=h>head</div>"
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(in: scene.size)
    #expect(
      DisplayList(arrangement).commands.contains { if case .text = $0 { true } else { false } })
  }

  // MARK: References

  /// CSS Content 3 §2.6, with references before and after their targets.
  @Test func referencesHaveThePagesCountersAndTextsOfTheirTargets() throws {
    let css = """
      body { counter-reset: c } h1 { counter-increment: c; break-before: page; font-size: 10px }
      .p::after { content: target-counter(attr(href url), page) } .c::after { content: target-counter(attr(href), c,
      upper-roman) } .t::after { content: target-text(attr(href)) "!" } .n::after { content: counter(page) "of"
      counter(pages) } h1::before { content: "§" } .b::after { content: target-text("#b", before) }
      """
    let body = """
      <p><a class=p href="#b">pb </a></p><p><a class=c href="#b">cb </a></p><p><a class=t href="#b">tb </a></p>
      <h1 id=a>A</h1><p class=n>n </p><h1 id=b>B</h1><p><a class=p href="#a">pa </a></p><p><a class=c href="#a">ca </a></p>
      <p class=b>bb </p>
      """
    let pages = try words(css, body)
    #expect(
      pages == [
        ["pb", "3", "cb", "II", "tb", "B!"], ["§", "A", "n", "2of3"],
        ["§", "B", "pa", "2", "ca", "I", "bb"],
      ])
  }

  /// CSS Content 3 §2.5: a leader fills the line, so that what is after it ends at the edge of the block.
  ///
  /// Lists are 300 pixels wide, from 10 pixels after the edge of the page.
  @Test func leadersFillTheirLines() throws {
    let css = """
      ul { width: 300px; list-style: none } h1 { break-before: page; font-size: 10px }
      a::after { content: leader(".") target-counter(attr(href url), page) }
      """
    let body = """
      <ul><li><a href="#a">A</a><li><a href="#b">A longer title</a><li style="padding-right: 40px"><a href="#b">B</a></ul>
      <h1 id=a>A</h1>
      """ + String(repeating: "<h1>n</h1>", count: 9) + "<h1 id=b>B</h1>"
    let pages = try PrintedDocumentTests.pages(
      PagedContentTests.head + css + "</style><body>" + body, text: PangoTextMeasurer.standard)
    let page = try #require(pages.first)
    var texts: [(text: String, left: Double, right: Double)] = []
    for (index, item) in page.items.enumerated() {
      let matrix = page.matrix(of: index)
      for placed in item.texts {
        let left = matrix.apply(placed.frame.origin).x / 0.75
        let right = matrix.apply(Point(placed.frame.maxX, placed.frame.minY)).x / 0.75
        texts += placed.text.lines.filter { $0.text.contains { !$0.isWhitespace } }
          .map { ($0.text, left, right) }
      }
    }
    try #require(texts.count == 9)
    for (line, end) in [310.0, 310, 270].enumerated() {
      let (title, dots, number) = (texts[3 * line], texts[3 * line + 1], texts[3 * line + 2])
      // This layout has whole pixels.
      #expect(number.right <= end + 0.5 && number.right > end - 2)
      #expect(dots.text.allSatisfy { $0 == "." } && dots.text.count > 20)
      // A dot of DejaVu Sans is 3.18 pixels wide; less than one is missing.
      let missing = (number.left - title.right) / 3.18 - Double(dots.text.count)
      #expect(missing > -0.6 && missing < 1.6)
    }
    #expect([2, 5, 8].map { texts[$0].text } == ["2", "12", "12"])
  }

  /// The number of a page is the one that an element on it sets.
  @Test func pageNumbersMayBeSet() throws {
    let css = """
      .n { break-before: page } .s { counter-reset: page 7 } a::after { content: target-counter(attr(href), page) }
      @page { @top-left { content: "p" counter(page) "/" counter(pages) } }
      """
    let pages = try words(
      css, "<a href='#x'>to </a><p class='n s'>a</p><p class=n id=x>b</p>")
    #expect(pages == [["to", "8", "p1/3"], ["a", "p7/3"], ["b", "p8/3"]])
  }

  // MARK: Sheets

  /// CSS Paged Media 3 §7.4: sizes and words of Chromium 156, which turns pages of 300 × 200 pixels.
  ///
  /// Its words "two" and "box" are from 14.8 to 28.1 and from 136.2 to 149.4 points, and 192 to 210 and 15 to 33 down.
  @Test func pagesMayBeTurned() throws {
    let html = """
      <!doctype html><style>* { margin: 0 } @page { size: 300px 200px; margin: 20px } @page l { page-orientation: rotate-left
      } @page r { page-orientation: rotate-right; @top-left { content: "box" } } .l { page: l } .r { page: r }</style>
      <p>one</p><p class=l>two</p><p class=r>three</p>
      """
    let pages = try PrintedDocumentTests.pages(html)
    #expect(pages.map(\.size) == [Size(225, 150), Size(150, 225), Size(150, 225)])
    func bounds(_ text: String, _ page: Arrangement) throws -> Rect {
      let index = try #require(
        page.items.firstIndex { $0.texts.contains { $0.text.lines.contains { $0.text == text } } })
      let placed = page.items[index].texts[0].frame
      let matrix = page.matrix(of: index)
      let corners = [Point(placed.minX, placed.minY), Point(placed.maxX, placed.maxY)].map {
        matrix.apply($0)
      }
      return Rect(
        min(corners[0].x, corners[1].x), min(corners[0].y, corners[1].y),
        (corners[0].x - corners[1].x).magnitude, (corners[0].y - corners[1].y).magnitude)
    }
    let two = try bounds("two", pages[1])
    #expect((two.minX - 14.8).magnitude < 1 && (two.maxX - 28.1).magnitude < 1)
    #expect((two.minY - 192).magnitude < 1 && (two.maxY - 210).magnitude < 1)
    let box = try bounds("box", pages[2])
    #expect((box.minX - 136.2).magnitude < 1 && (box.maxX - 149.4).magnitude < 1)
    #expect((box.minY - 15).magnitude < 1 && (box.maxY - 33).magnitude < 1)
    #expect(
      try diagnostics("@page { page-orientation: sideways }", "<p>a").map(\.rule)
        == ["invalid-value"])
  }

  /// No number is right, and the passes end.
  ///
  /// The line "x VIII" is 24.8 px wide and wraps in 22 px, which moves the target from page 8 to 9; "x IX" (18.9 px) does
  /// not, and leaves it there.
  @Test func numbersThatNeverSettleAreReported() throws {
    let css = """
      .n { break-after: page } .f { height: 156px } .a { width: 22px; orphans: 1; widows: 1 }
      .a::after { content: target-counter("#t", page, upper-roman) }
      """
    let html =
      PagedContentTests.head + css + "</style><body>"
      + String(repeating: "<p class=n>n</p>", count: 7)
      + "<div class=f></div><div class=a>x </div><p id=t>t</p>"
    let pages = try PrintedDocumentTests.pages(html)
    #expect((8...9).contains(pages.count))
    #expect(pages.first?.diagnostics.contains { $0.rule == "page-numbers-unsettled" } == true)
  }

  // MARK: Diagnostics

  @Test func whatCannotBeReadIsReported() throws {
    let found = try diagnostics(
      """

      .a { string-set: x } .b { position: running() } .c::before { content: string(x) }
      @page { @top-left { content: element(x) "a" } @top-right { content: string(x, second) } }
      .d::after { content: leader(dotted) leader(solid) target-counter(attr(href), page) }
      """, "<a class=d href='#nowhere'>d</a>")
    let places = found.filter { $0.rule == "invalid-value" }.compactMap { $0.place?.line }
    #expect(places.sorted() == [3, 3, 3, 4, 4])
    #expect(found.contains { $0.rule == "unsupported-value" && $0.message.contains("leader()") })
    #expect(found.contains { $0.rule == "dead-link" && $0.place != nil })
  }

  @Test func namesHaveALimit() throws {
    let css = (0...256).map { "#i\($0) { string-set: s\($0) content() }" }.joined(separator: "\n")
    let body = (0...256).map { "<p id=i\($0)>\($0)</p>" }.joined()
    let found = try diagnostics(css, body).filter { $0.rule == "limit-exceeded" }
    #expect(found.count == 1 && found.first?.place != nil)
  }
}

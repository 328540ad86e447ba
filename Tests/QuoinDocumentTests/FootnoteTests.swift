import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Footnotes, by the rules of CSS Generated Content for Paged Media 3 §2, which Chromium does not support.
///
/// Pages have room for 15 lines of 12 pixels, and notes have such lines, too.
@Suite struct FootnoteTests {
  private static let head = """
    <!doctype html><style>* { margin: 0; padding: 0 } html { font: 10px/12px "DejaVu Sans"; orphans: 1; widows: 1 }
    .f { float: footnote } .f::footnote-marker { content: none } .f::footnote-call { content: "c" counter(footnote) }
    @page { size: 300px 220px; margin: 20px 10px }
    """

  /// A line of text on a page, in pixels.
  struct Line: Equatable {
    var text: String
    var left: Double
    var top: Double
    var bottom: Double
    /// Whether it is in the area of footnotes.
    var isNote: Bool
  }

  private static func pages(_ css: String, _ body: String) throws -> [Arrangement] {
    try pages(of: head + css + "</style><body>" + body)
  }

  private static func pages(of html: String) throws -> [Arrangement] {
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    options.pages = ImportOptions.PageRequest()
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let imported = try #require(document.scenes.first)
    var scene = Scene(imported.root, text: PangoTextMeasurer.standard)
    scene.roundsToPixels = false
    return scene.pages(
      try #require(document.pages), scale: 0.75, traits: imported.traits,
      decoration: document.pageMargins)
  }

  /// Returns the lines of a page in the order of painting.
  private static func lines(_ page: Arrangement) -> [Line] {
    var lines: [Line] = []
    var isNote: [Bool] = []
    for (index, item) in page.items.enumerated() {
      isNote.append(
        item.type == "::footnote-area" || item.parent.map { isNote[$0] } ?? false)
      let matrix = page.matrix(of: index)
      for placed in item.texts {
        for line in placed.text.lines where line.text.contains(where: { !$0.isWhitespace }) {
          let corner = matrix.apply(placed.frame.origin + Point(0, line.top))
          lines.append(
            Line(
              text: line.text.trimmingCharacters(in: .whitespaces), left: corner.x / 0.75,
              top: corner.y / 0.75, bottom: corner.y / 0.75 + line.height, isNote: isNote[index]))
        }
      }
    }
    return lines
  }

  /// Returns the texts in the content and in the notes of each page.
  private static func texts(
    _ css: String, _ body: String
  ) throws -> (content: [[String]], notes: [[String]]) {
    let pages = try pages(css, body).map(lines)
    return (
      pages.map { $0.filter { !$0.isNote }.map(\.text) },
      pages.map { $0.filter(\.isNote).map(\.text) }
    )
  }

  private static func paragraphs(_ range: Range<Int>) -> String {
    range.map { "<p>p\($0)</p>" }.joined()
  }

  // MARK: Places

  /// §2.2: the note is in the last of 15 lines, 14 × 12 below the first one, and leaves 14 to the content.
  @Test func notesAreAtTheFoot() throws {
    let body = "<p>p0<span class=f>note</span> more</p>" + Self.paragraphs(1..<20)
    let pages = try Self.pages("", body).map(Self.lines)
    let note = try #require(pages[0].first { $0.isNote })
    let first = try #require(pages[0].first)
    #expect(note.text == "note")
    #expect((note.top - first.top - 168).magnitude < 0.1)
    #expect(note.left == first.left)
    let texts = try Self.texts("", body)
    #expect(texts.content[0] == ["p0", "c1", "more"] + (1..<14).map { "p\($0)" })
    #expect(texts.content[1] == (14..<20).map { "p\($0)" })
    #expect(texts.notes == [["note"], []])
  }

  /// §2.4: margin, border and padding of the area are 6 + 1 + 3, so that (180 − 12 − 10) ÷ 12 = 13 lines are above.
  @Test func theAreaHasMarginsBordersAndPadding() throws {
    let css = "@page { @footnote { margin-top: 6px; border-top: 1px solid; padding: 3px 0 0 5px } }"
    let body = "<p>p0<span class=f>note</span></p>" + Self.paragraphs(1..<20)
    let pages = try Self.pages(css, body)
    let lines = Self.lines(pages[0])
    #expect(lines.filter { !$0.isNote }.count == 1 + 13)
    let area = try #require(pages[0].items.firstIndex { $0.type == "::footnote-area" })
    // The page ends 20 pixels above the edge of the sheet.
    let matrix = pages[0].matrix(of: area)
    let corner = matrix.apply(.zero)
    #expect((corner.y / 0.75 - (200 - 16)).magnitude < 1e-6)
    #expect(pages[0].items[area].frame.size == Size(280, 16))
    let note = try #require(lines.first { $0.isNote })
    #expect((note.left - lines[0].left - 5).magnitude < 0.1)
    #expect((note.top - lines[0].top - 168).magnitude < 0.1)
    #expect(try #require(pages.last).items.allSatisfy { $0.type != "::footnote-area" })
  }

  /// §2.4: at most two lines of notes beside other content, and any number after the end of it.
  @Test func theAreaHasAMaximumHeight() throws {
    let note = (0..<5).map { "<p>n\($0)</p>" }.joined()
    let css = ".f { display: block } @page { @footnote { max-height: 24px } }"
    let texts = try Self.texts(
      css, "<p>p0</p><div>x<div class=f>\(note)</div></div>" + Self.paragraphs(1..<18))
    #expect(texts.notes == [["n0", "n1"], ["n2", "n3"], ["n4"]])
    // Two calls are in a line: 13 lines and 13, of 19.
    #expect(texts.content.map(\.count) == [13 + 1, 6, 0])
    let half = try Self.texts(
      ".f { display: block } @page { @footnote { max-height: 20% } }",
      "<div>x<div class=f>\(note)</div></div>" + Self.paragraphs(1..<18))
    #expect(half.notes == [["n0", "n1", "n2"], ["n3", "n4"]])
  }

  @Test func blankPagesAndNamedPagesOfAnotherWidthHaveNotes() throws {
    let css = """
      .w { page: wide } .r { break-before: right } @page wide { size: 400px 220px }
      """
    let texts = try Self.texts(
      css,
      """
      <p>a<span class=f>n0</span></p><p class=w>b<span class=f>n1</span></p><p class=r>c<span class=f>n2</span></p>
      <p class=w>d<span class=f>n3</span></p>
      """)
    #expect(texts.notes == [["n0"], ["n1"], ["n2"], ["n3"]])
    #expect(texts.content == [["a", "c1"], ["b", "c2"], ["c", "c3"], ["d", "c4"]])
  }

  /// A row of a table moves with its note; the repeated foot stays below the rows and above the notes.
  @Test func rowsMoveWithTheirNotes() throws {
    let rows = (0..<20).map { row in
      "<tr><td>r\(row)" + (row == 12 ? "<span class=f>one</span>" : "") + "</td><td>"
        + (row == 12 ? "<span class=f>two</span>" : "") + "</td></tr>"
    }.joined()
    // The foot and two notes leave 12 of 15 lines to rows, so that row 12, the thirteenth, moves.
    let texts = try Self.texts(
      "table { border-spacing: 0 }",
      "<table><tfoot><tr><td>foot</table>".replacingOccurrences(
        of: "</table>", with: "</tfoot><tbody>\(rows)</tbody></table>"))
    #expect(texts.notes == [[], ["one", "two"]])
    #expect(texts.content[0].filter { $0.hasPrefix("r") } == (0..<12).map { "r\($0)" })
    #expect(texts.content.allSatisfy { $0.contains("foot") })
  }

  /// The notes of a page are in document order, whatever the order of the calls from top to bottom.
  @Test func notesOfColumnsAreInDocumentOrder() throws {
    let items = (0..<8).map { "<p>p\($0)<span class=f>n\($0)</span></p>" }.joined()
    let texts = try Self.texts("div { columns: 2; column-fill: balance }", "<div>\(items)</div>")
    #expect(texts.notes == [(0..<8).map { "n\($0)" }])
  }

  @Test func notesOfFixedAndAbsoluteElementsAreOnTheFirstPage() throws {
    let css =
      "i { position: fixed; left: 0; top: 50px } b { position: absolute; left: 99px; top: 0 }"
    let body =
      "<i>fixed<span class=f>n0</span></i><b>absolute<span class=f>n1</span></b>"
      + Self.paragraphs(0..<20)
    #expect(try Self.texts(css, body).notes == [["n0", "n1"], []])
  }

  // MARK: Room

  /// §2.8: two lines of notes and 14 lines of text are more than 15.
  @Test func linesMoveWithTheirNotes() throws {
    func texts(_ policy: String) throws -> (content: [[String]], notes: [[String]]) {
      try Self.texts(
        ".f { footnote-policy: \(policy) }",
        Self.paragraphs(0..<12) + "<p>p12<br>p13<span class=f>n0<br>n1</span><br>p14</p>"
          + Self.paragraphs(15..<20))
    }
    let auto = try texts("auto")
    #expect(auto.notes == [["n0"], ["n1"]])
    #expect(auto.content[0].last == "c1")
    let line = try texts("line")
    #expect(line.notes == [[], ["n0", "n1"]])
    #expect(line.content[0].last == "p12")
    let block = try texts("block")
    #expect(block.notes == [[], ["n0", "n1"]])
    #expect(block.content[0].last == "p11")
  }

  /// The first line of a note does not stay alone where orphans forbid it, so the line of the call moves.
  @Test func orphansAreLinesOfNotes() throws {
    let body =
      Self.paragraphs(0..<13) + "<p>p13<span class=f>n0<br>n1<br>n2</span></p>"
      + Self.paragraphs(14..<20)
    #expect(try Self.texts(".f { orphans: 2 }", body).notes == [[], ["n0", "n1", "n2"]])
    #expect(try Self.texts("", body).notes == [["n0"], ["n1", "n2"]])
  }

  /// What is left of a note is first on the next page, before a forced break on a page of its own.
  @Test func longNotesContinue() throws {
    let note = (0..<20).map { "n\($0)<br>" }.joined()
    let body =
      Self.paragraphs(0..<4)
      + "<p>p4<span class=f>\(note)</span></p><p>p5<span class=f>late</span></p>"
    let texts = try Self.texts("", body + Self.paragraphs(6..<9))
    #expect(
      texts.notes == [
        (0..<10).map { "n\($0)" }, (10..<20).map { "n\($0)" } + ["late"],
      ])
    #expect(texts.content[1] == ["p5", "c2", "p6", "p7", "p8"])
    let broken = try Self.texts("h1 { font: inherit; break-before: page }", body + "<h1>next</h1>")
    #expect(broken.content.map(\.last) == ["c1", "c2", "next"])
    let alone = try Self.texts(
      "h1 { font: inherit; break-before: page; string-set: t content() } @page { @top-left { content: string(t) } }",
      "<p>a<span class=f>\(note)</span></p><h1>next</h1>")
    #expect(alone.notes == [(0..<14).map { "n\($0)" }, (14..<20).map { "n\($0)" }, []])
    #expect(alone.content == [["a", "c1"], [], ["next", "next"]])
  }

  // MARK: Counters and markers

  /// §2.5 to §2.7: by default, a superscript number and a number with a full stop before the note.
  @Test func callsAndMarkersAreNumbers() throws {
    let html = """
      <!doctype html><style>@page { size: 300px 220px } i { float: footnote }</style><p>a<i>n0</i> b<i>n1</i></p>
      """
    let page = try #require(Self.pages(of: html).first)
    let lines = Self.lines(page)
    #expect(lines.map(\.text) == ["a", "1", "b", "2", "1.", "n0", "2.", "n1"])
    #expect(lines[1].top < lines[0].top && lines[1].bottom < lines[0].bottom)
    #expect(lines[4].left < lines[5].left && lines[4].isNote)
    // In a tagged PDF, notes are read after the content of their page.
    let roles = DisplayList(page, isTagged: true).elements.map(\.role)
    #expect(roles.filter { $0 == .paragraph || $0 == .note } == [.paragraph, .note, .note])
    // Superscripts do not move the lines apart.
    let plain = try Self.pages("p { font-size: 14px; line-height: 14px }", "<p>x<br>y")
    let raised = try Self.pages(
      "p { font-size: 14px; line-height: 14px } .f::footnote-call { content: counter(footnote) }",
      "<p>x<br>y<span class=f>n")
    #expect(Self.lines(plain[0]).map(\.top) == Self.lines(raised[0]).prefix(2).map(\.top))
  }

  @Test func countersMayBeSetAndStyled() throws {
    let css = """
      h1 { font: inherit; counter-reset: footnote } .f::footnote-call { content: "[" counter(footnote, lower-alpha) "]" }
      .f::footnote-marker { content: counter(footnote, upper-roman) ")"; list-style-position: inside }
      .two { counter-increment: footnote 2 } .none::footnote-call { content: none }
      """
    let texts = try Self.texts(
      css,
      """
      <h1>A</h1><p>a<span class=f>n0</span></p><p>b<span class="f two">n1</span></p><h1>B</h1><p>c<span class="f none">n2
      </span></p><p>d<span class=f>n3</span></p>
      """)
    #expect(texts.content == [["A", "a", "[a]", "b", "[c]", "B", "c", "d", "[b]"]])
    #expect(texts.notes == [["I)", "n0", "III)", "n1", "I)", "n2", "II)", "n3"]])
  }

  /// The numbers of notes begin anew on each page, though their pages are known only after a first pass.
  @Test func pagesMayResetTheCounter() throws {
    let body = (0..<20).map { "<p>p\($0)<span class=f>n\($0)</span></p>" }.joined()
    let texts = try Self.texts("@page { counter-reset: footnote 4 }", body)
    // A line and its note are 24 pixels high: seven of each are on a page.
    let calls = texts.content.map { $0.filter { $0.hasPrefix("c") } }
    #expect(calls == [(5..<12), (5..<12), (5..<11)].map { $0.map { "c\($0)" } })
  }

  /// §2.3: notes that share lines, but not those of two pages.
  @Test func notesMayShareLines() throws {
    let body = (0..<30).map { "<p>p\($0)<span class=f>n\($0)x</span></p>" }.joined()
    let texts = try Self.texts(".f { footnote-display: inline }", body)
    for (content, notes) in zip(texts.content, texts.notes) {
      let called = content.filter { $0.hasPrefix("p") }.map { "n" + $0.dropFirst() + "x" }
      #expect(notes.joined(separator: " ").split(separator: " ").map(String.init) == called)
    }
    // 14 short notes fit in two lines.
    #expect(texts.content[0].filter { $0.hasPrefix("p") }.count == 13)
  }

  // MARK: Elsewhere

  /// Without pages, the note is in its text as in browsers.
  @Test func notesAreInTheTextOfAScreen() throws {
    let html = Self.head + "</style><body><p>a <span class=f>note</span> b</p>"
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(in: scene.size)
    let lines = Self.lines(arrangement)
    #expect(lines.map(\.text) == ["a", "note", "b"])
    #expect(Set(lines.map(\.top)).count == 1)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func whatIsNotSupportedIsReported() throws {
    func diagnostics(_ css: String, _ body: String) throws -> [Diagnostic] {
      var options = ImportOptions()
      options.pages = ImportOptions.PageRequest()
      return try HTMLDocument.read(
        Data((Self.head + css + "</style><body>" + body).utf8), options: options
      ).diagnostics
    }
    let running = try diagnostics(
      "h1 { position: running(h) } @page { @top-left { content: element(h) } }",
      "<h1>a<span class=f>note</span></h1><p>b")
    #expect(running.map(\.rule) == ["unsupported-value"])
    let first = try diagnostics("@page :first { @footnote { padding: 1px } }", "<p>a")
    #expect(first.map(\.rule) == ["unsupported-rule"])
    let value = try diagnostics("@page { @footnote { border-top: wide } }", "<p>a")
    #expect(value.map(\.rule) == ["invalid-value"])
    let counter = try diagnostics("@page { counter-reset: other }", "<p>a")
    #expect(counter.map(\.rule) == ["invalid-value"])
  }

  @Test func whatIsNotShownHasNoNotes() throws {
    let texts = try Self.texts(
      "p::first-letter { font-size: 10px } .v { visibility: hidden } .v::after { content: 'after' }",
      """
      <p style="display: none">a<b>b<span class=f>n0</span></b></p><p><span class=f>Note</span>Text</p>
      <p class=v>hidden<span class=f>n2</span></p>
      """)
    // The first letter is that of the paragraph's own text.
    #expect(texts.content == [["c1", "T", "ext"]])
    #expect(texts.notes == [["Note"]])
  }

  @Test func itemsAndCellsMayBeNotes() throws {
    let texts = try Self.texts(
      ".x { display: flex } li { list-style: none }",
      """
      <div class=x><div>a</div><span class=f>n0</span></div><ul><li class=f>n1<li>b</ul><table><tr><td class=f>n2<td>c</table>
      <p>d<img class=f style="height: 5px"></p><p dir=rtl><b class=f>n4</b></p>
      """)
    #expect(texts.content == [["a", "c1", "c2", "b", "c3", "c", "d", "c4", "c5"]])
    #expect(texts.notes == [["n0", "n1", "n2", "n4"]])
  }

  // MARK: Hostile documents

  @Test func manyNotesInALineEnd() throws {
    let notes = (0..<1_000).map { "<span class=f>n\($0)</span> " }.joined()
    let pages = try Self.pages("p { white-space: nowrap }", "<p>a\(notes)</p><p>after")
    let texts = pages.map { Self.lines($0).filter(\.isNote).map(\.text) }
    #expect(texts.flatMap { $0 } == (0..<1_000).map { "n\($0)" })
    // The first page has a line, and the last one another; a page of notes has 15.
    // The line is so wide that pages are drawn at two thirds of their size, with 22 lines each.
    #expect(texts.count <= 1_002 / 22 + 2)
    #expect(pages[0].diagnostics.contains { $0.rule == "footnote-does-not-fit" })
  }

  @Test func notesOfAnyHeightEnd() throws {
    let body = "<p>a</p><p>b<span class=f><i></i>end</span> c</p><p>after"
    let pages = try Self.pages("i { display: inline-block; height: 1000px; width: 9px }", body)
    let texts = pages.map { Self.lines($0).map(\.text) }
    #expect(texts.flatMap { $0 }.sorted() == ["a", "after", "b", "c", "c1", "end"])
    #expect(pages.count <= 9)
    #expect(pages[0].diagnostics.map(\.rule) == ["footnote-does-not-fit"])
  }

  @Test func nestedNotesEnd() throws {
    let count = 200
    let body =
      "<p>a" + (0..<count).map { "<span class=f>n\($0) " }.joined()
      + String(repeating: "</span>", count: count) + "</p><p>after"
    let texts = try Self.texts("", body)
    let notes = texts.notes.flatMap { $0 }.filter { $0.hasPrefix("n") }
    #expect(notes == (0..<count).map { "n\($0)" })
  }

  @Test func areasHigherThanPagesEnd() throws {
    let css = "@page { @footnote { padding-top: 500px; max-height: 1px } }"
    let texts = try Self.texts(css, "<p>a<span class=f>n0</span></p><p>b")
    #expect(texts.notes.flatMap { $0 }.contains("n0") || !texts.notes.isEmpty)
    #expect(texts.content.flatMap { $0 }.contains("b"))
  }

  // MARK: Laws

  /// Each note is once on the pages, never before its call, in order, and no content is in the area of notes.
  @Test(arguments: 0..<60) func eachNoteIsOnceAndNeverBeforeItsCall(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let (css, body, count) = Self.document(&random)
    let pages = try Self.pages(css, body)
    var called: [Int: Int] = [:]
    var noted: [String] = []
    var start: [Int: Int] = [:]
    for (number, page) in pages.enumerated() {
      let area = page.items.firstIndex { $0.type == "::footnote-area" }
      let top = area.map { page.matrix(of: $0).apply(.zero).y / 0.75 } ?? .infinity
      for line in Self.lines(page) {
        if line.isNote {
          noted.append(line.text)
          let parts = line.text.dropFirst().split(separator: "w")
          if parts.count == 2, parts[1] == "0", let note = Int(parts[0]) { start[note] = number }
          continue
        }
        // Texts are up to a pixel lower than their lines: ascents are rounded, and lines centred.
        #expect(line.bottom <= top + 1, "\(line.text) on page \(number)")
        if line.text.hasPrefix("c"), let call = Int(line.text.dropFirst()) {
          #expect(called.updateValue(number, forKey: call) == nil)
        }
      }
    }
    #expect(called.count == count)
    #expect(Set(noted).count == noted.count)
    for note in 0..<count {
      #expect(try #require(start[note]) >= #require(called[note + 1]), "note \(note)")
    }
    let lines = noted.count { $0.hasPrefix("n") }
    #expect(lines == body.components(separatedBy: "w").count - 1)
  }

  /// Returns a document with notes in paragraphs, lists, tables and forced breaks, and the number of its notes.
  private static func document(
    _ random: inout SplitMix
  ) -> (css: String, body: String, count: Int) {
    var count = 0
    func note(_ random: inout SplitMix) -> String {
      guard random.next(below: 3) == 0 else { return "" }
      let long = random.next(below: 12) == 0
      let lines = 1 + random.next(below: long ? 40 : 4)
      let policy = ["auto", "auto", "line", "block"][random.next(below: 4)]
      let text = (0..<lines).map { "n\(count)w\($0)" }.joined(separator: "<br>")
      count += 1
      return "<span class=f style='footnote-policy: \(policy)'>\(text)</span>"
    }
    var body = ""
    for block in 0..<(10 + random.next(below: 50)) {
      let kind = random.next(below: 6)
      let lines = (0..<(1 + random.next(below: 6))).map {
        "p\(block)l\($0)" + note(&random) + (kind == 1 ? "</td><td>x" + note(&random) : "")
      }
      switch kind {
      case 0: body += "<ul>" + lines.map { "<li>\($0)</li>" }.joined() + "</ul>"
      case 1:
        body +=
          "<table>" + lines.map { "<tr><td>\($0)</td></tr>" }.joined() + "</table>"
      case 2: body += "<p style='break-before: page'>\(lines.joined(separator: "<br>"))</p>"
      case 3:
        body += "<p style='margin: 7px; break-inside: avoid'>\(lines.joined(separator: "<br>"))</p>"
      default: body += "<p>\(lines.joined(separator: "<br>"))</p>"
      }
    }
    let css = [
      "", "@page { @footnote { border-top: 1px solid; padding: 5px; margin-top: 8px } }",
      "html { orphans: 2; widows: 2 }", "@page { @footnote { max-height: 50px } }",
    ]
    return (css[random.next(below: 4)] + "ul { list-style: none }", body, count)
  }

  /// A reproducible sequence of numbers.
  private struct SplitMix {
    var seed: UInt64

    mutating func next(below limit: Int) -> Int {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var z = seed
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(limit))
    }
  }
}

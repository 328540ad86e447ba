import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// What is painted of lines that `-webkit-line-clamp` limits, as in Chromium: the ellipsis is where the content goes on,
/// and what follows is below the box, which clips it.
struct LineLimitTests {
  /// A line of text, and whether it is above the bottom of the limited box.
  private struct Shown: Equatable {
    var text: String
    var isInside: Bool

    init(_ text: String, _ isInside: Bool) {
      self.text = text
      self.isInside = isInside
    }
  }

  private func shown(_ content: String) throws -> [Shown] {
    let html = """
      <!doctype html><style>body, p { margin: 0; font: 10px/10px "DejaVu Sans" }
      #a { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; width: 100px }
      </style><div id=a>\(content)</div>
      """
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(
      in: Size(300, 300), traits: scene.traits)
    var rows: [(text: String, middle: Double)] = []
    for (index, item) in arrangement.items.enumerated() {
      let top = arrangement.absoluteFrame(of: index).minY
      for text in item.texts {
        let words = text.text.lines.map(\.text).joined()
        let middle = top + text.frame.midY
        if let last = rows.last, last.middle == middle {
          rows[rows.count - 1].text += words
        } else {
          rows.append((words, middle))
        }
      }
    }
    return rows.map { Shown($0.text.trimmingCharacters(in: .whitespaces), $0.middle < 20) }
  }

  @Test func linesOfTextAreLimited() throws {
    let words = "one two three four five six seven eight nine ten eleven twelve"
    let texts = try shown(words)
    #expect(texts.prefix(2).map(\.isInside) == [true, true])
    #expect(texts[1].text.hasSuffix("…"))
    let hidden = texts.dropFirst(2)
    #expect(!hidden.isEmpty)
    #expect(!hidden.contains { $0.isInside })
    // No word is both before the ellipsis and behind it.
    #expect(!texts[1].text.contains("twelve") && hidden.last?.text.contains("twelve") == true)
  }

  /// Chromium draws the same pixels for the content that is given as for its text up to the ellipsis.
  @Test func spacesBeforeTheEllipsisAreDropped() throws {
    #expect(try shown("<p>xx</p>aaa bbb ccccccccccc").map(\.text).dropFirst().first == "aaa bbb…")
    #expect(
      try shown("<p>xx</p><p style='white-space: pre-wrap'>aaa bbb ccccccccccc").map(\.text)
        .dropFirst().first == "aaa bbb …")
  }

  /// The words of a justified line would be too wide with the spaces of all words.
  @Test func justifiedLinesStayInside() throws {
    let texts = try shown("<p>xx</p><p style='text-align: justify'>aa bb ccc dddddddddddd ee</p>")
    #expect(texts[1].text.hasPrefix("aa bb c") && texts[1].text.hasSuffix("…"))
  }

  @Test func blocksShareTheLimit() throws {
    #expect(
      try shown("<p>aa</p><p>bb</p><p>cc</p>") == [
        Shown("aa", true), Shown("bb…", true), Shown("cc", false),
      ])
    // Even if nothing that is seen follows.
    #expect(try shown("<p>aa</p><p>bb</p><p></p>") == [Shown("aa", true), Shown("bb…", true)])
  }

  @Test func nothingIsCutWhereTheContentEnds() throws {
    #expect(try shown("<p>aa</p><p>bb</p>") == [Shown("aa", true), Shown("bb", true)])
    #expect(
      try shown("<p>aa</p><p>bb</p><b style='float: left'></b>")
        == [Shown("aa", true), Shown("bb", true)])
  }

  @Test func linesBesideFloatsAreLimited() throws {
    let texts = try shown(
      "<b style='float: left; width: 60px; height: 50px'></b><p>aa bb cc dd ee ff</p>")
    #expect(texts.prefix(2).map(\.isInside) == [true, true])
    #expect(texts[1].text.hasSuffix("…"))
    #expect(texts.dropFirst(2).allSatisfy { !$0.isInside })
  }

  @Test func contextsOfTheirOwnAreNotCounted() throws {
    let texts = try shown("<div style='display: flow-root'>aa<br>bb<br>cc</div><p>dd</p>")
    #expect(texts.map(\.text) == ["aa", "bb", "cc", "dd"])
  }
}

import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// What is said of documents, and that nothing in them brings a layout down.
@Suite struct HTMLFindingTests {
  private func read(_ html: String) throws -> ImportedDocument {
    try HTMLDocument.read(Data(html.utf8))
  }

  private func layout(_ html: String) throws -> Arrangement {
    let document = try read(html)
    let scene = try #require(document.scenes.first)
    return Scene(scene.root, text: PangoTextMeasurer.standard).layout(
      in: scene.size, traits: scene.traits)
  }

  /// `preserve-3d` and `text-wrap: pretty` are reported, because the scene is flat and lines are filled one by one.
  @Test func whatIsOnlyPartlySupportedIsTold() throws {
    let document = try read(
      """
      <!doctype html><style>
      p { transform-style: preserve-3d }
      q { text-wrap: pretty }
      </style><p>a</p><q>b</q>
      """)
    #expect(document.diagnostics.map(\.rule) == ["unsupported-value", "unsupported-value"])
    #expect(document.diagnostics.map(\.place?.line) == [4, 4])
  }

  @Test func whatIsNotSupportedIsSaidOnce() throws {
    let document = try read(
      """
      <!doctype html><style>
      p { writing-mode: vertical-lr; unknown: 1 } q { unknown: 2 }
      </style><p>字</p><p>字</p>
      <table><tr><td>c</table><table></table><script>x</script><script>y</script>
      <link rel=stylesheet href="https://example.com/x.css">
      """)
    let rules = document.diagnostics.map(\.rule).sorted()
    #expect(
      rules == [
        "remote-resource", "unsupported-element", "unsupported-property", "unsupported-value",
      ], "writing mode, one property, one script")
    let mode = try #require(document.diagnostics.first { $0.message.contains("writing-mode") })
    #expect(mode.place?.line == 3)
    let script = try #require(document.diagnostics.first { $0.message.contains("<script>") })
    #expect(script.place?.line == 4)
    #expect(script.place?.column == 40)
  }

  @Test func dictionariesThatAreMissingAreTold() throws {
    let document = try read("<style>p { hyphens: auto }</style><p>a<p>b<p lang=xx>c<p lang=xx>d")
    #expect(document.diagnostics.map(\.rule) == ["missing-dictionary", "missing-dictionary"])
    #expect(document.diagnostics.map { $0.place?.column } == [35, 43])
    #expect(try read("<p style='hyphens: manual'>a&shy;b").diagnostics.isEmpty)
  }

  private func height(_ body: String, folders: [String] = []) throws -> Double {
    var options = ImportOptions()
    options.hyphenationFolders = folders
    let document = try HTMLDocument.read(
      Data(
        "<!doctype html><style>p { font: 10px/20px Ahem; margin: 0; width: 60px }</style>\(body)"
          .utf8),
      options: options)
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(in: scene.size)
    return try #require(arrangement.items.first { $0.type == "p" }).frame.height
  }

  @Test func dictionariesHyphenateWhatAsksForIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // ISO 8859-1, in which ü is one byte.
    try Data([UInt8]("ISO8859-1\n\u{FC}1b\na1b\n".unicodeScalars.map { UInt8($0.value) })).write(
      to: folder.appendingPathComponent("hyph_de_DE.dic"))
    let folders = ["/no/such/folder", folder.path]
    let word = "aaaübbbb"
    #expect(try height("<p lang=de>\(word)</p>", folders: folders) == 20)
    for lang in ["de", "de-DE", "DE", "de-AT"] {
      let text = "<p lang=\(lang) style='hyphens: auto'>\(word)</p>"
      #expect(try height(text, folders: folders) == 40, "\(lang)")
    }
    #expect(try height("<p lang=fr style='hyphens: auto'>\(word)</p>", folders: folders) == 20)
    #expect(
      try height("<p lang=de style='hyphens: auto'>aaa&shy;übbbb</p>", folders: folders) == 40)
    #expect(try height("<p lang=../de style='hyphens: auto'>\(word)</p>", folders: folders) == 20)
  }

  /// HTML §4.5.28: an opportunity, also between spaces that collapse over it.
  @Test func wbrIsAPlaceWhereALineMayEnd() throws {
    #expect(try height("<p>aaaa<b>bbbb</b></p>") == 20)
    #expect(try height("<p>aaaa<wbr><b>bbbb</b></p>") == 40)
    #expect(try height("<p>aa <wbr> bbb</p>") == 20, "one space: six letters of ten points")
  }

  @Test func charactersWithoutGlyphAreToldWithTheirPlace() throws {
    let document = try read("<!doctype html>\n<p>abc</p>\n<p>d <b>\u{10FFFD}</b></p>")
    let scene = try #require(document.scenes.first)
    let measurer = PangoTextMeasurer()
    let arrangement = Scene(scene.root, text: measurer).layout(in: scene.size)
    let found = measurer.diagnostics(of: arrangement)
    #expect(found.map(\.rule) == ["missing-glyph"])
    #expect(found.first?.place?.line == 3)
    // Who has only the arrangement, or only the picture, is told, too.
    #expect(arrangement.diagnostics.filter { $0.rule == "missing-glyph" } == found)
    let path = FileManager.default.temporaryDirectory.path + "/missing-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let told = try PNG(arrangement, text: measurer).write(to: path)
    #expect(told.filter { $0.rule == "missing-glyph" } == found)
  }

  @Test func missingCharactersOfAnElementAreCountedTogether() throws {
    let document = try read(
      "<p style='width: 1px'>a\u{10FFFD} b c\u{10FFFD}\u{10FFFD}</p>"
        + "<ul style='list-style-type: \"\u{10FFFD}\"'><li>x</li></ul>")
    let scene = try #require(document.scenes.first)
    let found = Scene(scene.root, text: PangoTextMeasurer()).layout(in: scene.size).diagnostics
      .filter { $0.rule == "missing-glyph" }
    #expect(found.map { $0.message.prefix(13) } == ["3 characters ", "1 character o"])
  }

  @Test func choicesOfLettersFormsAddUpOverElements() throws {
    let document = try read(
      """
      <!doctype html><style>p { font-variant-numeric: tabular-nums } b { font-feature-settings: 'ss01' }
      i { font-variant-numeric: normal }</style><p>a<b id=b>c</b><i id=i>d</i></p>
      """)
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(in: scene.size)
    let tags = { (id: String) in arrangement[id]?.look.text.font.features.map(\.tag) ?? [] }
    #expect(tags("b") == ["tnum", "ss01"] && tags("i") == [])
  }

  @Test func numbersBeyondAllBoundsAreSaid() throws {
    let css = "text-underline-offset: 1e300%; border-radius: calc(1e30px + 1%)"
    let text = "<style>p { \(css) }</style><p>a"
    #expect(try read(text).diagnostics.allSatisfy { $0.rule == "unsupported-value" })
    #expect(try !layout(text).items.isEmpty)
  }

  @Test func sheetsAreReadBesideTheDocument() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("#a { width: 70px }".utf8).write(to: folder.appendingPathComponent("own.css"))
    let page = folder.appendingPathComponent("page.html")
    try Data(
      """
      <link rel=stylesheet href=own.css><link rel=stylesheet href=own.css media=print>
      <link rel=stylesheet href=gone.css><body><div id=a></div>
      """.utf8
    ).write(to: page)
    let document = try HTMLDocument.read(path: page.path)
    #expect(document.diagnostics.map(\.rule) == ["missing-resource"])
    #expect(document.diagnostics.first?.place?.line == 2)
    let arrangement = Scene(document.scenes[0].root).layout(in: Size(300, 100))
    #expect(arrangement["a"]?.frame.width == 70)
  }

  @Test func mediaAndDirectionFollowTheOptions() throws {
    var options = ImportOptions()
    options.size = Size(500, 300)
    options.colorScheme = .dark
    options.direction = .rightToLeft
    let document = try HTMLDocument.read(
      Data(
        """
        <style>body { margin: 0 } #a { width: 10px; height: 10px }
        @media (max-width: 600px) { #a { width: 20px } }
        @media (prefers-color-scheme: dark) { #a { height: 30px } }</style><div id=a></div>
        """.utf8), options: options)
    let arrangement = Scene(document.scenes[0].root).layout(
      in: document.scenes[0].size, traits: document.scenes[0].traits)
    #expect(arrangement["a"]?.frame == Rect(x: 480, y: 0, width: 20, height: 30))
  }

  @Test(arguments: ["div", "span", "b", "ul", "section"])
  func deepNestingEndsInAFinding(tag: String) throws {
    let count = tag == "b" ? 200 : 9000
    let html = String(repeating: "<\(tag)>", count: count) + "x"
    let arrangement = try layout(html)
    #expect(arrangement.items.count > count)
    #expect(arrangement.items.allSatisfy { $0.frame.isFinite })
  }

  @Test(arguments: [
    "display: flex", "display: inline-block", "display: inline-flex", "position: absolute",
    "display: contents", "overflow: scroll",
  ])
  func deepNestingOfOtherKinds(style: String) throws {
    let html = String(repeating: "<div style='\(style)'>", count: 3000) + "x"
    #expect(try layout(html).items.allSatisfy { $0.frame.isFinite })
  }

  @Test(arguments: [
    "", "<", "</", "<!", "<p", "text", "<body><body><html>", "<br>", "<svg><foreignObject><p>x",
    "<style>*{", "<p style='width: calc(100% - 1e39px)'>x", "<p style='margin: -1e30px'>x",
    "<p style='font-size: 1e30px'>x", "<p style='line-height: -5; text-indent: -1e9px'>x",
    "<p style='font-size: 0'>x", "<img src='data:image/png;base64,xx'>",
    "<img width=1e9 height=-5>",
    "<ol start=999999999999><li>x", "<ol><li value=-5>x</ol></ol></ol>", "<li>x",
    "\u{0}<p>\u{FFFC}x",
    "<span style='position: absolute'><span style='position: fixed'>x",
    "<div style='display: flex'> <br> </div>", "<template><p>x</template>",
  ])
  func oddDocumentsAreLaidOut(html: String) throws {
    #expect(try layout(html).items.allSatisfy { $0.frame.isFinite })
  }
}

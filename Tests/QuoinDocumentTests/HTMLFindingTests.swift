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

  @Test func whatIsNotSupportedIsSaidOnce() throws {
    let document = try read(
      """
      <!doctype html><style>
      p { writing-mode: vertical-lr; unknown: 1 } q { unknown: 2 }
      </style><p>a</p><p>b</p>
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

  @Test func hyphenationThatIsAskedForIsTold() throws {
    let document = try read("<style>p { hyphens: auto }</style><p>a<p>b")
    #expect(document.diagnostics.map(\.rule) == ["unsupported-value"])
    #expect(try read("<p style='hyphens: manual'>a&shy;b").diagnostics.isEmpty)
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

import Foundation
import Testing

@Suite struct PageOptionTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    let rows = (0..<100).map { "<p style=\"height: 40px; margin: 0\">Row \($0)</p>" }
    try folder.write("rows.html", "<body style=\"margin: 0\">" + rows.joined() + "</body>")
  }

  /// A call writes at most as many pictures for a document as the limits allow.
  @Test func scenesHaveALimit() throws {
    try folder.writeXIB("many.xib", views: (0...100).map { "v\($0)" })
    let outcome = try folder.quoin("render", "many.xib", "-o", "out.png", "--limits", "strict")
    #expect(outcome.status == 1 || outcome.status == 2)
    #expect(outcome.errors.contains("101 scenes") && outcome.errors.contains("limit-exceeded"))
    #expect(outcome.lines.count == 100)
  }

  @Test func aDocumentIsCutIntoPages() throws {
    let outcome = try folder.quoin(
      "render", "rows.html", "-o", "a.pdf", "--page-size", "400x460", "--page-margins", "30",
      "--title", "All rows", "--author", "Ada")
    #expect(outcome.status == 0 && outcome.errors == "")
    let bytes = String(decoding: try folder.data("a.pdf"), as: UTF8.self)
    // 400 points are 533 pixels: thirteen rows of 40, so eight pages.
    #expect(bytes.contains("/Count 8"))
    #expect(bytes.contains("All rows") && bytes.contains("Ada"))
  }

  @Test(
    arguments: [
      ["--page-size", "A7"], ["--page-size", "10x10"], ["--page-margins", "5"],
      ["--page-size", "A4", "--page-margins", "1,2"],
      ["--page-size", "A4", "--page-margins", "400"],
      ["--page-size", "A4", "--page-margins", "10,20,x,30,40"],
      ["--page-size", "A4", "--page-margins", "10,9999,20,30,40"],
      ["--page-size", "A4", "--page-margins", "10,20,30,40,"],
      ["--page-size", "A4", "--page-margins", "1 0"], ["--page-size", "A4", "--page-margins", ""],
    ])
  func whatIsNoPage(_ options: [String]) throws {
    let words = options.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try folder.shell("\"$QUOIN\" render rows.html -o a.pdf \(words)")
    #expect(outcome.status == 64)
  }

  @Test func titlesAreThoseOfPDF() throws {
    let outcome = try folder.quoin("render", "rows.html", "-o", "a.png", "--title", "Rows")
    #expect(outcome.status == 64)
  }

  /// The width and height of a PNG, from its header.
  private func pixels(_ name: String) throws -> [Int] {
    let data = Array(try folder.data(name))
    return [16, 20].map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// The `MediaBox` entries of a PDF.
  private func sheets(_ name: String) throws -> [String] {
    let text = String(decoding: try folder.data(name), as: UTF8.self)
    return text.matches(of: #/MediaBox \[ ([0-9. ]+) \]/#).map { String($0.1) }
  }

  @Test func picturesGetAFileForEachPage() throws {
    let outcome = try folder.quoin(
      "render", "rows.html", "-o", "a.png", "--page-size", "400x460", "--page-margins", "30")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.text == (1...8).map { "a-\($0).png\n" }.joined())
    #expect(try pixels("a-8.png") == [400, 460])
  }

  @Test func aDocumentSaysItsPages() throws {
    try folder.write(
      "said.html",
      """
      <!doctype html><html lang="en-GB"><title>Said &amp; done</title><meta name="author" content="Ada">
      <style>@media print { @page { size: 4in 3in; margin: 0 } } p { height: 2in; margin: 0 }</style>
      <body style="margin: 0"><p>1<p>2
      """)
    #expect(try folder.quoin("render", "said.html", "-o", "a.pdf").errors == "")
    #expect(try sheets("a.pdf") == ["0 0 288 216", "0 0 288 216"])
    let bytes = String(decoding: try folder.data("a.pdf"), as: UTF8.self)
    #expect(bytes.contains("Said & done") && bytes.contains("/Lang (en-GB)"))
    // Options win.
    _ = try folder.quoin(
      "render", "said.html", "-o", "b.pdf", "--page-size", "300x400", "--title", "Other")
    #expect(try sheets("b.pdf") == ["0 0 300 400"])
    #expect(String(decoding: try folder.data("b.pdf"), as: UTF8.self).contains("Other"))
    // Whoever says a size of the picture wants a picture: 0.75 points are a pixel.
    _ = try folder.quoin("render", "said.html", "-o", "c.pdf", "--size", "400x400")
    #expect(try sheets("c.pdf") == ["0 0 300 300"])
  }

  @Test func automaticPagesAreA4() throws {
    _ = try folder.quoin("render", "rows.html", "-o", "a.pdf", "--page-size", "auto")
    #expect(try sheets("a.pdf").first == "0 0 595.276 841.89")
    // A document that says nothing of pages is one, as large as its content.
    _ = try folder.quoin("render", "rows.html", "-o", "b.pdf")
    #expect(try sheets("b.pdf") == ["0 0 960 3000"])
  }

  @Test func picturesAreAsHighAsTheirContent() throws {
    #expect(try folder.quoin("render", "rows.html").errors == "")
    #expect(try pixels("rows.png") == [1280, 4000])
    let cut = try folder.quoin("render", "rows.html", "-o", "a.png", "--size", "300x400")
    #expect(cut.status == 0 && cut.errors.contains("4000") && cut.errors.contains("content-cut"))
    #expect(try pixels("a.png") == [300, 400])
    let whole = try folder.quoin(
      "render", "rows.html", "-o", "a.png", "--size", "300x400", "--full-page")
    #expect(whole.errors == "")
    #expect(try pixels("a.png") == [300, 4000])
    try folder.write(
      "hidden.html", "<body style='overflow: hidden'><p style='height: 2000px'>a<p>b")
    #expect(try folder.quoin("render", "hidden.html").errors == "")
    #expect(try pixels("hidden.png") == [1280, 720])
  }

  @Test func whatIsTooWideIsTold() throws {
    try folder.write(
      "wide.html",
      "<body style='margin: 0'>\n<p style='width: 300px' id=inner>a</p><p style='width: 400px'>b</p>"
    )
    let shrunk = try folder.quoin(
      "render", "wide.html", "-o", "a.pdf", "--page-size", "225x300", "--page-margins", "0")
    #expect(shrunk.errors.contains("wide.html:2:39: note: the content is 400 wide"))
    #expect(shrunk.errors.contains("75 %") && shrunk.errors.contains("(pages-shrunk)"))
    let cut = try folder.quoin(
      "render", "wide.html", "-o", "a.pdf", "--page-size", "150x300", "--page-margins", "0")
    #expect(cut.errors.contains("the pages hold 300") && cut.errors.contains("(content-too-wide)"))
  }

  @Test func aSceneIsOnePage() throws {
    try folder.write("good.storyboard", Documents.good)
    _ = try folder.quoin("render", "good.storyboard", "-o", "a.pdf", "--page-size", "A5")
    #expect(try sheets("a.pdf") == ["0 0 419.528 595.276"])
  }
}

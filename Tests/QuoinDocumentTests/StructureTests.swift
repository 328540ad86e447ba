import Foundation
import Quoin
import QuoinImport
import Testing

@testable import QuoinCairo

/// The logical structure and the links of PDF documents, read by Poppler.
@Suite struct StructureTests {
  /// What a tool of Poppler says of a document, or `nil` where it is not installed.
  private func ask(
    _ tool: String, _ arguments: String..., of pdf: PDF, isQuiet: Bool = true
  ) throws -> String? {
    let path = "/usr/bin/" + tool
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try pdf.write(to: file.path)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + [file.path] + (tool == "pdftotext" ? ["-"] : [])
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    if isQuiet { #expect(String(decoding: said, as: UTF8.self) == "") }
    return String(decoding: data, as: UTF8.self)
  }

  private func pdf(_ html: String, _ format: PageFormat = .a4) throws -> PDF {
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    return PDF(Scene(scene.root, text: PangoTextMeasurer.standard).pages(format))
  }

  /// The structure as Poppler prints it: one word a line, indented; without the words for kinds and
  /// the numbers of objects.
  private func structure(_ pdf: PDF) throws -> [String]? {
    try ask("pdfinfo", "-struct-text", of: pdf)?.split(separator: "\n").compactMap { line in
      guard !line.contains("Object ") else { return nil }
      let text = line.replacingOccurrences(of: " (block)", with: "")
        .replacingOccurrences(of: " (inline)", with: "")
      return text.trimmingCharacters(in: .init(charactersIn: ":"))
    }
  }

  /// The words of a line are one part, and those of different boxes are not.
  @Test func textsOfDifferentBoxesStayApart() throws {
    let pdf = try pdf(
      "<!doctype html><div style='display:flex'><span>one <b>two</b></span><span>three</span></div>"
    )
    guard let lines = try structure(pdf) else { return }
    #expect(
      lines == [
        "Document", "  Div", "    Span", "      \"one two\"", "    Span", "      \"three\"",
      ])
  }

  @Test func theStructureIsThatOfTheTree() throws {
    let pdf = try pdf(
      """
      <!doctype html><style>li { position: relative } .r { float: right } .o { opacity: 0.5 }</style>
      <h1>Title</h1><section><h2>Part</h2><p>One <b>two</b> three <a href="https://quoin.example/">four</a> five</p>
      <p class=r>right</p><p>left</p></section><ul><li>a<li>b</ul>
      <table><caption>words</caption><thead><tr><th>h</thead><tr><td>c<td></table>
      <p class=o>faint <b>bold</b></p><blockquote>quoted</blockquote>
      """)
    guard let lines = try structure(pdf) else { return }
    #expect(
      lines == [
        "Document", "  H1", "    Span", "      \"Title\"", "  Sect", "    H2", "      Span",
        "        \"Part\"", "    P", "      Span", "        \"One two three \"",
        "      Link", "        \"four\"",
        "      Span", "        \" five\"", "    P", "      Span", "        \"right\"", "    P",
        "      Span", "        \"left\"", "  L", "    LI", "      Span", "        \"a\"",
        "    LI", "      Span", "        \"b\"", "  Table", "    Caption", "      Span",
        "        \"words\"", "    THead",
        "      TR", "        TH", "          Span", "            \"h\"", "    TBody", "      TR",
        "        TD", "          Span", "            \"c\"", "        TD", "  P", "    Span",
        "      \"faint bold\"", "  BlockQuote", "    Span", "      \"quoted\"",
      ])
  }

  /// What goes on on the next page is one, and what is repeated is there once.
  @Test func partsGoOnOverPages() throws {
    let words = (0..<200).map { "w\($0)" }.joined(separator: " ")
    let rows = (0..<30).map { "<tr><td>r\($0)" }.joined()
    let pdf = try pdf(
      "<!doctype html><table><thead><tr><th>head</thead>\(rows)</table><p>\(words)",
      PageFormat(Size(200, 200)))
    guard let lines = try structure(pdf) else { return }
    #expect(pdf.lists.count > 4)
    for role in ["Table", "THead", "TBody", "P"] {
      #expect(
        lines.filter { $0.trimmingCharacters(in: .whitespaces) == role }.count == 1, "\(role)")
    }
    #expect(lines.filter { $0.hasSuffix("TR") }.count == 31)
    let found = lines.filter { $0.contains("\"") }
      .flatMap { $0.split { " \"".contains($0) }.map { String($0) } }
    #expect(found == ["head"] + (0..<30).map { "r\($0)" } + (0..<200).map { "w\($0)" })
    let shown = try #require(try ask("pdftotext", of: pdf))
    #expect(shown.components(separatedBy: "head").count > 3, "the pages show it")
  }

  @Test func picturesHaveTheirWords() throws {
    let dot =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhg"
      + "GAWjR9awAAAABJRU5ErkJggg=="
    let pdf = try pdf(
      """
      <!doctype html><p><img src="\(dot)" alt="A (square) — ¼"> <img src="\(dot)" alt="">
      <a href="https://quoin.example/x"><img src="\(dot)" alt="there"></a></p>
      """)
    let text = String(decoding: try pdf.data, as: UTF8.self)
    // UTF-16, as ISO 32000 §7.9.2.2 has it.
    let digits = "A (square) — ¼".utf16.map { String(format: "%04X", Int($0)) }.joined()
    #expect(text.contains("/Alt <FEFF\(digits)>"))
    #expect(text.components(separatedBy: "/S /Figure").count - 1 >= 2)
    #expect(text.components(separatedBy: "/Alt ").count - 1 == 2)
    guard let links = try ask("pdfinfo", "-url", of: pdf) else { return }
    #expect(links.contains("https://quoin.example/x"))
  }

  @Test func linksLeadToAddressesAndPlaces() throws {
    let pdf = try pdf(
      """
      <!doctype html><style>div { height: 900px }</style><p><a href="https://quoin.example/?a=b&amp;c">out</a>
      <a href="mailto:ada@quoin.example">mail</a> <a href="#end">to the end</a> <a href="#">up</a>
      <a href="#caf%C3%A9's">named</a> <a href="#nowhere">nowhere</a> <a href="javascript:x()">x</a></p>
      <div></div><h2 id="end">End</h2><h2 id="café's">Coffee</h2>
      """)
    let painted = try pdf.paint(pdf.lists)
    #expect(painted.diagnostics.map(\.rule) == ["dead-link"])
    #expect(painted.diagnostics.first?.message.contains("“nowhere”") == true)
    guard let links = try ask("pdfinfo", "-url", of: pdf) else { return }
    #expect(links.contains("https://quoin.example/?a=b&c"))
    #expect(links.contains("mailto:ada@quoin.example"))
    #expect(!links.contains("javascript"))
    let names = try #require(try ask("pdfinfo", "-dests", of: pdf))
    let end = try #require(names.split(separator: "\n").first { $0.hasSuffix("\"end\"") })
    #expect(end.split(separator: " ").first == "2")
    #expect(names.split(separator: "\n").count == 3, "a head, and two")
    let text = String(decoding: painted.data, as: UTF8.self)
    #expect(text.contains("/Dest (end)"))
  }

  @Test func nodesOfSwiftHaveAStructure() throws {
    let list = ListContainer {
      ListSection(count: 3) { TextNode("row \($0)").height(20) }
    }
    .scrolls(false)
    let page = FlexContainer(.column) {
      TextNode(TextSpan("see ") + TextSpan("this").link("https://quoin.example/")).lines(0)
      list
    }
    let pdf = PDF(Scene(page, text: PangoTextMeasurer.standard).pages(.a5))
    guard let lines = try structure(pdf) else { return }
    #expect(lines.first == "Document")
    let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(words.filter { $0 == "LI" }.count == 3)
    #expect(words.contains("\"see this\""))
    #expect(try ask("pdfinfo", "-url", of: pdf)?.contains("https://quoin.example/") == true)
  }

  @Test func documentsHaveTheSameBytes() throws {
    let html = "<!doctype html><h1 id=a>Title</h1><p>Text <a href='#a'>up</a> <img alt=x></p>"
    #expect(try pdf(html).data == pdf(html).data)
  }

  @Test func headingsAreTheOutline() throws {
    let pdf = try pdf(
      """
      <!doctype html><style>h1, h2, h3 { break-before: page }</style>
      <h1>One <b>bold</b></h1><h2>Two</h2><h3>Three</h3><h2>Four</h2><p>no heading</p><h1>Five</h1>
      """, .a5)
    #expect(pdf.lists.count == 5)
    #expect(
      pdf.lists.flatMap(\.headings).map(\.title) == ["One bold", "Two", "Three", "Four", "Five"])
    guard let text = try ask("pdftohtml", "-xml", "-stdout", of: pdf) else { return }
    let lines = text.split(separator: "\n").map { String($0) }
    let start = try #require(lines.firstIndex(of: "<outline>"))
    #expect(
      Array(lines[start...].prefix(12)) == [
        "<outline>", "<item page=\"1\">One bold</item>", "<outline>", "<item page=\"2\">Two</item>",
        "<outline>", "<item page=\"3\">Three</item>", "</outline>", "<item page=\"4\">Four</item>",
        "</outline>", "<item page=\"5\">Five</item>", "</outline>", "</pdf2xml>",
      ])
  }

  @Test func emojiSayWhatTheyAre() throws {
    let bytes = try pdf("<p>a \u{1F469}\u{200D}\u{1F467} \u{2764}\u{FE0F}</p><p>plain</p>").data
    let file = String(decoding: bytes, as: UTF8.self)
    // UTF-16 of all of the first paragraph.
    #expect(file.contains("/ActualText <FEFF00610020D83DDC69200DD83DDC6700202764FE0F>"))
    #expect(file.components(separatedBy: "/ActualText").count == 2)
  }
}

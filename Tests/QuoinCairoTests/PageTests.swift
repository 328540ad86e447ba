import CPangoCairo
import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinCairo

/// Documents of several pages, read by Poppler.
@Suite struct PageTests {
  private func run(_ tool: String, _ arguments: String...) throws -> String? {
    let path = "/usr/bin/" + tool
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Before cairo 1.17.6, of which newer ones would hide the structure.
  @Test(.enabled(if: cairo_version() < 11_706)) func ligaturesAreTheirLettersWhereTheyAreCopied()
    throws
  {
    let text = TextNode("first office flat").font(Font(family: "DejaVu Sans", size: 12))
    let folder = TemporaryFolder()
    try PDF(Scene(text, text: PangoTextMeasurer.standard).pages(.a5)).write(
      to: folder.path("a.pdf"))
    guard let whole = try run("pdftotext", folder.path("a.pdf"), "-") else { return }
    #expect(whole.contains("first office flat"))
  }

  @Test func aListOnPages() throws {
    let list = ListContainer(separators: ListSeparators(leading: 0)) {
      ListSection(count: 60, estimated: 30) { TextNode("Item number \($0)").height(30) }
        .header(.fixed(24)) { TextNode("Ledger") }
    }
    .scrolls(false)
    let format = PageFormat(Size(300, 372))
    var pdf = PDF(Scene(list, text: PangoTextMeasurer.standard).pages(format))
    pdf.metadata.title = "Ledger of Jürgen & Co"
    pdf.metadata.author = "Ada Lovelace"
    pdf.metadata.subject = "Sums"
    pdf.metadata.keywords = ["numbers", "pages"]
    let folder = TemporaryFolder()
    try pdf.write(to: folder.path("a.pdf"))
    let file = folder.path("a.pdf")
    // 300 of room: a head of 24 and nine rows of 30; seven pages for sixty rows.
    guard let info = try run("pdfinfo", file) else { return }
    for (name, value) in [
      ("Pages", "7"), ("Page size", "300 x 372 pts"), ("Title", "Ledger of Jürgen & Co"),
      ("Author", "Ada Lovelace"), ("Subject", "Sums"), ("Keywords", "numbers, pages"),
    ] {
      let line = info.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
      #expect(line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) == value)
    }
    guard let whole = try run("pdftotext", "-layout", file, "-") else { return }
    let pages = whole.split(separator: "\u{0C}").map { page in
      page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    #expect(pages.count == 7)
    for (number, page) in pages.enumerated() {
      let rows = (number * 9..<min(60, number * 9 + 9)).map { "Item number \($0)" }
      #expect(page == ["Ledger"] + rows)
    }
  }

  @Test func aTextOverPagesIsThereOnce() throws {
    let words = (0..<400).map { "w\($0)" }
    let text = TextNode(words.joined(separator: " ")).lines(0)
    let folder = TemporaryFolder()
    try PDF(Scene(text, text: PangoTextMeasurer.standard).pages(PageFormat(Size(200, 200))))
      .write(to: folder.path("a.pdf"))
    guard let whole = try run("pdftotext", folder.path("a.pdf"), "-") else { return }
    let found = whole.split { $0.isWhitespace || $0 == "\u{0C}" }.map { String($0) }
    #expect(found == words)
  }
}

import Foundation
import Testing

@Suite struct PageOptionTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    let rows = (0..<100).map { "<p style=\"height: 40px; margin: 0\">Row \($0)</p>" }
    try folder.write("rows.html", "<body style=\"margin: 0\">" + rows.joined() + "</body>")
  }

  @Test func aDocumentIsCutIntoPages() throws {
    let outcome = try folder.quoin(
      "render", "rows.html", "-o", "a.pdf", "--page-size", "400x460", "--page-margins", "30",
      "--title", "All rows", "--author", "Ada")
    #expect(outcome.status == 0 && outcome.errors == "")
    let bytes = String(decoding: try folder.data("a.pdf"), as: UTF8.self)
    // Ten rows of 40 in 400 points.
    #expect(bytes.contains("/Count 10"))
    #expect(bytes.contains("All rows") && bytes.contains("Ada"))
  }

  @Test(
    arguments: [
      ["--page-size", "A7"], ["--page-size", "10x10"], ["--page-margins", "5"],
      ["--page-size", "A4", "--page-margins", "1,2"],
      ["--page-size", "A4", "--page-margins", "400"],
    ])
  func whatIsNoPage(_ options: [String]) throws {
    let words = options.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try folder.shell("\"$QUOIN\" render rows.html -o a.pdf \(words)")
    #expect(outcome.status == 64)
  }

  @Test func pagesAreThoseOfPDF() throws {
    let outcome = try folder.quoin("render", "rows.html", "-o", "a.png", "--page-size", "A4")
    #expect(outcome.status == 64)
  }
}

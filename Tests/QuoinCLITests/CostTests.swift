import Foundation
import Testing

/// Documents that are small to write and dear to lay out or to draw.
@Suite struct CostTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  private func outcome(_ text: String, _ more: String...) throws -> (Outcome, Duration) {
    try folder.write("a.html", text)
    let clock = ContinuousClock()
    var outcome: Outcome?
    let time = try clock.measure {
      outcome = try folder.quoin("render", "a.html", "-o", "a.\(more.first ?? "png")")
    }
    return (try #require(outcome), time)
  }

  /// Each of these took from ten seconds to forever, or gigabytes, where it was without a limit.
  private static let dear = [
    ("<style>" + String(repeating: "a,b{", count: 30) + "top:0</style><p>x", "limit-exceeded"),
    (
      "<style>p{" + String(repeating: "div{", count: 6) + "top:0</style>"
        + String(repeating: "<div>", count: 60) + "x", ""
    ),
    ("<p " + (0..<100_000).map { "a\($0)=1" }.joined(separator: " ") + ">x", "limit-exceeded"),
    ("<p>a" + String(repeating: "\u{301}", count: 100_000), "limit-exceeded"),
    (
      "<style>" + (0..<9).map { ":nth-child(\($0 + 1)n of .k:nth-child(2n of .k)){top:0}" }.joined()
        + "</style>" + String(repeating: "<p class=k></p>", count: 1000), ""
    ),
  ]

  // By number, because a test prints its arguments.
  @Test(arguments: dear.indices) func ends(_ number: Int) throws {
    let (document, rule) = CostTests.dear[number]
    let (outcome, time) = try outcome(document)
    #expect(outcome.status == 0)
    #expect(rule.isEmpty || outcome.errors.contains(rule), "\(outcome.errors)")
    // An unoptimised build on a busy machine.
    #expect(time < .seconds(60))
  }

  /// A drawing that breaks its decoder, and one that does not end, are findings; what is beside them is drawn.
  @Test(arguments: ["png", "pdf"]) func drawingsThatBreakOrHang(_ format: String) throws {
    let numbers = Array(repeating: "1", count: 441).joined(separator: " ")
    try folder.write(
      "abort.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><filter id="f">\
      <feConvolveMatrix order="21" kernelMatrix="\(numbers)"/></filter>\
      <rect width="50" height="50" filter="url(#f)"/></svg>
      """)
    try folder.write(
      "hang.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><filter id="f">\
      <feTurbulence numOctaves="1000000" baseFrequency="1"/></filter>\
      <rect width="500" height="500" filter="url(#f)"/></svg>
      """)
    let (found, time) = try outcome(
      "<img src=abort.svg><img src=hang.svg><p>beside</p>", format)
    #expect(!found.crashed && found.status == 0)
    #expect(found.errors.contains("abort.svg” ends its decoder"), "\(found.errors)")
    #expect(found.errors.contains("hang.svg” takes longer than the limit"), "\(found.errors)")
    #expect(time < .seconds(60))
    #expect(folder.names.contains("a.\(format)"))
  }

  /// Forty names of one file are one picture, and what all of them need is counted.
  @Test func picturesOfManyNames() throws {
    let names = (1...40).map { String(repeating: "./", count: $0) + "a.png" }
    try folder.write("a.html", names.map { "<img width=9 src=\($0)>" }.joined())
    try folder.write("a.png", try PNGClaim.bytes(width: 9_000, height: 9_000))
    let outcome = try folder.quoin("render", "a.html", "-o", "b.png")
    #expect(outcome.errors.contains("the limit of a picture is"), "\(outcome.errors)")
    #expect(outcome.status == 0)
  }

  /// What takes too long is left alone, and the other documents of the call are answered.
  @Test func aBatchGoesOn() throws {
    let rules = (0..<2000).map { "div:has(i.x\($0) b){top:0}" }.joined()
    try folder.write(
      "slow.html",
      "<style>\(rules)</style>" + String(repeating: "<div><i></i></div>", count: 20_000))
    try folder.write("good.html", "<p>good</p>")
    let outcome = try folder.quoin(
      "layout", "slow.html", "good.html", "--limits", "strict", "--format", "json")
    #expect(outcome.status == 2)
    let lines = outcome.lines
    try #require(lines.count == 2)
    #expect(lines[0].contains("limit") && lines[0].contains("\"error\""))
    #expect(lines[1].contains("good.html") && !lines[1].contains("\"error\""))
  }

  @Test func noDocumentTakesThePlaceOfAnother() throws {
    let pages = "<style>@page{size:200px 100px;margin:0}div{height:250px}</style><div>x</div>"
    try folder.write("doc.html", pages)
    try folder.write("doc-1.html", "<p>other</p>")
    try folder.makeFolder("out")
    let outcome = try folder.quoin(
      "render", "doc-1.html", "doc.html", "--page-size", "auto", "-o", "out/")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("output-conflict"), "\(outcome.errors)")
  }

  @Test func noPictureTakesThePlaceOfAnInput() throws {
    try folder.write("page.png", "<p>a document with the name of a picture</p>")
    let outcome = try folder.quoin("render", "page.png", "-o", "page.png")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("output-conflict"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("alias.png"), withDestinationPath: "page.png")
    #expect(try folder.quoin("render", "page.png", "-o", "alias.png").status == 2)
    #expect(String(decoding: try folder.data("page.png"), as: UTF8.self).hasPrefix("<p>"))
  }

  /// A picture that a document shows is not replaced by the picture of the document.
  @Test(arguments: [
    "<img src='page.png'>", "<p style='background:url(page.png)'>x",
    "<link rel=stylesheet href='page.png'>",
  ])
  func noPictureTakesThePlaceOfWhatItsDocumentReads(_ html: String) throws {
    try folder.write("other.html", "<p>shown")
    #expect(try folder.quoin("render", "other.html", "-o", "page.png").status == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("alias.png"), withDestinationPath: "page.png")
    if html.contains("stylesheet") { try folder.write("page.png", "p { color: red }") }
    let before = try folder.data("page.png")
    try folder.write("page.html", html)
    for output in ["page.png", "alias.png"] {
      let outcome = try folder.quoin("render", "page.html", "-o", output)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("(output-conflict)"), "\(outcome.errors)")
      #expect(try folder.data("page.png") == before)
    }
    #expect(try folder.quoin("render", "page.html", "-o", "else.png").status == 0)
  }

  /// Of several pictures, none is written if one of them shows the file of another.
  @Test func noPageTakesThePlaceOfAPictureOfALaterPage() throws {
    try folder.write("other.html", "<p>shown")
    #expect(try folder.quoin("render", "other.html", "-o", "page-1.png").status == 0)
    let before = try folder.data("page-1.png")
    try folder.write(
      "page.html",
      "<style>@page{size:200px 100px;margin:0}div{height:90px}</style><div>x</div><div>y</div>"
        + "<div style='background:url(page-1.png)'>z</div>")
    let outcome = try folder.quoin("render", "page.html", "--page-size", "auto", "-o", "page.png")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("(output-conflict)"), "\(outcome.errors)")
    #expect(try folder.data("page-1.png") == before)
    #expect(!FileManager.default.fileExists(atPath: folder.path("page-2.png")))
  }

  @Test func aLinkToNothingIsNoOutput() throws {
    try folder.write("a.html", "<p>x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.png"), withDestinationPath: "gone/b.png")
    let outcome = try folder.quoin("render", "a.html", "-o", "a.png")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("symbolic link"))
  }

  @Test func drawingsThatNameOtherFilesAreTold() throws {
    try folder.write(
      "a.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="b.png" width="9" \
      height="9"/></svg>
      """)
    let (found, _) = try outcome("<img src=a.svg>")
    #expect(found.errors.contains("names other files, which are not read"), "\(found.errors)")
  }
}

/// A PNG file that says how large it is and has nothing in it.
private enum PNGClaim {
  static func bytes(width: Int, height: Int) throws -> Data {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += number(13) + Array("IHDR".utf8) + number(width) + number(height) + [8, 2, 0, 0, 0]
    return Data(bytes + [0, 0, 0, 0])
  }
}

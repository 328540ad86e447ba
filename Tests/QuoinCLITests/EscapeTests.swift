import Foundation
import Testing

/// Documents that name files which they may not read.
@Suite struct EscapeTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    try folder.makeFolder("docs")
    try folder.makeFolder("docs/sub")
    try folder.makeFolder("brand")
    try folder.write("secret.css", "body { background: #f00; --secret: hunter2 }")
    try folder.write("secret.txt", "root:x:0:0:hunter2")
    try folder.write("brand/brand.css", "body { background: #0f0 }")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("docs/link.css"), withDestinationPath: "../secret.css")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("docs/up"), withDestinationPath: "..")
  }

  /// The ways out of a folder, by the name of a file beside it.
  private func ways(_ name: String) -> [String] {
    let path = folder.url.resolvingSymlinksInPath().path + "/" + name
    return [
      "../\(name)", "./sub/../../\(name)", "%2e%2e/\(name)", "%2E%2E%2F\(name)", "up/\(name)", path,
      "file://\(path)", "FILE://localhost\(path)", "file:\(path)",
      " ../\(name)\\n".dropLast(2) + "",
      "..\\\\\(name)".replacingOccurrences(of: "\\\\", with: "\\"), "../docs/up/\(name)",
    ]
  }

  /// Sixty references of five kinds.
  private func document() -> String {
    var text = "<!doctype html><style>"
    for way in ways("secret.css") { text += "@import \"\(way.replacing("\\", with: "\\\\"))\";" }
    for (number, way) in ways("secret.ttf").enumerated() {
      text += "@font-face{font-family:f\(number);src:url('\(way.replacing("\\", with: "\\\\"))')}"
      text += ".f\(number){font-family:f\(number)}"
    }
    for (number, way) in ways("secret.png").enumerated() {
      text += ".b\(number){background:url('\(way.replacing("\\", with: "\\\\"))');height:9px}"
    }
    text += "</style>"
    for way in ways("secret.css") + ["link.css"] { text += "<link rel=stylesheet href='\(way)'>" }
    for way in ways("secret.png") { text += "<img src='\(way)'>" }
    for number in 0..<12 { text += "<p class='f\(number) b\(number)'>x</p>" }
    return text
  }

  @Test func nothingOutsideIsRead() throws {
    try folder.write("docs/page.html", document())
    let outcome = try folder.quoin("render", "docs/page.html", "-o", "out.png")
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("hunter2"))
    let refused = outcome.errorLines.filter { $0.hasSuffix("(resource-outside-root)") }
    // Pictures of CSS are found by painters, which say of each name once.
    #expect(refused.count >= 48, "\(outcome.errors)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
  func nothingOutsideIsOpened() throws {
    try folder.write("docs/page.html", document())
    for output in ["out.png", "out.pdf", "out.svg"] {
      let outcome = try folder.shell(
        "strace -f -qq -e trace=open,openat,openat2,socket,connect -o trace.txt "
          + "$QUOIN render docs/page.html -o \(output)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let trace = String(decoding: try folder.data("trace.txt"), as: UTF8.self)
      #expect(trace.contains("openat("))
      #expect(!trace.contains("secret"))
      // The socket pair to a decoder is no socket of a network.
      #expect(!trace.contains("socket(") && !trace.contains("connect("))
    }
  }

  /// The decoder of a document with a picture is the same program, divided before there was a second thread; it has given up
  /// files and calls, and the secrets of its surroundings, when the picture comes.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
  func theFirstDecoderIsNotStartedAnew() throws {
    try folder.write("docs/page.html", "<p>a<img src=a.svg>")
    try folder.write(
      "docs/a.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'></svg>")
    let outcome = try folder.shell(
      "strace -f -qq -e trace=execve,clone,clone3,fork,vfork,prctl,landlock_restrict_self "
        + "-o trace.txt $QUOIN render docs/page.html -o out.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let trace = String(decoding: try folder.data("trace.txt"), as: UTF8.self)
    let lines = trace.split(separator: "\n")
    #expect(lines.filter { $0.contains("execve(") }.count == 1, "\(trace)")
    #expect(trace.contains("PR_SET_SECCOMP"))
    // A thread shares its memory; what is first made does not.
    let first = lines.first { $0.contains("clone") || $0.contains("fork(") }
    #expect(first?.contains("CLONE_VM") == false, "\(trace)")
    // A document without pictures has no decoder.
    try folder.write("docs/page.html", "<p>a")
    _ = try folder.shell(
      "strace -f -qq -e trace=prctl -o trace.txt $QUOIN render docs/page.html -o out.png")
    let other = String(decoding: try folder.data("trace.txt"), as: UTF8.self)
    #expect(!other.contains("PR_SET_SECCOMP"))
  }

  @Test func rootsAllowWhatTheySay() throws {
    try folder.write(
      "docs/page.html", "<link rel=stylesheet href='../brand/brand.css'><p>x</p>")
    let confined = try folder.quoin("lint", "docs/page.html")
    #expect(confined.text.contains("resource-outside-root"))
    let widened = try folder.quoin("lint", "docs/page.html", "--root", "brand")
    #expect(!widened.text.contains("resource-outside-root"))
    try folder.write(
      "docs/page.html", "<link rel=stylesheet href='../secret.css'><p>x</p>")
    let other = try folder.quoin("lint", "docs/page.html", "--root", "brand")
    #expect(other.text.contains("resource-outside-root"))
    #expect(try folder.quoin("lint", "docs/page.html", "--root", "gone").status == 64)
  }

  /// A file that is no style sheet is not quoted, wherever it is.
  @Test func whatIsNoStyleSheetIsNotQuoted() throws {
    try folder.write("docs/notes.txt", "root:x:0:0:hunter2\nbin:x:1:1:hunter2")
    try folder.write("docs/page.html", "<link rel=stylesheet href=notes.txt><p>x")
    let outcome = try folder.quoin("lint", "docs/page.html")
    #expect(!outcome.text.contains("hunter2"))
    #expect(outcome.text.contains("is not a style sheet"))
  }

  @Test func theBaseOfADocumentCounts() throws {
    try folder.write("docs/sub/own.css", "nonsense { : }")
    try folder.write(
      "docs/page.html", "<base href='sub/'><link rel=stylesheet href=own.css><p>x")
    #expect(!(try folder.quoin("lint", "docs/page.html").text.contains("missing-resource")))
    try folder.write(
      "docs/page.html", "<base href='https://example.org/'><link rel=stylesheet href=own.css><p>x")
    #expect(try folder.quoin("lint", "docs/page.html").text.contains("remote-resource"))
  }
}

import Foundation
import Testing

/// Documents that are not even XML, or not for us.
@Suite struct HostileBytesTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  /// Checks that a document is refused in words, by both commands.
  private func expectRefused(
    _ name: String, _ rule: String, _ words: String = "", at place: String = ""
  ) throws {
    let layout = try folder.quoin("layout", "--format", "json", name)
    #expect(layout.status == 2)
    #expect(!layout.crashed)
    let document = try JSON(line: layout.text)
    #expect(document["scenes"]?.array?.isEmpty == true)
    #expect(document["error"]?["rule"]?.string == rule)
    let message = try #require(document["error"]?["message"]?.string)
    #expect(words.isEmpty || message.contains(words))
    #expect(layout.errorLines.count == 1)
    #expect(layout.errors.hasPrefix("\(name)\(place)"))
    #expect(layout.errors.contains(": error: "))
    let render = try folder.quoin("render", name, "-o", "out.png")
    #expect(render.status == 2)
    #expect(render.errors == layout.errors)
    #expect(!folder.names.contains { $0.hasSuffix("png") || $0.hasSuffix("part") })
  }

  @Test func whatCannotBeOpened() throws {
    try folder.makeFolder("folder.storyboard")
    try expectRefused("folder.storyboard", "unreadable-file", "Is a directory")
    try expectRefused("none.storyboard", "unreadable-file", "No such file")
    try expectRefused("", "unreadable-file", "No such file")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func whatMayNotBeRead() throws {
    try folder.write("secret.storyboard", Documents.good)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("secret.storyboard"))
    try expectRefused("secret.storyboard", "unreadable-file", "Permission denied")
  }

  @Test func whatIsNoXML() throws {
    try folder.write("empty.xib", "")
    try expectRefused("empty.xib", "empty-document")
    try folder.write("bytes.xib", Data((0..<2560).map { UInt8(truncatingIfNeeded: $0) }))
    try expectRefused("bytes.xib", "unsupported-encoding")
    try folder.write("text.xib", "just words")
    try expectRefused("text.xib", "not-xml", at: ":1")
    try folder.write("cut.xib", String(Documents.good.prefix(700)))
    try expectRefused("cut.xib", "truncated-document")
    try folder.write("surrogate.xib", "<document a='&#xD800;'/>")
    try expectRefused("surrogate.xib", "not-xml", at: ":1")
  }

  @Test func whatIsOfAnotherKind() throws {
    try folder.write("page.html", "<!DOCTYPE html>\n<html><body><p>Hi<br></body></html>")
    try expectRefused("page.html", "not-interface-builder", "HTML", at: ":1:1")
    try folder.write(
      "mac.xib",
      Documents.good.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa"))
    try expectRefused("mac.xib", "unsupported-document", "macOS", at: ":2:1")
    try folder.write("list.xib", "<plist version=\"1.0\"><dict/></plist>")
    try expectRefused("list.xib", "not-interface-builder", "<plist>", at: ":1:1")
  }

  @Test func entitiesAreNeverExpanded() throws {
    let levels = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    try folder.write(
      "bomb.xib",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY e0 \"a\">\(levels)]>\n<d>&e20;</d>")
    try expectRefused("bomb.xib", "document-type", at: ":2:1")
    try folder.write("secret.txt", "do not tell")
    try folder.write(
      "external.xib", "<!DOCTYPE d [<!ENTITY x SYSTEM \"secret.txt\">]>\n<document>&x;</document>")
    try expectRefused("external.xib", "document-type", at: ":1:1")
    try folder.write("system.xib", "<!DOCTYPE d SYSTEM \"file:///etc/passwd\">\n<document/>")
    try expectRefused("system.xib", "document-type", at: ":1:1")
    try folder.write("unknown.xib", "<document>&x;</document>")
    try expectRefused("unknown.xib", "not-xml", at: ":1")
  }

  @Test func otherEncodingsAreRead() throws {
    try folder.write("plain.xib", Documents.good)
    let expected = try folder.quoin("layout", "--format", "json", "plain.xib")
    for (encoding, name) in [(String.Encoding.utf16LittleEndian, "a"), (.utf16BigEndian, "b")] {
      let text = "\u{FEFF}" + Documents.good.replacing("UTF-8", with: "UTF-16")
      try folder.makeFolder(name)
      try folder.write("\(name)/plain.xib", try #require(text.data(using: encoding)))
      let outcome = try folder.quoin("layout", "--format", "json", "\(name)/plain.xib")
      #expect(outcome.status == 0)
      #expect(outcome.text == expected.text)
    }
  }

  @Test func nestingHasALimitThatIsSaid() throws {
    func nested(_ depth: Int) -> String {
      Documents.storyboard(
        Documents.root(
          String(repeating: "<view id=\"n\"><subviews>", count: depth)
            + String(repeating: "</subviews></view>", count: depth)
        ).replacing("id=\"n\"", with: ""))
    }
    try folder.write("deep.storyboard", nested(100_000))
    try expectRefused("deep.storyboard", "too-deep", "nested more than 250 deep", at: ":9")
    try folder.write("nested.storyboard", nested(100))
    let layout = try folder.quoin("layout", "nested.storyboard")
    #expect(layout.status == 0)
    #expect(layout.lines.count == 102)
    #expect(try folder.quoin("render", "nested.storyboard", "-o", "a.png").status == 0)
  }
}

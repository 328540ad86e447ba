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
    try expectRefused("folder.storyboard", "unreadable-file", "it is a folder")
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
    try expectRefused("bytes.xib", "unsupported-format")
    try folder.write("text.xib", "just words")
    try expectRefused("text.xib", "not-xml", at: ":1")
    try folder.write("cut.xib", String(Documents.good.prefix(700)))
    try expectRefused("cut.xib", "truncated-document")
    try folder.write("surrogate.xib", "<document a='&#xD800;'/>")
    try expectRefused("surrogate.xib", "not-xml", at: ":1")
  }

  @Test func whatIsOfAnotherKind() throws {
    try folder.write("page.xib", "<!DOCTYPE html>\n<html><body><p>Hi<br></body></html>")
    try expectRefused("page.xib", "not-interface-builder", "HTML", at: ":1:1")
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

  @Test func nestingHasNoLimit() throws {
    let depth = 100_000
    let views = (0..<depth).map { "<view id=\"n\($0)\"><subviews>\n" }.joined()
    try folder.write(
      "deep.storyboard",
      Documents.storyboard(
        Documents.root(views + String(repeating: "</subviews></view>", count: depth))))
    // Built for debugging, the command takes about as long as it may by default.
    let layout = try folder.quoin(
      "layout", "--limits", "none", "--format", "json", "deep.storyboard")
    #expect(layout.status == 0)
    #expect(layout.text.contains("\"id\":\"n\(depth - 1)\""))
    let tree = try folder.quoin("layout", "--limits", "none", "deep.storyboard")
    #expect(tree.status == 0)
    #expect(tree.lines.count == depth + 2)
    let picture = try folder.quoin(
      "render", "--limits", "none", "deep.storyboard", "-o", "a.png")
    #expect(picture.status == 0)
  }
}

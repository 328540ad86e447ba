import Foundation
import QuoinImport
import QuoinModel

/// The format of a document, determined by its file name or else by its first bytes.
public enum DocumentKind: Hashable, Sendable {
  /// HTML with CSS.
  case html
  /// A storyboard or a xib.
  case interfaceBuilder
  /// An Android layout.
  case android

  /// Determines the format of a document.
  ///
  /// - Throws: an error that names the format found and the formats supported.
  init(of data: Data, path: String) throws(ImportError) {
    let name = path.lowercased()
    let isNamedHTML = [".html", ".htm", ".xhtml"].contains { name.hasSuffix($0) }
    let isNamedXML = name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    if let kind = DocumentKind.signature(of: data) { throw DocumentKind.refusal(kind) }
    guard !isNamedHTML else {
      self = .html
      return
    }
    guard !isNamedXML else {
      self = .interfaceBuilder
      return
    }
    if name.hasSuffix(".css") {
      throw ImportError(
        .format,
        "this is a style sheet, which has nothing to lay out: 'quoin lint' checks it, and a document "
          + "links it")
    }
    self = try DocumentKind(content: data)
  }

  /// Determines the format from the text of a file whose name does not tell it.
  private init(content data: Data) throws(ImportError) {
    let text = DocumentKind.start(of: data)
    if text.isEmpty { throw ImportError(.empty, "the document is empty") }
    if text.hasPrefix("{") && !text.hasPrefix("{{") || text.hasPrefix("[") {
      throw DocumentKind.refusal("JSON")
    }
    // With or without an XML declaration, and in a file of any name.
    if DocumentKind.isAndroid(text) {
      if let root = DocumentKind.root(of: text), DocumentKind.otherAndroidRoots.contains(root) {
        throw DocumentKind.refusal("an Android resource (<\(root)>)")
      }
      self = .android
      return
    }
    guard text.hasPrefix("<?xml") || text.hasPrefix("<document") else {
      if text.hasPrefix("<svg") { throw DocumentKind.refusal("an SVG picture") }
      guard text.contains(/<[a-z!]/) else { throw DocumentKind.refusal("plain text") }
      self = .html
      return
    }
    let root = DocumentKind.root(of: text)
    let isHTML = root == "html" || text.contains("<!doctype html")
    switch root {
    case _ where isHTML: self = .html
    case "svg": throw DocumentKind.refusal("an SVG picture")
    case "plist": throw DocumentKind.refusal("a property list")
    default: self = .interfaceBuilder
    }
  }

  /// The name of the root element, in lower case.
  private static func root(of text: String) -> String? {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let others = Set("0123456789._:-".utf8)
    var rest = Substring(text).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...].dropFirst()
      if rest.starts(with: "!--".utf8), let end = Substring(rest.dropFirst(3)).range(of: "-->") {
        rest = rest[end.upperBound...]
        continue
      }
      let name = rest.prefix { letters.contains($0) || others.contains($0) }
      if let first = name.first, letters.contains(first) { return String(Substring(name)) }
    }
    return nil
  }

  /// Whether a text is an Android resource, with or without an XML declaration, in a file of any
  /// name.
  private static func isAndroid(_ text: String) -> Bool {
    text.contains("schemas.android.com/apk/res") && !text.contains("<!doctype html")
      && root(of: text) != "html"
  }

  /// The root elements of Android resources that are not layouts.
  private static let otherAndroidRoots = Set(
    """
    adaptive-icon alpha animated-vector animation-list bitmap inset layer-list level-list manifest menu \
    motionscene navigation nine-patch preferencescreen resources ripple rotate scale selector set shape \
    transition translate vector
    """.split(separator: " ").map { String($0) })

  private static func refusal(_ kind: String) -> ImportError {
    ImportError(
      .format,
      "this is \(kind), not a document that is laid out: HTML (.html), .storyboard, .xib and layouts of "
        + "Android are read"
    )
  }

  /// The beginning of a text in lower case, without leading space or marks.
  private static func start(of data: Data) -> String {
    var bytes = data.prefix(4096)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      bytes = bytes.filter { $0 > 0 && $0 < 0x80 }
    }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return String(text.drop { $0.isWhitespace || $0 == "\u{FEFF}" })
  }

  /// Returns the format of a binary file, recognised by its first bytes.
  package static func signature(of data: Data) -> String? {
    for (kind, bytes) in signatures where data.starts(with: bytes) { return kind }
    // Text in UTF-16 has zeros too, after its byte order mark or first character.
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]]
    guard data.prefix(1024).contains(0), !marks.contains(where: { data.starts(with: $0) }) else {
      return nil
    }
    return "a binary file"
  }

  private static let signatures: [(kind: String, bytes: [UInt8])] = [
    ("a PNG picture", [0x89, 0x50, 0x4E, 0x47]), ("a JPEG picture", [0xFF, 0xD8, 0xFF]),
    ("a GIF picture", Array("GIF8".utf8)), ("a WebP picture", Array("RIFF".utf8)),
    ("a PDF document", Array("%PDF-".utf8)), ("a binary property list", Array("bplist".utf8)),
    ("a compiled nib", Array("NIBArchive".utf8)),
    ("an archive (zip)", [0x50, 0x4B, 0x03, 0x04]), ("a compressed file (gzip)", [0x1F, 0x8B]),
    ("an RTF document", Array("{\\rtf".utf8)), ("a program", [0x7F, 0x45, 0x4C, 0x46]),
  ]
}

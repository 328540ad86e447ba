import Foundation
import QuoinImport

/// Documents with the frames of a browser, as `Scripts/html-fixtures.py` writes them.
struct FixtureFile: Decodable {
  /// An element with its frame in its parent's border box, if it has a box.
  struct Element: Decodable {
    var tag: String
    var frame: [Double]?
    var children: [Element]?
  }

  struct Document: Decodable {
    var name: String
    var html: String?
    var root: Element
  }

  var browser: String
  var documents: [Document]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func read(_ name: String) throws -> FixtureFile {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try JSONDecoder().decode(FixtureFile.self, from: data)
  }

  /// The names of the documents of which frames differ, and why, as `known.txt` says.
  static func known() throws -> Set<String> {
    let text = try String(contentsOf: folder.appendingPathComponent("known.txt"), encoding: .utf8)
    return Set(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
        String($0.prefix { $0 != " " })
      })
  }
}

extension FixtureFile.Document {
  /// The bytes of the document, in standards mode: the browser had it as the `srcdoc` of a frame, which has no other.
  func source() throws -> Data {
    let text =
      try html
      ?? String(
        contentsOf: FixtureFile.folder.appendingPathComponent("Documents/\(name)"),
        encoding: .utf8)
    let hasDoctype = text.prefix(9).lowercased() == "<!doctype"
    return Data(((hasDoctype ? "" : "<!doctype html>") + text).utf8)
  }
}

import Foundation
import QuoinModel
import QuoinResources

/// A page that shows the pictures of a run, with a section for each document: `index.html` in their
/// folder.
struct PictureIndex {
  /// The file name of the page.
  static let name = "index.html"

  private var rows = ""
  private let folder: String

  /// Creates an empty page.
  ///
  /// - Parameter folder: The folder of the pictures, with or without a trailing slash.
  init(folder: String) { self.folder = folder.hasSuffix("/") ? folder : folder + "/" }

  /// The path of the page.
  var path: String { folder + PictureIndex.name }

  /// Adds a section with the pictures of a document.
  mutating func add(_ document: String, _ pictures: [String]) {
    guard !pictures.isEmpty else { return }
    rows += "<section><h2>\(PictureIndex.escaped(document))</h2>\n"
    for picture in pictures {
      let title = PictureIndex.escaped(name(picture))
      rows +=
        "<figure>\(self.picture(picture, title))<figcaption>\(title)</figcaption></figure>\n"
    }
    rows += "</section>\n"
  }

  /// Adds the sheets of a document, each with its single pictures.
  mutating func add(_ outcome: VariantOutcome) {
    guard !outcome.sheets.isEmpty else { return }
    rows += "<section><h2>\(PictureIndex.escaped(outcome.path))</h2>\n"
    for sheet in outcome.sheets {
      let title = PictureIndex.escaped(sheet.title)
      rows += "<figure class=\"sheet\">"
      if let path = sheet.path { rows += picture(path, title) }
      rows += "<figcaption><b>\(title)</b>"
      for (number, picture) in sheet.pictures.sorted(by: { $0.key < $1.key }) {
        let label = outcome.variants.variants[number].label(outcome.variants.aspects)
        rows +=
          " <a href=\"\(PictureIndex.address(name(picture.path)))\">\(PictureIndex.escaped(label))</a>"
      }
      rows += "</figcaption></figure>\n"
    }
    rows += "</section>\n"
  }

  /// Adds sheets that belong to no document alone, before all others.
  mutating func addFirst(_ heading: String, _ sheets: [String]) {
    guard !sheets.isEmpty else { return }
    let figures = sheets.map { sheet -> String in
      let title = PictureIndex.escaped(name(sheet))
      return
        "<figure class=\"sheet\">\(picture(sheet, title))<figcaption>\(title)</figcaption></figure>\n"
    }
    rows =
      "<section><h2>\(PictureIndex.escaped(heading))</h2>\n\(figures.joined())</section>\n" + rows
  }

  /// A picture that leads to its file.
  private func picture(_ path: String, _ title: String) -> String {
    let address = PictureIndex.address(name(path))
    return "<a href=\"\(address)\"><img loading=\"lazy\" src=\"\(address)\" alt=\"\(title)\"></a>"
  }

  /// A picture's path from the page.
  private func name(_ path: String) -> String {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The HTML of the page.
  var text: String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Pictures</title>
    <style>
    body { font: 14px system-ui, sans-serif; margin: 24px; background: #f2f2f7; color: #1c1c1e }
    h2 { font-size: 15px; font-weight: 600; margin: 24px 0 8px; overflow-wrap: anywhere }
    figure { display: inline-block; margin: 0 16px 16px 0; width: 220px; vertical-align: top }
    img { max-width: 100%; max-height: 440px; border: 1px solid #c6c6c8; background: #fff }
    figure.sheet { display: block; width: auto; margin-right: 0 }
    figure.sheet img { max-height: none }
    figcaption a { margin-left: 10px; color: #0068d6 }
    figcaption b { color: #1c1c1e }
    figcaption { font-size: 12px; color: #6c6c70; overflow-wrap: anywhere }
    </style></head><body>
    \(rows)</body></html>

    """
  }

  /// Writes the page.
  ///
  /// - Returns: An error message, or `nil` on success.
  func write(_ claims: OutputClaims) -> String? {
    if let fault = claims.claim([path], for: "--index") {
      return DiagnosticPrinter().text([fault], in: path)
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      let fault = Diagnostic(.error, rule: "unwritable", "the page cannot be written: \(error)")
      return DiagnosticPrinter().text([fault], in: path)
    }
    return nil
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Returns a path as a URL, with everything percent-encoded except slashes and unreserved
  /// characters.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(Unicode.Scalar(byte))
      default: PercentEncoding.escape(byte)
      }
    }.joined()
  }
}

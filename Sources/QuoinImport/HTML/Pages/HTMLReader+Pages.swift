import Foundation
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension HTMLReader {
  /// The number of points per CSS pixel on paper: CSS Values 4 §6.2.
  static let pointsInPixel = 0.75

  /// Determines the pages of the document, and switches to the environment of their paper.
  ///
  /// If the document defines no pages and gets none, the environment remains that of a screen.
  mutating func preparePages(_ request: ImportOptions.PageRequest) {
    pages = nil
    marginBoxes = nil
    let screen = environment
    environment.medium = .print
    environment.viewport = options.size ?? room(on: PageFormat.a4)
    let style = CSS.PageStyle(printSheets().flatMap(\.pageRules), in: environment)
    if request.isOptional, style.isEmpty {
      environment = screen
      return
    }
    let format = format(style, request)
    pages = format
    if style.hasMarginBoxes || style.hasGrounds {
      marginBoxes = MarginBoxes(style, format, options)
    }
    setViewport(options.size ?? room(on: format))
    if let place = style.partialSheet {
      findings.report(
        "unsupported-value", about: "@page size",
        "a size of some pages only is not supported; all pages have one size", place)
    }
  }

  /// Returns the sheets for print, whose diagnostics are reported when they are used for styling.
  private mutating func printSheets() -> [StyleSheet] {
    let before = findings
    defer { findings = before }
    return sheets()
  }

  /// Returns the size of the page area of the first page, in pixels, which is the viewport for
  /// print (CSS Paged Media 3 §3.1).
  private func room(on format: PageFormat) -> Size {
    format.scaled(by: 1 / HTMLReader.pointsInPixel).content(ofPage: 0)
  }

  /// Returns the page format, in points.
  private mutating func format(
    _ style: CSS.PageStyle, _ request: ImportOptions.PageRequest
  ) -> PageFormat {
    let points = HTMLReader.pointsInPixel
    var size = request.size
    if size == nil {
      let a4 = PageFormat.a4
      switch style.sheet {
      case .auto, .portrait: size = a4.size
      case .landscape: size = a4.landscape.size
      case .size(let declared):
        // PDF files limit the sides of a page; the writer reports exceeded limits.
        size = Size(min(declared.width * points, 14_400), min(declared.height * points, 14_400))
      }
    }
    var format = PageFormat(size ?? PageFormat.a4.size)
    if let margins = request.margins { return format.margins(margins) }
    let standard = format.margins
    let inPixels = Size(format.size.width / points, format.size.height / points)
    func margins(_ sides: Set<CSS.PageRule.Side>) -> EdgeInsets {
      let declared = style.margins(of: sides, size: inPixels).map { $0.map { $0 * points } }
      return EdgeInsets(
        top: declared[0] ?? standard.top, left: declared[3] ?? standard.left,
        bottom: declared[2] ?? standard.bottom, right: declared[1] ?? standard.right)
    }
    // The first page is on the right.
    format.margins = margins([.right])
    if style.distinguishes(.left) || style.distinguishes(.right) {
      format.evenMargins = margins([.left])
    }
    if style.distinguishes(.first) { format.firstMargins = margins([.first, .right]) }
    let leaveNothing = (0..<3).contains { page in
      let margins = format.margins(ofPage: page)
      return margins.horizontal >= format.size.width || margins.vertical >= format.size.height
    }
    guard leaveNothing else { return format }
    findings.report(
      "invalid-value", about: "@page margin",
      "the margins of @page leave no room on a page; half an inch is used", style.place)
    return PageFormat(
      format.size, margins: EdgeInsets(min(36, 0.1 * min(format.size.width, format.size.height))))
  }

  /// Returns the document's metadata, with the standard names of HTML §4.2.5.1.
  func metadata(title: String) -> ImportedMetadata {
    var metadata = ImportedMetadata()
    metadata.title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for index in elements where tree.items[index].tag == "meta" {
      guard let name = tree.attribute("name", of: index)?.value.lowercased(),
        let content = tree.attribute("content", of: index)?.value
          .trimmingCharacters(in: .whitespacesAndNewlines), !content.isEmpty
      else { continue }
      switch name {
      case "author" where metadata.author.isEmpty: metadata.author = content
      case "description" where metadata.subject.isEmpty: metadata.subject = content
      case "keywords":
        metadata.keywords += content.split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
      default: break
      }
    }
    if let root = elements.first, let language = tree.attribute("lang", of: root)?.value {
      metadata.language = language.trimmingCharacters(in: .whitespaces)
    }
    return metadata
  }
}

import Foundation
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension HTMLReader {
  /// The width of the edge in which marks are drawn, in points.
  static let markRoom = 21.0

  /// The number of points per CSS pixel on paper: CSS Values 4 §6.2.
  static let pointsInPixel = 0.75

  /// Determines the pages of the document, and switches to the environment of their paper.
  ///
  /// If the document defines no pages and gets none, the environment remains that of a screen.
  mutating func preparePages(_ request: ImportOptions.PageRequest) {
    pages = nil
    marginBoxes = nil
    pageStyle = nil
    let screen = environment
    environment.medium = .print
    environment.viewport = options.size ?? room(on: PageFormat.a4)
    var style = CSS.PageStyle(printSheets().flatMap(\.pageRules), in: environment)
    if request.isOptional, style.isEmpty {
      environment = screen
      return
    }
    style.root = rootOfPages()
    pageStyle = style
    let format = format(style, request)
    pages = format
    if style.hasMarginBoxes || style.hasGrounds {
      let isGiven = request.margins != nil
      marginBoxes = MarginBoxes(style, format, options, hasMargins: !isGiven)
    }
    setViewport(options.size ?? room(on: format))
    if let place = style.partialFootnoteArea {
      findings.report(
        "unsupported-rule", about: "@footnote",
        "the footnote area of some pages only is not supported; write @footnote in a rule for all pages: @page { @footnote { … } }",
        place)
    }
    if let place = style.excess {
      findings.report(
        "limit-exceeded", about: "@page",
        "the document has more @page rules than the limit of \(CSS.PageStyle.limits.rules), or more names of pages "
          + "than \(CSS.PageStyle.limits.names); the others are left out", place)
    }
  }

  /// Returns the sheets for print, whose diagnostics are reported when they are used for styling.
  private mutating func printSheets() -> [StyleSheet] {
    let before = findings
    defer { findings = before }
    return sheets()
  }

  /// Returns the font size of the root without zoom, and its zoom, which pages inherit.
  ///
  /// The other elements are styled when the size of the pages is known.
  private mutating func rootOfPages() -> (fontSize: Double, zoom: Double) {
    let before = findings
    defer { findings = before }
    guard let index = elements.first, !isOutOfTime else { return (16, 1) }
    var styler = CSS.DocumentStyler(sheet(), environment)
    var root = CSS.DocumentStyler.Element(
      parent: -1, type: tree.items[index].tag ?? "", attributes: attributes(of: index))
    if let text = tree.attribute("style", of: index)?.value {
      root.inline = CSS.AttributeDeclarations(CSS.DocumentStyler.inline(text).0)
    }
    guard let style = styler.styles(of: [root]).first else { return (16, 1) }
    return (style.fontSize / style.zoom, style.zoom)
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
    let base = sheet(of: PageKind(.right), style, request)
    var format = PageFormat(base.size, margins: base.margins)
    // Margins that are given are those of all pages.
    if request.margins == nil {
      if style.distinguishes(.left) || style.distinguishes(.right) {
        format.evenMargins = sheet(of: PageKind(.left), style, request).margins
      }
      if style.distinguishes(.first) {
        format.firstMargins = sheet(of: PageKind(.first), style, request).margins
      }
    }
    if style.hasPartialSheets || !style.names.isEmpty || style.distinguishes(.blank)
      || style.hasMarks
    {
      for name in [nil] + style.names.map({ $0 }) {
        for position in PageKind.Position.allCases {
          for isBlank in [false, true] {
            let kind = PageKind(position, name: name, isBlank: isBlank)
            format.sheets[kind] = sheet(of: kind, style, request)
          }
        }
      }
    }
    return format
  }

  /// Returns the sheet of a page, in points.
  private mutating func sheet(
    of kind: PageKind, _ style: CSS.PageStyle, _ request: ImportOptions.PageRequest
  ) -> PageSheet {
    let points = HTMLReader.pointsInPixel
    let page = CSS.PageStyle.Page(kind)
    let a4 = PageFormat.a4
    var size = a4.size
    switch style.sheet(of: page) {
    case .auto, .portrait: break
    case .landscape: size = a4.landscape.size
    case .size(let declared):
      // PDF files limit the sides of a page; the writer reports exceeded limits.
      size = Size(min(declared.width * points, 14_400), min(declared.height * points, 14_400))
    }
    size = request.size ?? size
    var sheet = PageSheet(size, margins: request.margins ?? .zero)
    let print = style.print(of: page)
    (sheet.bleed, sheet.marks) = (print.bleed * points, print.marks)
    sheet.orientation = print.orientation
    if !print.marks.isEmpty { sheet.markRoom = HTMLReader.markRoom }
    if request.margins != nil { return sheet }
    let insets = HTMLReader.insets(
      of: page, size: Size(size.width / points, size.height / points), in: style)
    let margins = EdgeInsets(
      top: (insets.margins.top + insets.frame.top) * points,
      left: (insets.margins.left + insets.frame.left) * points,
      bottom: (insets.margins.bottom + insets.frame.bottom) * points,
      right: (insets.margins.right + insets.frame.right) * points)
    guard margins.horizontal >= size.width || margins.vertical >= size.height else {
      sheet.margins = margins
      return sheet
    }
    findings.report(
      "invalid-value", about: "@page margin",
      "the margins of @page leave no room on a page; half an inch is used", style.place)
    sheet.margins = EdgeInsets(min(36, 0.1 * min(size.width, size.height)))
    return sheet
  }

  /// Returns the margins of a page, and the borders and paddings between them and the page area, in pixels.
  static func insets(
    of page: CSS.PageStyle.Page, size: Size, in style: CSS.PageStyle
  ) -> (margins: EdgeInsets, frame: EdgeInsets) {
    let standard = PageFormat(size).margins.top / pointsInPixel
    let margins = style.margins(of: page, size: size).map { $0 ?? standard }
    let frame = style.frame(of: page, size: size)
    return (
      EdgeInsets(top: margins[0], left: margins[3], bottom: margins[2], right: margins[1]),
      EdgeInsets(top: frame[0], left: frame[3], bottom: frame[2], right: frame[1])
    )
  }

  /// Returns the inherited values of the root element as declarations, from which `<` is escaped as in `MarginBoxes`.
  func rootDeclarations() -> String {
    guard var root = styles.first else { return "" }
    var text = ""
    // What inherits the values is zoomed again.
    if root.zoom != 1 { root = root.zoomed(by: 1 / root.zoom) }
    for property in CSS.Property.all
    where property.isInherited && property != .zoom && root.set.contains(property) {
      text += "\(property.name): \(root[property].text); "
    }
    return text.escapedForMarkup
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

extension CSS.PageStyle.Page {
  /// Creates what page rules select a page by from its kind.
  init(_ kind: PageKind) {
    self.init(kind.position == .left ? [.left] : [.right], name: kind.name)
    if kind.position == .first { sides.insert(.first) }
    if kind.isBlank { sides.insert(.blank) }
  }
}

extension String {
  /// The declarations with `<` escaped, so that they end no style element: CSS Syntax 3 §4.3.7.
  var escapedForMarkup: String {
    split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\3C ")
  }
}

public import Foundation
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle

/// Reads documents of HTML with CSS.
///
///     let document = try HTMLDocument.read(path: "card.html")
///     Scene(document.scenes[0].root, text: PangoTextMeasurer()).layout(in: document.scenes[0].size)
///
/// The tree has a node for each element below the viewport. Scripts do not run and nothing is
/// fetched from a network; what is not supported is said once, with its place.
public enum HTMLDocument {
  /// The viewport where nobody says another one, in points.
  public static let standardViewport = Size(1280, 720)

  /// Reads a document's bytes.
  ///
  /// - Parameters:
  ///   - data: the HTML, in UTF-8, or in the encoding that a byte order mark or a `<meta charset>` says.
  ///   - options: what is asked beside the document; the size is that of the viewport.
  /// - Throws: an error where nothing of the document can be read. All else is a diagnostic.
  public static func read(
    _ data: Data, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    var (bytes, encodingFinding) = HTMLEncoding.decode(data, path: options.path)
    var found = encodingFinding.map { [$0] } ?? []
    if bytes.allSatisfy({ $0 <= 0x20 }) {
      found.append(
        Diagnostic(
          .warning, rule: ImportError.Reason.empty.rawValue, "there is nothing in the document",
          place: SourcePlace(file: options.path, line: 1)))
    }
    var origin: TemplateOrigin?
    if let values = options.templateData {
      let filled = try HTMLTemplate.fill(bytes, with: values, path: options.path)
      (bytes, origin) = (filled.text, filled.origin)
      found += filled.diagnostics
    } else if let unfilled = HTMLTemplate.unfilled(bytes, path: options.path) {
      found.append(unfilled)
    }
    if let offset = AttributeGuard.limit(&bytes, to: options.limits.attributes) {
      let line = bytes[..<offset].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
      found.append(
        Diagnostic(
          .warning, rule: "limit-exceeded",
          "an element has more attributes than the limit of \(options.limits.attributes); the rest is left out",
          place: SourcePlace(file: options.path, line: line)))
    }
    if let offset = NestingGuard.excess(in: bytes, elements: options.limits.elements) {
      let line = bytes[..<offset].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
      throw ImportError(
        .tooLarge, "there are more elements than the limit of \(options.limits.elements)",
        place: SourcePlace(file: options.path, line: line))
    }
    if let offset = NestingGuard.excess(in: bytes) {
      let line = bytes[..<offset].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
      throw ImportError(
        .tooLarge,
        "more elements are inside each other than are read: \(NestingGuard.mostElements) in all, "
          + "\(NestingGuard.mostFormatting) for formatting",
        place: SourcePlace(file: options.path, line: line))
    }
    var tree = HTMLParser.tree(bytes, origin: origin)
    if let place = tree.cutText(toBytes: options.limits.textBytes) {
      found.append(
        Diagnostic(
          .warning, rule: "limit-exceeded",
          "the document has more text than the limit of \(Limits.words(bytes: options.limits.textBytes)); the rest is "
            + "left out",
          place: SourcePlace(file: options.path, line: place.line, column: place.column)))
    }
    // A parser adds elements that are not written, formatting ones above all.
    let count = tree.items.reduce(0) { $0 + ($1.tag == nil ? 0 : 1) }
    guard count <= options.limits.elements else {
      throw ImportError(
        .tooLarge,
        "the document has \(count) elements, with those that its tags imply; the limit is \(options.limits.elements)"
      )
    }
    if let index = tree.firstTooDeep {
      let item = tree.items[index]
      found.append(
        Diagnostic(
          .warning, rule: "limit-exceeded",
          "more than \(HTMLTreeBuilder.mostDepth) elements are inside each other; deeper ones are put beside "
            + "the last of those, as in browsers",
          place: SourcePlace(
            file: options.path, line: Int(item.line), column: Int(item.column))))
    }
    if options.lints.contains(.markup) {
      found += MarkupCheck.diagnostics(of: bytes, path: options.path, origin: origin)
      found += ReferenceCheck.diagnostics(of: tree, path: options.path)
    } else if let cut = MarkupCheck.cut(in: bytes, path: options.path, origin: origin) {
      found.append(cut)
    }
    options.stageEnded?(.parse)
    var reader = HTMLReader(tree, options: options)
    var document = reader.read()
    document.diagnostics.insert(contentsOf: found, at: 0)
    return document
  }

  /// Reads a document's file; diagnostics call it by its path unless the options say otherwise.
  public static func read(
    path: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    var options = options
    if options.path.isEmpty { options.path = path }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw ImportError(.unreadable, "the file '\(path)' cannot be read")
    }
    return try read(data, options: options)
  }
}

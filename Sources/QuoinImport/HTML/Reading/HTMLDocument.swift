public import Foundation
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle

/// Reads HTML documents with their style sheets.
///
///     let document = try HTMLDocument.read(path: "card.html")
///     Scene(document.scenes[0].root, text: PangoTextMeasurer()).layout(in: document.scenes[0].size)
///
/// The tree has a node for each element, below a root for the viewport. Scripts are not run, and
/// nothing is fetched from the network. Each unsupported feature is reported once, with its
/// location.
public enum HTMLDocument {
  /// The default viewport size, in points.
  package static let standardViewport = Size(1280, 720)

  /// Reads a document from its bytes.
  ///
  /// - Parameters:
  ///   - data: The HTML, in UTF-8 or in the encoding specified by a byte order mark or a `<meta
  ///     charset>`.
  ///   - options: The import options; their size is that of the viewport.
  /// - Throws: An error if nothing of the document can be read. Other problems are reported as
  ///   diagnostics of the result.
  public static func read(
    _ data: Data, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    var options = options
    options.deadline = options.deadlineFromNow
    let parsed = try ParsedHTML(data, options)
    options.stageEnded?(.parse)
    var reader = HTMLReader(parsed.tree, options: options)
    var document = reader.read()
    document.diagnostics = (parsed.diagnostics + document.diagnostics).limited(
      to: options.limits.diagnostics)
    return document
  }

  /// Reads a document from a file, whose path is used in diagnostics unless the options specify a
  /// name.
  public static func read(
    path: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    try read(DocumentFile.data(at: path), options: options.named(path))
  }
}

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
    var options = options
    options.deadline = options.deadlineFromNow
    let parsed = try ParsedHTML(data, options)
    options.stageEnded?(.parse)
    var reader = HTMLReader(parsed.tree, options: options)
    var document = reader.read()
    document.diagnostics.insert(contentsOf: parsed.diagnostics, at: 0)
    return document
  }

  /// Reads a document's file; diagnostics call it by its path unless the options say otherwise.
  public static func read(
    path: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    try read(DocumentFile.data(at: path), options: options.named(path))
  }
}

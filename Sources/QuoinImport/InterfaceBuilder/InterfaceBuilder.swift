import Foundation
import QuoinGeometry
import QuoinModel

/// A reader for Interface Builder documents for iOS: `.storyboard` and `.xib`.
///
///     let document = try InterfaceBuilder.read(path: "Profile.storyboard")
///     for scene in document.scenes { print(scene.name, scene.size) }
///
/// Constraints place the views, as they do in an app. The frames recorded in a document are used only
/// for roots, for views without constraints, and, on request, as natural sizes of leaves.
public enum InterfaceBuilder {
  /// Reads a document from data.
  ///
  /// - Parameters:
  ///   - data: The XML data.
  ///   - options: The import options.
  /// - Throws: `ImportError` if the document cannot be read at all. Problems in parts of it are reported as
  ///   diagnostics of the result.
  public static func read(
    _ data: Data, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    var options = options
    options.deadline = options.deadlineFromNow
    if let language = options.language, options.direction == nil,
      LanguageChoice.isRightToLeft(language)
    {
      options.direction = .rightToLeft
    }
    let tree = try XMLTreeReader.read(data, path: options.path, deadline: options.deadline)
    guard let root = tree.root else { throw ImportError(.empty, "the document is empty") }
    try DocumentCheck.check(root, path: options.path)
    return DocumentReader(root, options: options).read()
  }

  /// Reads a document from a file.
  ///
  /// Diagnostics use the file's path unless the options have another one.
  public static func read(
    path: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    try read(DocumentFile.data(at: path), options: options.named(path))
  }
}

import Foundation
import QuoinGeometry
import QuoinModel

/// Reads the documents of Interface Builder for iOS: `.storyboard` and `.xib`.
///
///     let document = try InterfaceBuilder.read(path: "Profile.storyboard")
///     for scene in document.scenes { print(scene.name, scene.size) }
///
/// Constraints place the views, as they do in an app: the frames that are written in a document
/// are used for roots, for what constraints do not place, and, on wish, as natural sizes of leaves.
public enum InterfaceBuilder {
  /// Reads a document's bytes.
  ///
  /// - Parameters:
  ///   - data: the XML.
  ///   - options: what is asked beside the document.
  /// - Throws: an error where nothing of the document can be read. What is wrong in a part of it is
  ///   told by the result's diagnostics.
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

  /// Reads a document's file; diagnostics call it by its path unless the options say otherwise.
  public static func read(
    path: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> ImportedDocument {
    try read(DocumentFile.data(at: path), options: options.named(path))
  }
}

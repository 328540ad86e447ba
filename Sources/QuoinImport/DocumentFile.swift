import Foundation

/// The file of a document.
package enum DocumentFile {
  /// The bytes in it.
  package static func data(at path: String) throws(ImportError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw ImportError(.unreadable, "the file '\(path)' cannot be read")
    }
  }
}

extension ImportOptions {
  /// The options with a file's path as the name of the document, unless they have one.
  package func named(_ path: String) -> ImportOptions {
    guard self.path.isEmpty else { return self }
    var options = self
    options.path = path
    return options
  }
}

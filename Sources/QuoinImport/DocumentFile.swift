import Foundation

/// Access to the file of a document.
package enum DocumentFile {
  /// Reads the bytes of the file, memory-mapped if that is safe.
  package static func data(at path: String) throws(ImportError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw ImportError(.unreadable, "the file '\(path)' cannot be read")
    }
  }
}

extension ImportOptions {
  /// Returns the options with `path` as the document's name, unless they already have one.
  package func named(_ path: String) -> ImportOptions {
    guard self.path.isEmpty else { return self }
    var options = self
    options.path = path
    return options
  }
}

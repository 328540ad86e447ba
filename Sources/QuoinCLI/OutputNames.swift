import Foundation

/// A document to draw, and the name for its pictures.
struct DrawingJob: Sendable {
  let path: String
  /// The name without folder, scene and extension.
  let name: String
}

/// Assigns unique names to the pictures of documents that have the same name in different folders.
struct OutputNames {
  private var used: Set<String> = []
  /// The predefined names of documents, by path.
  private let known: [String: String]

  /// Creates an empty set of names.
  ///
  /// - Parameter known: The names for documents found in folders; slashes in them denote
  ///   subfolders.
  init(_ known: [String: String] = [:]) { self.known = known }

  mutating func job(_ path: String) -> DrawingJob {
    let own =
      path == "-"
      ? "stdin"
      : known[path] ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var name = own
    var number = 2
    while !used.insert(name).inserted {
      name = "\(own)-\(number)"
      number += 1
    }
    return DrawingJob(path: path, name: name)
  }
}

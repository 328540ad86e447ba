import Foundation

/// A document to draw, and what its pictures are called.
struct DrawingJob: Sendable {
  let path: String
  /// The name without folder, scene and ending.
  let name: String
}

/// Gives documents of one name in different folders different names for their pictures.
struct OutputNames {
  private var used: Set<String> = []
  /// The names that documents have by their places in folders, by their paths.
  private let known: [String: String]

  /// Names for documents.
  ///
  /// - Parameter known: those of documents that were found in folders; slashes in them are folders for the pictures.
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

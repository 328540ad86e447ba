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

  mutating func job(_ path: String) -> DrawingJob {
    let own =
      path == "-"
      ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var name = own
    var number = 2
    while !used.insert(name).inserted {
      name = "\(own)-\(number)"
      number += 1
    }
    return DrawingJob(path: path, name: name)
  }
}

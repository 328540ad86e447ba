import Foundation
import QuoinModel
import Synchronization

/// Which files the documents of one call write, so that none takes the place of another one's, or of an input.
final class OutputClaims: Sendable {
  private struct State {
    /// The documents by the files that they write.
    var owners: [String: String] = [:]
    var inputs: [FileIdentity: String] = [:]
  }

  /// A file whatever its name is.
  private struct FileIdentity: Hashable {
    var device: UInt64
    var node: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      node = UInt64(status.st_ino)
    }
  }

  private let state = Mutex(State())

  /// - Parameter inputs: the documents that are known at the start.
  init(inputs: [String]) { for input in inputs { add(input: input) } }

  /// Notes a document that is read.
  func add(input path: String) {
    guard path != "-", let identity = FileIdentity(path) else { return }
    state.withLock { $0.inputs[identity] = path }
  }

  /// Takes files for a document.
  ///
  /// - Returns: what is wrong with that, and then none of them is taken.
  func claim(_ paths: [String], for document: String) -> Diagnostic? {
    let names = paths.map { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      return folder.resolvingSymlinksInPath().path + "/"
        + URL(fileURLWithPath: path).lastPathComponent
    }
    return state.withLock { state in
      for (path, name) in zip(paths, names) {
        if let identity = FileIdentity(path), let input = state.inputs[identity] {
          return OutputClaims.fault(
            "the picture '\(path)' would take the place of the document '\(input)'")
        }
        if let owner = state.owners[name] {
          return OutputClaims.fault(
            owner == document
              ? "two scenes of the document would be written to '\(path)'"
              : "the picture '\(path)' is written for '\(owner)' already; give the documents "
                + "different names or folders")
        }
      }
      for name in names { state.owners[name] = document }
      return nil
    }
  }

  private static func fault(_ message: String) -> Diagnostic {
    Diagnostic(.error, rule: "output-conflict", message)
  }
}

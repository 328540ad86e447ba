import Foundation
import QuoinModel
import QuoinResources
import Synchronization

/// The output files of a run, tracked so that no document overwrites another's output or an input.
final class OutputClaims: Sendable {
  private struct State {
    /// The documents by the path of each file they write.
    var owners: [String: String] = [:]
    var inputs: [FileIdentity: String] = [:]
  }

  /// The identity of a file, independent of its path.
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

  /// - Parameter inputs: The documents known at the start.
  init(inputs: [String]) {
    ReadFiles.shared.start()
    for input in inputs { add(input: input) }
  }

  /// Registers an input document.
  func add(input path: String) {
    guard path != "-", let identity = FileIdentity(path) else { return }
    state.withLock { $0.inputs[identity] = path }
  }

  /// Reserves files for a document.
  ///
  /// - Returns: A diagnostic if a file cannot be reserved; none of them is then.
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
            "the picture '\(path)' would overwrite the document '\(input)'")
        }
        if ReadFiles.shared.contains(path) { return OutputClaims.readFault(path) }
        if let owner = state.owners[name] {
          return OutputClaims.fault(
            owner == document
              ? "two scenes of the document would be written to '\(path)'"
              : "the picture '\(path)' is already written for '\(owner)'; give the documents "
                + "different names or folders")
        }
      }
      for name in names { state.owners[name] = document }
      return nil
    }
  }

  /// Returns the diagnostic for an output that would replace a picture, sheet or font of a document.
  static func readFault(_ path: String) -> Diagnostic {
    fault(
      "the picture '\(path)' would overwrite a file that a document of this call reads; choose another name or folder"
    )
  }

  private static func fault(_ message: String) -> Diagnostic {
    Diagnostic(.error, rule: "output-conflict", message)
  }
}

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files that the documents of a command have opened, so that no output replaces one of them.
///
/// Files are known by device and number, whatever path or symbolic link leads to them. Programs
/// other than the command do not write where their documents read, so nothing is recorded there.
package final class ReadFiles: Sendable {
  /// The files of this process.
  package static let shared = ReadFiles()

  private struct Identity: Hashable {
    let device: UInt64
    let node: UInt64

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      node = UInt64(status.st_ino)
    }
  }

  private let files = Mutex<Set<Identity>?>(nil)

  /// Starts to record.
  package func start() { files.withLock { $0 = $0 ?? [] } }

  /// Whether a path leads to a file that a document has opened.
  package func contains(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let identity = Identity(status)
    return files.withLock { $0?.contains(identity) ?? false }
  }

  func note(_ status: stat) {
    let identity = Identity(status)
    files.withLock { _ = $0?.insert(identity) }
  }
}

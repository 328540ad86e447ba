import CSandbox
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Gives the bytes of a font a path, which fontconfig and Pango need: an in-memory file on Linux, a
/// temporary file elsewhere.
final class FontMemory: Hashable, Sendable {
  let path: String
  private let descriptor: Int32
  private let isTemporary: Bool

  /// The number created so far; each has a unique path, because the libraries cache fonts by path.
  private static let count = Atomic(0)

  init(_ bytes: [UInt8]) throws(DocumentFont.Failure) {
    let number = FontMemory.count.add(1, ordering: .relaxed).newValue
    var file = quoin_memory_file("quoin-font")
    if file >= 0 {
      isTemporary = false
      path = FontMemory.path(of: file, number: number)
    } else {
      var template = Array((FontMemory.temporaryFolder + "/quoin-XXXXXX").utf8CString)
      file = template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { mkstemp($0) } ?? -1
      }
      guard file >= 0 else {
        throw DocumentFont.Failure(
          description:
            "the folder '\(FontMemory.temporaryFolder)' for temporary files cannot be written: "
            + String(cString: strerror(errno)))
      }
      isTemporary = true
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    descriptor = file
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(file, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw DocumentFont.Failure(
          description: "it cannot be kept: " + String(cString: strerror(errno)))
      }
      done += count
    }
  }

  deinit {
    _ = close(descriptor)
    if isTemporary { _ = unlink(path) }
  }

  /// A path of an open file that has never been used before.
  ///
  /// File descriptors are reused, so redundant path components, which the system ignores, make the
  /// path unique.
  private static func path(of file: Int32, number: Int) -> String {
    var path = "/proc/self/fd"
    var rest = number
    repeat {
      path += rest & 1 == 0 ? "/" : "/./"
      rest >>= 1
    } while rest > 0
    return path + (path.hasSuffix("/") ? "" : "/") + "\(file)"
  }

  private static var temporaryFolder: String {
    getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  /// Whether both are the same instance.
  static func == (a: FontMemory, b: FontMemory) -> Bool { a === b }

  /// Hashes the identity.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

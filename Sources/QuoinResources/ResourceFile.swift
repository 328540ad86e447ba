#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open regular file that a document may read.
///
/// It refers to the same file even if that is renamed, and is closed when the last reference to it
/// goes away.
package final class ResourceFile: Sendable {
  /// The path with symbolic links resolved; two files with the same path are the same file.
  package let path: String
  /// The size in bytes when the file was opened.
  package let size: Int
  /// Identifies the file and its last change: while the stamp is the same, so are the contents.
  package let stamp: Stamp
  private let descriptor: Int32
  private let limit: Int

  /// A fingerprint that changes when the file's contents may have changed.
  package struct Stamp: Hashable, Sendable {
    /// The size in bytes.
    package var size: Int
    /// The time of the last change, in whole seconds.
    package var seconds: Int
    /// The nanoseconds of the last change.
    package var nanoseconds: Int
    /// The file's inode number.
    package var node: UInt64

    /// Creates a stamp from its parts.
    package init(size: Int, seconds: Int = 0, nanoseconds: Int = 0, node: UInt64 = 0) {
      self.size = size
      self.seconds = seconds
      self.nanoseconds = nanoseconds
      self.node = node
    }
  }

  init(_ descriptor: Int32, _ status: stat, path: String, limit: Int) {
    self.descriptor = descriptor
    self.path = path
    self.limit = limit
    size = Int(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    stamp = Stamp(
      size: size, seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      node: UInt64(status.st_ino))
  }

  deinit { System.close(descriptor) }

  /// The first bytes of the file; call it at most once, and not together with `bytes()`.
  package func beginning(_ count: Int) -> [UInt8] {
    guard count > 0 && size > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: min(count, size)) { buffer, filled in
      while filled < buffer.count, let base = buffer.baseAddress {
        let got = System.read(descriptor, into: base + filled, count: buffer.count - filled)
        if got <= 0 { break }
        filled += got
      }
    }
  }

  /// Reads the contents of the file.
  ///
  /// - Throws: `ResourceFailure.tooLarge` if the file has grown beyond the limit for its kind.
  /// - Complexity: O(n) in the size.
  package func bytes() throws(ResourceFailure) -> [UInt8] {
    var failure: ResourceFailure?
    let capacity = size + 1
    var bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity, let base = buffer.baseAddress {
        let got = System.read(descriptor, into: base + count, count: capacity - count)
        if got < 0 { failure = .unreadable }
        if got <= 0 { break }
        count += got
      }
    }
    // The file grows while it is read, or is on a file system that reports a size of 0.
    if failure == nil, bytes.count == capacity || size == 0 {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count <= limit {
        let got = buffer.withUnsafeMutableBytes { buffer in
          buffer.baseAddress.map { System.read(descriptor, into: $0, count: buffer.count) } ?? 0
        }
        if got < 0 { failure = .unreadable }
        if got <= 0 { break }
        bytes += buffer[..<got]
      }
    }
    if let failure { throw failure }
    guard bytes.count <= limit else { throw .tooLarge(limit) }
    return bytes
  }
}

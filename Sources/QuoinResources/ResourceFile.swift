#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A regular file that a document may read, open.
///
/// It stays the same file whatever becomes of its name. It is closed when nothing refers to it.
package final class ResourceFile: Sendable {
  /// The path without symbolic links: files of one path are one file.
  package let path: String
  /// The size in bytes when it was opened.
  package let size: Int
  /// When the file was changed last, and which file of the disk it is: as long as this is the same, so is what
  /// is in the file.
  package let stamp: Stamp
  private let descriptor: Int32
  private let limit: Int

  /// By what a file is known to be as it was.
  package struct Stamp: Hashable, Sendable {
    /// The size in bytes.
    package var size: Int
    /// The time of the last change.
    package var seconds: Int
    /// The rest of it.
    package var nanoseconds: Int
    /// The number of the file on its disk.
    package var node: UInt64

    /// A stamp of its parts.
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

  /// What is in the file, up to a number of bytes; to be called once, and not together with `bytes()`.
  package func beginning(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: min(count, size)) { buffer, filled in
      while filled < buffer.count, let base = buffer.baseAddress {
        let got = System.read(descriptor, into: base + filled, count: buffer.count - filled)
        if got <= 0 { break }
        filled += got
      }
    }
  }

  /// What is in the file.
  ///
  /// - Throws: `ResourceFailure.tooLarge` where the file has grown beyond what its kind may have.
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
    // A file that grows while it is read, as those of some file systems that say they are empty.
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

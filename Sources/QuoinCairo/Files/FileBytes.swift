import QuoinPaint
import QuoinResources

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes whole files.
enum FileBytes {
  /// Writes a file atomically: either completely or not at all.
  ///
  /// The bytes go to a temporary file in the same folder, which then replaces the target. Targets
  /// other than regular files, such as `/dev/stdout`, are written directly.
  static func write(_ bytes: [UInt8], to path: String) throws(PaintError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw PaintError.unwritable(path: path, reason: "it is not a path")
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    var link = stat()
    if !exists, lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK {
      throw PaintError.unwritable(
        path: path, reason: "it is a symbolic link to a file that does not exist")
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      try writeDirectly(bytes, to: path, flags: O_WRONLY | O_CLOEXEC, naming: path)
      return
    }
    guard !exists || !ReadFiles.shared.contains(path) else {
      throw PaintError.unwritable(path: path, reason: FileBytes.replacesInput)
    }
    // A symbolic link is preserved: the file that it refers to is replaced.
    let target = exists ? resolved(path) : path
    let temporary = target + ".\(getpid()).\(UInt32.random(in: 0...UInt32.max)).part"
    do throws(PaintError) {
      try writeDirectly(
        bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, naming: path)
      if exists { _ = chmod(temporary, status.st_mode & 0o7777) }
      guard rename(temporary, target) == 0 else {
        throw PaintError.unwritable(path: path, reason: reason())
      }
    } catch {
      _ = unlink(temporary)
      throw error
    }
  }

  /// The reason why a file that a document reads is not replaced.
  static let replacesInput =
    "a document of this call reads it, and would be changed by its own output"

  private static func writeDirectly(
    _ bytes: [UInt8], to path: String, flags: Int32, naming shown: String
  ) throws(PaintError) {
    let file = open(path, flags, 0o666)
    guard file >= 0 else { throw PaintError.unwritable(path: shown, reason: reason()) }
    var written = 0
    var failure: String?
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count, let base = buffer.baseAddress {
        let count = systemWrite(file, base + written, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          failure = reason()
          break
        }
        written += count
      }
    }
    if close(file) != 0, failure == nil { failure = reason() }
    if let failure { throw PaintError.unwritable(path: shown, reason: failure) }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

// Inside `FileBytes`, the name `write` refers to its own method.
private func systemWrite(_ file: Int32, _ source: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, source, count)
}

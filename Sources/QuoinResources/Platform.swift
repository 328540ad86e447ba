#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's file calls, under names that do not collide with methods.
enum System {
  #if canImport(Darwin)
  private static let search = O_RDONLY
  #else
  /// Opens a descriptor that only identifies a location in the file tree (`O_PATH`).
  private static let search: Int32 = 0o10000000
  #endif

  /// Opens a folder by its path, which may contain symbolic links.
  static func folder(_ path: String) -> Int32 { open(path, search | O_DIRECTORY | O_CLOEXEC) }

  /// Opens a subfolder; refuses symbolic links.
  static func folder(_ name: String, in folder: Int32) -> Int32 {
    openat(folder, name, search | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Reopens an open folder so that its entries can be read.
  static func readableFolder(_ folder: Int32) -> Int32 {
    openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// Opens a file in a folder for reading; refuses symbolic links, and does not block on a pipe
  /// without a writer.
  static func file(_ name: String, in folder: Int32) -> Int32 {
    openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// The status of an entry of a folder; symbolic links are not followed.
  static func status(_ name: String, in folder: Int32) -> stat? {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  static func status(of file: Int32) -> stat? {
    var status = stat()
    return fstat(file, &status) == 0 ? status : nil
  }

  /// The target of a symbolic link.
  static func link(_ name: String, in folder: Int32) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map {
        readlinkat(folder, name, $0, bytes.count)
      } ?? 0
    }
    guard count > 0, count < buffer.count else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static var currentFolder: String { real(".") ?? "/" }

  static func close(_ file: Int32) { _ = systemClose(file) }

  /// Reads the next bytes, restarting after interrupts; returns 0 at the end and a negative number
  /// on failure.
  static func read(_ file: Int32, into target: UnsafeMutableRawPointer, count: Int) -> Int {
    while true {
      let got = systemRead(file, target, count)
      if got >= 0 || errno != EINTR { return got }
    }
  }
}

// Inside `System`, the names `close` and `read` refer to its own functions.
private func systemClose(_ file: Int32) -> Int32 { close(file) }
private func systemRead(_ file: Int32, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, target, count)
}

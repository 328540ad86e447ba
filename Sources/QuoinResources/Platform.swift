#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's calls on files, under names that do not collide with methods.
enum System {
  #if canImport(Darwin)
  private static let search = O_RDONLY
  #else
  /// A descriptor that is only a place in the tree of files (`O_PATH`).
  private static let search: Int32 = 0o10000000
  #endif

  /// Opens a folder by its path, which may have symbolic links in it.
  static func folder(_ path: String) -> Int32 { open(path, search | O_DIRECTORY | O_CLOEXEC) }

  /// Opens a folder in a folder, and no symbolic link.
  static func folder(_ name: String, in folder: Int32) -> Int32 {
    openat(folder, name, search | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Opens a file in a folder for reading, and no symbolic link; a pipe without a writer does not wait.
  static func file(_ name: String, in folder: Int32) -> Int32 {
    openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// What is known of an entry of a folder, which is not followed where it is a symbolic link.
  static func status(_ name: String, in folder: Int32) -> stat? {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  static func status(of file: Int32) -> stat? {
    var status = stat()
    return fstat(file, &status) == 0 ? status : nil
  }

  /// Where a symbolic link leads.
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

  /// The names in an open folder, but for those that begin with a point.
  static func names(in folder: Int32) -> [(name: String, isFolder: Bool)] {
    // A descriptor that is only a place cannot be read from.
    let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let stream = fdopendir(descriptor) else { return [] }
    defer { closedir(stream) }
    var names: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let mode = status(name, in: folder)?.st_mode ?? 0
      names.append((name, mode & S_IFMT == S_IFDIR))
    }
    return names
  }

  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static var currentFolder: String { real(".") ?? "/" }

  static func close(_ file: Int32) { _ = systemClose(file) }

  /// Reads on; 0 at the end, less for a failure.
  static func read(_ file: Int32, into target: UnsafeMutableRawPointer, count: Int) -> Int {
    while true {
      let got = systemRead(file, target, count)
      if got >= 0 || errno != EINTR { return got }
    }
  }
}

// Inside `System` the names `close` and `read` mean its own.
private func systemClose(_ file: Int32) -> Int32 { close(file) }
private func systemRead(_ file: Int32, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, target, count)
}

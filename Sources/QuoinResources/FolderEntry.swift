#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The kind of an entry.
  package enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, which is not followed.
    case link
    /// A pipe, a socket or a device.
    case other
  }

  /// The entry's name.
  package let name: String
  /// The entry's kind.
  package let kind: Kind

  /// Reads the entries of an open folder and closes it.
  ///
  /// - Parameter limit: the maximum number of entries to read; which ones are read is up to the
  ///   file system.
  static func all(inFolder descriptor: Int32, atMost limit: Int) -> [FolderEntry] {
    guard let stream = fdopendir(descriptor) else {
      System.close(descriptor)
      return []
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while entries.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      let kind =
        switch entry.pointee.d_type {
        case 4: Kind.folder
        case 8: Kind.file
        case 10: Kind.link
        // Some file systems do not report the type here.
        default: kind(name, in: descriptor)
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(_ name: String, in folder: Int32) -> Kind {
    guard let status = System.status(name, in: folder) else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}

/// Path manipulation on strings, without file system access.
enum FilePath {
  /// Returns a folder's path joined with a relative path, or an absolute path by itself, with `.` and `..` resolved.
  static func join(_ folder: String, _ path: String) -> String {
    let isAbsolute = path.hasPrefix("/") || folder.hasPrefix("/")
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": break
      case ".." where parts.last.map({ $0 != ".." }) ?? isAbsolute: _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns an absolute path relative to a folder, with `..` if it is outside of the folder.
  static func relative(_ path: String, from folder: String) -> String {
    let (parts, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, start).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: start.count - common)
    return (ups + parts[common...].map { String($0) }).joined(separator: "/")
  }

  /// Returns the part after the last slash.
  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the part before the last slash.
  static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the file name without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the extension in lower case, without the dot.
  static func ending(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether a path is a folder itself or is inside it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns the language of a path in a folder such as `de.lproj`.
  static func language(_ path: String) -> String? {
    for part in folder(path).split(separator: "/").reversed() where part.hasSuffix(".lproj") {
      return String(part.dropLast(6))
    }
    return nil
  }

  /// Returns a path without language folders.
  static func unlocalized(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}

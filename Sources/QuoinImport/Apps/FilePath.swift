/// Paths as texts: of what they are made, without a look at the disk.
enum FilePath {
  /// A path from a folder, or the path itself where it is absolute; `..` takes back what stands before it.
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

  /// An absolute path from a folder, with `..` where it lies elsewhere.
  static func relative(_ path: String, from folder: String) -> String {
    let (parts, start) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, start).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: start.count - common)
    return (ups + parts[common...].map { String($0) }).joined(separator: "/")
  }

  /// What stands behind the last slash.
  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What stands before the last slash.
  static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The name without its ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The ending in lower case, without its dot.
  static func ending(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether a path is a folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// The language of a path in a folder such as `de.lproj`.
  static func language(_ path: String) -> String? {
    for part in folder(path).split(separator: "/").reversed() where part.hasSuffix(".lproj") {
      return String(part.dropLast(6))
    }
    return nil
  }

  /// A path without the folder of its language.
  static func unlocalized(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}

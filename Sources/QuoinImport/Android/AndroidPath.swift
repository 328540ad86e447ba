/// Functions to split file paths.
enum AndroidPath {
  /// Returns the parent folder of a path without a trailing slash, or an empty string if it has
  /// none.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}

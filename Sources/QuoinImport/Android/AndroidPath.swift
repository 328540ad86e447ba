/// The parts of a file's path.
enum AndroidPath {
  /// The path of the folder that a file or a folder is in, without a slash at its end; empty where none is said.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// What follows the last slash.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}

import Foundation

/// The file that a result is compared with: `__Snapshots__/<test file>/<test>.<name>.<ending>`,
/// beside the test's file.
struct Reference {
  let path: String

  init(testFile: String, function: String, name: String?, ending: String) {
    let file = URL(fileURLWithPath: testFile)
    let test = function.prefix { $0 != "(" }
    let parts = [String(test), name, ending].compactMap { $0.map(Reference.plain) }
    path =
      file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.filter { !$0.isEmpty }.joined(separator: ".")).path
  }

  init(path: String) { self.path = path }

  /// The bytes of the file, or `nil` if it does not exist.
  ///
  /// - Throws: the system's error if the file exists but cannot be read.
  func read() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write(_ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }

  /// A file for a result, beside the reference or in the folder `SNAPSHOT_ARTIFACTS`.
  func beside(_ word: String) -> Reference {
    let url = URL(fileURLWithPath: path)
    let name =
      url.deletingPathExtension().lastPathComponent + ".\(word)." + url.pathExtension
    let folder =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map {
        URL(fileURLWithPath: $0)
          .appendingPathComponent(url.deletingLastPathComponent().lastPathComponent)
      } ?? url.deletingLastPathComponent()
    return Reference(path: folder.appendingPathComponent(name).path)
  }

  /// The name with characters replaced that file systems or shells treat specially.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }
}

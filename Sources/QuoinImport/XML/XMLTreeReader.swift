import Foundation

/// Parses bytes to a flat tree.
enum XMLTreeReader {
  /// How deeply elements may be nested.
  ///
  /// It is far above what a screen can show, and below what a walk over a tree can bear.
  static let depthLimit = 1_000

  static func read(_ data: Data, path: String) throws(ImportError) -> XMLDocumentTree {
    let source = try XMLSource(data, path: path)
    var parser = XMLTreeParser(source.bytes, path: path)
    return try parser.parse()
  }
}

/// A location in the user's source: a Swift file or a document.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as `#fileID` or the document's path; empty for the current document.
  public var file: String
  /// The line, starting at 1.
  public var line: Int
  /// The column, starting at 1, or 0 if it is not known.
  public var column: Int

  /// Creates a location from its parts.
  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The location as `file:line:column`, without unknown parts.
  public var description: String {
    (file.isEmpty ? "" : "\(file):") + "\(line)" + (column > 0 ? ":\(column)" : "")
  }
}

/// A place in the user's source: a Swift file or a document.
public struct SourcePlace: Hashable, Sendable {
  /// The file as `#fileID` or as the document's path says it; empty where it is the document at hand.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1, or 0 where it is not known.
  public var column: Int

  /// A place by its numbers.
  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as `file:line:column`, without what is not known.
  public var description: String {
    (file.isEmpty ? "" : "\(file):") + "\(line)" + (column > 0 ? ":\(column)" : "")
  }
}

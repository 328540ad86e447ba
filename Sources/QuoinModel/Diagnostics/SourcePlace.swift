/// A location in the user's source: a Swift file or a document.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as `#fileID` or the document's path; empty for the current document.
  public var file: String
  /// The line, starting at 1.
  public var line: Int {
    get { Int(packedLine) }
    set { packedLine = Int32(clamping: newValue) }
  }
  /// The column, starting at 1, or 0 if it is not known.
  public var column: Int {
    get { Int(packedColumn) }
    set { packedColumn = Int32(clamping: newValue) }
  }
  // Every node has a place, and large trees have many nodes.
  private var packedLine: Int32
  private var packedColumn: Int32

  /// Creates a location from its parts.
  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    packedLine = Int32(clamping: line)
    packedColumn = Int32(clamping: column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The location as `file:line:column`, without unknown parts.
  public var description: String {
    (file.isEmpty ? "" : "\(file):") + "\(line)" + (column > 0 ? ":\(column)" : "")
  }
}

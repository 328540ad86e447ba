/// A location in the user's source: a Swift file or a document.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as `#fileID` or the document's path; empty for the current document.
  public var file: String
  /// The line, starting at 1.
  public var line: Int {
    get { Int(packedLine) }
    set { packedLine = SourcePlace.packed(newValue) }
  }
  /// The column, starting at 1, or 0 if it is not known.
  public var column: Int {
    get { Int(packedColumn) }
    set { packedColumn = SourcePlace.packed(newValue) }
  }
  // Every node has a place, and large trees have many nodes.
  private var packedLine: Int32
  private var packedColumn: Int32

  private static func packed(_ number: Int) -> Int32 {
    Int32(truncatingIfNeeded: max(0, min(number, Int(Int32.max))))
  }

  /// Creates a location from its parts.
  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    packedLine = SourcePlace.packed(line)
    packedColumn = SourcePlace.packed(column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The location as `file:line:column`, without unknown parts.
  public var description: String {
    (file.isEmpty ? "" : "\(file):") + "\(line)" + (column > 0 ? ":\(column)" : "")
  }
}

/// A source location as the compiler embeds it into the program.
///
/// It is two words of plain data, so recording one costs a constraint nothing.
public struct LiteralPlace: Sendable {
  /// The address of the file's name, which lives as long as the program; 0 for none.
  @usableFromInline let file: UInt
  /// The line, with the column in the upper bits.
  @usableFromInline let numbers: UInt64

  @inlinable init(file: UInt, numbers: UInt64) {
    self.file = file
    self.numbers = numbers
  }

  /// Creates the source location of a call: `LiteralPlace(#fileID, #line, #column)`.
  @inlinable package init(_ file: StaticString, _ line: Int, _ column: Int = 0) {
    self.init(
      file: file.hasPointerRepresentation ? UInt(bitPattern: file.utf8Start) : 0,
      numbers: UInt64(UInt32(truncatingIfNeeded: line))
        | UInt64(UInt32(truncatingIfNeeded: column)) << 32)
  }

  /// No source location.
  @inlinable package static var none: LiteralPlace { LiteralPlace(file: 0, numbers: 0) }

  @inlinable var isNone: Bool { file == 0 }

  /// The full source location, or `nil` for none.
  package var place: SourcePlace? {
    guard let start = UnsafePointer<UInt8>(bitPattern: file) else { return nil }
    return SourcePlace(
      file: String(cString: start), line: Int(UInt32(truncatingIfNeeded: numbers)),
      column: Int(UInt32(truncatingIfNeeded: numbers >> 32)))
  }
}

import QuoinModel

extension LetterWidths {
  /// Reads the widths from the tables of a font, in points.
  init(_ description: OpaquePointer, _ context: OpaquePointer, size: Double) {
    self.init(average: size / 2, greatest: size)
    guard let tables = FontTables(description, context) else { return }
    if let width = tables.averageWidth { average = width * size }
    if let width = tables.greatestWidth { greatest = width * size }
  }
}

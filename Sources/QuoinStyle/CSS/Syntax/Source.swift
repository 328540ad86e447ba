import QuoinModel

extension CSS {
  /// The bytes of a sheet, with an index of its lines.
  package struct Source: Sendable {
    /// The file name used in diagnostics, or an empty string.
    package let file: String
    /// The limits on the size of the sheet.
    package var limits = SheetLimits()
    /// The time at which parsing stops; rules not reached by then are ignored.
    package var deadline: Deadline?
    /// Whether the sheet belongs to a document in quirks mode, which allows lengths without units:
    /// Quirks Mode §3.
    package var isInQuirksMode = false
    /// The number of the parent of the element with the sheet in a document, or -1.
    ///
    /// It is the root of the scopes that name none.
    package var owner: Int32 = -1
    let bytes: [UInt8]
    private let lineStarts: [Int32]
    /// The number of characters before each block of bytes, so that locations in a long line are
    /// found without counting from its start.
    private let counts: [Int32]
    private static let blockLength = 256
    /// The location of the first byte, for a sheet embedded in another document.
    private let origin: SourcePlace
    /// The sheet's folder relative to the document's: empty, or ending in a slash.
    private let folder: String

    package init(
      _ text: String, file: String = "", line: Int = 1, column: Int = 1, folder: String = ""
    ) {
      self.file = file
      self.folder = folder
      bytes = Array(text.utf8)
      origin = SourcePlace(file: file, line: line, column: column)
      var starts: [Int32] = [0]
      for (index, byte) in bytes.enumerated() {
        let isReturn = byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
        if byte == 10 || byte == 12 || isReturn { starts.append(Int32(index + 1)) }
      }
      lineStarts = starts
      var counts: [Int32] = []
      counts.reserveCapacity(bytes.count / Source.blockLength + 1)
      var count: Int32 = 0
      for (index, byte) in bytes.enumerated() {
        if index % Source.blockLength == 0 { counts.append(count) }
        if byte & 0xC0 != 0x80 { count += 1 }
      }
      self.counts = counts
    }

    /// Returns the number of characters before a byte.
    private func characters(before offset: Int) -> Int {
      guard !counts.isEmpty else { return 0 }
      let block = min(offset / Source.blockLength, counts.count - 1)
      return Int(counts[block])
        + Source.characters(in: bytes[block * Source.blockLength..<offset])
    }

    private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }

    /// Returns the location of a byte: its line and its column in characters, both counted from 1.
    package func place(_ offset: Int32) -> SourcePlace {
      var low = 0
      var high = lineStarts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if lineStarts[middle] <= offset { low = middle } else { high = middle }
      }
      let end = min(Int(offset), bytes.count)
      let start = min(Int(lineStarts[low]), end)
      // Most lines are short.
      let isNear = end - start < Source.blockLength
      let before =
        isNear
        ? Source.characters(in: bytes[start..<end])
        : characters(before: end) - characters(before: start)
      var column = before + 1
      if low == 0 { column += origin.column - 1 }
      return SourcePlace(file: file, line: origin.line + low, column: column)
    }

    /// Returns a URL of the sheet relative to the document.
    package func address(_ text: String) -> String {
      let isRelative =
        !text.isEmpty && text.utf8.first != UInt8(ascii: "/")
        && text.utf8.first != UInt8(ascii: "#") && !text.utf8.prefix(12).contains(58)
      return isRelative ? folder + text : text
    }

    /// Returns the text of a range of bytes.
    package func text(_ start: Int32, _ end: Int32) -> String {
      let low = min(max(0, Int(start)), bytes.count)
      let high = min(max(low, Int(end)), bytes.count)
      return String(decoding: bytes[low..<high], as: UTF8.self)
    }
  }
}

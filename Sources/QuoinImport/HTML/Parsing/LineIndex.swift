/// Finds lines and columns in a UTF-8 buffer, which must outlive it.
struct LineIndex {
  private let source: UnsafeBufferPointer<UInt8>
  /// The start of each line.
  private var starts: [Int] = [0]
  /// The last result; locations are usually requested in order, and a line may be as long as the
  /// text.
  private var known = (line: 0, offset: 0, column: 1)

  /// The origin of the text, if it is a filled template.
  private let origin: TemplateOrigin?

  init(_ source: UnsafeBufferPointer<UInt8>, origin: TemplateOrigin? = nil) {
    self.source = source
    self.origin = origin
    guard origin == nil else { return }
    for (offset, byte) in source.enumerated() where byte == 10 { starts.append(offset + 1) }
  }

  /// Returns the line and column of a position in the text, counted from 1.
  ///
  /// Columns count Unicode scalars. The result is (0, 0) for a position outside of the text.
  ///
  /// - Complexity: O(log n) in the number of lines, plus the distance to the previous position on
  ///   the line.
  mutating func place(of pointer: UnsafePointer<CChar>?) -> (line: Int32, column: Int32) {
    guard let pointer, let base = source.baseAddress else { return (0, 0) }
    return place(at: UnsafeRawPointer(pointer) - UnsafeRawPointer(base))
  }

  /// Returns the line and column of a byte of the text, counted from 1.
  mutating func place(at offset: Int) -> (line: Int32, column: Int32) {
    guard offset >= 0, offset < source.count else { return (0, 0) }
    if let place = origin?.place(of: offset) { return (Int32(place.line), Int32(place.column)) }
    let low = line(at: offset) - 1
    if known.line != low || known.offset > offset { known = (low, starts[low], 1) }
    for byte in source[known.offset..<offset] where byte & 0xC0 != 0x80 { known.column += 1 }
    known.offset = offset
    return (Int32(low + 1), Int32(known.column))
  }

  /// Returns the line of a byte of the text, counted from 1.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func line(at offset: Int) -> Int {
    if let origin { return origin.place(of: offset).line }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

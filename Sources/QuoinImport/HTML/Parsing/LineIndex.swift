/// Finds lines and columns in a text in UTF-8 that must outlive it.
struct LineIndex {
  private let source: UnsafeBufferPointer<UInt8>
  /// Where each line begins.
  private var starts: [Int] = [0]
  /// The last answer: questions come in the order of the text, and a line may be all of it.
  private var known = (line: 0, offset: 0, column: 1)

  /// Where the text comes from, if it is a template's that was filled.
  private let origin: TemplateOrigin?

  init(_ source: UnsafeBufferPointer<UInt8>, origin: TemplateOrigin? = nil) {
    self.source = source
    self.origin = origin
    guard origin == nil else { return }
    for (offset, byte) in source.enumerated() where byte == 10 { starts.append(offset + 1) }
  }

  /// The line and the column of a place in the text, counted from 1.
  ///
  /// Columns count characters as Unicode scalars. (0, 0) stands for what is not in the text.
  ///
  /// - Complexity: O(log lines), and what lies between this place and the last one on its line.
  mutating func place(of pointer: UnsafePointer<CChar>?) -> (line: Int32, column: Int32) {
    guard let pointer, let base = source.baseAddress else { return (0, 0) }
    return place(at: UnsafeRawPointer(pointer) - UnsafeRawPointer(base))
  }

  /// The line and the column of a byte of the text, as above.
  mutating func place(at offset: Int) -> (line: Int32, column: Int32) {
    guard offset >= 0, offset < source.count else { return (0, 0) }
    if let place = origin?.place(of: offset) { return (Int32(place.line), Int32(place.column)) }
    let low = line(at: offset) - 1
    if known.line != low || known.offset > offset { known = (low, starts[low], 1) }
    for byte in source[known.offset..<offset] where byte & 0xC0 != 0x80 { known.column += 1 }
    known.offset = offset
    return (Int32(low + 1), Int32(known.column))
  }

  /// The line of a byte of the text, counted from 1.
  ///
  /// - Complexity: O(log lines).
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

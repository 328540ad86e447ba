/// What is asked of a decoder process.
enum DecoderRequest: UInt8 {
  /// Whether somebody is there; the answer is what of the sandbox is in force.
  case greeting = 1
  /// The pixels in a file, or what an SVG document says of its size.
  case picture
  /// The pixels of an SVG document in some size and place.
  case drawing
  /// Whether an SVG document can be drawn as vectors.
  case trial
  /// Whether a font can be read, drawn, and written into a document.
  case font
}

/// Numbers and bytes on their way between a process and its decoder, in the machine's own order.
///
/// Nothing in a message is trusted: whoever reads beyond its end gets `nil`.
struct DecoderMessage {
  private(set) var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  // MARK: Writing

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number)) { bytes += $0 }
  }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern) { bytes += $0 }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ part: [UInt8]) {
    write(part.count)
    bytes += part
  }

  // MARK: Reading

  mutating func int() -> Int? { word().map { Int(Int64(bitPattern: $0)) } }

  mutating func double() -> Double? { word().map { Double(bitPattern: $0) } }

  mutating func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }

  mutating func part() -> [UInt8]? {
    guard let count = int(), count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  private mutating func word() -> UInt64? {
    guard bytes.count - position >= 8 else { return nil }
    defer { position += 8 }
    return bytes[position..<position + 8].withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }
}

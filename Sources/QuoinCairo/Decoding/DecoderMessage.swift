/// The kinds of requests to a decoder process.
enum DecoderRequest: UInt8 {
  /// Checks that the decoder responds; the answer lists the active parts of the sandbox.
  case greeting = 1
  /// Decodes the pixels in a file, or reads the size of an SVG document.
  case picture
  /// Draws an SVG document to pixels at a given size and position.
  case drawing
  /// Tests whether an SVG document can be drawn as vectors.
  case trial
  /// Tests whether a font can be read, drawn, and embedded in a document.
  case font
}

/// Numbers and bytes exchanged between a process and its decoder, in native byte order.
///
/// Messages are not trusted: reading beyond the end returns `nil`.
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

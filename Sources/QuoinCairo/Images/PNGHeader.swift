/// The size in the header of a PNG file, read before anything is decoded.
struct PNGHeader {
  let width: Int
  let height: Int

  /// Reads the header, or returns `nil` if the bytes are not a PNG file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
  }
}

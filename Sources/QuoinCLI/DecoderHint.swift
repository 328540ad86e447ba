import Foundation

/// Guesses from the bytes of a document whether it needs a decoder, so that the decoder can start
/// before or while the document is read.
struct DecoderHint {
  /// Whether a decoder is needed.
  private(set) var isLikely = false
  /// Whether it has to draw SVG.
  private(set) var hasDrawings = false

  /// Strings that precede images and fonts: at most four, of four bytes or more.
  private static let signs = ["<img", "<svg", "url(", "image=\""]
  /// Strings in documents with SVG, under the same conditions.
  private static let drawings = ["<svg", ".svg"]

  /// Returns whether the document seems to contain images or fonts.
  ///
  /// If it does not after all, a child process is started in vain.
  ///
  /// - Complexity: O(n) in the size of the document.
  static func isLikely(in data: Data) -> Bool { contains(signs, data) }

  private static func contains(_ signs: [String], _ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      guard bytes.count >= 4 else { return false }
      // Four bytes at a time, against the beginnings of all signs: a document may have megabytes.
      var beginnings = SIMD4<UInt32>(repeating: 0)
      for (index, sign) in signs.enumerated() {
        beginnings[index] = Array(sign.utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
      }
      for offset in 0...bytes.count - 4 {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        guard any(beginnings .== SIMD4(repeating: word)) else { continue }
        if signs.contains(where: { bytes[offset...].starts(with: $0.utf8) }) { return true }
      }
      return false
    }
  }

  /// Guesses from the beginnings of the first input files whether a command needs a decoder.
  ///
  /// Images are decoded for drawing, fonts for measuring, too. The bytes that were read are not
  /// kept in memory.
  init(for arguments: [String]) {
    let signs: [String]
    switch arguments.first {
    case "render": signs = DecoderHint.signs
    case "layout", "lint": signs = ["@font-face"]
    default: return
    }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    guard let base = room.baseAddress else { return }
    defer {
      room.initializeMemory(as: UInt8.self, repeating: 0)
      room.deallocate()
    }
    let draws = arguments.first == "render"
    for path in arguments.dropFirst().prefix(8) where !isLikely || draws && !hasDrawings {
      let count = DecoderHint.beginning(of: path, in: room)
      let data = Data(bytesNoCopy: base, count: count, deallocator: .none)
      guard DecoderHint.contains(signs, data) else { continue }
      isLikely = true
      if draws, DecoderHint.contains(DecoderHint.drawings, data) { hasDrawings = true }
    }
  }

  /// Reads the beginning of a regular file.
  ///
  /// - Returns: The number of bytes read.
  private static func beginning(of path: String, in room: UnsafeMutableRawBufferPointer) -> Int {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return max(0, read(file, room.baseAddress, room.count))
  }
}

import CPangoCairo
import QuoinPaint

/// Encodes pixels as a PNG file.
///
/// Cairo's own writer tries five filters for each row, which takes ten times as long as drawing.
/// Pages consist of flat areas that repeat the row above, so a single filter suits all rows, and
/// fast compression loses little.
struct PNGEncoder {
  private let rows: PixelRows

  /// Creates an encoder for an image surface with 32 bits per pixel; `nil` for other formats.
  init?(_ surface: OpaquePointer) {
    guard let rows = PixelRows(surface) else { return nil }
    self.rows = rows
  }

  /// Returns the bytes of the file.
  func encode() -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = PNGEncoder.bytes(UInt32(rows.width)) + PNGEncoder.bytes(UInt32(rows.height))
    // Eight bits per channel; RGB or RGBA; standard compression and filters, no interlacing.
    header += [8, rows.isOpaque ? 2 : 6, 0, 0, 0]
    PNGEncoder.append("IHDR", to: &file) { $0 += header }
    PNGEncoder.append("IDAT", to: &file) { Compressor.append(filtered(), to: &$0) }
    PNGEncoder.append("IEND", to: &file) { _ in }
    return file
  }

  /// The rows, each as its difference from the row above.
  private func filtered() -> [UInt8] {
    let filter = RowFilter(width: rows.width, isOpaque: rows.isOpaque)
    let nothing = [UInt32](repeating: 0, count: rows.width)
    // The filter writes slightly beyond the end of a row.
    let room = rows.height * (filter.length + 1) + 4
    return [UInt8](unsafeUninitializedCapacity: room) { target, count in
      count = room - 4
      nothing.withUnsafeBufferPointer { nothing in
        guard var above = nothing.baseAddress, var out = target.baseAddress else { return }
        for y in 0..<rows.height {
          let row = rows.pixels(of: y)
          out.pointee = 2
          filter.write(row, above: above, to: out + 1)
          out += filter.length + 1
          above = row
        }
      }
    }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Appends a chunk: its length, name, data and checksum (PNG §5.3).
  private static func append(
    _ name: String, to file: inout [UInt8],
    _ body: (inout [UInt8]) -> Void
  ) {
    let start = file.count
    file += bytes(0) + Array(name.utf8)
    body(&file)
    file.replaceSubrange(start..<start + 4, with: bytes(UInt32(file.count - start - 8)))
    let check = file.withUnsafeBytes { file in
      libdeflate_crc32(0, file.baseAddress.map { $0 + start + 4 }, file.count - start - 4)
    }
    file += bytes(check)
  }
}

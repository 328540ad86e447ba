import CPangoCairo
import QuoinPaint

/// Writes pixels as a PNG file.
///
/// cairo's own writer tries five filters for each row, which takes ten times as long as drawing.
/// Pages are made of flat areas that repeat the row above, so that one filter serves them all, and
/// a quick compression loses little.
struct PNGEncoder {
  private let rows: PixelRows

  /// An encoder for an image surface in 32 bits a pixel; `nil` for any other.
  init?(_ surface: OpaquePointer) {
    guard let rows = PixelRows(surface) else { return nil }
    self.rows = rows
  }

  /// The file.
  func encode() throws(PaintError) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = PNGEncoder.bytes(UInt32(rows.width)) + PNGEncoder.bytes(UInt32(rows.height))
    // Eight bits a part; colour, or colour and opacity; the only compression, filters, no lace.
    header += [8, rows.isOpaque ? 2 : 6, 0, 0, 0]
    PNGEncoder.append("IHDR", header, to: &file)
    PNGEncoder.append("IDAT", try compressed(), to: &file)
    PNGEncoder.append("IEND", [], to: &file)
    return file
  }

  private func compressed() throws(PaintError) -> [UInt8] {
    var deflater = try Deflater()
    let parts = rows.isOpaque ? 3 : 4
    var row = [UInt8](repeating: 0, count: rows.width * parts)
    var above = row
    var filtered = [UInt8](repeating: 0, count: 1 + rows.width * parts)
    filtered[0] = 2  // the difference to the row above
    for y in 0..<rows.height {
      swap(&row, &above)
      row.withUnsafeMutableBufferPointer { row in
        rows.isOpaque ? rows.copyOpaque(y, to: row) : rows.copyFaint(y, to: row)
      }
      filtered.withUnsafeMutableBufferPointer { filtered in
        row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            for index in 0..<row.count { filtered[index + 1] = row[index] &- above[index] }
          }
        }
      }
      try deflater.add(&filtered, isLast: y == rows.height - 1)
    }
    return deflater.output
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func append(_ kind: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bytes(UInt32(data.count))
    let name = Array(kind.utf8)
    file += name
    file += data
    let check = crc32_z(crc32_z(0, name, name.count), data, data.count)
    file += bytes(UInt32(truncatingIfNeeded: check))
  }
}

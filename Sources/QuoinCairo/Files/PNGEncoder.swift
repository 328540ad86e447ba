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
    PNGEncoder.encode(width: rows.width, height: rows.height, isOpaque: rows.isOpaque) {
      $0(rows)
    }
  }

  /// Returns the bytes of a file whose rows are given in strips from top to bottom.
  ///
  /// - Parameter strips: Calls a function with the rows of each strip. If it stops before all rows are written, the file
  ///   is not valid.
  static func encode(
    width: Int, height: Int, isOpaque: Bool, strips: ((PixelRows) -> Void) -> Void
  ) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = bytes(UInt32(width)) + bytes(UInt32(height))
    // Eight bits per channel; RGB or RGBA; standard compression and filters, no interlacing.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", to: &file) { $0 += header }
    append("IDAT", to: &file) { data in
      Compressor.append(to: &data) { compressor in
        var above = [UInt32](repeating: 0, count: width)
        var left = height
        strips { rows in
          left -= rows.height
          write(rows, below: &above, to: &compressor, isLast: left <= 0)
        }
      }
    }
    append("IEND", to: &file) { _ in }
    return file
  }

  /// The approximate number of bytes that are filtered and compressed at once: high pictures are
  /// not held twice in memory.
  private static let partSize = 4 << 20

  /// Compresses rows, each as its difference from the row above.
  ///
  /// - Parameter last: The row above the first one; then the last row.
  private static func write(
    _ rows: PixelRows, below last: inout [UInt32], to compressor: inout Compressor, isLast: Bool
  ) {
    let filter = RowFilter(width: rows.width, isOpaque: rows.isOpaque)
    let length = filter.length + 1
    let most = min(rows.height, max(1, partSize / length))
    // The filter writes slightly beyond the end of a row. It writes every byte, so none is cleared before.
    let part = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: most * length + 4)
    defer { part.deallocate() }
    last.withUnsafeBufferPointer { last in
      if var above = last.baseAddress, let start = part.baseAddress {
        for first in stride(from: 0, to: rows.height, by: most) {
          let end = min(first + most, rows.height)
          var out = start
          for y in first..<end {
            let row = rows.pixels(of: y)
            out.pointee = 2
            filter.write(row, above: above, to: out + 1)
            out += length
            above = row
          }
          compressor.write(
            UnsafeBufferPointer(start: start, count: (end - first) * length),
            isLast: isLast && end == rows.height)
        }
      }
    }
    if !isLast, rows.height > 0 {
      last = Array(UnsafeBufferPointer(start: rows.pixels(of: rows.height - 1), count: rows.width))
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

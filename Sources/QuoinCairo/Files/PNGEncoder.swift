import CPangoCairo
import QuoinPaint

/// Writes pixels as a PNG file.
///
/// cairo's own writer tries five filters for each row, which takes ten times as long as drawing.
/// Pages are made of flat areas that repeat the row above, so that one filter serves them all, and
/// a quick compression loses little.
struct PNGEncoder {
  private let pixels: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  private let stride: Int
  private let isOpaque: Bool

  /// An encoder for an image surface in 32 bits a pixel; `nil` for any other.
  init?(_ surface: OpaquePointer) {
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    pixels = UnsafePointer(data)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    isOpaque = format == CAIRO_FORMAT_RGB24
  }

  /// The file.
  func encode() throws(PaintError) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = PNGEncoder.bytes(UInt32(width)) + PNGEncoder.bytes(UInt32(height))
    // Eight bits a part; colour, or colour and opacity; the only compression, filters, no lace.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    PNGEncoder.append("IHDR", header, to: &file)
    PNGEncoder.append("IDAT", try compressed(), to: &file)
    PNGEncoder.append("IEND", [], to: &file)
    return file
  }

  private func compressed() throws(PaintError) -> [UInt8] {
    var deflater = try Deflater()
    let parts = isOpaque ? 3 : 4
    var row = [UInt8](repeating: 0, count: width * parts)
    var above = row
    var filtered = [UInt8](repeating: 0, count: 1 + width * parts)
    filtered[0] = 2  // the difference to the row above
    for y in 0..<height {
      swap(&row, &above)
      let source = UnsafeRawPointer(pixels + y * stride)
      row.withUnsafeMutableBufferPointer { row in
        isOpaque ? copyOpaque(source, to: row) : copyFaint(source, to: row)
      }
      filtered.withUnsafeMutableBufferPointer { filtered in
        row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            for index in 0..<row.count { filtered[index + 1] = row[index] &- above[index] }
          }
        }
      }
      try deflater.add(&filtered, isLast: y == height - 1)
    }
    return deflater.output
  }

  private func copyOpaque(_ source: UnsafeRawPointer, to row: UnsafeMutableBufferPointer<UInt8>) {
    for x in 0..<width {
      let pixel = source.load(fromByteOffset: x * 4, as: UInt32.self)
      row[x * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
      row[x * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      row[x * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  /// cairo's colours are multiplied by their opacity; a file's are not.
  private func copyFaint(_ source: UnsafeRawPointer, to row: UnsafeMutableBufferPointer<UInt8>) {
    for x in 0..<width {
      let pixel = source.load(fromByteOffset: x * 4, as: UInt32.self)
      let alpha = pixel >> 24
      func part(_ shift: UInt32) -> UInt8 {
        guard alpha > 0 else { return 0 }
        return UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
      }
      row[x * 4] = part(16)
      row[x * 4 + 1] = part(8)
      row[x * 4 + 2] = part(0)
      row[x * 4 + 3] = UInt8(alpha)
    }
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

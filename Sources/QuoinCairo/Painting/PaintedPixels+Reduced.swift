import CPangoCairo
import QuoinPaint

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension PaintedPixels {
  /// Returns the image reduced by an integer factor: each pixel is the mean of a square of pixels.
  ///
  /// Incomplete squares at the right and at the bottom are left out. Colours are premultiplied by alpha, so that their
  /// mean is the visible mean.
  ///
  /// - Parameter factor: The side of the squares, from 1 (same size) to 256.
  package func reduced(by factor: Int) throws(PaintError) -> PaintedPixels {
    let side = min(max(1, factor), 256)
    let (columns, rows) = (max(1, width / side), max(1, height / side))
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(columns), Int32(rows)) else {
      throw PaintError.outOfMemory
    }
    let small = PaintedPixels(surface, diagnostics: [])
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let target = cairo_image_surface_get_data(surface)
    else { throw PaintError.outOfMemory }
    cairo_surface_flush(surface)
    let targetStride = Int(cairo_image_surface_get_stride(surface))
    let squares = Squares(side: side, width: min(side, width), height: min(side, height))
    withPixels { source, stride in
      guard let start = source.bindMemory(to: UInt8.self).baseAddress else { return }
      // Per-column sums of a band of rows: 256 byte values fit into 16 bits.
      var sums = [UInt16](repeating: 0, count: columns * side * 4)
      sums.withUnsafeMutableBufferPointer { sums in
        // An image narrower than a square has fewer columns than there are sums.
        let parts = min(sums.count, width * 4)
        var wasEven = false
        for row in 0..<rows {
          let band = start + row * side * stride
          let line = target + row * targetStride
          let isEven = squares.isEven(band, stride, parts)
          // Most bands of a screen repeat the one above.
          if wasEven, isEven, memcmp(band, band - stride, parts) == 0 {
            memcpy(line, line - targetStride, columns * 4)
            continue
          }
          wasEven = isEven
          squares.add(band, stride, parts, isEven: isEven, to: sums)
          squares.writeMeans(of: sums, to: line, columns: columns)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return small
  }

  /// Draws a PNG file over the image with its top left corner at a pixel, clipped to the image.
  package func draw(png file: [UInt8], x: Int, y: Int) throws(PaintError) {
    guard let picture = PNGDecoder.surface(file), let context = cairo_create(surface) else {
      throw PaintError.outOfMemory
    }
    cairo_set_source_surface(context, picture, Double(x), Double(y))
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_destroy(picture)
    cairo_surface_flush(surface)
  }

  /// Writes the image as a PNG file, atomically.
  package func write(to path: String) throws(PaintError) {
    try FileBytes.write(try png(), to: path)
  }
}

/// The squares of pixels that are averaged into one pixel each.
private struct Squares {
  let side: Int
  /// The width and height of a square, clipped to the image.
  let width: Int
  let height: Int

  /// Whether all rows of a band are equal.
  func isEven(_ start: UnsafePointer<UInt8>, _ stride: Int, _ parts: Int) -> Bool {
    for line in 1..<max(1, height) where memcmp(start, start + line * stride, parts) != 0 {
      return false
    }
    return true
  }

  /// Adds up the rows of a band, component by component.
  func add(
    _ start: UnsafePointer<UInt8>, _ stride: Int, _ parts: Int, isEven: Bool,
    to sums: UnsafeMutableBufferPointer<UInt16>
  ) {
    guard let target = sums.baseAddress else { return }
    if isEven {
      let count = UInt16(height)
      for at in 0..<parts { target[at] = UInt16(start[at]) &* count }
      return
    }
    for at in 0..<parts { target[at] = UInt16(start[at]) }
    for line in 1..<max(1, height) {
      let row = start + line * stride
      for at in 0..<parts { target[at] &+= UInt16(row[at]) }
    }
  }

  /// Writes the mean of each square of a band.
  func writeMeans(
    of sums: UnsafeMutableBufferPointer<UInt16>, to target: UnsafeMutablePointer<UInt8>,
    columns: Int
  ) {
    guard let base = UnsafeRawPointer(sums.baseAddress) else { return }
    let count = UInt32(width * height)
    // A multiplication in place of a division: sums are below 2²⁴, so the quotient is exact.
    let factor = (1 << 44) / UInt64(count) + 1
    for column in 0..<columns {
      var sum = SIMD4<UInt32>(repeating: count / 2)
      for place in 0..<width {
        let at = (column * side + place) * 8
        sum &+= SIMD4<UInt32>(
          truncatingIfNeeded: base.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt16>.self))
      }
      for part in 0..<4 {
        target[column * 4 + part] = UInt8(truncatingIfNeeded: (UInt64(sum[part]) &* factor) >> 44)
      }
    }
  }
}

import CPangoCairo
import QuoinPaint

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
        for row in 0..<rows {
          squares.add(start + row * side * stride, stride, parts, to: sums)
          squares.writeMeans(of: sums, to: target + row * targetStride, columns: columns)
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

  /// Adds up the rows of a band, component by component.
  func add(
    _ start: UnsafePointer<UInt8>, _ stride: Int, _ parts: Int,
    to sums: UnsafeMutableBufferPointer<UInt16>
  ) {
    guard let target = sums.baseAddress else { return }
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
    let count = UInt32(width * height)
    for column in 0..<columns {
      var sum = SIMD4<UInt32>(repeating: count / 2)
      for place in 0..<width {
        let at = (column * side + place) * 4
        sum &+= SIMD4(
          UInt32(sums[at]), UInt32(sums[at + 1]), UInt32(sums[at + 2]), UInt32(sums[at + 3]))
      }
      for part in 0..<4 {
        target[column * 4 + part] = UInt8(truncatingIfNeeded: sum[part] / count)
      }
    }
  }
}

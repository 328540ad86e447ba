import CPangoCairo
import QuoinPaint

extension PaintedPixels {
  /// The picture in a whole fraction of its size: each pixel is the mean of a square of pixels.
  ///
  /// Columns and rows that fill no square are left out. Colours are multiplied by their opacity, so that their mean is
  /// that of what is seen.
  ///
  /// - Parameter factor: the side of the squares, 1 for the same size.
  package func reduced(by factor: Int) throws(PaintError) -> PaintedPixels {
    let side = max(1, factor)
    let (columns, rows) = (max(1, width / side), max(1, height / side))
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let target = cairo_image_surface_create(format, Int32(columns), Int32(rows)),
      cairo_surface_status(target) == CAIRO_STATUS_SUCCESS,
      let start = cairo_image_surface_get_data(target)
    else { throw PaintError.outOfMemory }
    cairo_surface_flush(target)
    let stride = Int(cairo_image_surface_get_stride(target))
    let (wide, high) = (min(side, width), min(side, height))
    withPixels { source, sourceStride in
      // The sums of the columns of a band, two bytes of a pixel in a number each: 256 rows have room.
      var sums = [SIMD4<UInt32>](repeating: .zero, count: columns)
      for row in 0..<rows {
        for column in 0..<columns { sums[column] = .zero }
        for line in 0..<high {
          let base = (row * side + line) * sourceStride
          for column in 0..<columns {
            var sum = SIMD4<UInt32>.zero
            for place in 0..<wide {
              let offset = base + (column * side + place) * 4
              let pixel = source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
              sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
            }
            sums[column] &+= sum
          }
        }
        let count = UInt32(wide * high)
        let line = UnsafeMutableRawPointer(start) + row * stride
        for column in 0..<columns {
          let mean = (sums[column] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
          line.storeBytes(
            of: SIMD4<UInt8>(truncatingIfNeeded: mean), toByteOffset: column * 4,
            as: SIMD4<UInt8>.self)
        }
      }
    }
    cairo_surface_mark_dirty(target)
    return PaintedPixels(target, diagnostics: [])
  }

  /// Writes the picture as a PNG file, as a whole or not at all.
  package func write(to path: String) throws(PaintError) {
    try FileBytes.write(try png(), to: path)
  }
}

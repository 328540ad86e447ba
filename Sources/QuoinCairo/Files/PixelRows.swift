import CPangoCairo

/// The rows of an image surface with 32 bits per pixel; the surface must outlive them.
struct PixelRows {
  let width: Int
  let height: Int
  /// Whether all pixels are opaque.
  let isOpaque: Bool
  private let pixels: UnsafePointer<UInt8>
  private let stride: Int

  /// Creates the rows of a surface, or `nil` if it has another format.
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

  /// Copies a row as red, green, blue and alpha, four bytes per column.
  ///
  /// Unlike cairo's colours, the result is not premultiplied by alpha.
  func copyUnpremultiplied(_ y: Int, to row: UnsafeMutablePointer<UInt8>) {
    let source = pixels(of: y)
    var target = row
    for x in 0..<width {
      let pixel = source[x]
      let alpha = isOpaque ? 255 : pixel >> 24
      func part(_ shift: UInt32) -> UInt8 {
        guard alpha > 0 else { return 0 }
        return UInt8(
          truncatingIfNeeded: min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
      }
      target[0] = part(16)
      target[1] = part(8)
      target[2] = part(0)
      target[3] = UInt8(truncatingIfNeeded: alpha)
      target += 4
    }
  }

  /// The pixels of a row.
  func pixels(of y: Int) -> UnsafePointer<UInt32> {
    // cairo aligns rows to at least four bytes.
    UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
  }
}

import CPangoCairo
import QuoinModel
import QuoinPaint

/// A painted picture with 32 bits per pixel, to be encoded, displayed or analysed.
public final class PaintedPixels {
  /// Diagnostics about what could not be drawn as requested.
  public let diagnostics: [Diagnostic]
  let surface: OpaquePointer

  /// Takes ownership of a surface.
  init(_ surface: OpaquePointer, diagnostics: [Diagnostic]) {
    self.surface = surface
    self.diagnostics = diagnostics
  }

  deinit { cairo_surface_destroy(surface) }

  /// The number of columns.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }
  /// The number of rows.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }
  /// Whether all pixels are opaque; the alpha bytes are then undefined.
  package var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }

  /// Calls a function with the bytes of all rows, from the top, and the number of bytes from row to
  /// row.
  ///
  /// A pixel is a 32-bit number with alpha, red, green and blue from the highest byte down,
  /// premultiplied by alpha.
  package func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer, _ stride: Int) -> Result
  ) -> Result {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    return body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height),
      stride)
  }

  /// Encodes the picture as a PNG file.
  public func png() throws(PaintError) -> [UInt8] {
    guard let encoder = PNGEncoder(surface) else { throw PaintError.outOfMemory }
    return encoder.encode()
  }
}

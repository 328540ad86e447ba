import CPangoCairo
import QuoinModel
import QuoinPaint

/// A picture as the painter left it: 32 bits a pixel, to be encoded, shown or looked at.
public final class PaintedPixels {
  /// What could not be drawn as asked.
  public let diagnostics: [Diagnostic]
  let surface: OpaquePointer

  /// Takes over a surface.
  init(_ surface: OpaquePointer, diagnostics: [Diagnostic]) {
    self.surface = surface
    self.diagnostics = diagnostics
  }

  deinit { cairo_surface_destroy(surface) }

  /// The number of columns.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }
  /// The number of rows.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }
  /// Whether no pixel can be seen through; its opacity is then not to be read.
  package var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }

  /// The bytes of all rows, from the top, and how many there are from row to row.
  ///
  /// A pixel is a 32-bit number of opacity, red, green and blue from the highest byte on, with colours
  /// multiplied by their opacity.
  package func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer, _ stride: Int) -> Result
  ) -> Result {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    return body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height),
      stride)
  }

  /// The picture as a PNG file.
  public func png() throws(PaintError) -> [UInt8] {
    guard let encoder = PNGEncoder(surface) else { throw PaintError.outOfMemory }
    return encoder.encode()
  }
}

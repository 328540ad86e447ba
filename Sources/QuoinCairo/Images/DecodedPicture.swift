import CPangoCairo
import QuoinGeometry

/// A decoded picture file: pixels, or an SVG document that is drawn on demand.
///
/// It is immutable, so that several paintings can share it.
final class DecodedPicture: Sendable {
  /// The file's format.
  let format: PictureFormat
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The size in pixels; for an SVG document the size in its own units.
  let size: Size
  /// The ways in which an SVG document specifies its size.
  let sizing: SVGSizing
  /// A problem with a picture that can be shown nevertheless.
  let finding: String?
  /// The pixels: a surface that is never drawn on, so that its bytes can be read from any thread.
  private nonisolated(unsafe) let pixels: OpaquePointer?

  init(
    _ format: PictureFormat, _ bytes: [UInt8], pixels: OpaquePointer, finding: String? = nil
  ) {
    self.format = format
    self.bytes = bytes
    self.pixels = pixels
    self.finding = finding
    sizing = []
    size = Size(
      Double(cairo_image_surface_get_width(pixels)), Double(cairo_image_surface_get_height(pixels)))
    cairo_surface_flush(pixels)
  }

  init(svg bytes: [UInt8], size: Size, sizing: SVGSizing, finding: String?) {
    self.sizing = sizing
    format = .svg
    self.bytes = bytes
    self.size = size
    self.finding = finding
    pixels = nil
  }

  deinit { if let pixels { cairo_surface_destroy(pixels) } }

  /// The memory used, in bytes.
  var cost: Int { bytes.count + (pixels == nil ? 0 : Int(size.width * size.height) * 4) }

  /// Creates a surface on the pixels for one painting, which must destroy it before releasing the
  /// picture.
  func surface() -> OpaquePointer? {
    guard let pixels, let data = cairo_image_surface_get_data(pixels) else { return nil }
    let surface = cairo_image_surface_create_for_data(
      data, cairo_image_surface_get_format(pixels), cairo_image_surface_get_width(pixels),
      cairo_image_surface_get_height(pixels), cairo_image_surface_get_stride(pixels))
    return surface
  }
}

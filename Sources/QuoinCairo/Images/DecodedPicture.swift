import CPangoCairo
import QuoinGeometry

/// A picture file, read: pixels, or an SVG document that is drawn when it is needed.
///
/// It never changes, so that several paintings may share it.
final class DecodedPicture: Sendable {
  /// What the file is.
  let format: PictureFormat
  /// The file.
  let bytes: [UInt8]
  /// The size in pixels; of an SVG document the size in its own units.
  let size: Size
  /// Whether an SVG document says which part of its plane it shows.
  let hasViewBox: Bool
  /// What is wrong with a picture that can be shown all the same.
  let finding: String?
  /// The pixels: a surface that nobody draws on, so that its bytes may be read from any thread.
  private nonisolated(unsafe) let pixels: OpaquePointer?

  init(
    _ format: PictureFormat, _ bytes: [UInt8], pixels: OpaquePointer, finding: String? = nil
  ) {
    self.format = format
    self.bytes = bytes
    self.pixels = pixels
    self.finding = finding
    hasViewBox = false
    size = Size(
      Double(cairo_image_surface_get_width(pixels)), Double(cairo_image_surface_get_height(pixels)))
    cairo_surface_flush(pixels)
  }

  init(svg bytes: [UInt8], size: Size, hasViewBox: Bool, finding: String?) {
    self.hasViewBox = hasViewBox
    format = .svg
    self.bytes = bytes
    self.size = size
    self.finding = finding
    pixels = nil
  }

  deinit { if let pixels { cairo_surface_destroy(pixels) } }

  /// The memory that it takes, in bytes.
  var cost: Int { bytes.count + (pixels == nil ? 0 : Int(size.width * size.height) * 4) }

  /// A surface on the pixels for one painting, which destroys it before it lets go of the picture.
  func surface() -> OpaquePointer? {
    guard let pixels, let data = cairo_image_surface_get_data(pixels) else { return nil }
    let surface = cairo_image_surface_create_for_data(
      data, cairo_image_surface_get_format(pixels), cairo_image_surface_get_width(pixels),
      cairo_image_surface_get_height(pixels), cairo_image_surface_get_stride(pixels))
    return surface
  }
}

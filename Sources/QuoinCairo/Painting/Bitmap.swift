import CPangoCairo
import QuoinPaint

/// A picture as an array of pixels, for analysis by a program.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The red, green, blue and alpha of each pixel, 0…255, row by row from the top left.
  ///
  /// There are `width * height * 4` bytes, not premultiplied by alpha.
  public var pixels: [UInt8]

  /// Creates a fully transparent picture.
  ///
  /// - Precondition: no side is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a picture cannot be \(width) × \(height)")
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Decodes a PNG file, or returns `nil` if the bytes are not a PNG file or a side exceeds the
  /// limits.
  public init?(png bytes: [UInt8]) {
    guard let header = PNGHeader(bytes),
      (try? PictureDecoder.Room().check(header.width, header.height)) != nil,
      let surface = PNGDecoder.surface(bytes)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let rows = PixelRows(surface) else { return nil }
    self.init(width: rows.width, height: rows.height)
    pixels.withUnsafeMutableBufferPointer { target in
      guard let start = target.baseAddress else { return }
      for y in 0..<rows.height { rows.copyUnpremultiplied(y, to: start + y * rows.width * 4) }
    }
  }

  /// Encodes the picture as a PNG file.
  public func png() throws(PaintError) -> [UInt8] {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw PaintError.outOfMemory }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw PaintError.outOfMemory }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width {
        let source = (y * width + x) * 4
        let alpha = UInt32(pixels[source + 3])
        func part(_ offset: Int) -> UInt32 {
          (UInt32(pixels[source + offset]) * alpha + 127) / 255
        }
        UnsafeMutableRawPointer(data).storeBytes(
          of: alpha << 24 | part(0) << 16 | part(1) << 8 | part(2),
          toByteOffset: y * stride + x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    guard let encoder = PNGEncoder(surface) else { throw PaintError.outOfMemory }
    return encoder.encode()
  }
}

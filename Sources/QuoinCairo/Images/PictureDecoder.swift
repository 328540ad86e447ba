import CPangoCairo
import QuoinGeometry

/// Reads picture files: whatever the bytes are, the answer is a picture or a reason.
enum PictureDecoder {
  /// Why a file cannot be shown, in words that follow its name.
  struct Failure: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }

    static func damaged(_ format: PictureFormat) -> Failure {
      Failure("is a damaged \(format.rawValue) file")
    }
  }

  /// The picture in a file.
  static func decode(_ bytes: [UInt8]) throws(Failure) -> DecodedPicture {
    switch PictureFormat(bytes) {
    case nil: throw Failure("is not a PNG, JPEG, WebP or SVG file")
    case .png: return try png(bytes)
    case .jpeg: return try JPEGDecoder.decode(bytes)
    case .webp: return try WebPDecoder.decode(bytes)
    case .svg: return try SVGPicture.decode(bytes)
    }
  }

  private static func png(_ bytes: [UInt8]) throws(Failure) -> DecodedPicture {
    guard let header = PNGHeader(bytes) else { throw .damaged(.png) }
    try check(header.width, header.height)
    guard let surface = PNGDecoder.surface(bytes) else { throw .damaged(.png) }
    return DecodedPicture(.png, bytes, pixels: surface)
  }

  /// Refuses a size that would take more memory than a picture may: a small file can claim any.
  static func check(_ width: Int, _ height: Int) throws(Failure) {
    guard width > 0, height > 0, width <= 16_384, height <= 16_384, width * height <= 64_000_000
    else { throw Failure("is \(width) × \(height) pixels, which is too large") }
  }

  /// A surface of which a decoder writes the bytes, in cairo's order; `nil` where that fails.
  static func surface(
    _ width: Int, _ height: Int, isOpaque: Bool,
    _ write: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Bool
  ) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface),
      write(data, Int(cairo_image_surface_get_stride(surface)))
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}

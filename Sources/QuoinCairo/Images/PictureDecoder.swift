import CPangoCairo
import QuoinGeometry
import QuoinResources

/// Decodes picture files: the result is a picture or a reason, whatever the bytes are.
enum PictureDecoder {
  /// The reason why a file cannot be shown, worded to follow its name.
  struct Failure: Error {
    let reason: String
    /// The rule of the diagnostic.
    let rule: String

    init(_ reason: String, rule: String = "missing-image") {
      self.reason = reason
      self.rule = rule
    }

    static func damaged(_ format: PictureFormat) -> Failure {
      Failure("is a damaged \(format.rawValue) file")
    }
  }

  /// The remaining limits on the number of pixels.
  struct Room {
    /// The limit for one picture.
    var each = Limits.standard.picturePixels
    /// The limit for all further pictures of a drawing.
    var all = Limits.standard.livePixels

    /// Rejects a size that exceeds the limits; a small file can claim any size.
    func check(_ width: Int, _ height: Int) throws(Failure) {
      // Cairo's own limit applies whatever the other limits are.
      guard width > 0, height > 0, width <= 32_767, height <= 32_767 else {
        throw Failure(
          "is \(width) × \(height) pixels, which is too large: the limit of a side is 32767")
      }
      guard width * height <= each else {
        throw Failure(
          "is \(width) × \(height) pixels; the limit of a picture is \(each)",
          rule: "limit-exceeded")
      }
      guard width * height <= all else {
        throw Failure(
          "is \(width) × \(height) pixels, and the limit of all pictures has \(all) left",
          rule: "limit-exceeded")
      }
    }
  }

  /// Decodes the picture in a file.
  static func decode(_ bytes: [UInt8], _ room: Room = Room()) throws(Failure) -> DecodedPicture {
    switch PictureFormat(bytes) {
    case nil where PDFConverter.isPDF(bytes):
      throw Failure("is a PDF file, which only a pool of decoders can read")
    case nil: throw Failure("is not a PNG, JPEG, WebP, SVG or PDF file")
    case .png: return try png(bytes, room)
    case .jpeg: return try JPEGDecoder.decode(bytes, room)
    case .webp: return try WebPDecoder.decode(bytes, room)
    case .svg: return try SVGPicture.decode(bytes)
    }
  }

  private static func png(_ bytes: [UInt8], _ room: Room) throws(Failure) -> DecodedPicture {
    guard let header = PNGHeader(bytes) else { throw .damaged(.png) }
    try room.check(header.width, header.height)
    guard let surface = PNGDecoder.surface(bytes) else { throw .damaged(.png) }
    return DecodedPicture(.png, bytes, pixels: surface)
  }

  /// A surface whose bytes a decoder writes, in cairo's byte order; `nil` if that fails.
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

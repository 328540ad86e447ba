import CPangoCairo
import QuoinGeometry
import QuoinResources

/// Reads picture files: whatever the bytes are, the answer is a picture or a reason.
enum PictureDecoder {
  /// Why a file cannot be shown, in words that follow its name.
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

  /// The pixels that there is room for.
  struct Room {
    /// Those of one picture.
    var each = Limits.standard.picturePixels
    /// Those of all pictures of a drawing that are not there yet.
    var all = Limits.standard.livePixels

    /// Refuses a size for which there is no room: a small file can claim any.
    func check(_ width: Int, _ height: Int) throws(Failure) {
      // What cairo can hold is the last word, whatever the limits are.
      guard width > 0, height > 0, width <= 32_767, height <= 32_767 else {
        throw Failure("is \(width) × \(height) pixels, which is too large")
      }
      guard width * height <= each else {
        throw Failure(
          "is \(width) × \(height) pixels; the limit of a picture is \(each)",
          rule: "limit-exceeded")
      }
      guard width * height <= all else {
        throw Failure(
          "is \(width) × \(height) pixels, with which all pictures have more than their limit",
          rule: "limit-exceeded")
      }
    }
  }

  /// The picture in a file.
  static func decode(_ bytes: [UInt8], _ room: Room = Room()) throws(Failure) -> DecodedPicture {
    switch PictureFormat(bytes) {
    case nil where PDFConverter.isPDF(bytes):
      throw Failure("is a PDF file, which only a pool of decoders can have read")
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

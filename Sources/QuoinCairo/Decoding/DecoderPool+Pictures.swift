import CPangoCairo
import QuoinGeometry

extension DecoderPool {
  /// Decodes the picture in a file.
  func decode(
    _ bytes: [UInt8], _ account: PictureAccount
  ) throws(PictureDecoder.Failure) -> DecodedPicture {
    var request = DecoderMessage()
    request.write(account.limits.picturePixels)
    request.write(account.pixels)
    var surface: OpaquePointer?
    defer { if let surface { cairo_surface_destroy(surface) } }
    var answer: DecoderMessage
    do throws(Failure) {
      answer = try ask(.picture, [request.bytes, bytes], seconds: account.seconds) { head, size in
        surface = DecoderPool.surface(head, size, account)
        return surface.flatMap { UnsafeMutableRawPointer(cairo_image_surface_get_data($0)) }
      }
    } catch {
      if error.isLimit { account.noteTimeout() }
      throw PictureDecoder.Failure(
        error.reason, rule: error.isLimit ? "limit-exceeded" : "missing-image")
    }
    guard let status = answer.int(), let text = answer.text() else {
      throw PictureDecoder.Failure("ends its decoder")
    }
    guard status == 0 else {
      throw PictureDecoder.Failure(text, rule: answer.text() ?? "missing-image")
    }
    guard let format = answer.text().flatMap({ PictureFormat(rawValue: $0) }) else {
      throw PictureDecoder.Failure("ends its decoder")
    }
    let finding = text.isEmpty ? nil : text
    guard format == .svg else {
      guard let pixels = surface else { throw .damaged(format) }
      surface = nil
      cairo_surface_mark_dirty(pixels)
      return DecodedPicture(format, bytes, pixels: pixels, finding: finding)
    }
    guard let width = answer.double(), let height = answer.double(), width > 0, height > 0,
      let sizing = answer.int().flatMap(SVGSizing.init(number:))
    else { throw .damaged(.svg) }
    return DecodedPicture(
      svg: bytes, size: Size(width, height), sizing: sizing, finding: finding)
  }

  /// A surface for the pixels that an answer announces, or `nil` if the announced values are
  /// inconsistent.
  private static func surface(
    _ head: DecoderMessage, _ size: Int, _ account: PictureAccount
  ) -> OpaquePointer? {
    var head = head
    guard head.int() == 0, head.text() != nil, head.text() != nil, let width = head.int(),
      let height = head.int(), let isOpaque = head.int(), (1...32_767).contains(width),
      (1...32_767).contains(height), width * height <= account.limits.picturePixels
    else { return nil }
    return emptySurface(width, height, isOpaque: isOpaque != 0, size)
  }

  /// An empty surface for exactly the given number of bytes.
  static func emptySurface(
    _ width: Int, _ height: Int, isOpaque: Bool, _ size: Int
  ) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      Int(cairo_image_surface_get_stride(surface)) * height == size
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}

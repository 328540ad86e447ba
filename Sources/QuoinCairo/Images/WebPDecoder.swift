import CPangoCairo
import CWebP

/// Decodes WebP files with libwebp.
enum WebPDecoder {
  static func decode(
    _ bytes: [UInt8], _ room: PictureDecoder.Room
  ) throws(PictureDecoder.Failure) -> DecodedPicture {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw .damaged(.webp)
    }
    guard features.has_animation == 0 else {
      throw PictureDecoder.Failure("is an animated WebP picture, which is not supported")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    try room.check(width, height)
    let isOpaque = features.has_alpha == 0
    let surface = PictureDecoder.surface(width, height, isOpaque: isOpaque) { data, stride in
      guard WebPDecodeBGRAInto(bytes, bytes.count, data, stride * height, Int32(stride)) != nil
      else { return false }
      for y in 0..<height { toPixels(data + y * stride, width, isOpaque: isOpaque) }
      return true
    }
    guard let surface else { throw .damaged(.webp) }
    return DecodedPicture(.webp, bytes, pixels: surface)
  }

  /// Converts a row of blue, green, red and alpha bytes to cairo's premultiplied pixels.
  private static func toPixels(_ row: UnsafeMutablePointer<UInt8>, _ width: Int, isOpaque: Bool) {
    for x in 0..<width {
      let pixel = row + 4 * x
      let alpha = isOpaque ? 255 : UInt32(pixel[3])
      func part(_ offset: Int) -> UInt32 { (UInt32(pixel[offset]) * alpha + 127) / 255 }
      UnsafeMutableRawPointer(pixel).storeBytes(
        of: alpha << 24 | part(2) << 16 | part(1) << 8 | part(0), as: UInt32.self)
    }
  }
}

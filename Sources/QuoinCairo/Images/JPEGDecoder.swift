import CPangoCairo
import CTurboJPEG

/// Decodes JPEG files with libjpeg-turbo.
enum JPEGDecoder {
  static func decode(
    _ bytes: [UInt8], _ room: PictureDecoder.Room
  ) throws(PictureDecoder.Failure) -> DecodedPicture {
    guard let handle = tjInitDecompress() else { throw .damaged(.jpeg) }
    defer { tjDestroy(handle) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let header = tjDecompressHeader3(
      handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
    guard header == 0 else { throw .damaged(.jpeg) }
    try room.check(Int(width), Int(height))
    let isCMYK =
      space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    var finding: String?
    // The byte order blue, green, red, unused matches cairo's pixels on little-endian processors.
    let layout = isCMYK ? TJPF_CMYK : littleEndian ? TJPF_BGRX : TJPF_XRGB
    let surface = PictureDecoder.surface(Int(width), Int(height), isOpaque: true) { data, stride in
      let status = tjDecompress2(
        handle, bytes, UInt(bytes.count), data, width, Int32(stride), height,
        Int32(layout.rawValue), TJFLAG_ACCURATEDCT)
      guard status != 0 else { return true }
      // As much as can be read of a truncated or damaged file is shown, and the damage is reported.
      guard tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { return false }
      finding = "is damaged, and is shown as far as it can be read"
      return true
    }
    guard let surface else { throw .damaged(.jpeg) }
    if isCMYK { mixInks(surface) }
    let orientation = EXIF.orientation(bytes)
    let upright = orientation > 1 ? PixelRotation.upright(surface, orientation) : surface
    return DecodedPicture(.jpeg, bytes, pixels: upright, finding: finding)
  }

  private static let littleEndian = 1.littleEndian == 1

  /// Converts CMYK, which programs store inverted, to RGB.
  private static func mixInks(_ surface: OpaquePointer) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let count =
      Int(cairo_image_surface_get_stride(surface)) / 4
      * Int(cairo_image_surface_get_height(surface))
    for index in 0..<count {
      let ink = data + index * 4
      let key = UInt32(ink[3])
      let (red, green, blue) = (
        UInt32(ink[0]) * key / 255, UInt32(ink[1]) * key / 255, UInt32(ink[2]) * key / 255
      )
      UnsafeMutableRawPointer(ink).storeBytes(
        of: 0xFF00_0000 | red << 16 | green << 8 | blue, as: UInt32.self)
    }
    cairo_surface_mark_dirty(surface)
  }
}

import QuoinGeometry
import QuoinPaint

/// A checked size of a picture.
struct PictureSize {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int

  /// The pixels of a picture in points, at least one each way.
  init(_ size: Size, scale: Double, limit: Int) throws(PaintError) {
    guard size.isFinite else {
      throw PaintError.invalidSize(width: size.width, height: size.height)
    }
    guard scale >= 0.05, scale <= 16 else { throw PaintError.invalidScale(scale) }
    // Noise of floating point must not add a row of pixels.
    let width = max(1, (size.width * scale - 1e-6).rounded(.up))
    let height = max(1, (size.height * scale - 1e-6).rounded(.up))
    guard width <= Double(limit), height <= Double(limit) else {
      throw PaintError.tooLarge(width: width, height: height, limit: limit)
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// The most pixels that a side of a picture may have.
  static let mostPixels = 16_384
}

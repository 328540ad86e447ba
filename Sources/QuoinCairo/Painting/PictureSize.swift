import QuoinGeometry
import QuoinPaint

/// The validated size of a picture, in pixels.
struct PictureSize {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int

  /// Converts a size in points to pixels, at least one in each direction.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of pixels along a side.
  ///   - heightLimit: The maximum height, if it is another one.
  init(
    _ size: Size, scale: Double, limit: Int, heightLimit: Int? = nil
  ) throws(PaintError) {
    guard size.isFinite else {
      throw PaintError.invalidSize(width: size.width, height: size.height)
    }
    guard scale >= 0.05, scale <= 16 else { throw PaintError.invalidScale(scale) }
    // Floating-point noise must not add a row of pixels.
    let width = max(1, (size.width * scale - 1e-6).rounded(.up))
    let height = max(1, (size.height * scale - 1e-6).rounded(.up))
    guard width <= Double(limit), height <= Double(heightLimit ?? limit) else {
      throw PaintError.tooLarge(
        width: width, height: height, limit: width <= Double(limit) ? heightLimit ?? limit : limit)
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// The maximum number of pixels along a side of a surface.
  static let maximumSide = 16_384
  /// Returns the maximum height of a picture that is painted in strips.
  ///
  /// A short text can ask for a picture of any height, and a million pixels take about 15
  /// milliseconds.
  static func maximumHeight(atWidth width: Double) -> Int {
    guard width.isFinite else { return maximumSide }
    return Int(min(1_000_000, max(Double(maximumSide), 64_000_000 / max(1, width))))
  }
}

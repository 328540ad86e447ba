import Quoin
import QuoinCairo

/// A picture made small, for a sheet: kept as a file, so that those of a large document take little memory.
struct Miniature: Sendable {
  /// The most pixels of a side: enough to read titles, and eight of them fit on a screen.
  private static let longest = 640
  /// Pixels of a sheet in a point.
  static let scale = 2.0

  /// The size on the sheet, in points.
  let size: Size
  /// The picture as a PNG file.
  var file: [UInt8]

  /// A picture in the largest whole fraction of its size that fits.
  init(_ pixels: PaintedPixels) throws(PaintError) {
    let side = max(pixels.width, pixels.height)
    let factor = (side + Miniature.longest - 1) / Miniature.longest
    let small = try pixels.reduced(by: factor)
    size = Size(Double(small.width) / Miniature.scale, Double(small.height) / Miniature.scale)
    file = try small.png()
  }
}

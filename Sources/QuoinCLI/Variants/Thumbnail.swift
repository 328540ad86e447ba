import Quoin
import QuoinCairo

/// A thumbnail for a contact sheet, stored as PNG so that large documents need little memory.
struct Thumbnail: Sendable {
  /// The maximum side length in pixels: enough to read titles, and eight thumbnails fit on a screen.
  private static let maximumSide = 640
  /// The pixels per point of a contact sheet.
  static let scale = 2.0

  /// The size on the sheet, in points.
  let size: Size
  /// The encoded PNG file.
  var file: [UInt8]

  /// Creates a thumbnail by reducing an image by the smallest integer factor that makes it fit.
  init(_ pixels: PaintedPixels) throws(PaintError) {
    let side = max(pixels.width, pixels.height)
    let factor = (side + Thumbnail.maximumSide - 1) / Thumbnail.maximumSide
    let small = try pixels.reduced(by: factor)
    size = Size(Double(small.width) / Thumbnail.scale, Double(small.height) / Thumbnail.scale)
    file = try small.png()
  }
}

import QuoinCairo

/// The perceived difference of two pictures.
struct PictureDifference {
  /// The fraction of pixels that do not match.
  private(set) var share = 0.0
  /// The largest distance between two pixels; black and white are 1 apart.
  private(set) var largest = 0.0
  /// The bounding box of the pixels that do not match.
  private(set) var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)?
  /// The reference, the result, and the difference in red on a faint reference, side by side.
  private(set) var picture = Bitmap(width: 0, height: 0)

  /// Compares two pictures of the same size.
  init(_ reference: Bitmap, _ result: Bitmap, tolerance: PictureTolerance) {
    let width = reference.width
    let height = reference.height
    picture = Bitmap(width: width * 3, height: height)
    let limit = 1 - tolerance.perceptualPrecision
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let source = (y * width + x) * 4
        let first = reference.pixels[source..<source + 4]
        let second = result.pixels[source..<source + 4]
        let target = (y * width * 3 + x) * 4
        picture.pixels.replaceSubrange(target..<target + 4, with: first)
        picture.pixels.replaceSubrange(target + width * 4..<target + width * 4 + 4, with: second)
        let differs =
          first != second
          && { () -> Bool in
            let distance = PerceivedColor(first).distance(to: PerceivedColor(second))
            largest = max(largest, distance)
            return distance > limit
          }()
        let mark: [UInt8] = differs ? [255, 0, 0, 255] : PictureDifference.faint(first)
        picture.pixels.replaceSubrange(target + width * 8..<target + width * 8 + 4, with: mark)
        guard differs else { continue }
        count += 1
        let (columns, rows) = bounds ?? (x...x, y...y)
        bounds = (
          min(columns.lowerBound, x)...max(columns.upperBound, x), rows.lowerBound...y
        )
      }
    }
    share = width * height == 0 ? 0 : Double(count) / Double(width * height)
  }

  private static func faint(_ pixel: ArraySlice<UInt8>) -> [UInt8] {
    let opacity = Double(pixel[pixel.startIndex + 3]) / 255
    let part = { (offset: Int) in Double(pixel[pixel.startIndex + offset]) }
    let luma = 0.299 * part(0) + 0.587 * part(1) + 0.114 * part(2)
    let grey = UInt8(min(255, 255 - (255 - luma) * opacity * 0.25))
    return [grey, grey, grey, 255]
  }
}

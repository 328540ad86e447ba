import QuoinModel
import QuoinPaint

/// The colours of a gradient at equal distances, as premultiplied pixels.
struct GradientTable {
  /// The pixels in cairo's 32-bit format: alpha, red, green, blue.
  ///
  /// The first represents everything before offset 0, the last everything after offset 1.
  let pixels: [UInt32]
  /// The number of pixels for offsets 0…1.
  var count: Int { pixels.count - 2 }

  /// Returns the number of pixels for a gradient whose offsets 0…1 have the given length in pixels.
  ///
  /// Two entries per pixel keep a hard edge within half a pixel of its position.
  static func count(length: Double) -> Int {
    let wanted = length.isFinite ? min(max(2 * length, 256), 16_384) : 256
    return Int(wanted.rounded(.up))
  }

  /// Computes the colours of a gradient with a number of pixels for offsets 0…1.
  init(_ stops: [DrawnGradient.Stop], count: Int) {
    pixels = [UInt32](unsafeUninitializedCapacity: count + 2) { pixels, filled in
      filled = count + 2
      pixels[0] = GradientTable.edge(stops.first)
      pixels[count + 1] = GradientTable.edge(stops.last)
      var next = 0
      for index in 0..<count {
        let offset = (Double(index) + 0.5) / Double(count)
        while next < stops.count, stops[next].offset <= offset { next += 1 }
        pixels[index + 1] = GradientTable.pixel(stops, before: next, offset)
      }
    }
  }

  /// Computes one pixel of a gradient's table.
  ///
  /// - Complexity: O(log n) in the number of stops, which are in the order of their offsets.
  static func pixel(_ index: Int, of count: Int, _ stops: [DrawnGradient.Stop]) -> UInt32 {
    if index <= 0 { return edge(stops.first) }
    if index > count { return edge(stops.last) }
    let offset = (Double(index) - 0.5) / Double(count)
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return pixel(stops, before: low, offset)
  }

  private static func edge(_ stop: DrawnGradient.Stop?) -> UInt32 {
    let color = stop?.color ?? .clear
    return pixel(color, color, 0)
  }

  /// The colour at an offset between a stop and the one before it.
  private static func pixel(
    _ stops: [DrawnGradient.Stop], before next: Int, _ offset: Double
  ) -> UInt32 {
    let low = stops[max(0, next - 1)]
    let high = stops[min(next, stops.count - 1)]
    let reach = high.offset - low.offset
    let share = next > 0 && next < stops.count && reach > 0 ? (offset - low.offset) / reach : 0
    return pixel(low.color, high.color, share)
  }

  /// A mixture of two colours, premultiplied.
  private static func pixel(_ a: Color, _ b: Color, _ share: Double) -> UInt32 {
    func part(_ low: Double, _ high: Double) -> UInt32 {
      UInt32((low + (high - low) * share) * 255 + 0.5)
    }
    return part(a.alpha, b.alpha) << 24 | part(a.red * a.alpha, b.red * b.alpha) << 16
      | part(a.green * a.alpha, b.green * b.alpha) << 8 | part(a.blue * a.alpha, b.blue * b.alpha)
  }
}

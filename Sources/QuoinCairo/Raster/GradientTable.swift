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

  /// Computes the colours of a gradient whose offsets 0…1 have the given length in pixels.
  ///
  /// Two entries per pixel keep a hard edge within half a pixel of its position.
  init(_ gradient: DrawnGradient, length: Double) {
    let wanted = length.isFinite ? min(max(2 * length, 256), 16_384) : 256
    let count = Int(wanted.rounded(.up))
    let stops = gradient.stops
    pixels = [UInt32](unsafeUninitializedCapacity: count + 2) { pixels, filled in
      filled = count + 2
      let (first, last) = (stops.first?.color ?? .clear, stops.last?.color ?? .clear)
      pixels[0] = GradientTable.pixel(first, first, 0)
      pixels[count + 1] = GradientTable.pixel(last, last, 0)
      var next = 0
      for index in 0..<count {
        let offset = (Double(index) + 0.5) / Double(count)
        while next < stops.count, stops[next].offset <= offset { next += 1 }
        let low = stops[max(0, next - 1)]
        let high = stops[min(next, stops.count - 1)]
        let reach = high.offset - low.offset
        let share = next > 0 && next < stops.count && reach > 0 ? (offset - low.offset) / reach : 0
        pixels[index + 1] = GradientTable.pixel(low.color, high.color, share)
      }
    }
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

import QuoinGeometry
import QuoinModel
import QuoinPaint

/// A rectangle with rounded corners under a Gaussian blur, in its own pixels.
///
/// The shape is a stack of bands, each with a left and a right end. The blur of a band along x is a
/// difference of two values of the normal distribution, and its contribution to a row is another
/// one. No pixel is convolved, and the cost does not grow with the blur. Columns and rows in the
/// middle of a long edge are all equal: one of them is computed and represents the others.
struct BlurredShape {
  /// A range of columns or rows: those at the start, one for those in the middle, and those at the
  /// end.
  struct Span {
    /// The first column or row.
    let start: Int
    /// The number of columns or rows.
    let count: Int
    /// The number computed before the middle.
    let head: Int
    /// The number in the middle that share one result.
    let middle: Int

    /// The number computed.
    var computed: Int { count - max(0, middle - 1) }

    /// The computed index that represents a column or row.
    func index(_ place: Int) -> Int {
      if place < head || middle == 0 { return place }
      return place < head + middle ? head : place - middle + 1
    }

    /// The centre of a computed column or row.
    fileprivate func center(_ index: Int) -> Double {
      let place = index <= head || middle == 0 ? index : index + middle - 1
      return Double(start + place) + 0.5
    }

    /// - Parameters:
    ///   - low: where the shape begins.
    ///   - high: where it ends.
    ///   - head: how far from its beginning the shape differs from its middle.
    ///   - tail: how far from its end the shape differs from its middle.
    ///   - range: the requested columns or rows.
    fileprivate init(_ low: Double, _ high: Double, head: Double, tail: Double, _ range: Range<Int>)
    {
      start = range.lowerBound
      count = range.count
      func place(_ value: Double) -> Int {
        Int(min(max(value.rounded(.up) - Double(range.lowerBound), 0), Double(range.count)))
      }
      let first = place(low + head)
      let end = place(high - tail - 1)
      self.head = first
      middle = end - first > 1 ? end - first : 0
    }
  }

  /// The columns.
  let columns: Span
  /// The rows.
  let rows: Span
  /// The computed values, row by row; 255 where the shape covers the whole pixel.
  let values: [UInt8]

  /// - Parameters:
  ///   - shape: the shape, in pixels.
  ///   - deviation: the standard deviation along x and y, in pixels; positive.
  ///   - x: the requested columns.
  ///   - y: the requested rows.
  init(_ shape: RoundedRect, deviation: Size, x: Range<Int>, y: Range<Int>) {
    // A pixel is itself an average over its width.
    func widened(_ value: Double) -> Double { (value * value + 1.0 / 12).squareRoot() }
    let (sx, sy) = (widened(deviation.width), widened(deviation.height))
    let rect = shape.rect
    let core = shape.core
    columns = Span(
      rect.minX, rect.maxX, head: core.minX - rect.minX + 3 * sx,
      tail: rect.maxX - core.maxX + 3 * sx, x)
    rows = Span(
      rect.minY, rect.maxY, head: core.minY - rect.minY + 3 * sy,
      tail: rect.maxY - core.maxY + 3 * sy, y)
    let seen = Double(y.lowerBound) - 4 * sy...Double(y.upperBound) + 4 * sy
    let bands = BlurredShape.bands(shape, height: max(0.5, sy / 5), in: seen)
    values = BlurredShape.values(bands, columns, rows, sx, sy)
  }

  /// A part of the shape that is treated as a rectangle.
  private struct Band {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
  }

  /// The bands of a shape that affect a range of rows; at most a thousand for a corner.
  private static func bands(
    _ shape: RoundedRect, height: Double, in seen: ClosedRange<Double>
  ) -> [Band] {
    let rect = shape.rect
    let radii = shape.drawnRadii
    let top = max(radii.topLeft.height, radii.topRight.height)
    let bottom = max(radii.bottomLeft.height, radii.bottomRight.height)
    var bands: [Band] = []
    /// How far an edge is inset at a distance from the corner's side.
    func step(_ size: Size, _ distance: Double) -> Double {
      guard size.height > 0, distance < size.height else { return 0 }
      let rise = 1 - distance / size.height
      return size.width * (1 - (1 - rise * rise).squareRoot())
    }
    func cut(_ start: Double, _ end: Double) {
      let (from, to) = (max(start, seen.lowerBound), min(end, seen.upperBound))
      guard to > from else { return }
      let count = min(max(1, ((to - from) / height).rounded(.up)), 1000)
      for index in 0..<Int(count) {
        let low = from + (to - from) * Double(index) / count
        let high = from + (to - from) * Double(index + 1) / count
        let middle = (low + high) / 2
        let (above, below) = (middle - rect.minY, rect.maxY - middle)
        bands.append(
          Band(
            left: rect.minX + max(step(radii.topLeft, above), step(radii.bottomLeft, below)),
            right: rect.maxX - max(step(radii.topRight, above), step(radii.bottomRight, below)),
            top: low, bottom: high))
      }
    }
    // Opposite corners meet at most in the middle, but one may extend past the other side's.
    let upper = rect.minY + top
    let lower = rect.maxY - bottom
    if upper <= lower {
      cut(rect.minY, upper)
      if lower > upper {
        bands.append(Band(left: rect.minX, right: rect.maxX, top: upper, bottom: lower))
      }
      cut(lower, rect.maxY)
    } else {
      cut(rect.minY, rect.maxY)
    }
    return bands
  }

  private static func values(
    _ bands: [Band], _ columns: Span, _ rows: Span, _ sx: Double, _ sy: Double
  ) -> [UInt8] {
    let width = columns.computed
    let normal = NormalTable.shared
    var across = [Float](repeating: 0, count: bands.count * width)
    for (index, band) in bands.enumerated() {
      // Bands in the middle of straight edges repeat the previous one.
      if index > 0, bands[index - 1].left == band.left, bands[index - 1].right == band.right {
        for column in 0..<width {
          across[index * width + column] = across[(index - 1) * width + column]
        }
        continue
      }
      for column in 0..<width {
        let x = columns.center(column)
        across[index * width + column] =
          normal.share(below: (band.right - x) / sx) - normal.share(below: (band.left - x) / sx)
      }
    }
    var sums = [Float](repeating: 0, count: width)
    var values = [UInt8](repeating: 0, count: width * rows.computed)
    for row in 0..<rows.computed {
      let y = rows.center(row)
      for column in 0..<width { sums[column] = 0.5 }
      for (index, band) in bands.enumerated() {
        let weight =
          255
          * (normal.share(below: (band.bottom - y) / sy)
            - normal.share(below: (band.top - y) / sy))
        guard weight > 0.01 else { continue }
        across.withUnsafeBufferPointer { across in
          sums.withUnsafeMutableBufferPointer { sums in
            let source = across.baseAddress.map { $0 + index * width }
            guard let source, let sums = sums.baseAddress else { return }
            for column in 0..<width { sums[column] += weight * source[column] }
          }
        }
      }
      for column in 0..<width {
        values[row * width + column] = UInt8(min(max(sums[column], 0), 255))
      }
    }
    return values
  }

  /// Writes all rows and columns.
  ///
  /// - Parameters:
  ///   - isInverted: whether 255 means outside the shape.
  func write(
    to target: UnsafeMutablePointer<UInt8>, stride: Int, isInverted: Bool = false
  ) {
    let width = columns.computed
    values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      var before = -1
      for row in 0..<rows.count {
        let line = target + row * stride
        let index = rows.index(row)
        if index == before, row > 0 {
          line.update(from: line - stride, count: columns.count)
          continue
        }
        before = index
        let source = values + index * width
        line.update(from: source, count: columns.head)
        if columns.middle > 0 {
          (line + columns.head).update(repeating: source[columns.head], count: columns.middle)
        }
        let rest = columns.head + columns.middle
        let after = columns.head + (columns.middle > 0 ? 1 : 0)
        (line + rest).update(from: source + after, count: columns.count - rest)
        if isInverted {
          for column in 0..<columns.count { line[column] = 255 - line[column] }
        }
      }
    }
  }
}

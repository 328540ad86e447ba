/// A Gaussian blur of coverage, approximated by three successive box blurs.
///
/// Filter Effects 1 §9.4 (feGaussianBlur) allows this; the result is within 3 % of a Gaussian.
struct BoxBlur {
  /// The widths of the three windows, and how far left of a pixel each begins.
  let windows: [(width: Int, before: Int)]

  /// - Parameter deviation: the standard deviation, in pixels; positive.
  init(deviation: Double) {
    // d = ⌊s · 3√(2π)/4 + ½⌋; with an even width, two windows are offset to opposite sides.
    let width = max(1, Int((min(deviation, 4096) * 1.879_971_205_597_325 + 0.5).rounded(.down)))
    if width % 2 == 1 {
      windows = Array(repeating: (width, width / 2), count: 3)
    } else {
      windows = [(width, width / 2), (width, width / 2 - 1), (width + 1, width / 2)]
    }
  }

  /// Blurs rows and columns of an area in place.
  func blur(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard width > 0, height > 0 else { return }
    for y in 0..<height { blur(pixels + y * stride, count: width) }
    // Columns are transposed to rows, some at a time, so that memory is read sequentially.
    var columns = [UInt8](repeating: 0, count: height * 16)
    columns.withUnsafeMutableBufferPointer { columns in
      guard let columns = columns.baseAddress else { return }
      for start in Swift.stride(from: 0, to: width, by: 16) {
        let some = min(16, width - start)
        for y in 0..<height {
          let row = pixels + y * stride + start
          for x in 0..<some { columns[x * height + y] = row[x] }
        }
        for x in 0..<some { blur(columns + x * height, count: height) }
        for y in 0..<height {
          let row = pixels + y * stride + start
          for x in 0..<some { row[x] = columns[x * height + y] }
        }
      }
    }
  }

  private func blur(_ line: UnsafeMutablePointer<UInt8>, count: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
      guard let copy = copy.baseAddress else { return }
      for (width, before) in windows where width > 1 {
        copy.update(from: line, count: count)
        // The coverage outside the line is zero.
        let after = width - before - 1
        var sum = 0
        for index in 0..<min(after, count) { sum += Int(copy[index]) }
        let factor = (1 << 24) / width + 1
        for index in 0..<count {
          if index + after < count { sum += Int(copy[index + after]) }
          let first = index - before - 1
          if first >= 0 { sum -= Int(copy[first]) }
          line[index] = UInt8(min(255, ((sum + width / 2) * factor) >> 24))
        }
      }
    }
  }
}

extension BoxBlur {
  /// The number of columns that are transposed together.
  private static let columnCount = 8

  /// Blurs the four bytes of each pixel, rows and columns, in place.
  func blurColors(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    guard width > 0, height > 0 else { return }
    let start = UnsafeMutableRawPointer(pixels)
    let longest = max(width, height)
    withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: longest * (BoxBlur.columnCount + 1)
    ) { room in
      guard let copy = room.baseAddress else { return }
      let columns = copy + longest
      for y in 0..<height {
        blur(
          (start + y * stride).assumingMemoryBound(to: UInt32.self), count: width, copy: copy)
      }
      // Columns are transposed to rows, some at a time, so that memory is read sequentially.
      for left in Swift.stride(from: 0, to: width, by: BoxBlur.columnCount) {
        let some = min(BoxBlur.columnCount, width - left)
        for y in 0..<height {
          let row = (start + y * stride).assumingMemoryBound(to: UInt32.self) + left
          for x in 0..<some { columns[x * height + y] = row[x] }
        }
        for x in 0..<some { blur(columns + x * height, count: height, copy: copy) }
        for y in 0..<height {
          let row = (start + y * stride).assumingMemoryBound(to: UInt32.self) + left
          for x in 0..<some { row[x] = columns[x * height + y] }
        }
      }
    }
  }

  /// Blurs a line of pixels: the four channels are the lanes of a vector.
  ///
  /// A sum is at most 255 times the width of a window, which is at most 7,701 pixels, so its
  /// product with the factor has 32 bits.
  private func blur(
    _ line: UnsafeMutablePointer<UInt32>, count: Int, copy: UnsafeMutablePointer<UInt32>
  ) {
    for (width, before) in windows where width > 1 {
      copy.update(from: line, count: count)
      // The colour outside the line is transparent.
      let after = width - before - 1
      let half = SIMD4(repeating: UInt32(width / 2))
      let factor = SIMD4(repeating: UInt32((1 << 24) / width + 1))
      var sum = SIMD4<UInt32>.zero
      for index in 0..<min(after, count) { sum &+= BoxBlur.channels(copy[index]) }
      for index in 0..<count {
        if index + after < count { sum &+= BoxBlur.channels(copy[index + after]) }
        let first = index - before - 1
        if first >= 0 { sum &-= BoxBlur.channels(copy[first]) }
        let mean = ((sum &+ half) &* factor) &>> 24
        line[index] = BoxBlur.pixel(mean)
      }
    }
  }

  /// The bytes of a pixel as numbers.
  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// The pixel of four numbers below 256.
  @inline(__always)
  private static func pixel(_ channels: SIMD4<UInt32>) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: channels), to: UInt32.self)
  }
}

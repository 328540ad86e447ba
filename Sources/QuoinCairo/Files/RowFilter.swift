/// Writes rows of pixels as their differences to the rows above (PNG §9.2, filter type 2).
///
/// Most rows of a layout repeat the one above for long stretches: eight pixels that do are found by one
/// comparison, and nothing is taken apart for them.
struct RowFilter {
  /// How many pixels are compared at once.
  private static let step = 8

  let width: Int
  let isOpaque: Bool

  /// How many bytes a row takes.
  var length: Int { width * (isOpaque ? 3 : 4) }

  /// Writes a row; up to three bytes behind it are written, too.
  func write(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    // What stands in the highest byte of opaque pixels says nothing.
    let mask = UInt32(isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF)
    let size = isOpaque ? 3 : 4
    var x = 0
    while x < width {
      let end = min(x + RowFilter.step, width)
      let out = UnsafeMutableRawPointer(target + x * size)
      if end - x == RowFilter.step {
        let a = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<UInt32>.self)
        let b = UnsafeRawPointer(above + x).loadUnaligned(as: SIMD8<UInt32>.self)
        let difference = (a ^ b) & SIMD8(repeating: mask)
        if difference == .zero {
          for word in 0..<size {
            out.storeBytes(of: 0, toByteOffset: word * 8, as: UInt64.self)
          }
          x = end
          continue
        }
      }
      if isOpaque {
        RowFilter.opaque(row + x, above + x, out, end - x)
      } else {
        RowFilter.faint(row + x, above + x, out, end - x)
      }
      x = end
    }
  }

  /// Red, green and blue: each pixel is written as four bytes of which the last is written over.
  private static func opaque(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ out: UnsafeMutableRawPointer,
    _ count: Int
  ) {
    for index in 0..<count {
      let (a, b) = (row[index], above[index])
      // Bytes are subtracted without borrowing from each other: green alone, red and blue together.
      let outer = ((a | 0x0100_0100) &- (b & 0x00FF_00FF)) & 0x00FF_00FF
      let green = ((a & 0xFF00) &- (b & 0xFF00)) & 0xFF00
      out.storeBytes(
        of: ((outer & 0x00FF_00FF | green) << 8).bigEndian, toByteOffset: index * 3,
        as: UInt32.self)
    }
  }

  /// Red, green, blue and opacity, with colours no longer multiplied by opacity.
  private static func faint(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ out: UnsafeMutableRawPointer,
    _ count: Int
  ) {
    for index in 0..<count {
      let (a, b) = (plain(row[index]), plain(above[index]))
      out.storeBytes(
        of: SIMD4<UInt8>(a.x &- b.x, a.y &- b.y, a.z &- b.z, a.w &- b.w),
        toByteOffset: index * 4, as: SIMD4<UInt8>.self)
    }
  }

  /// Red, green, blue and opacity of a pixel.
  private static func plain(_ pixel: UInt32) -> SIMD4<UInt8> {
    let alpha = pixel >> 24
    func part(_ shift: UInt32) -> UInt8 {
      let value = pixel >> shift & 0xFF
      if alpha == 255 { return UInt8(truncatingIfNeeded: value) }
      return alpha == 0
        ? 0 : UInt8(truncatingIfNeeded: min(255, (value * 255 + alpha / 2) / alpha))
    }
    return SIMD4(part(16), part(8), part(0), UInt8(truncatingIfNeeded: alpha))
  }
}

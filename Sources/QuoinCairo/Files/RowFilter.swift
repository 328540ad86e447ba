/// Writes rows of pixels as their differences from the rows above (PNG §9.2, filter type 2).
///
/// Most rows of a layout repeat the one above over long stretches: eight equal pixels are detected
/// by one comparison, and need no further work.
struct RowFilter {
  /// The number of pixels compared at once.
  private static let step = 8

  let width: Int
  let isOpaque: Bool

  /// The number of bytes in a row.
  var length: Int { width * (isOpaque ? 3 : 4) }

  /// Writes a row; up to three bytes after it are overwritten.
  func write(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    // The highest byte of opaque pixels is undefined.
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

  /// Writes opaque pixels: each one as four bytes, the last of which the next pixel overwrites.
  private static func opaque(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ out: UnsafeMutableRawPointer,
    _ count: Int
  ) {
    for index in 0..<count {
      let (a, b) = (row[index], above[index])
      // Subtracts the bytes without borrowing between them: green alone, red and blue together.
      let outer = ((a | 0x0100_0100) &- (b & 0x00FF_00FF)) & 0x00FF_00FF
      let green = ((a & 0xFF00) &- (b & 0xFF00)) & 0xFF00
      out.storeBytes(
        of: ((outer & 0x00FF_00FF | green) << 8).bigEndian, toByteOffset: index * 3,
        as: UInt32.self)
    }
  }

  /// Writes translucent pixels, with colours no longer premultiplied by alpha.
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

  /// The red, green, blue and alpha of a pixel, not premultiplied.
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

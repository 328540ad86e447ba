/// The pixels of a small PNG image, as far as nine-patches need them.
///
/// They are decoded here because layouts depend on them; image decoders are only available to
/// painters.
struct PNGPixels {
  let width: Int
  let height: Int
  private let rows: [UInt8]
  private let stride: Int
  private let depth: Int
  private let kind: UInt8
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []

  /// The maximum number of pixels; larger images are not nine-patches.
  private static let maximumPixels = 4 << 20

  /// Decodes a file, or fails if it is invalid, interlaced or too large.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(_ at: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
    }
    var index = 8
    var header: (Int, Int, Int, UInt8, UInt8)?
    var packed: [UInt8] = []
    while index + 12 <= bytes.count {
      let length = number(index)
      let start = index + 8
      guard length <= bytes.count - start - 4 else { return nil }
      switch bytes[(index + 4)..<start] {
      case ArraySlice("IHDR".utf8) where length >= 13:
        header = (
          number(start), number(start + 4), Int(bytes[start + 8]), bytes[start + 9],
          bytes[start + 12]
        )
      case ArraySlice("PLTE".utf8): palette = Array(bytes[start..<start + length])
      case ArraySlice("tRNS".utf8): transparency = Array(bytes[start..<start + length])
      case ArraySlice("IDAT".utf8): packed += bytes[start..<start + length]
      default: break
      }
      index = start + length + 4
    }
    guard let (width, height, depth, kind, interlace) = header, interlace == 0,
      [1, 2, 4, 8, 16].contains(depth), let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(kind)],
      width > 0, height > 0, width <= PNGPixels.maximumPixels, height <= PNGPixels.maximumPixels,
      width * height <= PNGPixels.maximumPixels
    else { return nil }
    (self.width, self.height, self.depth, self.kind) = (width, height, depth, kind)
    stride = (width * channels * depth + 7) / 8
    guard packed.count > 6,
      let raw = Inflate.bytes(packed.dropFirst(2), atMost: (stride + 1) * height),
      raw.count == (stride + 1) * height
    else { return nil }
    rows = PNGPixels.unfiltered(
      raw, stride: stride, height: height, step: max(1, channels * depth / 8))
  }

  /// Reverses the filter of each row (PNG §9).
  private static func unfiltered(_ raw: [UInt8], stride: Int, height: Int, step: Int) -> [UInt8] {
    var rows = [UInt8](repeating: 0, count: stride * height)
    for y in 0..<height {
      let filter = raw[y * (stride + 1)]
      for x in 0..<stride {
        let value = raw[y * (stride + 1) + 1 + x]
        let left = x >= step ? rows[y * stride + x - step] : 0
        let above = y > 0 ? rows[(y - 1) * stride + x] : 0
        let corner = x >= step && y > 0 ? rows[(y - 1) * stride + x - step] : 0
        let guess: UInt8 =
          switch filter {
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          case 4: paeth(left, above, corner)
          default: 0
          }
        rows[y * stride + x] = value &+ guess
      }
    }
    return rows
  }

  private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let guess = Int(a) + Int(b) - Int(c)
    let (da, db, dc) = (abs(guess - Int(a)), abs(guess - Int(b)), abs(guess - Int(c)))
    return da <= db && da <= dc ? a : db <= dc ? b : c
  }

  /// Returns whether a pixel is opaque black.
  func isBlack(_ x: Int, _ y: Int) -> Bool {
    let row = y * stride
    switch kind {
    case 6:
      let step = depth / 8
      let at = row + x * 4 * step
      return rows[at] == 0 && rows[at + step] == 0 && rows[at + 2 * step] == 0
        && rows[at + 3 * step] == 255
    case 4:
      let step = depth / 8
      return rows[row + x * 2 * step] == 0 && rows[row + x * 2 * step + step] == 255
    case 2:
      let step = depth / 8
      let at = row + x * 3 * step
      return rows[at] == 0 && rows[at + step] == 0 && rows[at + 2 * step] == 0
        && transparency.isEmpty
    default:
      let bits = x * depth
      let value =
        depth >= 8
        ? Int(rows[row + bits / 8])
        : Int(rows[row + bits / 8] >> UInt8(8 - depth - bits % 8)) & ((1 << depth) - 1)
      if kind == 0 { return value == 0 && transparency.isEmpty }
      guard value * 3 + 2 < palette.count else { return false }
      return palette[(value * 3)..<(value * 3 + 3)].allSatisfy { $0 == 0 }
        && (value >= transparency.count || transparency[value] == 255)
    }
  }
}

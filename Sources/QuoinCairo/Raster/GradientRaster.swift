import QuoinGeometry
import QuoinModel
import QuoinPaint

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Computes the pixels of a gradient.
///
/// Cairo cannot do this: CSS interpolates premultiplied colours, and has conic gradients.
struct GradientRaster {
  private let colors: Colors
  /// The number of colours for offsets 0…1.
  private let count: Int
  private let isRepeating: Bool
  private let line: Line

  /// Where the colours of pixels come from.
  private enum Colors {
    case table([UInt32])
    /// Computed for each pixel, because a table has more colours than there are pixels.
    case stops([DrawnGradient.Stop])
  }

  /// The gradient line in pixels: an affine function of x and y for each coordinate.
  private enum Line {
    case linear(Plane)
    case radial(Plane, Plane)
    case conic(Plane, Plane, start: Double)
  }

  /// The affine function x·dx + y·dy + start.
  private struct Plane {
    var start: Double
    var dx: Double
    var dy: Double

    func at(_ x: Double, _ y: Double) -> Double { start + dx * x + dy * y }
  }

  /// Creates a gradient from one in points, with a map from pixels to points.
  ///
  /// - Parameter pixels: the number of pixels to fill.
  init(_ gradient: DrawnGradient, toPoints map: AffineMatrix, pixels: Int) {
    isRepeating = gradient.isRepeating
    let pace = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
    var length = 256.0
    switch gradient.line {
    case .linear(let from, let to):
      let way = to - from
      let square = way.x * way.x + way.y * way.y
      let scale = square > 0 ? 1 / square : 0
      line = .linear(
        Plane(
          start: ((map.tx - from.x) * way.x + (map.ty - from.y) * way.y) * scale,
          dx: (map.a * way.x + map.b * way.y) * scale, dy: (map.c * way.x + map.d * way.y) * scale))
      length = square.squareRoot() / max(pace, 1e-9)
    case .radial(let center, let radii):
      let (x, y) = (1 / max(radii.width, 1e-9), 1 / max(radii.height, 1e-9))
      line = .radial(
        Plane(start: (map.tx - center.x) * x, dx: map.a * x, dy: map.c * x),
        Plane(start: (map.ty - center.y) * y, dx: map.b * y, dy: map.d * y))
      length = max(radii.width, radii.height) / max(pace, 1e-9)
    case .conic(let center, let angle):
      line = .conic(
        Plane(start: map.tx - center.x, dx: map.a, dy: map.c),
        Plane(start: map.ty - center.y, dx: map.b, dy: map.d), start: angle / (2 * .pi))
      length = 4096
    }
    count = GradientTable.count(length: length)
    // The positions of a linear gradient advance by a constant step in a table.
    let needed = if case .linear = line { count } else { pixels }
    let table = GradientTableStore.shared.table(of: gradient, count: count, forPixels: needed)
    colors = table.map { .table($0.pixels) } ?? .stops(gradient.stops)
  }

  /// Fills rows of pixels.
  ///
  /// - Parameters:
  ///   - target: the first pixel.
  ///   - stride: the distance between rows, in pixels.
  func fill(
    _ target: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, x: Int, y: Int
  ) {
    if !isRepeating, case .linear(let plane) = line, case .table(let table) = colors {
      return straight(plane, table, target, width, height, stride, Double(x) + 0.5, Double(y) + 0.5)
    }
    var offsets = [Float](repeating: 0, count: width)
    offsets.withUnsafeMutableBufferPointer { offsets in
      guard let offsets = offsets.baseAddress else { return }
      for row in 0..<height {
        let pixels = target + row * stride
        // Colours are evaluated at pixel centres.
        self.row(offsets, width, Double(x) + 0.5, Double(y + row) + 0.5)
        switch colors {
        case .table(let table):
          table.withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            look(up: offsets, in: table, to: pixels, width)
          }
        case .stops(let stops):
          for index in 0..<width {
            let place = isRepeating ? turnedPlace(offsets[index]) : place(offsets[index])
            pixels[index] = GradientTable.pixel(place, of: count, stops)
          }
        }
      }
    }
  }

  /// Fills the pixels of a linear gradient: the position in the table advances by a constant step
  /// per pixel, in units of 1/2³² of an entry.
  private func straight(
    _ plane: Plane, _ table: [UInt32], _ target: UnsafeMutablePointer<UInt32>, _ width: Int,
    _ height: Int, _ stride: Int, _ x: Double, _ y: Double
  ) {
    let scale = Double(count) * 4_294_967_296
    // Positions beyond this never return into a picture.
    let most = 4e18
    // Of gradient lines too long to be represented, only the beginning is visible.
    func fixed(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -most), most)) }
    let step = fixed(plane.dx * scale)
    table.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      for row in 0..<height {
        let pixels = target + row * stride
        if row > 0, plane.dy == 0 {
          pixels.update(from: target, count: width)
          continue
        }
        let start = fixed(plane.at(x, y + Double(row)) * scale)
        let inside = places(start, step, width)
        pixels.update(
          repeating: colors[step < 0 ? count + 1 : 0], count: inside.lowerBound)
        var place = start &+ step &* inside.lowerBound
        if step == 0 {
          (pixels + inside.lowerBound).update(
            repeating: colors[(place >> 32) &+ 1], count: inside.count)
        } else {
          for index in inside {
            pixels[index] = colors[(place >> 32) &+ 1]
            place &+= step
          }
        }
        (pixels + inside.upperBound).update(
          repeating: colors[step < 0 ? 0 : count + 1], count: width - inside.upperBound)
      }
    }
  }

  /// The pixels of a row whose positions lie in the table.
  ///
  /// For a row entirely outside, it is an empty range at the start or the end, after or before
  /// which all pixels lie.
  private func places(_ start: Int, _ step: Int, _ width: Int) -> Range<Int> {
    let end = count << 32
    if step == 0 {
      if start < 0 { return width..<width }
      return start < end ? 0..<width : 0..<0
    }
    // Mirrored so that the row always runs forward.
    let from = step > 0 ? start : end - 1 - start
    let pace = step > 0 ? step : -step
    let first = from >= 0 ? 0 : min(width, (pace - 1 - from) / pace)
    let last = from >= end ? 0 : min(width, (end - 1 - from) / pace + 1)
    return first..<max(first, last)
  }

  /// Computes the offsets of a row's pixels, in table entries.
  private func row(_ offsets: UnsafeMutablePointer<Float>, _ width: Int, _ x: Double, _ y: Double) {
    let scale = Double(count)
    switch line {
    case .linear(let plane):
      let start = Float(plane.at(x, y) * scale)
      let step = Float(plane.dx * scale)
      for index in 0..<width { offsets[index] = start + step * Float(index) }
    case .radial(let across, let down):
      let (u, v) = (Float(across.at(x, y) * scale), Float(down.at(x, y) * scale))
      let (du, dv) = (Float(across.dx * scale), Float(down.dx * scale))
      for index in 0..<width {
        let (a, b) = (u + du * Float(index), v + dv * Float(index))
        offsets[index] = (a * a + b * b).squareRoot()
      }
    case .conic(let across, let down, let start):
      for index in 0..<width {
        let (a, b) = (
          across.at(x + Double(index), y), down.at(x + Double(index), y)
        )
        let turn = atan2(a, -b) / (2 * .pi) - start
        offsets[index] = Float((turn - turn.rounded(.down)) * scale)
      }
    }
  }

  private func look(
    up offsets: UnsafePointer<Float>, in colors: UnsafePointer<UInt32>,
    to pixels: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    if isRepeating {
      for index in 0..<width { pixels[index] = colors[turnedPlace(offsets[index])] }
    } else {
      for index in 0..<width { pixels[index] = colors[place(offsets[index])] }
    }
  }

  /// The index of the colour at an offset.
  @inline(__always) private func place(_ offset: Float) -> Int {
    // Beyond 2²³ a float has no fractional part: the low bits of a sum with it are the index,
    // obtained without a conversion that checks for numbers out of range. In this order NaN is treated as the first
    // position.
    let place = min(max(0.5, offset + 1), Float(count) + 1.49) - 0.49999 + 8_388_608
    return Int(place.bitPattern & 0x7F_FFFF)
  }

  /// The index of the colour at an offset of a repeating gradient.
  @inline(__always) private func turnedPlace(_ offset: Float) -> Int {
    let size = Float(count)
    let turns = (offset / size).rounded(.down)
    let place = offset - turns * size
    return (place >= 0 ? min(Int(min(place, size)), count - 1) : 0) + 1
  }
}

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

/// Computes the pixels of a gradient: CSS mixes colours multiplied by their opacity, which cairo does
/// not, and knows gradients around a point, which cairo does not either.
struct GradientRaster {
  private let table: GradientTable
  private let isRepeating: Bool
  private let line: Line

  /// The way in pixels: an affine function of x and y for each coordinate.
  private enum Line {
    case linear(Plane)
    case radial(Plane, Plane)
    case conic(Plane, Plane, start: Double)
  }

  /// x·dx + y·dy + start.
  private struct Plane {
    var start: Double
    var dx: Double
    var dy: Double

    func at(_ x: Double, _ y: Double) -> Double { start + dx * x + dy * y }
  }

  /// A gradient in the space of points, seen through a map from pixels to points.
  init(_ gradient: DrawnGradient, toPoints map: AffineMatrix) {
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
    table = GradientTable(gradient, length: length)
  }

  /// Fills rows of pixels; the first pixel is at a place of the plane.
  ///
  /// - Parameters:
  ///   - target: the first pixel.
  ///   - stride: from row to row, in pixels.
  func fill(
    _ target: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, x: Int, y: Int
  ) {
    var offsets = [Float](repeating: 0, count: width)
    table.pixels.withUnsafeBufferPointer { colors in
      offsets.withUnsafeMutableBufferPointer { offsets in
        guard let colors = colors.baseAddress, let offsets = offsets.baseAddress else { return }
        for row in 0..<height {
          let pixels = target + row * stride
          if row > 0, case .linear(let plane) = line, plane.dy == 0 {
            pixels.update(from: target, count: width)
            continue
          }
          // The middle of a pixel counts.
          self.row(offsets, width, Double(x) + 0.5, Double(y + row) + 0.5)
          look(up: offsets, in: colors, to: pixels, width)
        }
      }
    }
  }

  /// The offsets of a row's pixels, in entries of the table.
  private func row(_ offsets: UnsafeMutablePointer<Float>, _ width: Int, _ x: Double, _ y: Double) {
    let scale = Double(table.count)
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
    let count = table.count
    if isRepeating {
      let size = Float(count)
      for index in 0..<width {
        let turns = (offsets[index] / size).rounded(.down)
        pixels[index] = colors[min(max(Int(offsets[index] - turns * size), 0), count - 1) + 1]
      }
    } else {
      let last = Float(count + 1)
      for index in 0..<width {
        pixels[index] = colors[Int(min(max(offsets[index] + 1, 0), last))]
      }
    }
  }
}

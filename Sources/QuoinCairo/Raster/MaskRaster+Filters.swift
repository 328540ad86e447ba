import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension MaskRaster {
  /// Creates a colour picture of a whole rectangle, whether visible or not.
  ///
  /// - Parameter density: pixels per unit of the page's surface.
  convenience init?(
    all room: Rect, in canvas: CairoCanvas, density: Double,
    format: cairo_format_t = CAIRO_FORMAT_ARGB32
  ) {
    guard let grid = PixelGridMap(all: room, on: canvas.context, scale: density) else {
      return nil
    }
    self.init(grid, in: canvas, format: format)
  }

  /// Draws another picture on this one.
  func add(_ other: MaskRaster, movedBy move: Point = .zero, over color: Color? = nil) {
    draw { target in
      cairo_save(target)
      cairo_translate(target, move.x, move.y)
      other.withPattern(on: target) { pattern in
        if let color {
          cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha)
          cairo_mask(target, pattern)
        } else {
          cairo_set_source(target, pattern)
          cairo_paint(target)
        }
      }
      cairo_restore(target)
    }
  }

  /// Returns the picture with a shadow behind it: Filter Effects 1 §9.11.
  ///
  /// - Parameters:
  ///   - room: the rectangle of this picture, in the page's units.
  ///   - wide: the rectangle of the result.
  ///   - density: pixels of the result per unit of the page's surface.
  func withShadow(
    _ shadow: Shadow, _ room: Rect, _ wide: Rect, density: Double, in canvas: CairoCanvas
  ) -> MaskRaster? {
    guard let both = MaskRaster(all: wide, in: canvas, density: density) else { return nil }
    let deviation = max(0, shadow.blur / 2)
    var shape = self
    if deviation * scale > 0.1 {
      let coarse = FilterChain.density(forBlur: deviation * scale)
      guard
        let dark = MaskRaster(
          all: room.outset(by: EdgeInsets(3 * deviation)), in: canvas, density: density * coarse,
          format: CAIRO_FORMAT_A8)
      else { return nil }
      dark.add(self)
      dark.blur(deviation)
      shape = dark
    }
    both.add(shape, movedBy: Point(shadow.x, shadow.y), over: shadow.color)
    both.add(self)
    return both
  }

  /// Pixels per point.
  private var scale: Double {
    (toPixels.a * toPixels.d - toPixels.b * toPixels.c).magnitude.squareRoot()
  }

  /// Blurs all four channels of the premultiplied colours, by a deviation in the page's units.
  func blurColors(_ deviation: Double) {
    let deviation = deviation * scale
    guard deviation > 0.1, deviation.isFinite else { return }
    let (width, height) = (width, height)
    withBytes { bytes, stride in
      BoxBlur(deviation: deviation)
        .blurColors(bytes, width: width, height: height, stride: stride)
      // Rounding must not make a channel larger than alpha.
      for y in 0..<height {
        let row = bytes + y * stride
        for x in 0..<width {
          let alpha = row[4 * x + 3]
          for part in 0..<3 { row[4 * x + part] = min(row[4 * x + part], alpha) }
        }
      }
    }
  }

  /// Applies a matrix to each colour, which is not premultiplied for this.
  func apply(_ matrix: ColorMatrix) {
    let rows = matrix.rows.map { Float($0) }
    let opacity = Float(min(max(matrix.opacity, 0), 1))
    let (width, height) = (width, height)
    withBytes { bytes, stride in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes + y * stride + 4 * x
          let alpha = Float(pixel[3])
          guard alpha > 0 else { continue }
          // In memory: blue, green, red, alpha (little endian).
          let (b, g, r) = (
            Float(pixel[0]) / alpha, Float(pixel[1]) / alpha, Float(pixel[2]) / alpha
          )
          let faded = alpha * opacity
          func part(_ row: Int) -> UInt8 {
            let value =
              rows[row] * r + rows[row + 1] * g + rows[row + 2] * b + rows[row + 3]
            return UInt8((min(max(value, 0), 1) * faded).rounded())
          }
          (pixel[2], pixel[1], pixel[0]) = (part(0), part(4), part(8))
          pixel[3] = UInt8(faded.rounded())
        }
      }
    }
  }
}

import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Draws commands as a picture that filters change: Filter Effects 1.
  func draw(_ commands: ArraySlice<DrawCommand>, through filters: [Filter], _ bounds: Rect) {
    let far = filters.reached(from: bounds)
    guard bounds.isFinite, far.isFinite, !commands.isEmpty else { return }
    // What is blurred comes in from outside of what is seen.
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let visible = Rect(left: x1, top: y1, right: x2, bottom: y2)
    let reach = max(
      bounds.minX - far.minX, bounds.minY - far.minY, far.maxX - bounds.maxX,
      far.maxY - bounds.maxY)
    let room = far.intersection(visible.outset(by: EdgeInsets(reach)))
    cairo_save(context)
    // The picture may be larger than what is seen.
    let density = CairoCanvas.density(of: filters, on: context, rasterScale)
    guard let raster = MaskRaster(beyondClip: room, in: self, density: density) else {
      cairo_restore(context)
      return
    }
    raster.draw { target in
      CairoCanvas(
        context: target, engine: engine, images: images, drawsOutlines: true, bounds: room,
        rasterScale: 1
      ).draw(commands)
    }
    for filter in filters { raster.apply(filter) }
    raster.withPattern {
      cairo_set_source(context, $0)
      cairo_paint(context)
    }
    cairo_restore(context)
  }
}

extension CairoCanvas {
  /// Draws what is there already once more, changed: Filter Effects 2 §2.
  ///
  /// Pages that are no picture keep what they have, and so do pictures that are turned.
  func draw(backdrop filters: [Filter], in shape: RoundedRect) {
    guard drawsOutlines, shape.rect.isFinite, !shape.rect.isEmpty,
      let behind = cairo_get_group_target(context),
      cairo_surface_get_type(behind) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    let far = filters.reached(from: shape.rect)
    guard far.isFinite, let grid = PixelGridMap(far, on: context, scale: rasterScale),
      let origin = grid.origin,
      let raster = MaskRaster(grid, in: self, format: CAIRO_FORMAT_ARGB32)
    else { return }
    raster.draw { target in
      cairo_save(target)
      cairo_identity_matrix(target)
      cairo_set_source_surface(target, behind, -Double(origin.x), -Double(origin.y))
      // Beyond the edge of the page it goes on as it is there.
      cairo_pattern_set_extend(cairo_get_source(target), CAIRO_EXTEND_PAD)
      cairo_paint(target)
      cairo_restore(target)
    }
    for filter in filters { raster.apply(filter) }
    cairo_save(context)
    outline(shape)
    cairo_clip(context)
    raster.withPattern {
      cairo_set_source(context, $0)
      cairo_paint(context)
    }
    cairo_restore(context)
  }

  /// How many pixels are drawn for one of the page: what is blurred first needs few, for nothing in it
  /// is sharp.
  fileprivate static func density(
    of filters: [Filter], on context: OpaquePointer, _ rasterScale: Double
  ) -> Double {
    guard case .blur(let deviation)? = filters.first, deviation.isFinite else { return 1 }
    let isPlain = filters.dropFirst().allSatisfy { ColorMatrix($0) != nil }
    guard isPlain else { return 1 }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
    let pixels = deviation * scale * rasterScale
    return pixels > sharpest ? max(sharpest / pixels, 1.0 / 64) : 1
  }

  /// So many pixels of deviation are as fine as a blur can be told from a finer one.
  private static let sharpest = 8.0
}

extension MaskRaster {
  /// A picture in colours of all of a rectangle, whether it can be seen or not.
  convenience init?(beyondClip room: Rect, in canvas: CairoCanvas, density: Double = 1) {
    guard
      let grid = PixelGridMap(
        all: room, on: canvas.context, scale: canvas.rasterScale * density)
    else { return nil }
    self.init(grid, in: canvas, format: CAIRO_FORMAT_ARGB32)
  }

  /// Changes the picture.
  func apply(_ filter: Filter) {
    switch filter {
    case .blur(let deviation): blurColors(deviation * scale)
    case .dropShadow(let shadow): dropShadow(shadow)
    default: if let matrix = ColorMatrix(filter) { apply(matrix) }
    }
  }

  /// Pixels in a point.
  private var scale: Double {
    (toPixels.a * toPixels.d - toPixels.b * toPixels.c).magnitude.squareRoot()
  }

  /// Blurs all four parts of the colours, which are multiplied by their opacity.
  private func blurColors(_ deviation: Double) {
    guard deviation > 0.1, deviation.isFinite else { return }
    let (width, height) = (width, height)
    withBytes { bytes, stride in
      var plane = [UInt8](repeating: 0, count: width * height)
      plane.withUnsafeMutableBufferPointer { plane in
        guard let plane = plane.baseAddress else { return }
        for part in 0..<4 {
          for y in 0..<height {
            let row = bytes + y * stride + part
            for x in 0..<width { plane[y * width + x] = row[4 * x] }
          }
          BoxBlur(deviation: deviation).blur(plane, width: width, height: height, stride: width)
          for y in 0..<height {
            let row = bytes + y * stride + part
            for x in 0..<width { row[4 * x] = plane[y * width + x] }
          }
        }
        // Rounding must not make a part larger than the opacity.
        for y in 0..<height {
          let row = bytes + y * stride
          for x in 0..<width {
            let alpha = row[4 * x + 3]
            for part in 0..<3 { row[4 * x + part] = min(row[4 * x + part], alpha) }
          }
        }
      }
    }
  }

  /// Draws the silhouette under the picture.
  private func dropShadow(_ shadow: Shadow) {
    let (width, height) = (width, height)
    let deviation = max(0, shadow.blur / 2) * scale
    guard shadow.x.isFinite, shadow.y.isFinite, deviation.isFinite, width > 0, height > 0 else {
      return
    }
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    guard let dark = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      cairo_surface_status(dark) == CAIRO_STATUS_SUCCESS,
      let target = cairo_image_surface_get_data(dark)
    else { return }
    defer { cairo_surface_destroy(dark) }
    withBytes { bytes, rowLength in
      for y in 0..<height {
        for x in 0..<width { target[y * stride + x] = bytes[y * rowLength + 4 * x + 3] }
      }
    }
    if deviation > 0.1 {
      BoxBlur(deviation: deviation).blur(target, width: width, height: height, stride: stride)
    }
    cairo_surface_mark_dirty(dark)
    draw { context in
      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
      let color = shadow.color
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      let x = shadow.x * toPixels.a + shadow.y * toPixels.c
      let y = shadow.x * toPixels.b + shadow.y * toPixels.d
      cairo_mask_surface(context, dark, x, y)
      cairo_restore(context)
    }
  }

  /// Changes each colour; they are divided by their opacity for it.
  private func apply(_ matrix: ColorMatrix) {
    let rows = matrix.rows.map { Float($0) }
    let opacity = Float(matrix.opacity)
    let (width, height) = (width, height)
    withBytes { bytes, stride in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes + y * stride + 4 * x
          let alpha = Float(pixel[3])
          guard alpha > 0 else { continue }
          // In memory: blue, green, red, opacity (little endian).
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
          pixel[3] = UInt8(min(255, faded.rounded()))
        }
      }
    }
  }
}

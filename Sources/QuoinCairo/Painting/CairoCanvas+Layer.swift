import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Draws a background layer.
  func draw(_ layer: DrawnLayer) {
    guard layer.shape.rect.isFinite, !layer.shape.rect.isEmpty else { return }
    var picture: ImageLoader.Picture?
    if case .picture(let name) = layer.image {
      picture = images.picture(
        name, place: layer.place, node: layer.node, hasStandIn: layer.hasStandIn)
      if picture == nil { return draw(part: layer.standIn[...]) }
    }
    guard let tiling = layer.tiling(of: picture?.dimensions ?? NaturalSize(nil)) else { return }
    let painted = tiling.covered(of: layer.shape.rect)
    guard !painted.isEmpty else { return }
    cairo_save(context)
    outline(layer.shape)
    cairo_clip(context)
    if painted != layer.shape.rect {
      outline(RoundedRect(painted))
      cairo_clip(context)
    }
    let across = CairoCanvas.copies(
      tiling.tile.minX, tiling.tile.width, tiling.gap.width, painted.minX, painted.maxX)
    let down = CairoCanvas.copies(
      tiling.tile.minY, tiling.tile.height, tiling.gap.height, painted.minY, painted.maxY)
    if across.count * down.count <= CairoCanvas.maximumCopies {
      for row in down {
        for column in across {
          let tile = tiling.tile.offset(
            x: (tiling.tile.width + tiling.gap.width) * Double(column),
            y: (tiling.tile.height + tiling.gap.height) * Double(row))
          draw(layer.image, picture, in: tile)
        }
      }
    } else {
      drawAsPattern(layer.image, picture, tiling)
    }
    cairo_restore(context)
  }

  private func draw(
    _ image: BackgroundLayer.Image, _ picture: ImageLoader.Picture?, in tile: Rect
  ) {
    switch image {
    case .gradient(let gradient): fill(RoundedRect(tile), DrawnGradient(gradient, in: tile))
    case .picture(let name):
      guard picture != nil else { return }
      var drawn = DrawnImage(name: name, frame: tile)
      drawn.keepsViewBox = true
      draw(drawn)
    }
  }

  /// Draws one copy into a picture in the surface's pixels, which is then repeated.
  private func drawAsPattern(
    _ image: BackgroundLayer.Image, _ picture: ImageLoader.Picture?, _ tiling: DrawnLayer.Tiling
  ) {
    let tiling = tiling.widened(
      to: 1 / max(CairoCanvas.scale(of: context) * rasterScale, 1e-9))
    let tile = Rect(
      tiling.tile.minX, tiling.tile.minY, tiling.tile.width + tiling.gap.width,
      tiling.tile.height + tiling.gap.height)
    let scale = CairoCanvas.scale(of: context) * rasterScale
    func pixels(_ points: Double) -> Double { min(max((points * scale).rounded(), 1), 4096) }
    let (width, height) = (pixels(tile.width), pixels(tile.height))
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let target = cairo_create(surface)
    else { return }
    cairo_scale(target, width / tile.width, height / tile.height)
    let unit = Rect(origin: .zero, size: tile.size)
    inner(target, bounds: unit).draw(
      image, picture, in: Rect(origin: .zero, size: tiling.tile.size))
    cairo_destroy(target)
    cairo_surface_flush(surface)
    let pattern = cairo_pattern_create_for_surface(surface)
    var toPixels = AffineMatrix(
      a: width / tile.width, b: 0, c: 0, d: height / tile.height,
      tx: -tile.minX * width / tile.width, ty: -tile.minY * height / tile.height
    ).cairo
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(surface)
  }

  /// The indices of the copies that extend into a range.
  private static func copies(
    _ start: Double, _ length: Double, _ gap: Double, _ low: Double, _ high: Double
  ) -> Range<Int> {
    let pace = length + gap
    guard length > 0, pace > 0 else { return 0..<0 }
    let first = ((low - start + gap) / pace + 1e-9).rounded(.down)
    let end = ((high - start) / pace - 1e-9).rounded(.up)
    guard end > first else { return 0..<0 }
    // More copies than this are never drawn individually.
    let most = 1e8
    func clamp(_ number: Double) -> Int { Int(min(max(number, -most), most)) }
    return clamp(first)..<max(clamp(first) + 1, clamp(end))
  }

  /// The maximum number of copies that are drawn individually, each at its exact position.
  private static let maximumCopies = 64
}

extension DrawnLayer.Tiling {
  /// Returns a copy in which copies much narrower or lower than a pixel are enlarged to one pixel.
  ///
  /// In either case only the average colour is visible.
  fileprivate func widened(to pixel: Double) -> DrawnLayer.Tiling {
    var result = self
    func widen(_ length: inout Double, _ gap: inout Double) {
      let pace = length + gap
      guard pace < pixel / 64 else { return }
      (length, gap) = (pixel * (length / pace), pixel * (gap / pace))
    }
    widen(&result.tile.size.width, &result.gap.width)
    widen(&result.tile.size.height, &result.gap.height)
    return result
  }
}

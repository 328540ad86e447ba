import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Draws commands into a picture and applies filters to it: Filter Effects 1.
  func draw(
    _ commands: ArraySlice<DrawCommand>, through filters: [Filter], _ bounds: Rect,
    of origin: DrawnOrigin?
  ) {
    guard bounds.isFinite, !commands.isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    guard let chain = FilterChain(filters, bounds, on: self) else {
      // The content is not visible, or the page is collapsed to a line.
      return
    }
    if FilterChain.isTooLong(filters) {
      findings.note(
        (origin ?? DrawnOrigin()).notPainted(
          "it has \(filters.count) filters; only the first \(FilterChain.maximumFilters) are applied"
        ))
    }
    guard affords(pixels: chain.pixels, .expensive, kept: chain.keptPixels) else {
      return draw(part: commands)
    }
    guard
      let picture = chain.picture(
        in: self, { self.inner($0, bounds: chain.rooms[0]).draw(commands) })
    else {
      findings.note(
        (origin ?? DrawnOrigin()).notPainted(
          "there is not enough memory for its filters, so it is drawn without them"))
      return draw(part: commands)
    }
    picture.withPattern {
      cairo_set_source(context, $0)
      cairo_paint(context)
    }
  }

  /// Redraws the existing content behind a shape with filters applied: Filter Effects 2 §2.
  ///
  /// Vector pages are left unchanged, and so are rotated pictures.
  func draw(backdrop filters: [Filter], in shape: RoundedRect, of origin: DrawnOrigin?) {
    guard shape.rect.isFinite, !shape.rect.isEmpty else { return }
    // For vector pages, the painter reports this.
    guard drawsOutlines, let behind = cairo_get_group_target(context),
      cairo_surface_get_type(behind) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    let far = filters.reached(from: shape.rect)
    guard far.isFinite, let grid = PixelGridMap(far, on: context, scale: rasterScale) else {
      return
    }
    guard let place = grid.origin else {
      findings.note(
        (origin ?? DrawnOrigin()).notPainted(
          "`backdrop-filter` has no effect on a rotated node"))
      return
    }
    let steps = Double(min(filters.count, FilterChain.maximumFilters) + 1)
    guard affords(pixels: Double(grid.width) * Double(grid.height) * steps, .expensive),
      var raster = MaskRaster(grid, in: self, format: CAIRO_FORMAT_ARGB32)
    else { return }
    raster.draw { target in
      cairo_save(target)
      cairo_identity_matrix(target)
      cairo_set_source_surface(target, behind, -Double(place.x), -Double(place.y))
      // Beyond the edge of the page, the colours at the edge continue.
      cairo_pattern_set_extend(cairo_get_source(target), CAIRO_EXTEND_PAD)
      cairo_paint(target)
      cairo_restore(target)
    }
    for filter in filters.prefix(FilterChain.maximumFilters) {
      switch filter {
      case .blur(let deviation): raster.blurColors(deviation)
      case .dropShadow(let shadow):
        raster = raster.withShadow(shadow, far, far, density: rasterScale, in: self) ?? raster
      default: if let matrix = ColorMatrix(filter) { raster.apply(matrix) }
      }
    }
    cairo_save(context)
    outline(shape)
    cairo_clip(context)
    raster.withPattern {
      cairo_set_source(context, $0)
      cairo_paint(context)
    }
    cairo_restore(context)
  }
}

import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Draws the shadow of a box.
  func draw(_ shadow: DrawnShadow) {
    guard shadow.isVisible else { return }
    let bounds = shadow.bounds
    // A blurred picture needs few pixels, which matters in a document.
    let density = rasterScale > 1 ? min(max(6 / max(shadow.deviation, 1e-6), 0.75), 2) : 1
    guard bounds.isFinite,
      let grid = PixelGridMap(bounds, on: context, scale: rasterScale * density)
    else { return }
    let deviation = Size(
      shadow.deviation * grid.toPixels.a, shadow.deviation * grid.toPixels.d)
    guard min(deviation.width, deviation.height) > 0.2 else { return sharp(shadow) }
    guard affords(pixels: Double(grid.width) * Double(grid.height), .plain, bytes: 1),
      let raster = MaskRaster(bounds, in: self, format: CAIRO_FORMAT_A8, density: density)
    else { return }
    let caster = shadow.caster.mapped(by: grid.toPixels)
    let blurred = ShadowStore.shared.shape(
      caster, deviation: deviation, width: grid.width, height: grid.height)
    raster.withBytes { bytes, stride in
      blurred.write(to: bytes, stride: stride, isInverted: shadow.isInner)
    }
    cairo_save(context)
    if grid.origin != nil {
      // The mask itself is cut, because a rounded clip would cost more than everything else.
      raster.draw { cut(shadow, on: $0) }
      clipAway(shadow, grid)
    } else {
      raster.identify(by: "\(caster) \(deviation) \(grid.width) \(grid.height) \(shadow.isInner)")
      clip(to: shadow)
    }
    setColor(shadow.color)
    raster.withPattern { cairo_mask(context, $0) }
    cairo_restore(context)
  }

  /// Draws a shadow without blur, which is the area between two shapes.
  private func sharp(_ shadow: DrawnShadow) {
    cairo_save(context)
    clip(to: shadow)
    if shadow.isInner {
      let dark = Path(
        RoundedRect(shadow.box.rect.outset(by: EdgeInsets(1))), without: shadow.caster)
      path(dark)
      setColor(shadow.color)
      withRule(of: dark) { cairo_fill(context) }
    } else {
      outline(shadow.caster)
      setColor(shadow.color)
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  /// Clips to the area where the shadow is visible: outside the box, or inside it.
  private func clip(to shadow: DrawnShadow) {
    cairo_new_path(context)
    if shadow.isInner {
      outline(shadow.box)
      cairo_clip(context)
    } else {
      let far = shadow.bounds.union(shadow.hole.rect).outset(by: EdgeInsets(2))
      let outside = Path(RoundedRect(far), without: shadow.hole)
      path(outside)
      withRule(of: outside) { cairo_clip(context) }
    }
  }

  /// Clears the part of a mask that the box hides.
  private func cut(_ shadow: DrawnShadow, on mask: OpaquePointer) {
    let canvas = inner(mask, bounds: bounds)
    cairo_set_operator(mask, CAIRO_OPERATOR_CLEAR)
    if shadow.isInner {
      // The area outside the box; most of the inside can be skipped.
      let far = RoundedRect(shadow.box.rect.outset(by: EdgeInsets(2)))
      let outside = Path(far, without: shadow.box)
      canvas.path(outside)
      canvas.withRule(of: outside) { cairo_fill(mask) }
    } else {
      // The middle of the box is not painted in any case.
      let ring = Path(shadow.hole, without: RoundedRect(middle(of: shadow)))
      canvas.path(ring)
      canvas.withRule(of: ring) { cairo_fill(mask) }
    }
  }

  /// A rectangle, in the page's units, in which the shadow is not visible.
  private func middle(of shadow: DrawnShadow) -> Rect {
    shadow.isInner
      ? shadow.caster.core.inset(by: EdgeInsets(shadow.reach)) : shadow.hole.core
  }

  /// Clips out the middle along pixel edges.
  private func clipAway(_ shadow: DrawnShadow, _ grid: PixelGridMap) {
    guard let toPoints = grid.toPixels.inverse else { return }
    let middle = grid.toPixels.bounds(of: middle(of: shadow))
    let (left, top) = (middle.minX.rounded(.up), middle.minY.rounded(.up))
    let (right, bottom) = (middle.maxX.rounded(.down), middle.maxY.rounded(.down))
    guard right > left, bottom > top else { return }
    let (width, height) = (Double(grid.width), Double(grid.height))
    let strips = [
      Rect(left: 0, top: 0, right: width, bottom: min(max(top, 0), height)),
      Rect(left: 0, top: min(max(bottom, 0), height), right: width, bottom: height),
      Rect(left: 0, top: max(top, 0), right: min(max(left, 0), width), bottom: min(bottom, height)),
      Rect(
        left: min(max(right, 0), width), top: max(top, 0), right: width,
        bottom: min(bottom, height)),
    ]
    cairo_new_path(context)
    for strip in strips where !strip.isEmpty {
      let rect = toPoints.bounds(of: strip)
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }
}

extension RoundedRect {
  /// The shape transformed by a map that only translates and scales.
  func mapped(by map: AffineMatrix) -> RoundedRect {
    let radii = drawnRadii
    func scaled(_ size: Size) -> Size { Size(size.width * map.a, size.height * map.d) }
    return RoundedRect(
      map.bounds(of: rect),
      radii: CornerRadii(
        topLeft: scaled(radii.topLeft), topRight: scaled(radii.topRight),
        bottomRight: scaled(radii.bottomRight), bottomLeft: scaled(radii.bottomLeft)))
  }
}

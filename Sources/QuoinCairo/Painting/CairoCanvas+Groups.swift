import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Redirects drawing to an offscreen picture that covers a rectangle.
  func beginPicture(in bounds: Rect) {
    cairo_save(context)
    outline(RoundedRect(bounds))
    cairo_clip(context)
    cairo_push_group(context)
  }

  /// Closes the most recently opened group.
  func close(_ open: inout [CommandRun.Opened]) {
    switch open.popLast() {
    case nil, .plain: return
    case .clip, .turn: break
    case .group(let opacity, let blend):
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, blend.cairo)
      cairo_paint_with_alpha(context, opacity)
    case .mask(nil, _):
      // There is no mask, so nothing is visible.
      cairo_pattern_destroy(cairo_pop_group(context))
    case .mask(let content?, let mask):
      let shape = cairo_pop_group(context)
      cairo_set_source(context, content)
      if mask == .luminance {
        withLuminance(of: shape) { cairo_mask(context, $0) }
      } else {
        cairo_mask(context, shape)
      }
      cairo_pattern_destroy(shape)
      cairo_pattern_destroy(content)
    }
    cairo_restore(context)
  }

  /// Computes the luminance of a picture as a mask.
  private func withLuminance(of picture: OpaquePointer?, _ draw: (OpaquePointer?) -> Void) {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let room = Rect(left: x1, top: y1, right: x2, bottom: y2)
    guard let raster = MaskRaster(room, in: self, format: CAIRO_FORMAT_ARGB32) else { return }
    raster.draw { target in
      cairo_set_source(target, picture)
      cairo_paint(target)
    }
    raster.keepLuminance()
    raster.withPattern(draw)
  }

  /// Draws commands as a shadow in a single colour.
  func draw(_ commands: ArraySlice<DrawCommand>, as silhouette: Silhouette) {
    guard silhouette.bounds.isFinite, silhouette.offset.isFinite, silhouette.color.alpha > 0,
      silhouette.deviation.isFinite, silhouette.deviation >= 0, !commands.isEmpty
    else { return }
    cairo_save(context)
    cairo_translate(context, silhouette.offset.x, silhouette.offset.y)
    // A blurred picture needs few pixels, a sharp one many.
    let sharpness = min(max(6 / max(silhouette.deviation, 1e-6), 1), 3)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let reach = 3 * silhouette.deviation + 1
    let visible = Rect(left: x1, top: y1, right: x2, bottom: y2)
      .outset(by: EdgeInsets(reach))
    let room = silhouette.bounds.outset(by: EdgeInsets(reach)).intersection(visible)
    let density = rasterScale > 1 ? sharpness : 1
    if affords(room, .expensive, density: density, bytes: 1),
      let raster = MaskRaster(room, in: self, format: CAIRO_FORMAT_A8, density: density)
    {
      raster.draw { target in
        inner(target, bounds: room).draw(commands)
      }
      if silhouette.deviation > 0 { raster.blur(silhouette.deviation) }
      setColor(silhouette.color)
      raster.withPattern { cairo_mask(context, $0) }
    }
    cairo_restore(context)
  }
}

extension BlendMode {
  /// What a pixel of a group costs that is blended with what is below it.
  var effectKind: EffectKind {
    switch self {
    case .normal: .plain
    case .hue, .saturation, .color, .luminosity: .mostExpensive
    default: .expensive
    }
  }

  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}

import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Draws a picture, or what stands in for one that cannot be loaded.
  func draw(_ image: DrawnImage) {
    guard image.frame.isFinite, !image.frame.isEmpty else { return }
    guard let picture = images.picture(for: image) else {
      return draw(image.standIn)
    }
    let pixels = Size(
      Double(cairo_image_surface_get_width(picture.surface)),
      Double(cairo_image_surface_get_height(picture.surface)))
    let target = image.target(natural: image.size ?? picture.natural)
    guard target.isFinite, !target.isEmpty, pixels.width > 0, pixels.height > 0 else { return }
    cairo_save(context)
    if image.cornerRadius > 0 {
      outline(RoundedRect(image.frame, radius: image.cornerRadius))
      cairo_clip(context)
    }
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(context, target.width / pixels.width, target.height / pixels.height)
    if let tint = image.tint {
      setColor(tint)
      cairo_mask_surface(context, picture.surface, 0, 0)
    } else {
      cairo_set_source_surface(context, picture.surface, 0, 0)
      let pattern = cairo_get_source(context)
      // The edge is that of the rectangle; without this it would fade into nothing.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_paint(context)
    }
    cairo_restore(context)
  }
}

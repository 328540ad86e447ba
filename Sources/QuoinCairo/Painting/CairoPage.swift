import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// One drawing on one surface.
struct CairoPage {
  let list: DisplayList
  /// The colour behind it.
  let ground: Color?
  /// The surface's units in a point.
  let scale: Double
  /// Whether glyphs are drawn as outlines.
  let drawsOutlines: Bool

  /// Draws on a surface, from its top left corner on.
  func draw(
    on surface: OpaquePointer, text: PangoTextMeasurer, images: ImageLoader
  ) throws(PaintError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      throw status == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .failed(status.words)
    }
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    if let ground {
      cairo_set_source_rgba(context, ground.red, ground.green, ground.blue, ground.alpha)
      cairo_paint(context)
    }
    text.library.withEngine { engine in
      CairoCanvas(
        context: context, engine: engine, images: images, drawsOutlines: drawsOutlines,
        bounds: Rect(origin: .zero, size: list.size), rasterScale: drawsOutlines ? 1 : 2
      ).draw(list.commands[...])
    }
    let result = cairo_status(context)
    guard result == CAIRO_STATUS_SUCCESS else {
      throw result == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .failed(result.words)
    }
    cairo_surface_flush(surface)
  }
}

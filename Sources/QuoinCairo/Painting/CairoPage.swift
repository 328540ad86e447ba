import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// A drawing on one surface.
struct CairoPage {
  let list: DisplayList
  /// The background colour.
  let ground: Color?
  /// The surface's units per point.
  let scale: Double
  /// Whether glyphs are drawn as outlines.
  let drawsOutlines: Bool
  /// Collects what cannot be drawn as requested.
  let findings: PaintFindings
  /// The rows of the surface that are above its first one, and its height, if it shows a strip of the drawing.
  var strip: (top: Int, height: Int)?
  /// Marks the parts of the page, in a document that keeps them.
  var marks: DocumentMarks?

  /// Draws on a surface, starting at its top left corner.
  func draw(
    on surface: OpaquePointer, text: PangoTextMeasurer, images: ImageLoader
  ) throws(PaintError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      throw status == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .failed(status.words)
    }
    // The context keeps the fonts of the last text alive.
    defer { FontFileGuard.exclusively { cairo_destroy(context) } }
    if let strip { cairo_translate(context, 0, -Double(strip.top)) }
    cairo_scale(context, scale, scale)
    if marks != nil {
      // Without a clip, a drawing that covers the whole page removes all marks before it.
      cairo_rectangle(context, 0, 0, max(1, list.size.width), max(1, list.size.height))
      cairo_clip(context)
    }
    if let ground, !hidesGround {
      cairo_set_source_rgba(context, ground.red, ground.green, ground.blue, ground.alpha)
      cairo_paint(context)
    }
    marks?.beginPage(list, on: context)
    findings.origins = list.origins
    text.library.withEngine { engine in
      CairoCanvas(
        context: context, engine: engine, images: images, drawsOutlines: drawsOutlines,
        bounds: bounds, rasterScale: drawsOutlines ? 1 : 2,
        findings: findings, marks: marks, failures: findings
      ).draw(list.commands[...])
    }
    marks?.endPage(on: context)
    if findings.isOutOfTime { throw .tookTooLong }
    let result = cairo_status(context)
    guard result == CAIRO_STATUS_SUCCESS else {
      throw result == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .failed(result.words)
    }
    cairo_surface_flush(surface)
  }

  /// The part of the drawing that the surface shows.
  private var bounds: Rect {
    guard let strip else { return Rect(origin: .zero, size: list.size) }
    return Rect(0, Double(strip.top) / scale, list.size.width, Double(strip.height) / scale)
  }

  /// Whether the first command covers the whole page, so that the background need not be painted.
  private var hidesGround: Bool {
    func pixels(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    let page = Rect(0, 0, pixels(list.size.width), pixels(list.size.height))
    func covers(_ shape: RoundedRect) -> Bool {
      shape.isSharp && shape.rect.outset(by: EdgeInsets(1e-9)).contains(page)
    }
    switch list.commands.first {
    case .fill(let shape, let color): return color.alpha >= 1 && covers(shape)
    case .gradient(let shape, let gradient): return gradient.isOpaque && covers(shape)
    default: return false
    }
  }
}

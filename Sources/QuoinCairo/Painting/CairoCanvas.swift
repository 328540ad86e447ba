import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Draws commands on a cairo context whose unit is the point.
struct CairoCanvas {
  /// The context.
  let context: OpaquePointer
  /// Who lays out the glyphs.
  let engine: TextEngine
  /// Where pictures come from.
  let images: ImageLoader
  /// Whether glyphs are drawn as outlines, at fractions of pixels; else as text that a document
  /// keeps.
  let drawsOutlines: Bool
  /// The picture; nothing outside of it is drawn.
  let bounds: Rect

  /// Draws the commands in order.
  func draw(_ commands: [DrawCommand]) {
    // What is left open by a list that was made by hand is closed at the end.
    var open = 0
    var opacities: [Double] = []
    var turns = 0
    var links: [DocumentLink] = []
    for command in commands {
      switch command {
      case .beginClip(let shape):
        cairo_save(context)
        outline(shape)
        cairo_clip(context)
        open += 1
      case .beginRotation(let angle, let center):
        cairo_save(context)
        if angle.isFinite, center.isFinite {
          cairo_translate(context, center.x, center.y)
          cairo_rotate(context, angle)
          cairo_translate(context, -center.x, -center.y)
        }
        turns += 1
        open += 1
      case .beginTransform(let matrix):
        cairo_save(context)
        concatenate(matrix)
        turns += 1
        open += 1
      case .beginGroup(let opacity, let bounds):
        cairo_save(context)
        outline(RoundedRect(bounds))
        cairo_clip(context)
        cairo_push_group(context)
        opacities.append(opacity)
        open += 1
      case .endGroup:
        guard let opacity = opacities.popLast() else { continue }
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
        open -= 1
      case .endClip, .endRotation, .endTransform:
        guard open > opacities.count else { continue }
        if command != .endClip { turns = max(0, turns - 1) }
        cairo_restore(context)
        open -= 1
      case .fill(let shape, let color): fill(shape, color)
      case .border(let shape, let width, let color): border(shape, width: width, color)
      case .ellipse(let rect, let color):
        path(Path(ellipse: rect))
        setColor(color)
        cairo_fill(context)
      case .path(let path, let fill, let stroke): draw(path, fill: fill, stroke: stroke)
      case .text(let text):
        // Laying out glyphs is dear, and most lines of a long list lie below the picture. What is
        // turned may come into it.
        guard turns > 0 || !text.bounds.intersection(bounds).isEmpty else { continue }
        engine.draw(text, on: context, asOutlines: drawsOutlines)
        if !drawsOutlines, let link = DocumentLink(text, context) { links.append(link) }
      case .image(let image): draw(image)
      }
    }
    while let opacity = opacities.popLast() {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
      open -= 1
    }
    while open > 0 {
      cairo_restore(context)
      open -= 1
    }
    for link in links { link.add(to: context) }
  }

  /// Draws on through a map; one that squeezes the plane into a line shows nothing.
  private func concatenate(_ matrix: AffineMatrix) {
    guard matrix.isFinite, matrix.inverse != nil else {
      // Cairo refuses such a map and all that follows it.
      cairo_rectangle(context, 0, 0, 0, 0)
      return cairo_clip(context)
    }
    var map = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_transform(context, &map)
  }

  func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func fill(_ shape: RoundedRect, _ color: Color) {
    guard shape.rect.isFinite, !shape.rect.isEmpty else { return }
    outline(shape)
    setColor(color)
    cairo_fill(context)
  }

  /// A frame between the edges and the same shape further in.
  private func border(_ shape: RoundedRect, width: Double, _ color: Color) {
    guard shape.rect.isFinite, !shape.rect.isEmpty, width > 0 else { return }
    outline(shape)
    let inner = shape.rect.inset(by: EdgeInsets(width))
    if !inner.isEmpty {
      outline(RoundedRect(inner, radius: max(0, shape.drawnRadius - width)))
    }
    setColor(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func draw(_ path: Path, fill: Color?, stroke: Stroke?) {
    self.path(path)
    if let fill {
      setColor(fill)
      cairo_fill_preserve(context)
    }
    if let stroke, stroke.width > 0, stroke.width.isFinite {
      setColor(stroke.color)
      cairo_set_line_width(context, stroke.width)
      cairo_set_line_cap(context, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(context, stroke.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  /// Adds the outline of a rectangle to the path.
  func outline(_ shape: RoundedRect) {
    let rect = shape.rect
    guard rect.isFinite else { return cairo_rectangle(context, 0, 0, 0, 0) }
    guard shape.drawnRadius > 0 else {
      // A negative extent would reach back over what lies before.
      return cairo_rectangle(
        context, rect.minX, rect.minY, max(0, rect.width), max(0, rect.height))
    }
    path(Path(shape))
  }

  /// Adds a path to the path; one with a point that is not a number is left out.
  private func path(_ path: Path) {
    guard path.bounds.isFinite else { return }
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let a, let b, let c):
        cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

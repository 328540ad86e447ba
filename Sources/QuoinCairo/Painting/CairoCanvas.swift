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

  /// Pixels in the unit of the surface, for what has to be drawn as a picture: 1 where the surface
  /// itself is one, more in a document.
  let rasterScale: Double

  /// What cannot be drawn as asked.
  let findings: PaintFindings

  /// What of a page is marked while it is drawn; nothing of what is drawn as a picture in it.
  var marks: DocumentMarks?

  /// Where is remembered at which command cairo gave up; `nil` for what is drawn as a picture, which is a
  /// part of one command.
  var failures: PaintFindings?

  /// A canvas for a picture that is a part of this one's.
  func inner(_ target: OpaquePointer, bounds: Rect) -> CairoCanvas {
    CairoCanvas(
      context: target, engine: engine, images: images, drawsOutlines: true, bounds: bounds,
      rasterScale: 1, findings: findings)
  }

  /// Draws commands that are a part of one of the page's.
  func draw(part commands: ArraySlice<DrawCommand>) {
    var plain = self
    plain.marks = nil
    plain.failures = nil
    plain.draw(commands)
  }

  /// Draws commands in order.
  func draw(_ commands: ArraySlice<DrawCommand>) {
    var run = CommandRun(commands, on: self)
    run.draw()
  }

  /// Whether the letters of a text are of a size that fonts can have; it is said where they are not.
  func isDrawable(_ text: DrawnText) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let across = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let down = (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
    let pixels = text.font.size * max(across, down)
    guard pixels > CairoCanvas.largestLetters else { return true }
    findings.note(
      DrawnOrigin().notPainted(
        "the text “\(text.string.prefix(40))” has letters of more than"
          + " \(Int(CairoCanvas.largestLetters)) pixels, which fonts do not have; it is left out"))
    return false
  }

  /// FreeType counts the pixels of an em in 16 bits with a sign.
  private static let largestLetters = 30_000.0

  /// Draws a command that opens and closes nothing.
  func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color): fill(shape, color)
    case .gradient(let shape, let gradient): fill(shape, gradient)
    case .layer(let layer): draw(layer)
    case .shadow(let shadow): draw(shadow)
    case .border(let shape, let width, let color): border(shape, width: width, color)
    case .ellipse(let rect, let color):
      path(Path(ellipse: rect))
      setColor(color)
      cairo_fill(context)
    case .path(let path, let fill, let stroke): draw(path, fill: fill, stroke: stroke)
    case .image(let image): draw(image)
    case .backdrop(let filters, let shape, let origin):
      draw(backdrop: filters, in: shape, of: origin)
    default: break
    }
  }

  /// Draws on through a map; one that squeezes the plane into a line shows nothing.
  func concatenate(_ matrix: AffineMatrix) {
    guard matrix.isFinite, matrix.inverse != nil else {
      // Cairo refuses such a map and all that follows it.
      cairo_rectangle(context, 0, 0, 0, 0)
      return cairo_clip(context)
    }
    var map = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_transform(context, &map)
  }

  /// Cairo cannot count the corners of the round ends of wider lines, in points.
  static let widestLine = 100_000.0

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
    let inner = shape.inset(by: EdgeInsets(width))
    if !inner.rect.isEmpty { outline(inner) }
    setColor(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func draw(_ path: Path, fill: Color?, stroke: Stroke?) {
    self.path(path)
    if let fill {
      setColor(fill)
      withRule(of: path) { cairo_fill_preserve(context) }
    }
    if let stroke, stroke.width > 0, stroke.width.isFinite {
      cairo_save(context)
      setColor(stroke.color)
      cairo_set_line_width(context, min(stroke.width, CairoCanvas.widestLine))
      cairo_set_line_cap(context, stroke.cap.cairo)
      cairo_set_line_join(
        context, stroke.hasRoundJoins ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      if let dashes = stroke.drawnDashes(along: path) {
        cairo_set_dash(context, dashes, Int32(dashes.count), stroke.dashPhase)
      }
      cairo_stroke_preserve(context)
      cairo_restore(context)
    }
    cairo_new_path(context)
  }

  /// Draws inside of a path from here on; nothing, inside of one that is not made of numbers.
  func clip(_ path: Path) {
    guard path.bounds.isFinite else {
      cairo_rectangle(context, 0, 0, 0, 0)
      return cairo_clip(context)
    }
    cairo_new_path(context)
    self.path(path)
    withRule(of: path) { cairo_clip(context) }
  }

  func withRule(of path: Path, _ draw: () -> Void) {
    guard path.rule == .evenOdd else { return draw() }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    draw()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Adds the outline of a rectangle to the path.
  func outline(_ shape: RoundedRect) {
    let rect = shape.rect
    guard rect.isFinite else { return cairo_rectangle(context, 0, 0, 0, 0) }
    guard !shape.isSharp else {
      // A negative extent would reach back over what lies before.
      return cairo_rectangle(
        context, rect.minX, rect.minY, max(0, rect.width), max(0, rect.height))
    }
    path(Path(shape))
  }

  /// Adds a path to the path; one with a point that is not a number is left out.
  func path(_ path: Path) {
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

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

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

  /// What was opened and not closed yet.
  enum Opened {
    case clip
    case turn
    case group(opacity: Double, blend: BlendMode)
    /// With what is drawn through the mask, once that is complete.
    case mask(content: OpaquePointer?, Mask)
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
    // What does not match, in a list that was made by hand, is ignored, and what is left open is
    // closed at the end.
    var open: [Opened] = []
    var turns = 0
    // Pictures that are drawn as a whole: what lies in one is not the page's.
    var pictures = 0
    var index = commands.startIndex
    var last = index
    func end(of span: DrawSpan) -> Int { commands.end(of: span, from: index) }
    func hasFailed() -> Bool {
      guard let failures else { return false }
      let status = cairo_status(context)
      guard status != CAIRO_STATUS_SUCCESS else { return false }
      failures.fail(at: last, of: commands, status)
      return true
    }
    func endOfElement(_ start: Int) -> Int {
      commands[start...].firstIndex(of: .endElement) ?? commands.endIndex
    }
    while index < commands.endIndex, !findings.isOutOfTime {
      if hasFailed() { return }
      if let end = failures?.end(ofFailure: index) {
        index = end
        continue
      }
      last = index
      let command = commands[index]
      index += 1
      switch command {
      case .beginClip(let shape):
        cairo_save(context)
        outline(shape)
        cairo_clip(context)
        open.append(.clip)
      case .beginPathClip(let path):
        cairo_save(context)
        clip(path)
        open.append(.clip)
      case .endClip:
        guard case .clip = open.last else { continue }
        close(&open)
      case .beginRotation(let angle, let center):
        cairo_save(context)
        if angle.isFinite, center.isFinite {
          cairo_translate(context, center.x, center.y)
          cairo_rotate(context, angle)
          cairo_translate(context, -center.x, -center.y)
        }
        turns += 1
        open.append(.turn)
      case .beginTransform(let matrix):
        cairo_save(context)
        concatenate(matrix)
        turns += 1
        open.append(.turn)
      case .endRotation, .endTransform:
        guard case .turn = open.last else { continue }
        turns -= 1
        close(&open)
      case .beginGroup(let opacity, let blend, let bounds):
        if pictures == 0 { marks?.beginPicture(commands[index..<end(of: .group)], on: context) }
        pictures += 1
        beginPicture(in: bounds)
        open.append(.group(opacity: opacity, blend: blend))
      case .endGroup:
        guard case .group = open.last else { continue }
        close(&open)
        pictures -= 1
        if pictures == 0 { marks?.end(on: context) }
      case .beginMask(let bounds):
        if pictures == 0 { marks?.beginPicture(commands[index..<end(of: .mask)], on: context) }
        pictures += 1
        beginPicture(in: bounds)
        open.append(.mask(content: nil, .alpha))
      case .maskWith(let mask):
        guard case .mask(nil, _) = open.last else { continue }
        open[open.count - 1] = .mask(content: cairo_pop_group(context), mask)
        cairo_push_group(context)
      case .endMask:
        guard case .mask = open.last else { continue }
        close(&open)
        pictures -= 1
        if pictures == 0 { marks?.end(on: context) }
      case .beginFilter(let filters, let bounds, let origin):
        let end = end(of: .filter)
        draw(commands[index..<end], through: filters, bounds, of: origin)
        index = end
      case .beginSilhouette(let silhouette):
        let end = end(of: .silhouette)
        draw(commands[index..<end], as: silhouette)
        index = end
      case .text(let text):
        // Laying out glyphs is dear, and most lines of a long list lie below the picture. What is
        // turned may come into it.
        guard turns > 0 || !text.bounds.intersection(bounds).isEmpty, isDrawable(text) else {
          continue
        }
        engine.draw(text, on: context, as: drawsOutlines ? .filled : .shown)
        if text.link != nil { marks?.note(text, on: context) }
      case .beginElement(let element):
        guard pictures == 0, let marks else { continue }
        marks.begin(element, commands[index..<endOfElement(index)], on: context)
      case .endElement: if pictures == 0 { marks?.end(on: context) }
      case .link(let link, let rect): marks?.note(link, rect, on: context)
      default: draw(command)
      }
    }
    if hasFailed() { return }
    while !open.isEmpty { close(&open) }
    marks?.end(on: context)
    _ = hasFailed()
  }

  /// Whether the letters of a text are of a size that fonts can have; it is said where they are not.
  private func isDrawable(_ text: DrawnText) -> Bool {
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
  private func draw(_ command: DrawCommand) {
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
  private func clip(_ path: Path) {
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

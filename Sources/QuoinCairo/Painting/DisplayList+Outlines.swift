import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension DisplayList {
  /// Returns the drawing with texts replaced by the outlines of their glyphs, for documents that
  /// must look the same on machines without the fonts.
  ///
  ///     let svg = SVG(DisplayList(arrangement).outliningText())
  ///
  /// The text can no longer be selected or searched, and its links are removed. Emoji, which are
  /// bitmaps, remain text.
  ///
  /// - Parameter text: the fonts; pass the measurer that measured the text.
  public func outliningText(_ text: PangoTextMeasurer = .standard) -> DisplayList {
    var list = self
    guard let page = CairoScratch() else { return list }
    // Only the context of the page is used, but the page must outlive the last text.
    let outlines = withExtendedLifetime(page) {
      text.library.withEngine { engine in
        let pen = OutlinePen(engine: engine, cairo: page.context)
        return commands.map { command -> [DrawCommand] in
          guard case .text(let text) = command else { return [command] }
          return FontFileGuard.exclusively { pen.commands(text) } ?? [command]
        }
      }
    }
    list.commands = outlines.flatMap { $0 }
    list.origins = origins.following(
      outlines.enumerated().flatMap { Array(repeating: $0, count: $1.count) })
    return list
  }
}

/// Converts lines of text to the outlines of their glyphs.
private struct OutlinePen {
  let engine: TextEngine
  let cairo: OpaquePointer

  /// The outlines with decoration lines, or `nil` if there are none.
  func commands(_ text: DrawnText) -> [DrawCommand]? {
    guard text.isDrawable, let path = engine.outline(of: text, on: cairo) else {
      return nil
    }
    let pen = text.decoration.isEmpty ? nil : DecorationPen(text, engine.setup(text.font))
    let under = pen?.lines(text.decoration.subtracting(.lineThrough)) ?? []
    let through = pen?.lines(text.decoration.intersection(.lineThrough)) ?? []
    var commands = under.flatMap(\.commands)
    if !path.elements.isEmpty { commands.append(.path(path, fill: text.color, stroke: nil)) }
    return commands + through.flatMap(\.commands)
  }
}

extension DecorationPen.Line {
  fileprivate var commands: [DrawCommand] {
    let line = DrawCommand.path(path, fill: nil, stroke: stroke)
    guard let clip else { return [line] }
    return [.beginClip(RoundedRect(clip)), line, .endClip]
  }
}

/// A page that is used only to build paths.
private final class CairoScratch {
  let context: OpaquePointer

  init?() {
    // It is unbounded, because cairo omits glyphs far outside a page.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    self.context = context
    // Curves are preserved; the tolerance applies only to flattened paths.
    cairo_set_tolerance(context, 0.01)
  }

  deinit { cairo_destroy(context) }
}

extension TextEngine {
  /// The outlines of a text's glyphs, or `nil` if some of them are bitmaps.
  fileprivate func outline(of text: DrawnText, on cairo: OpaquePointer) -> Path? {
    cairo_new_path(cairo)
    guard draw(letters: text, on: cairo, as: .outlines) else { return nil }
    defer { cairo_new_path(cairo) }
    guard let copy = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copy) }
    var path = Path()
    var index = 0
    while let data = copy.pointee.data, index < Int(copy.pointee.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> Point {
        let point = data[index + offset].point
        return Point(point.x, point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: path.elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: path.elements.append(.curve(point(1), point(2), point(3)))
      default: path.elements.append(.close)
      }
      index += max(1, Int(header.length))
    }
    // After each glyph cairo adds a move to the start of the next one.
    if case .move = path.elements.last { path.elements.removeLast() }
    return path
  }
}

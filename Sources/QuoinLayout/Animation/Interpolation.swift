import QuoinGeometry
import QuoinModel

/// Interpolation between two values.
///
/// A fraction outside 0…1 extrapolates where that is meaningful.
enum Interpolation {
  static func number(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    // Exact at both ends, and where nothing changes.
    a == b || fraction == 0 ? a : fraction == 1 ? b : a + (b - a) * fraction
  }

  static func point(_ a: Point, _ b: Point, _ fraction: Double) -> Point {
    Point(number(a.x, b.x, fraction), number(a.y, b.y, fraction))
  }

  /// Interpolates two rectangles; extents stay non-negative, however far a spring overshoots.
  static func rect(_ a: Rect, _ b: Rect, _ fraction: Double) -> Rect {
    Rect(
      origin: point(a.origin, b.origin, fraction),
      size: Size(
        max(0, number(a.width, b.width, fraction)), max(0, number(a.height, b.height, fraction))))
  }

  static func size(_ a: Size, _ b: Size, _ fraction: Double) -> Size {
    Size(max(0, number(a.width, b.width, fraction)), max(0, number(a.height, b.height, fraction)))
  }

  static func insets(_ a: EdgeInsets, _ b: EdgeInsets, _ fraction: Double) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for edge in Edge.allCases { insets[edge] = max(0, number(a[edge], b[edge], fraction)) }
    return insets
  }

  /// Interpolates two colours component by component in sRGB, premultiplied by alpha (CSS Color 4 §12.3).
  ///
  /// A missing colour fades in or out in the hue of the other.
  static func color(_ a: Color?, _ b: Color?, _ fraction: Double) -> Color? {
    let part = min(1, max(0, fraction))
    switch (a, b) {
    case (nil, nil): return nil
    case (let color?, nil): return part < 1 ? color.opacity(1 - part) : nil
    case (nil, let color?): return part > 0 ? color.opacity(part) : nil
    case (let a?, let b?): return color(a, b, part)
    }
  }

  static func color(_ a: Color, _ b: Color, _ fraction: Double) -> Color {
    let part = min(1, max(0, fraction))
    guard a != b, part > 0 else { return a }
    guard part < 1 else { return b }
    let alpha = number(a.alpha, b.alpha, part)
    // The second colour's share of the combined opacity.
    let weight = a.alpha == b.alpha ? part : alpha > 0 ? b.alpha * part / alpha : part
    return Color(
      red: number(a.red, b.red, weight), green: number(a.green, b.green, weight),
      blue: number(a.blue, b.blue, weight), alpha: alpha)
  }

  /// Moves knobs and bars; all other content switches to the end's immediately.
  static func content(_ a: NodeContent, _ b: NodeContent, _ fraction: Double) -> NodeContent {
    switch (a, b) {
    case (.control(.slider(let a)), .control(.slider(let b))):
      .control(.slider(fraction: number(a, b, fraction)))
    case (.control(.progress(let a)), .control(.progress(let b))):
      .control(.progress(fraction: number(a, b, fraction)))
    default: b
    }
  }

  /// Interpolates the pieces of a box broken across lines, in order; pieces that only one end has are the end's
  /// immediately.
  static func pieces(
    _ a: Arrangement.Item, _ b: Arrangement.Item, _ fraction: Double
  ) -> [Arrangement.Piece]? {
    guard a.pieces != nil || b.pieces != nil else { return nil }
    func pieces(_ item: Arrangement.Item) -> [Arrangement.Piece] {
      item.pieces ?? [Arrangement.Piece(Rect(origin: .zero, size: item.frame.size))]
    }
    let old = pieces(a)
    return pieces(b).enumerated().map { index, piece in
      guard index < old.count else { return piece }
      var moved = piece
      moved.frame = rect(old[index].frame, piece.frame, fraction)
      return moved
    }
  }

  /// Moves texts that stay the same within their node; others switch to the end's immediately.
  static func texts(_ a: [PlacedText], _ b: [PlacedText], _ fraction: Double) -> [PlacedText] {
    guard a.count == b.count else { return b }
    return zip(a, b).map { old, new in
      guard old.text == new.text else { return new }
      var text = new
      text.frame = rect(old.frame, new.frame, fraction)
      text.color = color(old.color, new.color, fraction)
      return text
    }
  }
}

import QuoinGeometry
import QuoinModel

/// What lies between two values.
///
/// A fraction outside of 0…1 goes on beyond them, where that means something.
enum Between {
  static func number(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    // Exact at both ends, and where nothing changes.
    a == b || fraction == 0 ? a : fraction == 1 ? b : a + (b - a) * fraction
  }

  static func point(_ a: Point, _ b: Point, _ fraction: Double) -> Point {
    Point(number(a.x, b.x, fraction), number(a.y, b.y, fraction))
  }

  /// Extents never get negative, however far a spring swings.
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

  /// Part by part in sRGB, weighed by the opacity (CSS Color 4 §12.3); nothing fades in and out in the
  /// colour that it has.
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
    // The weight of the second colour among what is opaque of both.
    let weight = a.alpha == b.alpha ? part : alpha > 0 ? b.alpha * part / alpha : part
    return Color(
      red: number(a.red, b.red, weight), green: number(a.green, b.green, weight),
      blue: number(a.blue, b.blue, weight), alpha: alpha)
  }

  /// Knobs and bars move; what else is shown is that of the end at once.
  static func content(_ a: NodeContent, _ b: NodeContent, _ fraction: Double) -> NodeContent {
    switch (a, b) {
    case (.control(.slider(let a)), .control(.slider(let b))):
      .control(.slider(fraction: number(a, b, fraction)))
    case (.control(.progress(let a)), .control(.progress(let b))):
      .control(.progress(fraction: number(a, b, fraction)))
    default: b
    }
  }

  /// The pieces of a box that lines break go over one by one in their order; pieces that one of the
  /// two has not are those of the end at once.
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

  /// Texts that stay the same move in their node; others are those of the end at once.
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

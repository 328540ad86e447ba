import QuoinGeometry
import QuoinModel

/// The square in which a symbol is drawn, with the parameters of its lines.
struct SymbolSquare {
  let box: Rect
  var color: Color
  /// The fraction of the square that the strokes use; smaller inside a circle.
  var share = 1.0
  /// Whether closed shapes are filled.
  var isFilled = false
  /// The colour of details in a filled shape.
  var ground = Color.systemBackground

  var side: Double { min(box.width, box.height) }
  var penWidth: Double { max(side * 0.09, 0.5) }

  /// Returns a point given in fractions of the square's side, relative to its centre.
  func at(_ x: Double, _ y: Double) -> Point {
    Point(box.midX + x * side * share, box.midY + y * side * share)
  }

  func at(_ points: [SymbolOutline.Point]) -> [Point] { points.map { at($0.x, $0.y) } }
}

extension Canvas {
  /// Draws a system symbol in the tint colour: common ones by their shape, others as a box.
  mutating func symbol(_ image: ImageContent, in frame: Rect, look: Look) {
    let natural = image.size ?? Size(20)
    let fill = look.contentMode == .scaleToFill || look.contentMode == .scaleAspectFit
    let side =
      fill ? min(frame.width, frame.height) : min(natural.width, natural.height)
    let box = frame.centered(Size(min(side, frame.width), min(side, frame.height)))
    var square = SymbolSquare(box: box, color: look.tint)
    guard square.side > 0 else { return }
    let words = image.name.split(separator: ".").map { String($0) }
    square.isFilled = words.contains("fill")
    if SymbolOutline.named(image.name) == nil || !image.name.contains("crop.circle") {
      enclose(words, in: &square)
    }
    defer { strikeOut(words, in: square) }
    if outline(image.name, in: square) { return }
    let name = words.first ?? ""
    if name == "chevron" || name == "arrow" {
      arrow(towards: words.dropFirst().first ?? "", hasShaft: name == "arrow", in: square)
    } else if !strokes(name, in: square), !figure(name, in: square) {
      let inner = box.inset(by: Size(square.side * 0.1))
      self.fill(inner, square.color.opacity(0.28), radius: square.side * 0.22)
      border(inner, square.color, width: square.penWidth * 0.8, radius: square.side * 0.22)
    }
  }

  /// Draws the circle or the square around a symbol, such as that of `plus.circle`.
  private mutating func enclose(_ words: [String], in square: inout SymbolSquare) {
    guard let frame = words.dropFirst().last(where: { $0 == "circle" || $0 == "square" }),
      SymbolOutline.named(words.joined(separator: "."))?.isEnclosed(words) != true
    else { return }
    let width = square.penWidth
    let shape = square.box.inset(by: Size(width))
    let path =
      frame == "circle"
      ? Path(ellipse: shape)
      : Path(RoundedRect(shape, radii: CornerRadii(square.side * 0.16)))
    if square.isFilled {
      fill(path, square.color)
      (square.color, square.ground) = (square.ground, square.color)
    } else {
      stroke(path, square.color, width: width * 0.8)
    }
    square.isFilled = false
    square.share = 0.55
  }

  /// Draws the stroke of symbols such as `bell.slash`.
  private mutating func strikeOut(_ words: [String], in square: SymbolSquare) {
    guard words.contains("slash") else { return }
    line(square.at([(-0.42, -0.42), (0.42, 0.42)]), square.color, width: square.penWidth)
  }

  /// Draws an arrowhead in a direction, with or without a shaft.
  private mutating func arrow(
    towards direction: String, hasShaft: Bool, in square: SymbolSquare
  ) {
    let forward = isRightToLeft ? -1.0 : 1.0
    func turned(_ x: Double, _ y: Double) -> (Double, Double) {
      switch direction {
      case "left": (-x, y)
      case "backward": (-x * forward, y)
      case "up": (y, -x)
      case "down": (y, x)
      case "forward": (x * forward, y)
      default: (x, y)
      }
    }
    let tip = hasShaft ? 0.38 : 0.18
    let head = [turned(tip - 0.34, -0.34), turned(tip, 0), turned(tip - 0.34, 0.34)]
    line(square.at(head), square.color, width: square.penWidth)
    guard hasShaft else { return }
    line(square.at([turned(-0.38, 0), turned(tip, 0)]), square.color, width: square.penWidth)
  }

  /// Draws a symbol of straight strokes, and returns `false` if there is none with that name.
  private mutating func strokes(_ name: String, in square: SymbolSquare) -> Bool {
    var lines: [[(Double, Double)]]
    var share = square.share
    switch name {
    case "plus": lines = [[(-0.38, 0), (0.38, 0)], [(0, -0.38), (0, 0.38)]]
    case "minus": lines = [[(-0.38, 0), (0.38, 0)]]
    case "xmark": lines = [[(-0.32, -0.32), (0.32, 0.32)], [(-0.32, 0.32), (0.32, -0.32)]]
    case "checkmark": lines = [[(-0.36, 0.04), (-0.12, 0.3), (0.36, -0.3)]]
    case "line", "list":
      lines = [-0.28, 0, 0.28].map { [(-0.38, $0), (0.38, $0)] }
      share = 1
    default: return false
    }
    var whole = square
    whole.share = share
    for points in lines { line(whole.at(points), square.color, width: square.penWidth) }
    return true
  }

  /// Draws a symbol of round or filled shapes, and returns `false` if there is none with that name.
  private mutating func figure(_ name: String, in square: SymbolSquare) -> Bool {
    let (side, color, share) = (square.side, square.color, square.share)
    switch name {
    case "magnifyingglass": magnifier(square.box.center, size: side * 0.95, color)
    case "ellipsis":
      for x in [-0.32, 0, 0.32] { disc(square.at(x, 0), radius: side * 0.075 * share, color) }
    case "circle":
      shape(Path(ellipse: square.box.inset(by: Size(side * 0.1))), in: square)
    case "record": disc(square.box.center, radius: side * 0.42 * share, color)
    case "person":
      let head = Rect(center: square.at(0, -0.2), size: Size(side * 0.38 * share))
      shape(Path(ellipse: head), in: square)
      shape(
        Path([
          .move(square.at(-0.36, 0.4)),
          .curve(square.at(-0.36, -0.05), square.at(0.36, -0.05), square.at(0.36, 0.4)),
          .close,
        ]), in: square)
    case "star": shape(Path(lines: square.at(Canvas.starPoints), closed: true), in: square)
    case "heart":
      shape(
        Path([
          .move(square.at(0, 0.4)),
          .curve(square.at(-0.75, -0.1), square.at(-0.35, -0.6), square.at(0, -0.2)),
          .curve(square.at(0.35, -0.6), square.at(0.75, -0.1), square.at(0, 0.4)), .close,
        ]), in: square)
    default: return false
    }
    return true
  }

  /// Draws a closed shape, filled if the symbol is.
  private mutating func shape(_ path: Path, in square: SymbolSquare) {
    if square.isFilled {
      fill(path, square.color)
    } else {
      stroke(path, square.color, width: square.penWidth * 0.75)
    }
  }

  /// The corners of a star around the origin, within a unit square.
  private static let starPoints: [(Double, Double)] = [
    (0, -0.46), (0.135, -0.17), (0.45, -0.14), (0.21, 0.07), (0.28, 0.39), (0, 0.22),
    (-0.28, 0.39), (-0.21, 0.07), (-0.45, -0.14), (-0.135, -0.17),
  ]
}

import QuoinGeometry
import QuoinLayout
import QuoinModel

extension Canvas {
  /// Draws a part of a control as its look says: shadows, fill, layers and border, as of any box.
  ///
  /// A part that no sheet says a look of is not drawn.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - frame: its place.
  ///   - accent: the colour that the control itself gives the part, which wins.
  ///   - tint: the fill where nothing is said of one.
  ///   - radius: the radius of its corners, where the control itself has one.
  mutating func part(
    _ part: ControlPart, in frame: Rect, accent: Color? = nil, tint: Color? = nil,
    radius: Double = 0
  ) {
    guard var look = parts[part], !frame.isEmpty, look.alpha > 0 else { return }
    look.background = accent ?? look.background ?? tint
    var edges = BoxEdges(look, in: frame)
    if radius > 0 { edges.outer = RoundedRect(frame, radius: radius) }
    let isFaint = look.alpha < 1
    if isFaint { beginGroup(opacity: look.alpha) }
    box(edges, look: look)
    border(edges)
    if isFaint { endGroup() }
  }

  /// The size of a part, where a sheet says one.
  func size(of part: ControlPart) -> (width: Double?, height: Double?) {
    guard let look = parts[part] else { return (nil, nil) }
    let sizing = look.metrics.sizing(Sizing())
    return (sizing.width, sizing.height)
  }

  /// The size of a part, and that in a control of which nothing is said.
  func size(of part: ControlPart, or other: Size) -> Size {
    let (width, height) = size(of: part)
    return Size(width ?? other.width, height ?? other.height)
  }

  /// The colour and thickness of a sign's lines, or `nil` where no sheet says how it looks.
  func mark(_ part: ControlPart = .mark) -> (color: Color, thickness: Double)? {
    guard let look = parts[part], let color = look.text.color, look.alpha > 0 else { return nil }
    return (color.opacity(look.alpha), look.borderWidth > 0 ? look.borderWidth : 1)
  }
}

import QuoinGeometry
import QuoinLayout
import QuoinModel

extension Canvas {
  /// Draws a part of a control as its look specifies: shadows, fill, layers and border, as for any
  /// box.
  ///
  /// A part that no sheet styles is not drawn.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - frame: The frame of the part.
  ///   - accent: The colour that the control specifies for the part, which overrides the look.
  ///   - tint: The fill if the look specifies none.
  ///   - radius: The corner radius if the control specifies one.
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

  /// Returns the size of a part, as far as a sheet specifies it.
  func size(of part: ControlPart) -> (width: Double?, height: Double?) {
    guard let look = parts[part] else { return (nil, nil) }
    let sizing = look.metrics.sizing(Sizing())
    return (sizing.width, sizing.height)
  }

  /// Returns the size of a part, with a default for unspecified sides.
  func size(of part: ControlPart, or other: Size) -> Size {
    let (width, height) = size(of: part)
    return Size(width ?? other.width, height ?? other.height)
  }

  /// Returns the colour and line thickness of a mark, or `nil` if no sheet styles it.
  func mark(_ part: ControlPart = .mark) -> (color: Color, thickness: Double)? {
    guard let look = parts[part], let color = look.text.color, look.alpha > 0 else { return nil }
    return (color.opacity(look.alpha), look.borderWidth > 0 ? look.borderWidth : 1)
  }
}

import QuoinGeometry
import QuoinModel

extension SVGWriter {
  /// Returns the name and attributes of a shape's element, or `nil` if the shape is empty.
  func element(_ shape: RoundedRect) -> String? {
    let rect = shape.rect
    guard rect.isFinite, !rect.isEmpty else { return nil }
    let radii = shape.drawnRadii
    let first = radii.topLeft
    guard first == radii.topRight, first == radii.bottomRight, first == radii.bottomLeft else {
      return "path d=\"\(SVGPath.text(Path(shape)))\""
    }
    var element =
      "rect" + attribute("x", rect.minX) + attribute("y", rect.minY)
      + attribute("width", rect.width) + attribute("height", rect.height)
    if first.width > 0 { element += attribute("rx", first.width) }
    if first.height != first.width { element += attribute("ry", first.height) }
    return element
  }

  mutating func border(_ shape: RoundedRect, width: Double, _ color: Color) {
    guard width > 0, width.isFinite else { return }
    let inner = shape.rect.inset(by: EdgeInsets(width))
    guard !inner.isEmpty else { return write(.fill(shape, color)) }
    // SVG centres strokes on the edge, so the shape is inset by half the width. A border whose
    // centre line would have a sharp corner is drawn as an area.
    let radii = shape.drawnRadii
    guard let radius = radii.uniform, radius == 0 || radius > width / 2 else {
      return path(
        Path(shape, without: shape.inset(by: EdgeInsets(width))), fill: color, stroke: nil)
    }
    let middle = shape.inset(by: EdgeInsets(width / 2))
    guard let rect = element(middle) else { return }
    text +=
      "<\(rect) fill=\"none\"\(paint("stroke", color))\(attribute("stroke-width", width))/>\n"
  }

  mutating func path(_ path: Path, fill: Color?, stroke: Stroke?) {
    guard path.bounds.isFinite, !path.elements.isEmpty else { return }
    text += "<path d=\"\(SVGPath.text(path))\""
    text += fill.map { paint("fill", $0) } ?? " fill=\"none\""
    if fill != nil, path.rule == .evenOdd { text += " fill-rule=\"evenodd\"" }
    if let stroke {
      text += paint("stroke", stroke.color) + attribute("stroke-width", stroke.width)
      if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap)\"" }
      if stroke.hasRoundJoins { text += " stroke-linejoin=\"round\"" }
      if let dashes = stroke.drawnDashes(along: path) {
        let lengths = dashes.map(SVGNumber.text).joined(separator: " ")
        text += " stroke-dasharray=\"\(lengths)\""
        if stroke.dashPhase != 0 { text += attribute("stroke-dashoffset", stroke.dashPhase) }
      }
    }
    text += "/>\n"
  }
}

import QuoinGeometry
import QuoinModel

/// Writes commands as the elements of an SVG document.
struct SVGWriter {
  private(set) var text = ""
  private let pictures: [String: SVG.Picture]
  private var clipCount = 0
  private var open: [Span] = []

  private enum Span { case clip, group, rotation, transform }

  init(pictures: [String: SVG.Picture]) { self.pictures = pictures }

  mutating func begin(size: Size, ground: Color?) {
    let width = SVGNumber.text(max(0, size.width))
    let height = SVGNumber.text(max(0, size.height))
    text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\""
    // As it was measured: Inter's contextual forms draw an arrow for "->".
    text += " style=\"font-feature-settings:'calt' 0\">\n"
    if let ground {
      text += "<rect width=\"\(width)\" height=\"\(height)\"\(paint("fill", ground))/>\n"
    }
  }

  mutating func end() {
    while open.popLast() != nil { text += "</g>\n" }
    text += "</svg>\n"
  }

  mutating func write(_ command: DrawCommand) {
    switch command {
    case .beginClip(let shape):
      beginClip(shape)
      open.append(.clip)
    case .beginGroup(let opacity, _):
      text += "<g\(attribute("opacity", opacity))>\n"
      open.append(.group)
    case .beginRotation(let angle, let center):
      let degrees = SVGNumber.text(angle * 180 / .pi)
      let (x, y) = (SVGNumber.text(center.x), SVGNumber.text(center.y))
      text += "<g transform=\"rotate(\(degrees) \(x) \(y))\">\n"
      open.append(.rotation)
    case .beginTransform(let matrix):
      // A map that is no number shows nothing, as a squeezed one does.
      let numbers = matrix.isFinite ? matrix : AffineMatrix(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
      text += "<g transform=\"matrix(\(SVGNumber.text(numbers)))\">\n"
      open.append(.transform)
    case .endTransform: close(.transform)
    case .endClip: close(.clip)
    case .endGroup: close(.group)
    case .endRotation: close(.rotation)
    case .fill(let shape, let color):
      if let rect = rect(shape) { text += "<rect\(rect)\(paint("fill", color))/>\n" }
    case .border(let shape, let width, let color): border(shape, width: width, color)
    case .ellipse(let rect, let color):
      guard rect.isFinite, !rect.isEmpty else { return }
      text +=
        "<ellipse\(attribute("cx", rect.midX))\(attribute("cy", rect.midY))"
        + "\(attribute("rx", rect.width / 2))\(attribute("ry", rect.height / 2))"
        + "\(paint("fill", color))/>\n"
    case .path(let path, let fill, let stroke): self.path(path, fill: fill, stroke: stroke)
    case .text(let line): self.line(line)
    case .image(let image): self.image(image)
    }
  }

  /// Writes a line of text, or goes on with the one before.
  private mutating func line(_ line: DrawnText) {
    let written = SVGText(line)
    guard line.continuesLine, !written.part.isEmpty, text.hasSuffix(SVGText.end) else {
      text += written.element
      return
    }
    text.removeLast(SVGText.end.count)
    text += written.part + SVGText.end
  }

  /// Closes a span; one that does not match, in a list made by hand, is ignored.
  private mutating func close(_ span: Span) {
    guard open.last == span else { return }
    open.removeLast()
    text += "</g>\n"
  }

  private mutating func beginClip(_ shape: RoundedRect) {
    clipCount += 1
    let inner = rect(shape) ?? " width=\"0\" height=\"0\""
    text +=
      "<clipPath id=\"clip\(clipCount)\"><rect\(inner)/></clipPath>"
      + "<g clip-path=\"url(#clip\(clipCount))\">\n"
  }

  private mutating func border(_ shape: RoundedRect, width: Double, _ color: Color) {
    guard width > 0, width.isFinite else { return }
    let inner = shape.rect.inset(by: EdgeInsets(width))
    guard !inner.isEmpty else { return write(.fill(shape, color)) }
    // SVG draws lines about an edge; half the width further in is inside of it.
    let middle = RoundedRect(
      shape.rect.inset(by: EdgeInsets(width / 2)), radius: max(0, shape.drawnRadius - width / 2))
    guard let rect = rect(middle) else { return }
    text +=
      "<rect\(rect) fill=\"none\"\(paint("stroke", color))\(attribute("stroke-width", width))/>\n"
  }

  private mutating func path(_ path: Path, fill: Color?, stroke: Stroke?) {
    guard path.bounds.isFinite, !path.elements.isEmpty else { return }
    var steps = ""
    for element in path.elements {
      switch element {
      case .move(let point): steps += "M" + SVGNumber.text(point)
      case .line(let point): steps += "L" + SVGNumber.text(point)
      case .curve(let a, let b, let c):
        steps += "C" + SVGNumber.text(a) + " " + SVGNumber.text(b) + " " + SVGNumber.text(c)
      case .close: steps += "Z"
      }
    }
    text += "<path d=\"\(steps)\""
    text += fill.map { paint("fill", $0) } ?? " fill=\"none\""
    if let stroke {
      text += paint("stroke", stroke.color) + attribute("stroke-width", stroke.width)
      if stroke.isRound { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    }
    text += "/>\n"
  }

  private mutating func image(_ image: DrawnImage) {
    guard let picture = pictures[image.name] else {
      for command in image.standIn { write(command) }
      return
    }
    let target = image.target(natural: image.size ?? picture.size)
    guard let place = rect(RoundedRect(target)) else { return }
    if image.cornerRadius > 0 {
      beginClip(RoundedRect(image.frame, radius: image.cornerRadius))
    }
    let url = SVGText.escaped(picture.url)
    text += "<image\(place) preserveAspectRatio=\"none\" href=\"\(url)\"/>\n"
    if image.cornerRadius > 0 { text += "</g>\n" }
  }

  /// The attributes of a rectangle, or `nil` for one that covers nothing.
  private func rect(_ shape: RoundedRect) -> String? {
    let rect = shape.rect
    guard rect.isFinite, !rect.isEmpty else { return nil }
    return attribute("x", rect.minX) + attribute("y", rect.minY)
      + attribute("width", rect.width) + attribute("height", rect.height)
      + (shape.drawnRadius > 0 ? attribute("rx", shape.drawnRadius) : "")
  }

  private func attribute(_ name: String, _ value: Double) -> String {
    " \(name)=\"\(SVGNumber.text(value))\""
  }

  private func paint(_ name: String, _ color: Color) -> String { SVGText.paint(name, color) }
}

import QuoinGeometry
import QuoinModel

/// Writes commands as SVG elements.
struct SVGWriter {
  var text = ""
  let pictures: [String: SVG.Picture]
  private var clipCount = 0
  private var paintCount = 0
  private var open: [Opened] = []

  /// An open span, and the position of its content in the text.
  private struct Opened {
    var span: DrawSpan
    /// The end tags.
    var end = "</g>\n"
    var start = 0
    /// For a mask, the masked content once it is complete.
    var masked: (content: String, mask: Mask)?
    var bounds = Rect.zero
  }

  init(pictures: [String: SVG.Picture]) { self.pictures = pictures }

  mutating func begin(size: Size, ground: Color?) {
    let width = SVGNumber.text(max(0, size.width))
    let height = SVGNumber.text(max(0, size.height))
    text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\""
    // As measured: Inter's contextual alternates would draw an arrow for "->".
    text += " style=\"font-feature-settings:'calt' 0\">\n"
    if let ground {
      text += "<rect width=\"\(width)\" height=\"\(height)\"\(paint("fill", ground))/>\n"
    }
  }

  mutating func end() {
    while let last = open.last { close(last.span) }
    text += "</svg>\n"
  }

  mutating func write(_ command: DrawCommand) {
    if let span = command.closes { return close(span) }
    switch command {
    case .beginClip(let shape):
      beginClip(shape)
      open.append(Opened(span: .clip))
    case .beginPathClip(let path):
      beginClip(path)
      open.append(Opened(span: .clip))
    case .beginGroup(let opacity, let blend, _):
      let style = blend == .normal ? "" : " style=\"mix-blend-mode:\(blend.rawValue)\""
      text += "<g\(attribute("opacity", opacity))\(style)>\n"
      open.append(Opened(span: .group))
    case .beginFilter(let filters, let bounds, _):
      beginFilter(filters, bounds)
      open.append(Opened(span: .filter))
    case .beginMask(let bounds):
      open.append(Opened(span: .mask, start: text.utf8.count, bounds: bounds))
    case .maskWith(let mask): split(mask)
    case .beginSilhouette(let silhouette):
      beginSilhouette(silhouette)
      open.append(Opened(span: .silhouette))
    case .beginRotation(let angle, let center):
      let degrees = SVGNumber.text(angle * 180 / .pi)
      let (x, y) = (SVGNumber.text(center.x), SVGNumber.text(center.y))
      text += "<g transform=\"rotate(\(degrees) \(x) \(y))\">\n"
      open.append(Opened(span: .rotation))
    case .beginTransform(let matrix):
      // A matrix that is not finite shows nothing, like a singular one.
      let numbers = matrix.isFinite ? matrix : AffineMatrix(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
      text += "<g transform=\"matrix(\(SVGNumber.text(numbers)))\">\n"
      open.append(Opened(span: .transform))
    case .fill(let shape, let color):
      if let element = element(shape) { text += "<\(element)\(paint("fill", color))/>\n" }
    case .gradient(let shape, let gradient): fill(shape, gradient)
    case .layer(let layer): self.layer(layer)
    case .shadow(let shadow): self.shadow(shadow)
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
    // SVG cannot access what lies behind an element.
    case .backdrop: break
    case .link(let link, let rect): text += SVGText.link(link, element(RoundedRect(rect)))
    case .beginElement, .endElement: break
    case .endClip, .endGroup, .endFilter, .endMask, .endSilhouette, .endRotation, .endTransform:
      break
    }
  }

  /// Writes a line of text, or continues the preceding one.
  private mutating func line(_ line: DrawnText) {
    let written = SVGText(line)
    guard line.continuesLine, !written.part.isEmpty, text.hasSuffix(SVGText.end) else {
      text += written.element
      return
    }
    text.removeLast(SVGText.end.count)
    text += written.part + SVGText.end
  }

  /// Closes a span; an unbalanced command, in a list created by hand, is ignored.
  private mutating func close(_ span: DrawSpan) {
    guard let last = open.last, last.span == span else { return }
    open.removeLast()
    guard span == .mask else { return text += last.end }
    // Without a `maskWith` command, the content is drawn unmasked.
    guard let (content, mask) = last.masked else { return }
    let shape = cutText(from: last.start)
    let name = newName()
    let box =
      element(RoundedRect(last.bounds)).map { $0.dropFirst(4) } ?? " width=\"0\" height=\"0\""
    let kind = mask == .alpha ? " style=\"mask-type:alpha\"" : ""
    text += "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\"\(box)\(kind)>\n\(shape)</mask>\n"
    text += "<g mask=\"url(#\(name))\">\n\(content)</g>\n"
  }

  /// Ends the masked content and begins the mask.
  private mutating func split(_ mask: Mask) {
    guard let last = open.last, last.span == .mask, last.masked == nil else { return }
    open[open.count - 1].masked = (cutText(from: last.start), mask)
  }

  /// Removes and returns the text from a position on.
  private mutating func cutText(from start: Int) -> String {
    let index = text.utf8.index(text.startIndex, offsetBy: start)
    let cut = String(text[index...])
    text.removeSubrange(index...)
    return cut
  }

  /// Returns a new name for a gradient, pattern, filter or mask.
  mutating func newName() -> String {
    paintCount += 1
    return "paint\(paintCount)"
  }

  /// Begins a group clipped to a shape.
  mutating func beginClip(_ shape: RoundedRect) {
    beginClip(element: element(shape) ?? "rect width=\"0\" height=\"0\"")
  }

  /// Begins a group clipped to a path.
  mutating func beginClip(_ path: Path) {
    guard path.bounds.isFinite, !path.elements.isEmpty else {
      return beginClip(element: "rect width=\"0\" height=\"0\"")
    }
    let rule = path.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    beginClip(element: "path d=\"\(SVGPath.text(path))\"\(rule)")
  }

  private mutating func beginClip(element: String) {
    clipCount += 1
    text +=
      "<clipPath id=\"clip\(clipCount)\"><\(element)/></clipPath>"
      + "<g clip-path=\"url(#clip\(clipCount))\">\n"
  }

  func attribute(_ name: String, _ value: Double) -> String {
    " \(name)=\"\(SVGNumber.text(value))\""
  }

  func paint(_ name: String, _ color: Color) -> String { SVGText.paint(name, color) }
}

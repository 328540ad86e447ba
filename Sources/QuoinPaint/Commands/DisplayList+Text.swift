import QuoinGeometry
import QuoinModel

extension DisplayList {
  /// Returns a readable description of the commands, one per line, indented by nesting.
  ///
  ///     fill 10 10 80 40 radius 8 #ff3b30
  ///     text "Ada" at 12 30.5 width 40 system 17 #000000
  public func dump() -> String {
    var text = ""
    var depth = 0
    for command in commands {
      let isMask = if case .maskWith = command { true } else { false }
      if command.closes != nil || isMask { depth = max(0, depth - 1) }
      text += String(repeating: "  ", count: depth) + command.dump() + "\n"
      if command.opens != nil || isMask { depth += 1 }
    }
    return text
  }
}

extension DrawCommand {
  /// Returns a readable description of the command.
  func dump() -> String {
    switch self {
    case .beginClip(let shape): "clip \(Dump.shape(shape))"
    case .beginPathClip(let path):
      "clip path \(path.elements.count) steps in \(Dump.rect(path.bounds))"
    case .beginGroup(let opacity, let blend, _):
      "group \(Dump.number(opacity))" + (blend == .normal ? "" : " \(blend.rawValue)")
    case .beginFilter(let filters, _, _): "filter \(filters.map { "\($0)" }.joined(separator: " "))"
    case .beginMask: "masked"
    case .maskWith(let mask): "by the \(mask) of"
    case .beginSilhouette(let shadow):
      "silhouette \(Dump.color(shadow.color)) moved \(Dump.point(shadow.offset))"
        + " blurred \(Dump.number(shadow.deviation))"
    case .beginRotation(let angle, let center):
      "rotate \(Dump.number(angle * 180 / .pi)) about \(Dump.point(center))"
    case .beginTransform(let matrix): "transform \(SVGNumber.text(matrix))"
    case .endClip, .endGroup, .endFilter, .endMask, .endSilhouette, .endRotation, .endTransform:
      "end"
    case .beginElement(let index): "element \(index)"
    case .endElement: "end of the element"
    case .link(let link, let rect): "link \"\(link)\" \(Dump.rect(rect))"
    case .backdrop(let filters, let shape, _):
      "backdrop \(Dump.shape(shape)) \(filters.map { "\($0)" }.joined(separator: " "))"
    case .fill(let shape, let color): "fill \(Dump.shape(shape)) \(Dump.color(color))"
    case .gradient(let shape, let gradient):
      "gradient \(Dump.shape(shape)) \(Dump.gradient(gradient))"
    case .layer(let layer): "layer \(Dump.shape(layer.shape)) \(Dump.image(layer.image))"
    case .shadow(let shadow):
      "\(shadow.isInner ? "inner " : "")shadow \(Dump.shape(shadow.box)) \(Dump.color(shadow.color))"
        + " moved \(Dump.point(shadow.offset)) blurred \(Dump.number(shadow.deviation))"
        + " spread \(Dump.number(shadow.spread))"
    case .border(let shape, let width, let color):
      "border \(Dump.shape(shape)) width \(Dump.number(width)) \(Dump.color(color))"
    case .ellipse(let rect, let color): "ellipse \(Dump.rect(rect)) \(Dump.color(color))"
    case .path(let path, let fill, let stroke):
      "path \(path.elements.count) steps in \(Dump.rect(path.bounds))"
        + (fill.map { " fill \(Dump.color($0))" } ?? "")
        + (stroke.map { " stroke \(Dump.number($0.width)) \(Dump.color($0.color))" } ?? "")
    case .text(let line):
      "text \"\(line.string)\" \(line.anchor == .middle ? "about" : "at")"
        + " \(Dump.point(line.origin))"
        + (line.width.map { " width \(Dump.number($0))" } ?? "")
        + " \(line.font.family ?? "system") \(Dump.number(line.font.size))"
        + " \(Dump.color(line.color))" + (line.isRightToLeft ? " rtl" : "")
        + (line.letterSpacing == 0 ? "" : " letters \(Dump.number(line.letterSpacing))")
        + (line.wordSpacing == 0 ? "" : " words \(Dump.number(line.wordSpacing))")
        + (line.decoration.isEmpty ? "" : " decorated \(line.decorationLine)")
        + (line.decorationThickness.map { " thick \(Dump.number($0))" } ?? "")
        + (line.underlineOffset.map { " under \(Dump.number($0))" } ?? "")
        + (line.link.map { " link \"\($0)\"" } ?? "")
    case .image(let image):
      "image \"\(image.name)\" in \(Dump.rect(image.frame)) \(image.mode.rawValue)"
    }
  }
}

/// Formats values as text.
private enum Dump {
  static func number(_ value: Double) -> String { SVGNumber.text(value) }
  static func point(_ point: Point) -> String { SVGNumber.text(point) }

  static func rect(_ rect: Rect) -> String {
    point(rect.origin) + " " + number(rect.width) + " " + number(rect.height)
  }

  static func shape(_ shape: RoundedRect) -> String {
    let radii = shape.drawnRadii
    guard !radii.isZero else { return rect(shape.rect) }
    if let radius = radii.uniform { return rect(shape.rect) + " radius " + number(radius) }
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    return rect(shape.rect) + " radii "
      + corners.map { number($0.width) + "/" + number($0.height) }.joined(separator: " ")
  }

  static func gradient(_ gradient: DrawnGradient) -> String {
    let line =
      switch gradient.line {
      case .linear(let from, let to): "from \(point(from)) to \(point(to))"
      case .radial(let center, let radii):
        "about \(point(center)) to \(number(radii.width)) \(number(radii.height))"
      case .conic(let center, let angle):
        "around \(point(center)) from \(number(angle * 180 / .pi))"
      }
    let stops = gradient.stops.map { "\(color($0.color)) \(number($0.offset))" }
    return line + (gradient.isRepeating ? " repeated: " : ": ") + stops.joined(separator: ", ")
  }

  static func image(_ image: BackgroundLayer.Image) -> String {
    switch image {
    case .gradient: "of a gradient"
    case .picture(let name): "of \"\(name)\""
    }
  }

  static func color(_ color: Color) -> String {
    color.hex + (color.alpha < 1 ? "@" + number(color.alpha) : "")
  }
}

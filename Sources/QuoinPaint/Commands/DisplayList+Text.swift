import QuoinGeometry
import QuoinModel

extension DisplayList {
  /// The commands in words, one a line, indented by what they are in; for tests and for reading.
  ///
  ///     fill 10 10 80 40 radius 8 #ff3b30
  ///     text "Ada" at 12 30.5 width 40 system 17 #000000
  public func dump() -> String {
    var text = ""
    var depth = 0
    for command in commands {
      if command.isEnd { depth = max(0, depth - 1) }
      text += String(repeating: "  ", count: depth) + command.dump() + "\n"
      if command.isBegin { depth += 1 }
    }
    return text
  }
}

extension DrawCommand {
  fileprivate var isBegin: Bool {
    switch self {
    case .beginClip, .beginGroup, .beginRotation, .beginTransform: true
    default: false
    }
  }

  fileprivate var isEnd: Bool {
    switch self {
    case .endClip, .endGroup, .endRotation, .endTransform: true
    default: false
    }
  }

  /// The command in words.
  func dump() -> String {
    switch self {
    case .beginClip(let shape): "clip \(Dump.shape(shape))"
    case .beginGroup(let opacity, _): "group \(Dump.number(opacity))"
    case .beginRotation(let angle, let center):
      "rotate \(Dump.number(angle * 180 / .pi)) about \(Dump.point(center))"
    case .beginTransform(let matrix): "transform \(SVGNumber.text(matrix))"
    case .endClip, .endGroup, .endRotation, .endTransform: "end"
    case .fill(let shape, let color): "fill \(Dump.shape(shape)) \(Dump.color(color))"
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
    case .image(let image):
      "image \"\(image.name)\" in \(Dump.rect(image.frame)) \(image.mode.rawValue)"
    }
  }
}

/// Values in words.
private enum Dump {
  static func number(_ value: Double) -> String { SVGNumber.text(value) }
  static func point(_ point: Point) -> String { SVGNumber.text(point) }

  static func rect(_ rect: Rect) -> String {
    point(rect.origin) + " " + number(rect.width) + " " + number(rect.height)
  }

  static func shape(_ shape: RoundedRect) -> String {
    rect(shape.rect) + (shape.drawnRadius > 0 ? " radius " + number(shape.drawnRadius) : "")
  }

  static func color(_ color: Color) -> String {
    let hex = [color.red, color.green, color.blue].map { part in
      let byte = Int((part * 255).rounded())
      return String(byte / 16, radix: 16) + String(byte % 16, radix: 16)
    }
    return "#" + hex.joined() + (color.alpha < 1 ? "@" + number(color.alpha) : "")
  }
}

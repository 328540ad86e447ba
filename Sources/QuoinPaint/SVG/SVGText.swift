import QuoinGeometry
import QuoinModel

/// A line of text as SVG writes it.
struct SVGText {
  /// The element.
  let element: String

  init(_ line: DrawnText) {
    guard line.origin.isFinite, line.font.size.isFinite, line.font.size > 0 else {
      element = ""
      return
    }
    var parts = "<text xml:space=\"preserve\""
    parts += " x=\"\(SVGNumber.text(line.origin.x))\" y=\"\(SVGNumber.text(line.origin.y))\""
    parts += " font-family=\"\(SVGText.family(line.font))\""
    parts += " font-size=\"\(SVGNumber.text(line.font.size))\""
    if line.font.weight != .regular { parts += " font-weight=\"\(line.font.weight.rawValue)\"" }
    if line.font.isItalic { parts += " font-style=\"italic\"" }
    parts += SVGText.paint("fill", line.color)
    // Written from right to left, a line ends at its left end.
    let anchor = line.anchor == .middle ? "middle" : line.isRightToLeft ? "end" : "start"
    if anchor != "start" { parts += " text-anchor=\"\(anchor)\"" }
    if line.isRightToLeft { parts += " direction=\"rtl\"" }
    if let width = line.width, width > 0 {
      parts += " textLength=\"\(SVGNumber.text(width))\""
    }
    if line.wordSpacing > 0 {
      parts += " word-spacing=\"\(SVGNumber.text(line.wordSpacing))\""
    }
    element = parts + ">\(SVGText.escaped(line.string))</text>\n"
  }

  /// A paint and its opacity.
  static func paint(_ name: String, _ color: Color) -> String {
    func hex(_ part: Double) -> String {
      let byte = Int((part * 255).rounded())
      return String(byte / 16, radix: 16) + String(byte % 16, radix: 16)
    }
    let paint = " \(name)=\"#\(hex(color.red))\(hex(color.green))\(hex(color.blue))\""
    return color.alpha < 1
      ? paint + " \(name)-opacity=\"\(SVGNumber.text(color.alpha))\"" : paint
  }

  /// The families from the best one on.
  private static func family(_ font: Font) -> String {
    let system = font.isMonospaced ? "ui-monospace, monospace" : "-apple-system, Inter, sans-serif"
    guard let family = font.family, !family.isEmpty else { return system }
    return escaped("'" + family.filter { $0 != "'" } + "', ") + system
  }

  /// Characters that XML allows, with those that mean something to it replaced.
  static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      default:
        // XML has no place for control characters, not even escaped.
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}

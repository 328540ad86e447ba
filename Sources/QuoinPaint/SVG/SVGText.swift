import QuoinGeometry
import QuoinModel

/// A line of text, or a run of one, as SVG.
struct SVGText {
  /// The end tag of a text element.
  static let end = "</text>\n"

  /// The text as an element of its own.
  let element: String
  /// The text as a continuation of the preceding element.
  let part: String

  init(_ line: DrawnText) {
    guard line.origin.isFinite, line.font.size.isFinite, line.font.size > 0 else {
      (element, part) = ("", "")
      return
    }
    let attributes = SVGText.attributes(line)
    let content = SVGText.escaped(line.string)
    let (open, close) = SVGText.link(line)
    part = "\(open)<tspan\(attributes)>\(content)</tspan>\(close)"
    let start = "<text xml:space=\"preserve\""
    // A run may be followed by others, which must not inherit its attributes.
    if line.isPiece || line.link != nil {
      element = start + ">" + part + SVGText.end
    } else {
      element = start + attributes + ">" + content + SVGText.end
    }
  }

  /// The properties that choose among the fonts of a family and their instances.
  private static func choices(_ font: Font) -> [String] {
    guard !font.features.isEmpty else { return [] }
    var styles: [String] = []
    if let weight = font[.weight] { styles.append("font-weight:\(SVGNumber.text(weight))") }
    if let stretch = font[.stretch] { styles.append("font-stretch:\(SVGNumber.text(stretch))%") }
    if let slant = font[.slant] {
      styles.append("font-style:oblique \(SVGNumber.text(slant))deg")
    }
    if font[.fixedOpticalSize] != nil { styles.append("font-optical-sizing:none") }
    if let height = font[.xHeight] { styles.append("font-size-adjust:\(SVGNumber.text(height))") }
    if let height = font[.capHeight] {
      styles.append("font-size-adjust:cap-height \(SVGNumber.text(height))")
    }
    let axes = font.features.filter { $0.kind == .axis }
      .map { "'\(escaped($0.tag))' \(SVGNumber.text($0.coordinate))" }
    if !axes.isEmpty { styles.append("font-variation-settings:" + axes.joined(separator: ",")) }
    return styles
  }

  /// Returns the size of a font, in hundredths of a pixel if it is in 64ths, to which browsers cut those.
  private static func size(_ font: Font) -> String {
    let parts = font.size * 64
    guard parts == parts.rounded() else { return SVGNumber.text(font.size) }
    return SVGNumber.text((font.size * 100 - 1e-6).rounded(.up) / 100)
  }

  private static func attributes(_ line: DrawnText) -> String {
    var parts = " x=\"\(SVGNumber.text(line.origin.x))\" y=\"\(SVGNumber.text(line.origin.y))\""
    parts += " font-family=\"\(family(line.font))\""
    parts += " font-size=\"\(SVGText.size(line.font))\""
    if line.font.weight != .regular { parts += " font-weight=\"\(line.font.weight.rawValue)\"" }
    if line.font.isItalic { parts += " font-style=\"italic\"" }
    parts += paint("fill", line.color)
    // The end of a right-to-left line is at its left.
    let anchor = line.anchor == .middle ? "middle" : line.isRightToLeft ? "end" : "start"
    if anchor != "start" { parts += " text-anchor=\"\(anchor)\"" }
    if line.isRightToLeft { parts += " direction=\"rtl\"" }
    if line.isPiece, line.isRightToLeft { parts += " unicode-bidi=\"embed\"" }
    if let width = line.width, width > 0 {
      parts += " textLength=\"\(SVGNumber.text(width))\""
    }
    if line.wordSpacing != 0 {
      parts += " word-spacing=\"\(SVGNumber.text(line.wordSpacing))\""
    }
    if line.letterSpacing != 0 {
      parts += " letter-spacing=\"\(SVGNumber.text(line.letterSpacing))\""
    }
    var styles = decorationStyles(line)
    styles += choices(line.font)
    let features = line.font.features.filter { $0.kind == .feature }
      .map { ",'\($0.tag)' \($0.value)" }
    if !features.isEmpty {
      styles.append("font-feature-settings:'calt' 0" + features.joined())
    }
    parts += decoration(line)
    return styles.isEmpty ? parts : parts + " style=\"\(styles.joined(separator: ";"))\""
  }

  /// Returns the attribute for lines under, over and through a text, which the viewer draws
  /// according to the font.
  private static func decoration(_ line: DrawnText) -> String {
    var words: [String] = []
    if line.decoration.contains(.underline) { words.append("underline") }
    if line.decoration.contains(.overline) { words.append("overline") }
    if line.decoration.contains(.lineThrough) { words.append("line-through") }
    guard !words.isEmpty else { return "" }
    // Viewers that support only SVG 1.1 use the attribute, browsers the style.
    return " text-decoration=\"\(words.joined(separator: " "))\""
  }

  private static func decorationStyles(_ line: DrawnText) -> [String] {
    guard !line.decoration.isEmpty else { return [] }
    var style: [String] = []
    if line.decorationLine != .solid {
      style.append("text-decoration-style:\(line.decorationLine)")
    }
    if let thickness = line.decorationThickness {
      style.append("text-decoration-thickness:\(SVGNumber.text(thickness))px")
    }
    if let offset = line.underlineOffset {
      style.append("text-underline-offset:\(SVGNumber.text(offset))px")
    }
    if let color = line.decorationColor {
      style.append("text-decoration-color:\(css(color))")
    }
    return style
  }

  private static func link(_ line: DrawnText) -> (open: String, close: String) {
    guard let link = line.link, DrawnText.isSafe(link: link) else { return ("", "") }
    return ("<a href=\"\(escaped(link))\">", "</a>")
  }

  /// Returns an invisible shape with a link.
  static func link(_ link: String, _ element: String?) -> String {
    guard let element, DrawnText.isSafe(link: link) else { return "" }
    return "<a href=\"\(escaped(link))\"><\(element) fill=\"none\" pointer-events=\"all\"/></a>\n"
  }

  /// Returns the attributes for a paint and its opacity.
  static func paint(_ name: String, _ color: Color) -> String {
    let paint = " \(name)=\"\(color.hex)\""
    return color.alpha < 1
      ? paint + " \(name)-opacity=\"\(SVGNumber.text(color.alpha))\"" : paint
  }

  /// Returns a colour with its opacity in CSS syntax.
  private static func css(_ color: Color) -> String {
    guard color.alpha < 1 else { return color.hex }
    let bytes = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgba(\(bytes.joined(separator: ",")),\(SVGNumber.text(color.alpha)))"
  }

  /// Returns the font families, best first; a list that ends in a generic family is kept unchanged.
  private static func family(_ font: Font) -> String {
    let system = font.isMonospaced ? "ui-monospace, monospace" : "-apple-system, Inter, sans-serif"
    guard let family = font.family, !family.isEmpty else { return system }
    var names: [String] = []
    for part in family.split(separator: ",") {
      let name = String(part.filter { $0 != "'" && $0 != "\"" }.drop { $0 == " " })
      // A quoted generic family name would name an actual font.
      switch name {
      case "-webkit-standard": return (names + ["serif"]).joined(separator: ", ")
      case "serif", "sans-serif", "monospace": return (names + [name]).joined(separator: ", ")
      case "system-ui": names.append(name)
      default: names.append("'\(escaped(name))'")
      }
    }
    return (names + [system]).joined(separator: ", ")
  }

  /// Returns a string with XML special characters escaped and characters that XML does not allow
  /// replaced.
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
        // XML does not allow control characters, even escaped.
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}

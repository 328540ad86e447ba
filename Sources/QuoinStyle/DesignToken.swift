import QuoinBoxLayout
import QuoinModel

/// A named colour, font or spacing of a design, which rules refer to by its name.
///
///     let sheet = StyleSheet {
///       Token("brand", color: .teal)
///       Token("gap", 8)
///       Token("gap", 16, media: .regularWidth)
///       Rule(".badge") { $0.use("brand", for: .background) }
///     }
///
/// In CSS text it is the custom property `--brand`: `background: var(--brand)`.
public struct DesignToken: Sendable {
  /// What a token stands for.
  public enum Value: Hashable, Sendable {
    /// A colour.
    case color(Color)
    /// A number, or a length in points.
    case number(Double)
    /// A font.
    case font(Font)
    /// A name.
    case string(String)
  }

  /// The name, without dashes before it.
  public var name: String
  /// What it stands for.
  public var value: Value
  /// When it does, or `nil` for always; later tokens of a name win.
  public var media: MediaQuery?
  /// Where the user wrote it.
  public var place: SourcePlace

  /// A token of its parts.
  public init(
    _ name: String, _ value: Value, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.name = name
    self.value = value
    self.media = media
    place = SourcePlace(file: file, line: line)
  }

  /// A colour; one for light and dark surroundings is `Color(light:dark:)`.
  public init(
    _ name: String, color: Color, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .color(color), media: media, file: file, line: line)
  }

  /// A number, or a length in points.
  public init(
    _ name: String, _ number: Double, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .number(number), media: media, file: file, line: line)
  }

  /// A font.
  public init(
    _ name: String, font: Font, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .font(font), media: media, file: file, line: line)
  }
}

/// A design token, for sheets.
public typealias Token = DesignToken

extension DesignToken.Value {
  /// The value of a property that refers to the token, or `nil` where it cannot be one.
  func styleValue(for property: StyleProperty) -> StyleValue? {
    switch (self, property) {
    case (.color(let color), _):
      return property.takesColor ? .color(color) : nil
    case (.font(let font), .fontFamily): return .string(font.family ?? "")
    case (.font(let font), .fontSize): return .number(font.size)
    case (.font(let font), .fontWeight): return .weight(font.weight)
    case (.font(let font), .fontItalic): return .flag(font.isItalic)
    case (.font(let font), .fontMonospaced): return .flag(font.isMonospaced)
    case (.font(let font), .textStyle): return font.textStyle.map { .textStyle($0) } ?? .initial
    case (.string(let name), .fontFamily): return .string(name)
    case (.number(let number), _): return property.value(of: number)
    default: return nil
    }
  }

  /// The value in the words of CSS, for `var()`.
  var css: String {
    switch self {
    case .color(let color):
      let light = CSS.hex(color.resolved(.light))
      let dark = CSS.hex(color.resolved(.dark))
      return light == dark ? light : "light-dark(\(light), \(dark))"
    case .number(let number): return "\(number)px"
    case .font(let font):
      let family =
        font.family.map { "\"\($0)\"" } ?? (font.isMonospaced ? "monospace" : "system-ui")
      return "\(font.isItalic ? "italic " : "")\(font.weight.rawValue) \(font.size)px \(family)"
    case .string(let string): return "\"\(string)\""
    }
  }
}

extension StyleProperty {
  fileprivate var takesColor: Bool {
    switch self {
    case .color, .tint, .background, .borderTopColor, .borderLeftColor, .borderBottomColor,
      .borderRightColor, .outlineColor, .decorationColor, .accentOn, .accentOff, .accentThumb,
      .accentBar:
      true
    default: false
    }
  }

  /// A plain number as the property's value.
  fileprivate func value(of number: Double) -> StyleValue? {
    switch self {
    case .fontSize, .letterSpacing, .wordSpacing, .borderTopWidth, .borderLeftWidth,
      .borderBottomWidth, .borderRightWidth, .outlineWidth, .outlineOffset, .alpha, .width, .height,
      .minWidth, .minHeight,
      .maxWidth, .maxHeight, .aspectRatio, .minimumScale, .decorationThickness, .underlineOffset:
      .number(number)
    case .topLeftRadius, .topRightRadius, .bottomRightRadius, .bottomLeftRadius:
      .radius(CornerRadius(number))
    case .paddingTop, .paddingLeft, .paddingBottom, .paddingRight: .length(.points(number))
    case .lineHeight: .lineHeight(.points(number))
    case .lineLimit: .integer(Int(number.rounded()))
    default: nil
    }
  }
}

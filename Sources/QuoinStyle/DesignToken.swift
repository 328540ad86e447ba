import QuoinBoxLayout
import QuoinModel

/// A named colour, font or spacing value that rules refer to by name.
///
///     let sheet = StyleSheet {
///       Token("brand", color: .teal)
///       Token("gap", 8)
///       Token("gap", 16, media: .regularWidth)
///       Rule(".badge") { $0.use("brand", for: .background) }
///     }
///
/// In CSS text the token is the custom property `--brand`: `background: var(--brand)`.
public struct DesignToken: Sendable {
  /// The value of a design token.
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

  /// The name of the token, without leading dashes.
  public var name: String
  /// The value that references to the token are replaced with.
  public var value: Value
  /// The condition under which the token applies, or `nil` if it always does.
  ///
  /// Of several tokens with the same name, the last one that applies wins.
  public var media: MediaQuery?
  /// The source location of the token, used in diagnostics.
  public var place: SourcePlace

  /// Creates a token with a value of any type.
  public init(
    _ name: String, _ value: Value, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.name = name
    self.value = value
    self.media = media
    place = SourcePlace(file: file, line: line)
  }

  /// Creates a colour token.
  ///
  /// For a colour that differs in light and dark mode, pass `Color(light:dark:)`.
  public init(
    _ name: String, color: Color, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .color(color), media: media, file: file, line: line)
  }

  /// Creates a token for a number or a length in points.
  public init(
    _ name: String, _ number: Double, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .number(number), media: media, file: file, line: line)
  }

  /// Creates a font token.
  public init(
    _ name: String, font: Font, media: MediaQuery? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .font(font), media: media, file: file, line: line)
  }
}

/// A shorter name for `DesignToken`, for use in sheets.
public typealias Token = DesignToken

extension DesignToken.Value {
  /// Returns the value of a property that uses the token, or `nil` if the token's type does not
  /// fit.
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

  /// The value in CSS syntax, substituted for `var()`.
  var css: String {
    switch self {
    case .color(let color):
      let light = color.resolved(.light).hexWithAlpha
      let dark = color.resolved(.dark).hexWithAlpha
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

  /// Returns a plain number as a value of the property.
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
    case .lineLimit: Int(exactly: number.rounded()).map { .integer($0) }
    default: nil
    }
  }
}

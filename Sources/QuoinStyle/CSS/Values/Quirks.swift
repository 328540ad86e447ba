import QuoinModel

extension CSS {
  /// The additional values that properties accept in quirks mode: Quirks Mode §3.1 and §3.2.
  struct Quirks: OptionSet {
    let rawValue: UInt8

    /// A number is accepted as a length in pixels.
    static let unitlessLength = Quirks(rawValue: 1)
    /// Three or six digits are accepted as a colour without its `#`.
    static let hashlessColor = Quirks(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the quirks of a property or shorthand.
    init(of property: String) {
      if Quirks.lengths.contains(property) {
        self = .unitlessLength
      } else if Quirks.colors.contains(property) {
        self = .hashlessColor
      } else {
        self = []
      }
    }

    private static let lengths: Set<String> = [
      "background-position", "border-spacing", "border-top-width", "border-right-width",
      "border-bottom-width", "border-left-width", "border-width", "bottom", "clip", "font-size",
      "height", "left", "letter-spacing", "margin-right", "margin-left", "margin-top",
      "margin-bottom", "margin", "max-height", "max-width", "min-height", "min-width",
      "padding-top", "padding-bottom", "padding-left", "padding-right", "padding", "right",
      "text-indent", "top", "vertical-align", "width", "word-spacing",
    ]

    private static let colors: Set<String> = [
      "background-color", "border-color", "border-top-color", "border-right-color",
      "border-bottom-color", "border-left-color", "color",
    ]
  }
}

extension CSS.ValueReader {
  /// Reads a colour without its `#` in quirks mode: Quirks Mode §3.1.
  mutating func hashlessColor() -> Color? {
    guard quirks.contains(.hashlessColor) else { return nil }
    let digits: String
    switch kind {
    case .number(let number, isInteger: true) where (0..<1_000_000).contains(number):
      digits = CSS.ValueReader.sixDigits(String(Int(number)))
    case .dimension(let number, isInteger: true, let unit) where (0..<1_000_000).contains(number):
      digits = CSS.ValueReader.sixDigits(String(Int(number)) + unit)
    case .ident(let word): digits = word
    default: return nil
    }
    guard digits.utf8.count == 3 || digits.utf8.count == 6, let color = CSS.hexColor(digits) else {
      return nil
    }
    advance()
    return color
  }

  /// Returns digits with the leading zeros that were lost when they were parsed as a number.
  private static func sixDigits(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
  }
}

import Foundation
import QuoinStyle

/// The colours of presentational attributes such as `bgcolor`.
enum LegacyColor {
  /// Returns the colour of an attribute's value as CSS writes it, or `nil` if the value is empty or `transparent`.
  ///
  /// Any other text is a colour: HTML §2.4.6, the rules for parsing a legacy color value. So `000080` is navy, and
  /// `bgcolor` cannot add declarations.
  static func css(_ value: String) -> String? {
    let name = value.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if name.isEmpty || name == "transparent" { return nil }
    if CSS.namedColor(name) != nil { return name }
    let digits = name.first == "#" ? name.dropFirst() : name[...]
    if name.first == "#", digits.utf8.count == 3, Int(digits, radix: 16) ?? -1 >= 0 { return name }
    return "#" + components(digits).joined()
  }

  /// Returns red, green and blue as two hexadecimal digits each.
  private static func components(_ text: Substring) -> [String] {
    var digits: [Character] = []
    for scalar in text.unicodeScalars {
      let isDigit = Character(scalar).isHexDigit && scalar.isASCII
      // A character beyond the basic plane counts as the two code units that it has in UTF-16.
      digits += scalar.value > 0xFFFF ? ["0", "0"] : [isDigit ? Character(scalar) : "0"]
      if digits.count >= 128 { break }
    }
    digits = Array(digits.prefix(128))
    while digits.isEmpty || digits.count % 3 != 0 { digits.append("0") }
    let length = digits.count / 3
    var parts = (0..<3).map { digits[$0 * length..<($0 + 1) * length].suffix(8) }
    while let first = parts.first, first.count > 2, parts.allSatisfy({ $0.first == "0" }) {
      parts = parts.map { $0.dropFirst() }
    }
    return parts.map { part in
      let digits = String(part.prefix(2))
      return digits.count == 1 ? "0" + digits : digits
    }
  }
}

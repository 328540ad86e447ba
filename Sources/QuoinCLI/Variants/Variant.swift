import Quoin

/// The surroundings in which a document is drawn: of each kind one that was asked for, or `nil` for the document's own.
struct Variant: Hashable, Sendable {
  var device: NamedDevice?
  var scheme: ColorScheme?
  var textSize: TextSize?
  var direction: LayoutDirection?
  var language: String?

  /// What may differ between variants.
  enum Aspect: CaseIterable {
    case device, scheme, textSize, direction, language
  }

  /// What is asked for of an aspect, in words for a person.
  func words(for aspect: Aspect) -> String? {
    switch aspect {
    case .device: device?.name
    case .scheme: scheme.map { $0 == .dark ? "dark" : "light" }
    case .textSize: textSize.map(\.rawValue)
    case .direction: direction.map { $0 == .rightToLeft ? "right to left" : "left to right" }
    case .language: language
    }
  }

  /// What is asked for of some aspects, in words for a person.
  func label(_ aspects: some Sequence<Aspect>) -> String {
    aspects.compactMap { words(for: $0) }.joined(separator: " · ")
  }

  /// What is asked for of some aspects, as part of a file's name: `iphone-15_dark_ax1_rtl_de`.
  func fileName(_ aspects: some Sequence<Aspect>) -> String {
    aspects.compactMap { aspect -> String? in
      if aspect == .direction { return direction.map { $0 == .rightToLeft ? "rtl" : "ltr" } }
      return words(for: aspect).map { FileWord.of($0.lowercased()) }
    }.joined(separator: "_")
  }
}

/// Words as parts of files' names.
enum FileWord {
  /// A text with a hyphen for all that is neither a letter, a number, nor one of `._+`.
  static func of(_ text: String) -> String {
    var word = ""
    for character in text.prefix(80) {
      let isPlain = character.isLetter || character.isNumber || "._+-".contains(character)
      if isPlain {
        word.append(character)
      } else if word.last != "-" {
        word.append("-")
      }
    }
    while word.last == "-" { word.removeLast() }
    // A file that begins with a dot is not seen, and dots alone are folders.
    let start = word.drop { $0 == "-" || $0 == "." }
    return start.isEmpty ? "_" : String(start)
  }
}

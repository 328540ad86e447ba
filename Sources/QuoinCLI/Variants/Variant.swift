import Quoin

/// The traits that a document is drawn with: for each aspect a requested value, or `nil` for the document's own.
struct Variant: Hashable, Sendable {
  var device: NamedDevice?
  var scheme: ColorScheme?
  var textSize: TextSize?
  var direction: LayoutDirection?
  var language: String?

  /// The aspects in which variants may differ.
  enum Aspect: CaseIterable {
    case device, scheme, textSize, direction, language
  }

  /// Returns the requested value of an aspect as text, or `nil` if none was requested.
  func words(for aspect: Aspect) -> String? {
    switch aspect {
    case .device: device?.name
    case .scheme: scheme.map { $0 == .dark ? "dark" : "light" }
    case .textSize: textSize.map(\.rawValue)
    case .direction: direction.map { $0 == .rightToLeft ? "right to left" : "left to right" }
    case .language: language
    }
  }

  /// Returns the requested values of some aspects as a label.
  func label(_ aspects: some Sequence<Aspect>) -> String {
    aspects.compactMap { words(for: $0) }.joined(separator: " · ")
  }

  /// Returns the requested values of some aspects as part of a file name: `iphone-15_dark_ax1_rtl_de`.
  func fileName(_ aspects: some Sequence<Aspect>) -> String {
    aspects.compactMap { aspect -> String? in
      if aspect == .direction { return direction.map { $0 == .rightToLeft ? "rtl" : "ltr" } }
      return words(for: aspect).map { FileNamePart.of($0.lowercased()) }
    }.joined(separator: "_")
  }
}

/// Text as part of file names.
enum FileNamePart {
  /// Returns a text with hyphens for everything but letters, numbers and `._+`.
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
    // Files that begin with a dot are hidden, and dots alone refer to folders.
    let start = word.drop { $0 == "-" || $0 == "." }
    return start.isEmpty ? "_" : String(start)
  }
}

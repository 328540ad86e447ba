import QuoinModel
import QuoinStyle

// The colour schemes that documents admit: CSS Color Adjustment 1 §2, HTML §4.2.5.1.
extension HTMLReader {
  /// Returns the scheme in which an element is painted: light, unless it admits the preferred one.
  func colorScheme(of computed: CSS.ComputedStyle) -> ColorScheme { schemes.scheme(of: computed) }

  /// What determines the schemes of elements.
  var schemes: CSS.AdmittedSchemes { schemes(in: environment) }

  /// What determines the schemes of elements in an environment.
  func schemes(in environment: MediaEnvironment) -> CSS.AdmittedSchemes {
    // As browsers have it, paper is light.
    CSS.AdmittedSchemes(
      page: admittedSchemes,
      prefersDark: environment.traits.colorScheme == .dark && environment.medium != .print)
  }

  /// Returns the schemes that the first valid `<meta name=color-scheme>` admits.
  func schemesOfPage() -> [String] {
    for index in elements where tree.items[index].tag == "meta" {
      guard tree.attribute("name", of: index)?.value.lowercased() == "color-scheme",
        let content = tree.attribute("content", of: index)?.value.lowercased()
      else { continue }
      let words = content.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty, words.allSatisfy(HTMLReader.isIdent) else { continue }
      return words.filter { $0 != "normal" }
    }
    return []
  }

  private static func isIdent(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0 == "-" || $0 == "_" } ?? false
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}

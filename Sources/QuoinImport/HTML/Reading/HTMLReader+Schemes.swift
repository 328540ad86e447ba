import QuoinModel
import QuoinStyle

// The colour schemes that documents admit: CSS Color Adjustment 1 §2, HTML §4.2.5.1.
extension HTMLReader {
  /// Returns the scheme in which an element is painted: light, unless it admits the preferred one.
  func colorScheme(of computed: CSS.ComputedStyle) -> ColorScheme {
    guard case .list(let words) = computed[.colorScheme] else { return pageScheme }
    return used(words.compactMap { if case .ident(let word) = $0 { word } else { nil } })
  }

  /// The scheme of elements that do not say which they admit.
  var pageScheme: ColorScheme { admittedSchemes.isEmpty ? .light : used(admittedSchemes) }

  private func used(_ admitted: [String]) -> ColorScheme {
    // As browsers have it, paper is light.
    let prefersDark =
      environment.traits.colorScheme == .dark && environment.medium != .print
    if admitted.contains("dark"), prefersDark || !admitted.contains("light") { return .dark }
    return .light
  }

  /// Fixes inherited colours in elements whose scheme is another than around them: as browsers have it, system colours
  /// are those of the scheme of the element that says them.
  mutating func keepInheritedColors() {
    guard let root = styles.first?[.colorScheme],
      styles.contains(where: { $0[.colorScheme] != root })
    else { return }
    // The colours as they were inherited, of elements where they are fixed.
    var fixed: [Int: (said: Color, kept: Color)] = [:]
    for (number, index) in elements.enumerated() {
      let item = tree.items[index]
      guard item.parent >= 0, let parent = element(of: Int(item.parent)),
        !item.traits.contains(.control)
      else { continue }
      let color = styles[number].color
      if let outer = fixed[parent] {
        guard color == outer.said || color == outer.kept else { continue }
        fixed[number] = outer
      } else {
        let scheme = colorScheme(of: styles[parent])
        guard colorScheme(of: styles[number]) != scheme, color == styles[parent].color,
          color.resolved(.light) != color.resolved(.dark)
        else { continue }
        fixed[number] = (color, color.resolved(scheme))
      }
      if let kept = fixed[number]?.kept, color != kept {
        styles[number][.color] = .color(kept)
      }
    }
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

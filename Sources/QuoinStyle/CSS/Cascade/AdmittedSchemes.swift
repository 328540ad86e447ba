import QuoinModel

extension CSS {
  /// What determines the colour schemes of a document's elements: CSS Color Adjustment 1 §2.
  package struct AdmittedSchemes: Sendable {
    /// The schemes that the page admits where the property `color-scheme` is `normal`; empty if it admits the light one.
    var page: [String]
    /// Whether the reader prefers the dark scheme.
    var prefersDark: Bool

    package init(page: [String], prefersDark: Bool) {
      self.page = page
      self.prefersDark = prefersDark
    }

    /// The scheme of elements that do not specify which they admit.
    package var ofPage: ColorScheme { page.isEmpty ? .light : used(page) }

    /// Returns the scheme in which an element is painted: light, unless it admits the preferred one.
    package func scheme(of computed: ComputedStyle) -> ColorScheme {
      guard case .list(let words) = computed[.colorScheme] else { return ofPage }
      return used(words.compactMap { if case .ident(let word) = $0 { word } else { nil } })
    }

    private func used(_ admitted: [String]) -> ColorScheme {
      if admitted.contains("dark"), prefersDark || !admitted.contains("light") { return .dark }
      return .light
    }
  }
}

extension CSS.ComputedStyle {
  /// Fixes an inherited colour in an element whose scheme is not that of its parent: as browsers have it, system colours
  /// are those of the scheme of the element that specifies them.
  mutating func keepColor(of parent: CSS.ComputedStyle, _ schemes: CSS.AdmittedSchemes) {
    if self[.colorScheme] == parent[.colorScheme] { return }
    let (outer, own) = (schemes.scheme(of: parent), schemes.scheme(of: self))
    let color = parent.color
    guard outer != own, color.resolved(.light) != color.resolved(.dark) else { return }
    self[.color] = .color(.color(color.resolved(outer)))
  }
}

extension CSS.Declared {
  /// Whether a declaration specifies a colour rather than takes that of the parent; `nil` for other properties.
  var specifiesColor: Bool? {
    switch self {
    case .wide(.color, let word): word == "initial"
    case .value(.color, let value): value != .color(.current)
    default: nil
    }
  }
}

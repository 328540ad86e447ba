import QuoinModel
import QuoinStyle

extension NodeBuilder {
  /// Returns a text hyphenated according to `hyphens`: CSS Text 4 §6.3.1.
  ///
  /// It has no soft hyphens, those of the author, or also those of a dictionary in words without
  /// any.
  mutating func hyphenated(_ text: String, in item: Int) -> String {
    switch reader.style(of: item)[CSS.Property.hyphens] {
    case .keyword(.none):
      guard text.utf8.contains(0xAD) else { return text }
      return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{AD}" }))
    case .keyword(.auto):
      guard text.utf8.contains(where: { $0 > 32 }) else { return text }
      guard let language = language(of: item) else {
        reader.findings.report(
          "missing-dictionary", about: "no language",
          "'hyphens: auto' needs the language of the text: write 'lang'", reader.place(item))
        return text
      }
      if let hyphenator = HyphenationDictionaries.hyphenator(
        of: language, in: reader.options.hyphenationFolders)
      {
        return hyphenator.hyphenated(text)
      }
      reader.findings.report(
        "missing-dictionary", about: language,
        "there is no dictionary for 'hyphens: auto' in the language '\(language.prefix(20))'; its "
          + "words end at soft hyphens only", reader.place(item))
      return text
    default: return text
    }
  }

  /// Returns the language of an element, specified by itself or its nearest ancestor.
  private func language(of item: Int) -> String? {
    var step = item
    while step >= 0 {
      let language =
        reader.tree.attribute("lang", of: step) ?? reader.tree.attribute("xml:lang", of: step)
      if let language { return language.value.isEmpty ? nil : language.value }
      step = Int(reader.tree.items[step].parent)
    }
    return nil
  }
}

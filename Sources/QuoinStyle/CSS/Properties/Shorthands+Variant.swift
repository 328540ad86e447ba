extension CSS.Shorthands {
  /// `font-variant`: CSS Fonts 4 §6.11; the stylistic alternates are not among its values.
  static func fontVariant() -> Entry {
    let names = [
      "font-variant-caps", "font-variant-numeric", "font-variant-ligatures",
      "font-variant-position", "font-variant-east-asian",
    ]
    let properties = names.compactMap(CSS.Property.named)
    return Entry(names: names) { reader in
      if reader.keyword(.normal) { return initials(names) }
      if reader.keyword(.none) {
        return initials(names.filter { $0 != "font-variant-ligatures" })
          + [(.fontVariantLigatures, .keyword(.none))]
      }
      return anyOrder(properties, &reader)
    }
  }

  /// `white-space`: CSS Text 4 §3.3.
  static func whiteSpace() -> Entry {
    let names = ["white-space-collapse", "text-wrap-mode"]
    let words: [CSS.Keyword: (CSS.Keyword, CSS.Keyword)] = [
      .normal: (.collapse, .wrap), .pre: (.preserve, .nowrap), .preWrap: (.preserve, .wrap),
      .preLine: (.preserveBreaks, .wrap),
    ]
    return Entry(names: names) { reader in
      guard let word = reader.keyword(words.keys), let (spaces, mode) = words[word] else {
        return anyOrder(names.compactMap(CSS.Property.named), &reader)
      }
      return properties(names, [.keyword(spaces), .keyword(mode)])
    }
  }
}

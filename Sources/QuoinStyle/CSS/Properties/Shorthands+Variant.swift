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
}

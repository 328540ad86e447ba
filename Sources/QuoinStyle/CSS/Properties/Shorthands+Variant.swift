extension CSS.Shorthands {
  /// `font-variant`, with its values for capitals and numerals only: CSS Fonts 4 §6.11.
  static func fontVariant() -> Entry {
    let names = ["font-variant-caps", "font-variant-numeric"]
    return Entry(names: names) { reader in
      if reader.keyword(.normal) || reader.keyword(.none) { return initials(names) }
      return anyOrder(names, &reader)
    }
  }
}

extension CSS.Shorthands {
  /// CSS Fonts 4 §6.11: the forms of letters; those of which there is nothing to choose stay.
  static func fontVariant() -> Entry {
    let names = ["font-variant-caps", "font-variant-numeric"]
    return Entry(names: names) { reader in
      if reader.keyword(.normal) || reader.keyword(.none) { return initials(names) }
      return anyOrder(names, &reader)
    }
  }
}

/// The localized strings of a document in one language, by keys such as `Xy3-ab-1cd.text`.
struct StringTable: Hashable, Sendable {
  private(set) var texts: [String: String] = [:]
  /// Whether texts are left out because their variables expand to too much.
  private(set) var isCutShort = false

  /// Creates an empty table.
  init() {}

  /// Reads the strings of a file; plural variations use the plural form.
  ///
  /// - Parameter values: The pairs of a `.strings` or `.stringsdict` file.
  init(_ values: [String: PropertyValue]) {
    for (key, value) in values {
      if case .text(let text) = value { texts[key] = text }
    }
    // In a fixed order, because which texts are left out depends on those before.
    var room = PluralFormat.maximumBytes
    for key in values.keys.sorted() {
      guard let value = values[key], case .dictionary = value else { continue }
      texts[key] = StringTable.plural(value, &room)
      isCutShort = isCutShort || room < 0
    }
  }

  /// Reads the strings of a language from a string catalogue (`.xcstrings`).
  ///
  /// - Parameters:
  ///   - language: The requested language; the closest available one is used.
  ///   - idiom: The kind of device, for strings that vary by device.
  init(catalogue: PropertyValue, language: String, idiom: String) {
    for (key, entry) in catalogue["strings"]?.members ?? [:] {
      let localizations = entry["localizations"]?.members ?? [:]
      guard let name = LanguageChoice.best(for: language, among: localizations.keys),
        let text = localizations[name].flatMap({ StringTable.text($0, idiom: idiom, level: 0) })
      else { continue }
      texts[key] = text
    }
  }

  /// Returns the languages of a string catalogue.
  static func languages(ofCatalogue value: PropertyValue) -> Set<String> {
    var languages: Set<String> = []
    for entry in value["strings"]?.members.values ?? [:].values {
      languages.formUnion(entry["localizations"]?.members.keys ?? [:].keys)
    }
    return languages
  }

  /// Adds the strings of another table, except those whose keys exist already.
  mutating func merge(_ other: StringTable) {
    texts.merge(other.texts) { known, _ in known }
    isCutShort = isCutShort || other.isCutShort
  }

  /// Returns the string of a string catalogue's entry, or its matching variation.
  private static func text(_ value: PropertyValue, idiom: String, level: Int) -> String? {
    if let text = value["stringUnit"]?["value"]?.text { return text }
    guard level < 4, let variations = value["variations"] else { return nil }
    let names = ["device": [idiom, "other"], "plural": ["other", "many", "few", "two", "one"]]
    for (kind, cases) in names.sorted(by: { $0.key < $1.key }) {
      for name in cases {
        if let variation = variations[kind]?[name],
          let text = text(variation, idiom: idiom, level: level + 1)
        {
          return text
        }
      }
    }
    return nil
  }

  /// Returns the widest variation of a `.stringsdict` entry, or its format string with its variables replaced by their
  /// plural forms.
  ///
  /// - Parameter room: The bytes that expansions of variables may still read; negative if they were exceeded.
  private static func plural(_ value: PropertyValue, _ room: inout Int) -> String? {
    if let rule = value["NSStringVariableWidthRuleType"]?.members {
      // Widths such as `20` and `20.0` are equal.
      return rule.compactMap { width, text in
        Number.parse(width).flatMap { number in text.text.map { (number, width, $0) } }
      }.max { ($0.0, $0.1) < ($1.0, $1.1) }?.2
    }
    guard let text = value["NSStringLocalizedFormatKey"]?.text else { return nil }
    var format = PluralFormat(variables: value, room: room)
    defer { room = format.room }
    return format.expanded(text)
  }
}

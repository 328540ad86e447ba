/// The texts of one language for one document, by keys such as `Xy3-ab-1cd.text`.
struct StringTable: Hashable, Sendable {
  private(set) var texts: [String: String] = [:]

  /// No texts.
  init() {}

  /// The texts of a table, where those of plurals are the ones for many.
  ///
  /// - Parameter values: the pairs of a `.strings` or a `.stringsdict`.
  init(_ values: [String: PropertyValue]) {
    for (key, value) in values {
      switch value {
      case .text(let text): texts[key] = text
      case .dictionary: texts[key] = StringTable.plural(value)
      default: break
      }
    }
  }

  /// The texts of a language in a string catalogue, `.xcstrings`.
  ///
  /// - Parameters:
  ///   - language: the language as it is asked for; the closest that a text has is taken.
  ///   - idiom: the kind of device, for texts that depend on it.
  init(catalogue: PropertyValue, language: String, idiom: String) {
    for (key, entry) in catalogue["strings"]?.members ?? [:] {
      let localizations = entry["localizations"]?.members ?? [:]
      guard let name = LanguageChoice.best(for: language, among: localizations.keys),
        let text = localizations[name].flatMap({ StringTable.text($0, idiom: idiom, level: 0) })
      else { continue }
      texts[key] = text
    }
  }

  /// The languages that a string catalogue has texts in.
  static func languages(ofCatalogue value: PropertyValue) -> Set<String> {
    var languages: Set<String> = []
    for entry in value["strings"]?.members.values ?? [:].values {
      languages.formUnion(entry["localizations"]?.members.keys ?? [:].keys)
    }
    return languages
  }

  /// Adds the texts of another table; keys that are known keep theirs.
  mutating func merge(_ other: StringTable) {
    texts.merge(other.texts) { known, _ in known }
  }

  /// A text of a string catalogue, or the variation of it that holds.
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

  /// A text of a `.stringsdict` with the words for many in the places of its variables.
  private static func plural(_ value: PropertyValue) -> String? {
    if let rule = value["NSStringVariableWidthRuleType"]?.members {
      // The longest one.
      return rule.compactMap { width, text in
        Number.parse(width).flatMap { number in text.text.map { (number, $0) } }
      }.max { $0.0 < $1.0 }?.1
    }
    guard var text = value["NSStringLocalizedFormatKey"]?.text else { return nil }
    for (name, variable) in value.members.sorted(by: { $0.key < $1.key }) {
      guard let words = variable["other"]?.text ?? variable["many"]?.text else { continue }
      text = text.replacing("%#@\(name)@", with: words)
    }
    return text
  }
}

/// The choice of the language that matches a request best.
enum LanguageChoice {
  /// Returns the closest available language: `pt-BR` before `pt`, `zh-Hant-TW` before `zh-Hant`.
  ///
  /// - Returns: The language as written in `languages`.
  static func best(for wanted: String, among languages: some Collection<String>) -> String? {
    let known = languages.sorted()
    for step in steps(wanted) {
      if let language = known.first(where: { normal($0) == step }) { return language }
    }
    return nil
  }

  /// Whether text in a language satisfies a request for another language: `pt` for `pt-BR`.
  static func isFitting(_ language: String, _ wanted: String) -> Bool {
    steps(wanted).contains(normal(language))
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool {
    let parts = normal(language).split(separator: "-")
    if parts.dropFirst().contains(where: { ["arab", "hebr", "thaa", "nkoo", "rohg"].contains($0) })
    {
      return true
    }
    if parts.dropFirst().contains(where: { ["latn", "cyrl"].contains($0) }) { return false }
    return parts.first.map { rightToLeft.contains($0) } ?? false
  }

  private static let rightToLeft: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ku", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Returns a language and its more general forms, the closest first.
  private static func steps(_ language: String) -> [String] {
    var parts = normal(language).split(separator: "-")
    var steps: [String] = []
    while !parts.isEmpty {
      steps.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // The script of Chinese follows from the region.
    if let first = steps.first, first.hasPrefix("zh-"),
      !steps.contains(where: { $0.contains("-han") })
    {
      let isTraditional = ["-tw", "-hk", "-mo"].contains { first.hasSuffix($0) }
      steps.insert(isTraditional ? "zh-hant" : "zh-hans", at: 1)
    }
    return steps
  }

  /// Returns a language in normal form: `pt_BR` as `pt-br`, and old folder names such as `English` as codes.
  private static func normal(_ language: String) -> String {
    let text = language.lowercased().replacing("_", with: "-")
    return old[text] ?? text
  }

  private static let old = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es",
    "italian": "it", "dutch": "nl",
  ]
}

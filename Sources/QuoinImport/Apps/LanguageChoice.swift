/// Which of several languages is the one that is asked for.
enum LanguageChoice {
  /// The first of the languages that is asked for, the closest first: `pt-BR` before `pt`, `zh-Hant-TW` before `zh-Hant`.
  ///
  /// - Returns: the language as it is written among those that there are.
  static func best(for wanted: String, among languages: some Collection<String>) -> String? {
    let known = languages.sorted()
    for step in steps(wanted) {
      if let language = known.first(where: { normal($0) == step }) { return language }
    }
    return nil
  }

  /// Whether a text in a language is one for whoever asks for another: `pt` for `pt-BR`.
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

  /// A language and what it is a kind of, the closest first.
  private static func steps(_ language: String) -> [String] {
    var parts = normal(language).split(separator: "-")
    var steps: [String] = []
    while !parts.isEmpty {
      steps.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // Chinese has two scripts, which regions stand for.
    if let first = steps.first, first.hasPrefix("zh-"),
      !steps.contains(where: { $0.contains("-han") })
    {
      let isTraditional = ["-tw", "-hk", "-mo"].contains { first.hasSuffix($0) }
      steps.insert(isTraditional ? "zh-hant" : "zh-hans", at: 1)
    }
    return steps
  }

  /// `pt_BR` as `pt-br`, and the names of folders from before there were codes.
  private static func normal(_ language: String) -> String {
    let text = language.lowercased().replacing("_", with: "-")
    return old[text] ?? text
  }

  private static let old = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es",
    "italian": "it", "dutch": "nl",
  ]
}

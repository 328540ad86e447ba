import QuoinModel

/// The families in a set of fonts, and which of them serves a request.
struct FontFamilies: Sendable {
  /// Where the answer to a request comes from.
  enum Origin: Sendable {
    /// The request was for the system's font.
    case system
    /// The family is in the set.
    case found
    /// None of the families is there, and another one stands in.
    case replaced
  }

  /// The family that stands in for the system's font.
  let system: String
  /// The family of fixed pitch.
  let monospaced: String
  private let names: [String: String]

  /// The families by their names.
  ///
  /// - Parameters:
  ///   - names: the families in the order of their files.
  ///   - isChosen: whether somebody chose the files and their order, so that the first is meant.
  ///   - aliases: what documents call families, which wins over the families' own names.
  init(names: [String], isChosen: Bool = true, aliases: [String: String] = [:]) {
    var byKey: [String: String] = [:]
    for (alias, name) in aliases.sorted(by: { $0.key < $1.key }) {
      byKey[FontFamilies.key(alias)] = name
    }
    for name in names where byKey[FontFamilies.key(name)] == nil {
      byKey[FontFamilies.key(name)] = name
    }
    self.names = byKey
    let first = names.first ?? "sans-serif"
    let common = isChosen ? nil : byKey["dejavusans"]
    system = byKey["inter"] ?? byKey["intervariable"] ?? common ?? first
    monospaced = byKey["dejavusansmono"] ?? byKey["menlo"] ?? system
  }

  /// Whether a family is in the set.
  func has(_ family: String) -> Bool { names[FontFamilies.key(family)] != nil }

  /// The family that serves a font.
  func resolve(_ font: Font) -> (name: String, origin: Origin) {
    guard let asked = font.family, !asked.isEmpty else {
      return (font.isMonospaced ? monospaced : system, .system)
    }
    var isSystem = false
    var isMonospaced = font.isMonospaced
    // A list of families, as CSS has it: the first that is there.
    for part in asked.split(separator: ",") {
      let key = FontFamilies.key(String(part))
      if let name = names[key] ?? StandIns.name(for: key, among: names) {
        guard key == "webkitstandard" else { return (name, .found) }
        // A browser's standard font is nobody's wish; who wished for the system's gets that.
        if !isSystem, !isMonospaced { return (name, .replaced) }
      }
      // A PostScript name: “AvenirNext-DemiBold” is of the family “Avenir Next”.
      if let dash = part.firstIndex(of: "-"), dash != part.startIndex {
        let key = FontFamilies.key(String(part[..<dash]))
        if let name = names[key] ?? StandIns.name(for: key, among: names) { return (name, .found) }
      }
      switch key {
      case "systemui", "sfpro", "sfprotext", "sfprodisplay", "sansserif", "system",
        "sfuitext", "sfuidisplay":
        return (font.isMonospaced ? monospaced : system, .system)
      case "monospace": return (monospaced, .system)
      case "uimonospace": isMonospaced = true
      // Lists begin with these for browsers on Apple's systems; others go on to what follows. Any font
      // may be the one with serifs.
      case "applesystem", "blinkmacsystemfont", "serif", "uiserif", "uisansserif", "uirounded":
        isSystem = true
      default: continue
      }
    }
    let isKnown = isSystem || (isMonospaced && !font.isMonospaced)
    return (isMonospaced ? monospaced : system, isKnown ? .system : .replaced)
  }

  /// The measures of the first family of a font's list that has known ones.
  func meant(_ font: Font) -> AppleFamilies? {
    for part in font.family?.split(separator: ",") ?? [] {
      let name = part.split(separator: "-").first ?? part
      if let found = AppleFamilies.named(FontFamilies.key(String(part)))
        ?? AppleFamilies.named(FontFamilies.key(String(name)))
      {
        return found
      }
    }
    return nil
  }

  /// The family that serves a font and those of its list that serve what it lacks, as Pango takes
  /// them.
  func fallbacks(_ font: Font, from first: String) -> String {
    guard let asked = font.family else { return first }
    var found = [first]
    for part in asked.split(separator: ",") {
      let key = FontFamilies.key(String(part))
      guard let name = names[key] ?? StandIns.name(for: key, among: names), !found.contains(name)
      else { continue }
      found.append(name)
    }
    // Signs and symbols that the fonts of browsers lack come from the font that browsers take next.
    if FontFamilies.key(first).hasPrefix("liberation"), let symbols = names["dejavusans"],
      !found.contains(symbols)
    {
      found.append(symbols)
    }
    return found.joined(separator: ",")
  }

  /// A name without what people write differently: spaces, dashes, quotes, dots, capitals.
  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// Families that serve in place of others: those whose glyphs are as wide, and those that browsers on
/// free systems take for the generic names of CSS.
private enum StandIns {
  static func name(for key: String, among names: [String: String]) -> String? {
    for name in table[key, default: []] {
      if let found = names[name] { return found }
    }
    return nil
  }

  /// As the metric aliases of fontconfig have them.
  ///
  /// Chromium's generic families are Arial and Times New Roman, of which these are the stand-ins, and
  /// the system's one of fixed pitch.
  private static let table: [String: [String]] = [
    "arial": ["liberationsans", "arimo"], "helvetica": ["liberationsans", "arimo"],
    "arimo": ["liberationsans"], "sansserif": ["liberationsans", "arimo"],
    "arialnarrow": ["liberationsansnarrow"], "helveticanarrow": ["liberationsansnarrow"],
    "times": ["liberationserif", "tinos"], "timesnewroman": ["liberationserif", "tinos"],
    "tinos": ["liberationserif"], "serif": ["liberationserif", "tinos", "dejavuserif"],
    "webkitstandard": ["liberationserif", "tinos", "dejavuserif"],
    "courier": ["liberationmono", "cousine"], "couriernew": ["liberationmono", "cousine"],
    "cousine": ["liberationmono"], "monospace": ["dejavusansmono"],
    "calibri": ["carlito"], "cambria": ["caladea"], "georgia": ["gelasio"],
  ]
}

import QuoinModel

/// The families in a set of fonts, and which of them serves a request.
struct FontFamilies: Sendable {
  /// Where the answer to a request comes from.
  enum Origin: Sendable {
    /// The request was for the system's font.
    case system
    /// The family is in the set.
    case found
    /// The family is not there, and the system's stand-in is used.
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
  init(names: [String], isChosen: Bool = true) {
    var byKey: [String: String] = [:]
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
    // A list of families, as CSS has it: the first that is there.
    for part in asked.split(separator: ",") {
      let key = FontFamilies.key(String(part))
      if let name = names[key] { return (name, .found) }
      // A PostScript name: “AvenirNext-DemiBold” is of the family “Avenir Next”.
      if let dash = part.firstIndex(of: "-"),
        let name = names[FontFamilies.key(String(part[..<dash]))]
      {
        return (name, .found)
      }
      switch key {
      case "applesystem", "systemui", "sfpro", "sfprotext", "sfprodisplay", "sansserif", "system",
        "blinkmacsystemfont", "uisansserif", "sfuitext", "sfuidisplay":
        return (font.isMonospaced ? monospaced : system, .system)
      case "monospace", "uimonospace":
        return (monospaced, .system)
      case "serif", "uiserif":
        if let serif = names["dejavuserif"] { return (serif, .found) }
      default: continue
      }
    }
    return (font.isMonospaced ? monospaced : system, .replaced)
  }

  /// The family that serves a font and those of its list that serve what it lacks, as Pango takes
  /// them.
  func fallbacks(_ font: Font, from first: String) -> String {
    guard let asked = font.family, asked.utf8.contains(UInt8(ascii: ",")) else { return first }
    var found = [first]
    for part in asked.split(separator: ",") {
      guard let name = names[FontFamilies.key(String(part))], !found.contains(name) else {
        continue
      }
      found.append(name)
    }
    return found.joined(separator: ",")
  }

  /// A name without what people write differently: spaces, dashes, quotes, dots, capitals.
  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

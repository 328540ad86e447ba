import QuoinModel

/// The families in a set of fonts, and the choice of a family for a request.
struct FontFamilies: Sendable {
  /// How the family for a request was chosen.
  enum Origin: Sendable {
    /// The request was for the system font.
    case system
    /// The family is in the set.
    case found
    /// None of the requested families is available, and a substitute is used.
    case replaced
  }

  /// The family that substitutes for the system font.
  let system: String
  /// The monospaced family.
  let monospaced: String
  private let names: [String: String]
  /// The fonts of documents.
  private let faces: DocumentFaces
  /// Whether some of the fonts come from documents.
  let haveDocumentFonts: Bool

  /// Creates the lookup from family names.
  ///
  /// - Parameters:
  ///   - names: the families in the order of their files.
  ///   - isChosen: whether the files and their order were chosen explicitly, so that the first one
  ///     is preferred.
  ///   - aliases: the documents' names for families, which take precedence over the families' own
  ///     names.
  ///   - faces: the fonts of documents by the families that the aliases refer to.
  init(
    names: [String], isChosen: Bool = true, aliases: [String: String] = [:],
    faces: DocumentFaces = DocumentFaces()
  ) {
    self.faces = faces
    haveDocumentFonts = !aliases.isEmpty
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

  /// Returns the family to use for a font.
  func resolve(_ font: Font) -> (name: String, origin: Origin) {
    guard let asked = font.family, !asked.isEmpty else {
      return (font.isMonospaced ? monospaced : system, .system)
    }
    var isSystem = false
    var isMonospaced = font.isMonospaced
    // A CSS family list: the first available family is used.
    for part in asked.split(separator: ",") {
      let key = FontFamilies.key(String(part))
      if let name = names[key] ?? StandIns.name(for: key, among: names) {
        guard key == "webkitstandard" else { return (name, .found) }
        // A browser's standard font is never a deliberate choice; a request for the system font
        // gets that instead.
        if !isSystem, !isMonospaced { return (name, .replaced) }
      }
      // A PostScript name: “AvenirNext-DemiBold” belongs to the family “Avenir Next”.
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
      // Lists begin with these names for browsers on Apple's systems; other browsers continue with
      // the next one. Any font may serve as the serif one.
      case "applesystem", "blinkmacsystemfont", "serif", "uiserif", "uisansserif", "uirounded":
        isSystem = true
      default: continue
      }
    }
    // Browsers do not use these for families of other names, and continue with the list.
    for part in asked.split(separator: ",") {
      if let name = StandIns.lastResort(for: FontFamilies.key(String(part)), among: names) {
        return (name, .found)
      }
    }
    let isKnown = isSystem || (isMonospaced && !font.isMonospaced)
    return (isMonospaced ? monospaced : system, isKnown ? .system : .replaced)
  }

  /// The metrics of the first family in a font's list for which they are known.
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

  /// Returns the family for a font followed by the fallback families of its list, in Pango's
  /// format.
  func fallbacks(_ font: Font, from first: String) -> String {
    guard let asked = font.family else { return first }
    func members(_ family: String) -> [String] {
      faces.matching(family, font)?.map(\.rule.family) ?? [family]
    }
    var found = members(first)
    for part in asked.split(separator: ",") {
      let key = FontFamilies.key(String(part))
      guard let name = names[key] ?? StandIns.name(for: key, among: names) else { continue }
      for member in members(name) where !found.contains(member) { found.append(member) }
    }
    // Characters that the fonts of a document lack come from a browser's standard font, and symbols that the browsers'
    // fonts lack from the font that browsers try next.
    let isOfDocument = first.hasPrefix("@")
    let key = FontFamilies.key(first)
    if isOfDocument || key.hasPrefix("liberation") || key.hasPrefix("dejavu") {
      let standard = isOfDocument ? StandIns.name(for: "serif", among: names) : nil
      let next = [standard, names["dejavusans"]]
      for case let name? in next where !found.contains(name) { found.append(name) }
    }
    return found.joined(separator: ",")
  }

  /// The font of a document that a request chooses in a family, if there is one.
  ///
  /// Where several fonts have different characters, it is the first with a space: CSS Fonts 4 §5.3.
  func face(_ font: Font, in family: String) -> DocumentFaces.Face? {
    guard let matching = faces.matching(family, font) else { return nil }
    return matching.first { face in
      face.rule.ranges.isEmpty || face.rule.ranges.contains { $0.contains(0x20) }
    } ?? matching.first
  }

  /// A name reduced to what is significant: without spaces, dashes, quotes and dots, in lower case.
  private static func key(_ name: String) -> String {
    // The names of most families are ASCII, of whose characters nothing has to be looked up.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case 0..<0x80: break
      default: return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Substitutes for families: metric-compatible ones, and those that browsers on free systems use
/// for the generic names of CSS.
private enum StandIns {
  static func name(for key: String, among names: [String: String]) -> String? {
    for name in table[key, default: []] {
      if let found = names[name] { return found }
    }
    return nil
  }

  /// Returns the substitute for a family if no other one of its list is available.
  static func lastResort(for key: String, among names: [String: String]) -> String? {
    key == "arialnarrow" || key == "helveticanarrow" ? names["liberationsansnarrow"] : nil
  }

  /// The substitutes, following fontconfig's metric aliases.
  ///
  /// Chromium's generic families are Arial and Times New Roman, whose substitutes these are, and
  /// the system's monospaced font.
  private static let table: [String: [String]] = [
    "arial": ["liberationsans", "arimo"], "helvetica": ["liberationsans", "arimo"],
    "arimo": ["liberationsans"], "sansserif": ["liberationsans", "arimo"],
    "times": ["liberationserif", "tinos"], "timesnewroman": ["liberationserif", "tinos"],
    "tinos": ["liberationserif"], "serif": ["liberationserif", "tinos", "dejavuserif"],
    "webkitstandard": ["liberationserif", "tinos", "dejavuserif"],
    "courier": ["liberationmono", "cousine"], "couriernew": ["liberationmono", "cousine"],
    "cousine": ["liberationmono"], "monospace": ["dejavusansmono"],
    "calibri": ["carlito"], "cambria": ["caladea"], "georgia": ["gelasio"],
  ]
}

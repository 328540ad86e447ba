import QuoinModel
import QuoinResources
import QuoinStyle

extension HTMLReader {
  /// Loads the fonts of the font faces, unless those are loaded already.
  mutating func loadFonts(_ faces: [CSS.FontFace]) {
    guard fontFaces != faces else { return }
    fontFaces = faces
    fonts = usableFonts()
    if let addFonts = options.addFonts, !fonts.isEmpty { options.text = addFonts(fonts) }
  }

  /// Returns the fonts of the document: the first usable source of each font face (CSS Fonts 4
  /// §4.3).
  private mutating func usableFonts() -> [ImportedFont] {
    var fonts: [ImportedFont] = []
    // Faces often share a file, which is read once.
    var known: [String: Result<[UInt8], ResourceFailure>] = [:]
    // Their files, and the size of these in memory.
    var taken: Set<String> = []
    var size = 0
    for face in fontFaces {
      var failure: ResourceFailure?
      var found: ImportedFont?
      var localNames: [String] = []
      for source in face.sources where found == nil {
        guard case .url(let source) = source else {
          if case .local(let name) = source { localNames.append(name) }
          continue
        }
        let result = known[source] ?? LocalFile.read(source, as: .font, from: resources)
        known[source] = result
        switch result {
        case .success(let bytes) where !HTMLReader.isFont(bytes):
          failure = failure ?? HTMLReader.unknownFont
        case .success(let bytes)
        where taken.contains(source)
          || size + HTMLReader.fileSize(bytes) <= options.limits.fontBytes:
          if taken.insert(source).inserted { size += HTMLReader.fileSize(bytes) }
          found = ImportedFont(
            family: face.family, source: .data(bytes),
            name: String(source.prefix(80)), place: face.place)
        case .success: failure = failure ?? HTMLReader.tooManyFonts(options.limits)
        case .failure(let reason): failure = failure ?? reason
        }
      }
      if found == nil, !localNames.isEmpty {
        found = HTMLReader.installed(face, localNames, failure)
      }
      if var found {
        found.rule = HTMLReader.rule(of: face)
        found.localNames = localNames
        fonts.append(found)
      } else if let failure {
        let weight = face.rule.weight ?? 400...400
        let isItalic = face.rule.slant.map { $0.upperBound > 0 } ?? false
        findings.report(
          failure.rule,
          about: "font \(face.family) \(weight.lowerBound) \(weight.upperBound) \(isItalic)",
          "the font '\(face.family)' \(failure.reason)", face.place)
      }
    }
    return fonts
  }

  /// Returns the font of a face that only installed fonts may serve.
  ///
  /// - Parameters:
  ///   - names: the names of these fonts.
  ///   - failure: why none of the face's files can be read, if it has any.
  private static func installed(
    _ face: CSS.FontFace, _ names: [String], _ failure: ResourceFailure?
  ) -> ImportedFont {
    var font = ImportedFont(
      family: face.family, source: .data([]), name: String(names[0].prefix(80)), place: face.place)
    let list = names.map { "'\($0.prefix(80))'" }.joined(separator: ", ")
    let reason = failure.map { "; its file \($0.reason)" } ?? ""
    font.absence = Diagnostic(
      .warning, rule: failure?.rule ?? "font-missing",
      "the font '\(face.family)' is not used: no font has the full name or PostScript name "
        + "\(list)\(reason)", place: face.place)
    return font
  }

  /// Returns what decides when a font is used: its characters, weight, width and slant.
  private static func rule(of face: CSS.FontFace) -> FontFaceRule {
    var rule = face.rule
    rule.family = "@" + face.family.lowercased().filter { $0 != "," }
    return rule
  }

  /// Whether a file begins as OpenType, WOFF and WOFF2 do, and holds what its header says.
  private static func isFont(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 48 else { return false }
    if bytes.starts(with: "ttcf".utf8) { return true }
    if bytes.starts(with: "wOFF".utf8) || bytes.starts(with: "wOF2".utf8) {
      return number(bytes, at: 8) == bytes.count
    }
    let signs: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)]
    guard signs.contains(where: { bytes.starts(with: $0) }) else { return false }
    // OpenType, "Organization of an OpenType font": 12 bytes, and a record of 16 for each table.
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    guard count > 0, 12 + 16 * count <= bytes.count else { return false }
    return (0..<count).allSatisfy {
      number(bytes, at: 20 + 16 * $0) + number(bytes, at: 24 + 16 * $0) <= bytes.count
    }
  }

  /// Returns the number of 32 bits at an offset.
  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static let unknownFont = ResourceFailure(
    rule: "unsupported-format",
    reason: "is of a form that is not read; name an OpenType, WOFF or WOFF2 file")

  /// The size of a font in memory: that which WOFF and WOFF2 say for the file that they hold, if that is larger.
  private static func fileSize(_ bytes: [UInt8]) -> Int {
    let isCompressed =
      bytes.starts(with: Array("wOFF".utf8)) || bytes.starts(with: Array("wOF2".utf8))
    guard isCompressed, bytes.count >= 20 else { return bytes.count }
    return max(bytes.count, number(bytes, at: 16))
  }

  private static func tooManyFonts(_ limits: Limits) -> ResourceFailure {
    ResourceFailure(
      rule: "limit-exceeded",
      reason: "is not read: all fonts of the document together are larger than the limit of "
        + "\(limits.fontBytes) bytes")
  }
}

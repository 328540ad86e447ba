import QuoinModel
import QuoinResources
import QuoinStyle

extension HTMLReader {
  /// Returns the fonts of the document: the first usable source of each font face (CSS Fonts 4
  /// §4.3).
  mutating func fonts() -> [ImportedFont] {
    var fonts: [ImportedFont] = []
    // Faces often share a file, which is read once.
    var known: [String: Result<[UInt8], ResourceFailure>] = [:]
    var size = 0
    for face in fontFaces {
      var failure: ResourceFailure?
      var found: ImportedFont?
      for source in face.sources where found == nil {
        let result = known[source] ?? LocalFile.read(source, as: .font, from: resources)
        if known.updateValue(result, forKey: source) == nil, case .success(let bytes) = result {
          size += HTMLReader.fileSize(bytes)
        }
        switch result {
        case .success(let bytes) where !HTMLReader.isFont(bytes):
          failure = failure ?? HTMLReader.unknownFont
        case .success(let bytes) where size <= options.limits.fontBytes:
          found = ImportedFont(
            family: face.family, source: .data(bytes),
            name: String(source.prefix(80)), place: face.place)
        case .success: failure = failure ?? HTMLReader.tooManyFonts(options.limits)
        case .failure(let reason): failure = failure ?? reason
        }
      }
      if let found {
        fonts.append(found)
      } else if let failure {
        findings.report(
          failure.rule, about: "font \(face.family) \(face.weight) \(face.isItalic)",
          "the font '\(face.family)' \(failure.reason)", face.place)
      }
    }
    return fonts
  }

  /// Whether a file begins as OpenType, WOFF and WOFF2 do, and holds more than their headers.
  private static func isFont(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 48 else { return false }
    let signs: [[UInt8]] = [
      [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8), Array("wOFF".utf8),
      Array("wOF2".utf8),
    ]
    return signs.contains { bytes.starts(with: $0) }
  }

  private static let unknownFont = ResourceFailure(
    rule: "unsupported-format",
    reason: "is of a form that is not read; name an OpenType, WOFF or WOFF2 file")

  /// The size of a font in memory: that which WOFF and WOFF2 say for the file that they hold, if that is larger.
  private static func fileSize(_ bytes: [UInt8]) -> Int {
    let isCompressed =
      bytes.starts(with: Array("wOFF".utf8)) || bytes.starts(with: Array("wOF2".utf8))
    guard isCompressed, bytes.count >= 20 else { return bytes.count }
    return max(bytes.count, bytes[16..<20].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func tooManyFonts(_ limits: Limits) -> ResourceFailure {
    ResourceFailure(
      rule: "limit-exceeded",
      reason: "is not read: all fonts of the document together are larger than the limit of "
        + "\(limits.fontBytes) bytes")
  }
}

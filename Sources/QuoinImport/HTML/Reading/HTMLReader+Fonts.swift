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
          size += bytes.count
        }
        switch result {
        case .success(let bytes) where HTMLReader.isCompressed(bytes):
          failure = failure ?? HTMLReader.compressedFont
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
        findings.say(
          failure.rule, about: "font \(face.family) \(face.weight) \(face.isItalic)",
          "the font '\(face.family)' \(failure.reason)", face.place)
      }
    }
    return fonts
  }

  /// Returns whether a font is WOFF or WOFF2, which the text engine does not support.
  private static func isCompressed(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("wOFF".utf8)) || bytes.starts(with: Array("wOF2".utf8))
  }

  private static let compressedFont = ResourceFailure(
    rule: "unsupported-format",
    reason: "is in WOFF, which is not read; name a TrueType or OpenType file as well")

  private static func tooManyFonts(_ limits: Limits) -> ResourceFailure {
    ResourceFailure(
      rule: "limit-exceeded",
      reason: "is not read: all fonts of the document together are larger than the limit of "
        + "\(limits.fontBytes) bytes")
  }
}

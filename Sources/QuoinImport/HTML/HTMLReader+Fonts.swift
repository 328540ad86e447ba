import Foundation
import QuoinModel
import QuoinStyle

extension HTMLReader {
  /// CSS Fonts 4 §4: the first source of each face that is there.
  mutating func fonts() -> [ImportedFont] {
    var fonts: [ImportedFont] = []
    for face in fontFaces {
      var failures: [LocalFile.Failure] = []
      var found: ImportedFont.Source?
      for source in face.sources where found == nil {
        if source.lowercased().hasPrefix("data:") {
          found = DataAddress(source).map { .data([UInt8]($0.bytes)) }
          continue
        }
        switch LocalFile.path(source, besides: options.path) {
        case .success(let path):
          if FileManager.default.isReadableFile(atPath: path) {
            found = .file(path)
          } else {
            failures.append(LocalFile.Failure(rule: "missing-resource", reason: "was not found"))
          }
        case .failure(let failure): failures.append(failure)
        }
      }
      if let found {
        fonts.append(ImportedFont(family: face.family, source: found))
      } else {
        let failure =
          failures.first
          ?? LocalFile.Failure(rule: "invalid-resource", reason: "is no data that can be read")
        findings.say(
          failure.rule, about: "font \(face.family) \(face.weight) \(face.isItalic)",
          "the font '\(face.family)' \(failure.reason)", face.place)
      }
    }
    return fonts
  }
}

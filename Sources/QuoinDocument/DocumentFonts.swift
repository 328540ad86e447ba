import QuoinCairo
import QuoinImport
import QuoinModel
import QuoinResources

/// The usable fonts of a document, each tested in a decoder first.
struct DocumentFonts: Sendable {
  private(set) var faces: [DocumentFont] = []
  /// Problems with the fonts that cannot be used.
  private(set) var diagnostics: [Diagnostic] = []

  /// Tests the fonts, in child processes if there are decoders.
  init(_ fonts: [ImportedFont], _ decoders: DecoderPool?, _ limits: Limits) {
    for font in fonts {
      switch font.source {
      case .file(let path): faces.append(DocumentFont(family: font.family, path: path))
      case .data(let bytes):
        if let fault = decoders?.fault(inFont: bytes, limits: limits) {
          report(font, "\(fault); it is not used")
          continue
        }
        do throws(DocumentFont.Failure) {
          var face = try DocumentFont(family: font.family, data: bytes)
          face.rule = font.rule
          faces.append(face)
        } catch {
          report(font, "cannot be used: \(error)")
        }
      }
    }
  }

  private mutating func report(_ font: ImportedFont, _ fault: String) {
    diagnostics.append(
      Diagnostic(
        .warning, rule: "font-unreadable", "the font '\(font.family)' \(fault)",
        place: font.place))
  }
}

import QuoinCairo
import QuoinImport
import QuoinModel

/// The fonts of a document that can be used: each was tried in a decoder first.
struct DocumentFonts: Sendable {
  private(set) var faces: [DocumentFont] = []
  /// What is wrong with those that cannot be used.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ fonts: [ImportedFont], _ reading: DocumentReading) {
    for font in fonts {
      switch font.source {
      case .file(let path): faces.append(DocumentFont(family: font.family, path: path))
      case .data(let bytes):
        if let fault = reading.decoders.fault(inFont: bytes, limits: reading.limits) {
          report(font, "\(fault); it is not used")
          continue
        }
        do throws(FontMemory.Failure) {
          faces.append(try DocumentFont(family: font.family, data: bytes))
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

import QuoinCairo
import QuoinImport
import QuoinModel
import QuoinResources
import Synchronization

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

/// Loads the fonts of a document once, when reading it or afterwards.
final class FontLoader: Sendable {
  private let text: PangoTextMeasurer
  private let decoders: DecoderPool?
  private let limits: Limits
  private let loaded = Mutex<(fonts: DocumentFonts, text: PangoTextMeasurer)?>(nil)

  init(_ text: PangoTextMeasurer, _ decoders: DecoderPool?, _ limits: Limits) {
    self.text = text
    self.decoders = decoders
    self.limits = limits
  }

  /// Returns the usable fonts, and a measurer with them.
  func load(_ fonts: [ImportedFont]) -> (fonts: DocumentFonts, text: PangoTextMeasurer) {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let usable = DocumentFonts(fonts, decoders, limits)
      let result = (fonts: usable, text: text.adding(usable.faces))
      loaded = result
      return result
    }
  }
}

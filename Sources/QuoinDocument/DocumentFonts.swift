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
  ///
  /// - Parameter text: the fonts among which those with `local()` are found.
  init(
    _ fonts: [ImportedFont], _ text: PangoTextMeasurer, _ decoders: DecoderPool?, _ limits: Limits
  ) {
    for font in fonts {
      switch font.source {
      case .file(let path): faces.append(DocumentFont(family: font.family, path: path))
      case .data(let bytes):
        if let path = DocumentFonts.installed(font, text) {
          add(DocumentFont(family: font.family, installed: path), font)
          continue
        }
        if bytes.isEmpty, let absence = font.absence {
          diagnostics.append(absence)
          continue
        }
        if let fault = decoders?.fault(inFont: bytes, limits: limits) {
          report(font, "\(fault); it is not used")
          continue
        }
        do throws(DocumentFont.Failure) {
          add(try DocumentFont(family: font.family, data: bytes), font)
        } catch {
          report(font, "cannot be used: \(error)")
        }
      }
    }
  }

  private mutating func add(_ face: DocumentFont, _ font: ImportedFont) {
    var face = face
    face.rule = font.rule
    faces.append(face)
  }

  /// The first available font of those that a face names: CSS Fonts 4 §4.3.1.
  private static func installed(
    _ font: ImportedFont, _ text: PangoTextMeasurer
  ) -> InstalledFont? {
    for name in font.localNames {
      if let found = text.installedFont(named: name) { return found }
    }
    return nil
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
      let usable = DocumentFonts(fonts, text, decoders, limits)
      let result = (fonts: usable, text: text.adding(usable.faces))
      loaded = result
      return result
    }
  }
}

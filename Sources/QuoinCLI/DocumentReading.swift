import ArgumentParser
import Foundation
import QuoinCairo
import QuoinImport
import QuoinModel
import QuoinResources

/// What all documents of a run are read with.
struct DocumentReading: Sendable {
  let options: DocumentOptions
  /// The surroundings.
  var variant: Variant
  /// The values for templates.
  let data: TemplateData?
  /// Measures text in the fonts that were asked for.
  let text: PangoTextMeasurer
  /// Children of this program, which decode pictures and fonts.
  static let decoders = DecoderPool(executable: ownPath)
  var decoders: DecoderPool { DocumentReading.decoders }
  /// The projects of the documents, each read once.
  let apps = AppStore()

  /// Reads what the options name beside the documents.
  ///
  /// - Throws: the exit status, where the values for templates cannot be read; that is said on standard
  ///   error.
  init(_ options: DocumentOptions) throws {
    self.options = options
    variant = options.variants.first
    text = PangoTextMeasurer(fonts: options.font.isEmpty ? nil : options.font)
    guard let path = options.data else {
      data = nil
      return
    }
    do {
      data = try TemplateData(json: try InputFile.read(path).get(), path: path)
    } catch {
      let diagnostic =
        (error as? InputFile.Failure)?.diagnostic ?? (error as? ImportError)?.diagnostic
      let found = diagnostic.map { [$0] } ?? []
      StandardOutput.warn(DiagnosticPrinter().text(found, in: path))
      throw ExitCode(ExitStatus.failure.rawValue)
    }
  }

  /// This program, also where its file was replaced since it started.
  private static var ownPath: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  /// What documents may cost.
  var limits: Limits { options.limits.limits }

  /// The options for one document.
  func importOptions(path: String) -> ImportOptions {
    var options = ImportOptions()
    options.path = path
    options.intrinsic = self.options.intrinsic
    options.size = self.options.size
    options.device = variant.device?.device
    options.direction = variant.direction
    options.safeArea = self.options.safeArea
    options.textSize = variant.textSize ?? .large
    options.colorScheme = variant.scheme
    options.displayScale = self.options.scale
    options.templateData = data
    options.text = text
    options.language = variant.language
    options.isHighContrast = self.options.highContrast
    options.apps = apps
    options.access = ResourceAccess(roots: self.options.root)
    options.limits = limits
    return options
  }
}

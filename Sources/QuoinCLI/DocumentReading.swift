import ArgumentParser
import Foundation
import QuoinCairo
import QuoinImport
import QuoinModel
import QuoinResources

/// The shared settings for reading all documents of a run.
struct DocumentReading: Sendable {
  let options: DocumentOptions
  /// The surroundings.
  var variant: Variant
  /// The values for templates.
  let data: TemplateData?
  /// The text measurer with the requested fonts.
  let text: PangoTextMeasurer
  /// Child processes that decode images and fonts.
  static let decoders = DecoderPool(executable: ownPath)
  var decoders: DecoderPool { DocumentReading.decoders }
  /// The projects of the documents, each of which is read once.
  let apps = AppStore()

  /// Loads what the options specify besides the documents.
  ///
  /// - Throws: An exit status if the values for templates cannot be read, after printing the reason
  ///   to standard error.
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

  /// The path of this executable, which stays valid if its file is replaced.
  private static var ownPath: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  /// The limits on the cost of a document.
  var limits: Limits { options.limits.limits }

  /// Returns the import options for a document.
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

import Foundation
import QuoinCairo
import QuoinImport
import QuoinModel

/// What is looked for beyond what reading and laying out tell.
struct LintRules: Sendable {
  /// Whether selectors that match nothing are told.
  var unusedSelectors = false
  /// Whether sheets that are checked alone are for native nodes, and not for documents.
  var sheetsForNodes = false

  /// What reading a document looks for.
  var imports: ImportOptions.Lints {
    unusedSelectors ? [.ignoredProperties, .unusedSelectors] : .ignoredProperties
  }
}

/// A document or a sheet with all that was found in it.
struct LintedFile: Sendable {
  let path: String
  private(set) var diagnostics: [Diagnostic]
  /// Why the file could not be read.
  let error: Diagnostic?

  /// Checks a file: a sheet where its name ends in `.css`, else a document.
  init(_ path: String, options: DocumentOptions, text: PangoTextMeasurer, rules: LintRules) {
    self.path = path
    guard path.lowercased().hasSuffix(".css") else {
      let document = LaidOutDocument(
        path, options: options, text: text, placesTexts: true, lint: rules)
      error = document.error
      diagnostics = document.diagnostics
      return
    }
    switch InputFile.read(path) {
    case .success(let data):
      let wearers: SheetFile.Wearers = rules.sheetsForNodes ? .nodes : .documents
      diagnostics = SheetFile.diagnostics(of: data, path: path, wornBy: wearers)
      error = nil
    case .failure(let failure):
      diagnostics = []
      error = failure.diagnostic
    }
  }

  /// Makes errors of warnings.
  mutating func raiseWarnings() {
    for index in diagnostics.indices where diagnostics[index].severity == .warning {
      diagnostics[index].severity = .error
    }
  }

  /// What the file comes to, where findings of a severity count.
  func status(failOn least: Diagnostic.Severity) -> ExitStatus {
    if error != nil { return .failure }
    return diagnostics.contains { $0.severity >= least } ? .findings : .clean
  }
}

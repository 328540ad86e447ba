import Foundation
import QuoinImport
import QuoinModel
import QuoinResources

/// What is looked for beyond what reading and laying out tell.
struct LintRules: Sendable {
  /// Whether selectors that match nothing are told.
  var unusedSelectors = false
  /// Whether sheets that are checked alone are for native nodes, and not for documents.
  var sheetsForNodes = false

  /// What reading a document looks for.
  var imports: ImportOptions.Lints {
    let always: ImportOptions.Lints = [.ignoredProperties, .markup, .layouts]
    return unusedSelectors ? always.union(.unusedSelectors) : always
  }
}

/// A document or a sheet with all that was found in it.
struct LintedFile: Sendable {
  let path: String
  private(set) var diagnostics: [Diagnostic]
  /// Why the file could not be read.
  let error: Diagnostic?

  /// A file that took more to check than the limits allow.
  init(_ path: String, beyond limits: Limits, _ excess: WorkLimit.Excess) {
    self.path = path
    diagnostics = []
    error = LaidOutDocument(path, beyond: limits, excess).error
  }

  /// Checks a file: a sheet where its name ends in `.css`, else a document.
  init(
    _ path: String, _ reading: DocumentReading, _ deadline: Deadline, rules: LintRules
  ) {
    self.path = path
    guard path.lowercased().hasSuffix(".css") else {
      let document = LaidOutDocument(path, reading, deadline, placesTexts: true, lint: rules)
      error = document.error
      diagnostics = LintedFile.raised(document.diagnostics)
      return
    }
    switch InputFile.read(path) {
    case .success(let data):
      let wearers: SheetFile.Wearers = rules.sheetsForNodes ? .nodes : .documents
      var options = reading.importOptions(path: path)
      options.deadline = deadline
      diagnostics = LintedFile.raised(
        SheetFile.diagnostics(of: data, path: path, wornBy: wearers, options: options)
          .byPlace(in: path))
      error = nil
    case .failure(let failure):
      diagnostics = []
      error = failure.diagnostic
    }
  }

  /// The loss of all that follows is an error here, while a picture is drawn of what is there.
  private static func raised(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if lossy.contains(diagnostic.rule) { diagnostic.severity = .error }
      return diagnostic
    }
  }

  /// Rules for what takes in all that follows it.
  private static let lossy: Set<String> = ["unclosed-block", "cut-off-document"]

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

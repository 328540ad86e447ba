import Foundation
import QuoinImport
import QuoinModel
import QuoinResources

/// The checks beyond the diagnostics of reading and laying out.
struct LintRules: Sendable {
  /// Whether to report selectors that match nothing.
  var unusedSelectors = false
  /// Whether sheets that are checked on their own are for native nodes instead of documents.
  var sheetsForNodes = false

  /// The checks performed while reading a document.
  var imports: ImportOptions.Lints {
    let always: ImportOptions.Lints = [.ignoredProperties, .markup, .layouts]
    return unusedSelectors ? always.union(.unusedSelectors) : always
  }
}

/// A linted document or sheet, with its diagnostics.
struct LintedFile: Sendable {
  let path: String
  private(set) var diagnostics: [Diagnostic]
  /// The reason the file could not be read.
  let error: Diagnostic?

  /// Creates the result for a file that exceeded the limits.
  init(_ path: String, beyond limits: Limits, _ excess: WorkLimit.Excess) {
    self.path = path
    diagnostics = []
    error = LaidOutDocument(path, beyond: limits, excess).error
  }

  /// Checks a file: a sheet if its name ends in `.css`, otherwise a document.
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
      let target: SheetFile.Target = rules.sheetsForNodes ? .nodes : .documents
      var options = reading.importOptions(path: path)
      options.deadline = deadline
      diagnostics = LintedFile.raised(
        SheetFile.diagnostics(of: data, path: path, target: target, options: options)
          .byPlace(in: path))
      error = nil
    case .failure(let failure):
      diagnostics = []
      error = failure.diagnostic
    }
  }

  /// Returns the diagnostics with lost content raised to errors; `render` instead draws what
  /// remains.
  private static func raised(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if lossy.contains(diagnostic.rule) { diagnostic.severity = .error }
      return diagnostic
    }
  }

  /// The rules for problems that affect the rest of the file.
  private static let lossy: Set<String> = ["unclosed-block", "cut-off-document"]

  /// Turns warnings into errors.
  mutating func raiseWarnings() {
    for index in diagnostics.indices where diagnostics[index].severity == .warning {
      diagnostics[index].severity = .error
    }
  }

  /// Returns the exit status if diagnostics of at least a severity count as findings.
  func status(failOn least: Diagnostic.Severity) -> ExitStatus {
    if error != nil { return .failure }
    return diagnostics.contains { $0.severity >= least } ? .findings : .clean
  }
}

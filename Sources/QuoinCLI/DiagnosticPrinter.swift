import Foundation
import QuoinModel

/// Prints diagnostics in the format of compilers: `path:line:col: warning: message (rule)`.
struct DiagnosticPrinter: Sendable {
  /// The maximum number of diagnostics to print per rule and document.
  private static let maximumPerRule = 50

  private let usesColor: Bool
  private let listsAllInJSON: Bool

  /// Creates a printer for standard output (1) or standard error (2).
  ///
  /// - Parameter listsAllInJSON: Whether the command has the option `--format json`, which lists all diagnostics.
  init(to file: Int32 = 2, listsAllInJSON: Bool = false) {
    self.listsAllInJSON = listsAllInJSON
    usesColor = isatty(file) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  /// Prints the diagnostics of a document to standard error.
  func print(_ document: LaidOutDocument) {
    StandardOutput.warn(
      text((document.error.map { [$0] } ?? []) + document.diagnostics, in: document.path))
  }

  /// Returns a line for each diagnostic, omitting excess ones of the same rule.
  func text(_ diagnostics: [Diagnostic], in path: String) -> String {
    var text = ""
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics {
      counts[diagnostic.rule, default: 0] += 1
      guard counts[diagnostic.rule, default: 0] <= DiagnosticPrinter.maximumPerRule else {
        continue
      }
      text += line(diagnostic, in: path) + "\n"
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key })
    where count > DiagnosticPrinter.maximumPerRule {
      text += "\(path): \(count - DiagnosticPrinter.maximumPerRule) more (\(rule))"
      text += listsAllInJSON ? ", all of them in --format json\n" : "\n"
    }
    return text
  }

  /// Prints the diagnostics about fonts that belong to no document.
  ///
  /// - Parameter reported: The rules that the diagnostics of documents already reported.
  /// - Returns: A failure if a requested font cannot be used.
  func print(fonts diagnostics: [Diagnostic], except reported: Set<String>) -> ExitStatus {
    for diagnostic in diagnostics where !reported.contains(diagnostic.rule) {
      let message = oneLine(diagnostic.message)
      let text = "quoin: \(word(diagnostic.severity)): \(message) (\(diagnostic.rule))\n"
      StandardOutput.warn(text)
    }
    return diagnostics.contains { $0.severity == .error } ? .failure : .clean
  }

  func line(_ diagnostic: Diagnostic, in path: String) -> String {
    var place = path
    if let source = diagnostic.place, !source.file.isEmpty { place = source.file }
    place = place == "-" ? "<stdin>" : oneLine(place)
    if let source = diagnostic.place {
      place += ":\(source.line)"
      if source.column > 0 { place += ":\(source.column)" }
    }
    let message = oneLine(diagnostic.message)
    return "\(place): \(word(diagnostic.severity)): \(message) (\(diagnostic.rule))"
  }

  /// Returns a document's text with newlines and control characters replaced.
  private func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private func word(_ severity: Diagnostic.Severity) -> String {
    guard usesColor else { return severity.word }
    let code = severity == .error ? "31" : severity == .warning ? "35" : "36"
    return "\u{1B}[1;\(code)m\(severity.word)\u{1B}[0m"
  }
}

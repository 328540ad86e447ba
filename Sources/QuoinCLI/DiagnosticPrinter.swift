import Foundation
import QuoinModel

/// Writes diagnostics to standard error, as compilers do: `path:line:col: warning: message (rule)`.
struct DiagnosticPrinter: Sendable {
  private let usesColor: Bool

  init() {
    usesColor = isatty(2) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  func print(_ document: LaidOutDocument) {
    var text = ""
    for diagnostic in (document.error.map { [$0] } ?? []) + document.diagnostics {
      text += line(diagnostic, in: document.path) + "\n"
    }
    if !text.isEmpty { FileHandle.standardError.write(Data(text.utf8)) }
  }

  /// Says what is wrong with the fonts, which belong to no document.
  ///
  /// - Returns: a failure where a font that was asked for cannot be used.
  func print(fonts diagnostics: [Diagnostic]) -> ExitStatus {
    for diagnostic in diagnostics {
      let text = "quoin: \(word(diagnostic.severity)): \(diagnostic.message) (\(diagnostic.rule))\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return diagnostics.contains { $0.severity == .error } ? .failure : .clean
  }

  func line(_ diagnostic: Diagnostic, in path: String) -> String {
    var place = path == "-" ? "<stdin>" : path
    if let source = diagnostic.place {
      if !source.file.isEmpty { place = source.file }
      place += ":\(source.line)"
      if source.column > 0 { place += ":\(source.column)" }
    }
    return "\(place): \(word(diagnostic.severity)): \(diagnostic.message) (\(diagnostic.rule))"
  }

  private func word(_ severity: Diagnostic.Severity) -> String {
    guard usesColor else { return severity.word }
    let code = severity == .error ? "31" : severity == .warning ? "35" : "36"
    return "\u{1B}[1;\(code)m\(severity.word)\u{1B}[0m"
  }
}

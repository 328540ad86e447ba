import ArgumentParser
import Foundation
import QuoinModel
import Synchronization

/// Formats diagnostics, file by file.
final class LintReport: Sendable {
  private let format: LintCommand.Format
  private let printer = DiagnosticPrinter(to: 1, listsAllInJSON: true)
  /// Whether a SARIF result was written, so that the next one is preceded by a comma.
  private let hasResults = Mutex(false)

  init(_ format: LintCommand.Format) { self.format = format }

  /// The text before all files.
  var head: String {
    guard format == .sarif else { return "" }
    return """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{\
      "tool":{"driver":{"name":"quoin","version":"\(QuoinCommand.configuration.version)"}},\
      "columnKind":"unicodeCodePoints","results":[
      """
  }

  /// The text after all files.
  var tail: String { format == .sarif ? "\n]}]}\n" : "" }

  /// Returns the report on a file.
  func text(_ file: LintedFile) -> String {
    switch format {
    case .text: printer.text(file.findings, in: file.path)
    case .json: DocumentJSON.text(file)
    case .github: file.findings.map { LintReport.github($0, in: file.path) }.joined()
    case .sarif: file.findings.map { sarif($0, in: file.path) }.joined()
    }
  }

  // MARK: GitHub's workflow commands

  private static func github(_ finding: Diagnostic, in path: String) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.word
    var line = "::\(command) file=\(property(finding.file(in: path)))"
    if let place = finding.place {
      line += ",line=\(place.line)"
      if place.column > 0 { line += ",col=\(place.column)" }
    }
    return line + ",title=\(property(finding.rule))::\(data(finding.message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  // MARK: SARIF 2.1.0

  private func sarif(_ finding: Diagnostic, in path: String) -> String {
    let isFirst = hasResults.withLock { has in
      defer { has = true }
      return !has
    }
    var json = JSONText()
    json.write(isFirst ? "\n" : ",\n")
    json.write("{\"ruleId\":")
    json.write(quoted: finding.rule)
    json.write(",\"level\":")
    json.write(quoted: finding.severity.word)
    json.write(",\"message\":{\"text\":")
    json.write(quoted: finding.message)
    json.write("},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
    json.write(quoted: LintReport.address(finding.file(in: path)))
    json.write("}")
    if let place = finding.place {
      json.write(",\"region\":{\"startLine\":")
      json.write(max(1, place.line))
      if place.column > 0 {
        json.write(",\"startColumn\":")
        json.write(place.column)
      }
      json.write("}")
    }
    json.write("}}]}")
    return json.string
  }

  /// Returns a path as a relative reference or a file URL.
  private static func address(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return encoded.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

extension LintedFile {
  /// All diagnostics of the file, including its error.
  fileprivate var findings: [Diagnostic] { (error.map { [$0] } ?? []) + diagnostics }
}

extension Diagnostic {
  /// Returns the file of the diagnostic, which by default is the document.
  func file(in path: String) -> String {
    guard let file = place?.file, !file.isEmpty else { return path }
    return file
  }
}

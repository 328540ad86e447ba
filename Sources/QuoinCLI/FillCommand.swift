import ArgumentParser
import Foundation
import QuoinDocument
import QuoinImport
import QuoinModel

/// `quoin fill`: fills the fields of a template.
struct FillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fill",
    abstract: "Fill a JSON or HTML template with values.",
    discussion: """
      A template is JSON if its name contains '.json', or if it is read from standard input ('-') and \
      begins with '{' or '[' but not with a tag; any other template is HTML. --as overrides this. In \
      JSON templates, values are escaped for strings, and the result must be valid JSON.
      """)

  /// The format of a template.
  enum Format: String, WordArgument {
    case json, html
  }

  @Argument(help: "The template, such as user.json.mustache or card.html; - for standard input.")
  var template: String

  @Option(help: ArgumentHelp("A JSON file with the values.", valueName: "file")) var data: String

  @Option(name: .customLong("as"), help: "The format of the template.") var format: Format?

  @Option(
    help: """
      The limits on time and memory: standard, strict for small untrusted templates, or none for trusted ones.
      """)
  var limits = DocumentOptions.LimitChoice.standard

  func run() throws {
    StandardOutput.prepare()
    let printer = DiagnosticPrinter()
    let messages = limits.limits.diagnostics
    func fail(_ diagnostic: Diagnostic, in path: String) -> any Error {
      StandardOutput.warn(printer.text([messages.shortened(diagnostic)], in: path))
      return ExitCode(ExitStatus.failure.rawValue)
    }
    func bytes(_ path: String) throws -> Data {
      switch InputFile.read(path) {
      case .success(let data): return data
      case .failure(let failure): throw fail(failure.diagnostic, in: path)
      }
    }
    let (source, values) = (try bytes(template), try bytes(data))
    if let kind = DocumentKind.signature(of: source) {
      throw fail(ImportError(.format, "this is \(kind), not a template").diagnostic, in: template)
    }
    switch fill(source, with: values) {
    case .success(let filled):
      StandardOutput.warn(printer.text(filled.diagnostics.map(messages.shortened), in: template))
      var status =
        filled.diagnostics.contains { $0.severity == .error } ? ExitStatus.findings : .clean
      do {
        try StandardOutput.write(String(decoding: filled.text, as: UTF8.self))
      } catch {
        status = max(status, error.report())
      }
      if status != .clean { throw ExitCode(status.rawValue) }
    case .failure(let failure): throw fail(failure.diagnostic, in: template)
    }
  }

  /// The reason a template cannot be filled.
  private struct Failure: Error {
    let diagnostic: Diagnostic
  }

  /// Fills a template within the limits; work that ignores the deadline is abandoned.
  private func fill(_ source: Data, with values: Data) -> Result<FilledTemplate, Failure> {
    let (limits, template, data) = (limits.limits, template, data)
    let format = isJSON(source) ? FilledTemplate.Format.json : .html
    return WorkLimit.run(
      limits,
      instead: { .failure(Failure(diagnostic: $0.diagnostic(limits, of: "filling the template"))) },
      { limit in
        do throws(ImportError) {
          return .success(
            try FilledTemplate(
              [UInt8](source), format, with: TemplateData(json: values, path: data),
              path: template, limit: limits.markupBytes, by: limit.deadline))
        } catch {
          return .failure(Failure(diagnostic: error.diagnostic))
        }
      })
  }

  private func isJSON(_ source: Data) -> Bool {
    if let format { return format == .json }
    guard template == "-" else { return template.lowercased().contains(".json") }
    let start = source.drop { $0 == 32 || (9...13).contains($0) }.prefix(2)
    return start.first == UInt8(ascii: "[")
      || start.first == UInt8(ascii: "{") && start.last != UInt8(ascii: "{")
  }
}

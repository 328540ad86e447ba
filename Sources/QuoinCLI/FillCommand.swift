import ArgumentParser
import Foundation
import QuoinImport
import QuoinModel

/// `quoin fill`: a template with its fields filled.
struct FillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fill",
    abstract: "Fill a template of JSON or HTML with values.",
    discussion: """
      A template is JSON if its name contains '.json', or if it is read from standard input ('-') and \
      begins with '{' or '[' but not with a tag; any other template is HTML. '--as' overrides this. In \
      JSON, values are escaped for strings, and the result is checked to be JSON.
      """)

  /// What a template is a template of.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, html
  }

  @Argument(help: "The template: user.json.mustache, card.html.") var template: String

  @Option(help: ArgumentHelp("JSON with the values.", valueName: "file")) var data: String

  @Option(name: .customLong("as"), help: "What the template is one of.") var format: Format?

  func run() throws {
    StandardOutput.prepare()
    let printer = DiagnosticPrinter()
    func fail(_ diagnostic: Diagnostic, in path: String) -> any Error {
      StandardOutput.warn(printer.text([diagnostic], in: path))
      return ExitCode(ExitStatus.failure.rawValue)
    }
    func bytes(_ path: String) throws -> Data {
      switch InputFile.read(path) {
      case .success(let data): return data
      case .failure(let failure): throw fail(failure.diagnostic, in: path)
      }
    }
    var hasErrors = false
    let (source, values) = (try bytes(template), try bytes(data))
    do throws(ImportError) {
      let filled = try FilledTemplate(
        source, as: isJSON(source) ? .json : .html,
        with: try TemplateData(json: values, path: data), path: template)
      StandardOutput.warn(printer.text(filled.diagnostics, in: template))
      try? StandardOutput.write(String(decoding: filled.text, as: UTF8.self))
      hasErrors = filled.diagnostics.contains { $0.severity == .error }
    } catch {
      throw fail(error.diagnostic, in: template)
    }
    if hasErrors { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  private func isJSON(_ source: Data) -> Bool {
    if let format { return format == .json }
    guard template == "-" else { return template.lowercased().contains(".json") }
    let start = source.drop { $0 == 32 || (9...13).contains($0) }.prefix(2)
    return start.first == UInt8(ascii: "[")
      || start.first == UInt8(ascii: "{") && start.last != UInt8(ascii: "{")
  }
}

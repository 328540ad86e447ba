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
      A template of which the name has '.json' in it is one of JSON: values are escaped for strings, \
      and the result is checked to be JSON. Any other is one of HTML. '-' is standard input.
      """)

  @Argument(help: "The template: user.json.mustache, card.html.") var template: String

  @Option(help: ArgumentHelp("JSON with the values.", valueName: "file")) var data: String

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
    let (source, values) = (try bytes(template), try bytes(data))
    do throws(ImportError) {
      let format: FilledTemplate.Format =
        template.lowercased().contains(".json") ? .json : .html
      let filled = try FilledTemplate(
        source, as: format, with: try TemplateData(json: values, path: data), path: template)
      StandardOutput.warn(printer.text(filled.diagnostics, in: template))
      try? StandardOutput.write(String(decoding: filled.text, as: UTF8.self))
    } catch {
      throw fail(error.diagnostic, in: template)
    }
  }
}

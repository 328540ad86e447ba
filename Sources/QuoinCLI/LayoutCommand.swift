import ArgumentParser
import QuoinCairo

/// `quoin layout`: prints the frame of every node.
struct LayoutCommand: ParsableCommand {
  /// The output format.
  enum Format: String, WordArgument {
    case json
    case text
  }

  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Print the frame of every view, in points.")

  @OptionGroup var options: DocumentOptions

  @Option(
    help:
      "The output format: json, with one object per document and line, or text, a readable tree.")
  var format = Format.text

  func validate() throws { try options.validateOneVariant() }

  func run() throws {
    let reading = try DocumentReading(options)
    let format = format
    let printer = DiagnosticPrinter(listsAllInJSON: true)
    StandardOutput.prepare()
    let paths = options.paths(reading.apps, language: reading.variant.language)
    let isAlone = paths.count == 1
    let answer = { @Sendable (document: LaidOutDocument) -> (LaidOutDocument, String) in
      (
        document,
        format == .json ? DocumentJSON.text(document) : DocumentTree.text(document)
      )
    }
    let status = inParallel(
      paths,
      prepare: { $0 },
      limits: reading.limits,
      instead: { answer(LaidOutDocument($0, beyond: reading.limits, $1)) },
      { path, limit in
        answer(
          LaidOutDocument(
            path, reading, limit.deadline, placesTexts: false, includesText: format == .json,
            isAlone: isAlone))
      },
      each: { answer throws(OutputFailure) in
        let (document, text) = answer
        printer.print(document)
        try StandardOutput.write(text)
        if isAlone { ProcessMemory.keep(document) }
        return document.status
      })
    let worst = max(
      status, printer.print(fonts: reading.text.diagnostics, except: ["font-replaced"]))
    if worst != .clean { throw ExitCode(worst.rawValue) }
  }
}

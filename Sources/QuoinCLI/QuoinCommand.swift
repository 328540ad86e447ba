import ArgumentParser
import QuoinCairo

/// The `quoin` command.
@main
struct QuoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Lays out and draws HTML, CSS and Interface Builder documents: no browser, no Mac.",
    discussion: """
      Results go to standard output, diagnostics to standard error. The exit status is 0 when all \
      is well, 1 when a layout has errors, 2 when an input cannot be read or an output cannot be \
      written, and 64 for wrong usage; of several files, the highest.
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, LayoutCommand.self, LintCommand.self, FillCommand.self,
    ])

  static func main() {
    DecoderWorker.runIfAsked()
    ProcessMemory.keep()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let hint = DecoderHint(for: arguments)
    if hint.isLikely { DocumentReading.decoders.divide(drawsFirst: hint.hasDrawings) }
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if let message = CommandSuggestion.message(for: arguments, commands: commands) {
      exit(withError: ValidationError(message))
    }
    main(arguments)
  }
}

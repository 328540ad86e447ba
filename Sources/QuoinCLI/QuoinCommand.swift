import ArgumentParser
import QuoinCairo

/// The `quoin` command.
@main
struct QuoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Lay out and draw HTML, Interface Builder and Android documents anywhere.",
    discussion: """
      Results go to standard output, and diagnostics to standard error. The exit status is 0 without \
      errors, 1 if a layout has errors, 2 if an input cannot be read or an output cannot be written, \
      and 64 for wrong usage. With several files, the highest status wins.
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

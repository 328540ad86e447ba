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
    guard var command = subcommand(arguments) else { return main(arguments) }
    do {
      try command.run()
    } catch {
      exit(withError: error)
    }
  }

  /// Returns the subcommand that the first argument names, parsed from the others, which takes half as long as parsing
  /// all of them.
  ///
  /// It is `nil` for help, which is a command of another type, and for mistakes: the whole command describes both.
  private static func subcommand(_ arguments: [String]) -> (any ParsableCommand)? {
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    guard let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    else { return nil }
    return command
  }
}

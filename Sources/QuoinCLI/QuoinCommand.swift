import ArgumentParser

@main
struct QuoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "quoin")
}

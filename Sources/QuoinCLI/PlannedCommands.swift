import ArgumentParser

/// `quoin lint`, which is not there yet: people who try it hear that, not that they misspelt it.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check layouts over devices and text sizes.",
    shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { throw notAvailable("lint") }
}

/// `quoin explain`, which is not there yet.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say why a view has its frame.", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { throw notAvailable("explain") }
}

private func notAvailable(_ name: String) -> ValidationError {
  ValidationError(
    "'quoin \(name)' is not available yet; 'quoin layout' prints the conflicts and ambiguities of"
      + " documents")
}

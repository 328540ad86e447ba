import ArgumentParser

/// `quoin explain`, which is not implemented yet; it exists so that its use is not reported as a
/// misspelling.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say why a view has its frame.", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws {
    throw ValidationError(
      "'quoin explain' is not available yet; 'quoin lint' prints the conflicts and ambiguities of"
        + " documents")
  }
}

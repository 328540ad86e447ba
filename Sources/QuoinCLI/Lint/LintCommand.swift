import ArgumentParser
import QuoinCairo
import QuoinImport
import QuoinModel

/// `quoin lint`: reports problems in documents and sheets, without pictures or frames.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Tell what is wrong with documents and style sheets.",
    discussion: """
      Beside what reading and laying out tell (unknown properties and elements, conflicting and \
      ambiguous constraints, missing glyphs), declarations and styles that show nowhere are reported \
      (style-without-effect), and what parsers of HTML mend without a word: end tags that are missing \
      or end nothing, ids that two elements have, links and labels that lead nowhere; of layouts of \
      Android what their editor's checks tell: weights in weights, groups without use, missing constraints and \
      descriptions, texts without a resource, small targets. Findings go to standard output. The exit status is 1 where something \
      is an error, or as bad as --fail-on says.
      """)

  /// The output format.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case github
  }

  /// The target of sheets that are checked on their own.
  enum SheetTarget: String, ExpressibleByArgument, CaseIterable {
    case document
    case nodes
  }

  @OptionGroup var options: DocumentOptions

  @Option(
    help: """
      text: a line for each finding; json: one object a document, one a line; sarif: SARIF 2.1.0; \
      github: workflow commands.
      """)
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "The exit status is 1 where a finding is at least this bad: note, warning or error; error "
        + "without it.", valueName: "severity"), transform: parseSeverity)
  var failOn: Diagnostic.Severity?

  @Flag(help: "Warnings are errors.")
  var strict = false

  @Flag(help: "Also report selectors that match no element of the document.")
  var unusedSelectors = false

  @Option(
    help: """
      For whom .css files are: for elements of a document, or for the native nodes of \
      StyleSheet(css:).
      """)
  var sheetsFor = SheetTarget.document

  func validate() throws {
    try options.validateOneVariant()
    if strict, failOn != nil { throw ValidationError("give --strict or --fail-on, not both") }
  }

  func run() throws {
    let reading = try DocumentReading(options)
    let strict = strict
    let failOn = failOn ?? .error
    var lint = LintRules()
    lint.unusedSelectors = unusedSelectors
    lint.sheetsForNodes = sheetsFor == .nodes
    let rules = lint
    StandardOutput.prepare()
    let report = LintReport(format)
    try? StandardOutput.write(report.head)
    let status = inParallel(
      options.paths(reading.apps, language: reading.variant.language),
      prepare: { $0 },
      limits: reading.limits,
      instead: { LintedFile($0, beyond: reading.limits, $1) },
      { path, limit -> LintedFile in
        var file = LintedFile(path, reading, limit.deadline, rules: rules)
        if strict { file.raiseWarnings() }
        return file
      },
      each: { file throws(OutputFailure) in
        try StandardOutput.write(report.text(file))
        return file.status(failOn: failOn)
      })
    try? StandardOutput.write(report.tail)
    let printer = DiagnosticPrinter()
    let worst = max(
      status,
      printer.print(fonts: reading.text.diagnostics, except: ["font-replaced", "missing-glyph"]))
    if worst != .clean { throw ExitCode(worst.rawValue) }
  }
}

private func parseSeverity(_ text: String) throws -> Diagnostic.Severity {
  switch text {
  case "note": .note
  case "warning": .warning
  case "error": .error
  default:
    throw ValidationError("'\(text)' is not a severity: write note, warning or error")
  }
}

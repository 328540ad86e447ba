import ArgumentParser
import QuoinCairo
import QuoinImport
import QuoinModel

/// `quoin lint`: reports problems in documents and sheets, without pictures or frames.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Report problems in documents and style sheets.",
    discussion: """
      The report contains the diagnostics of reading and layout, such as unknown properties and elements, conflicting \
      and ambiguous constraints, and missing glyphs. In addition, it contains declarations and styles without effect \
      (style-without-effect); errors that HTML parsers correct silently: missing or stray end tags, duplicate ids, and \
      links and labels without a target; and the checks of Android's editor: nested weights, useless groups, missing \
      constraints and descriptions, hard-coded texts, and small touch targets. Findings are printed to standard \
      output. The exit status is 1 if there is an error, or a finding of the severity of --fail-on or a \
      higher one.
      """)

  /// The output format.
  enum Format: String, WordArgument {
    case text
    case json
    case sarif
    case github
  }

  /// The target of sheets that are checked on their own.
  enum SheetTarget: String, WordArgument {
    case document
    case nodes
  }

  @OptionGroup var options: DocumentOptions

  @Option(
    help: """
      The output format: text, with one line per finding; json, with one object per document and line; sarif, SARIF \
      2.1.0; or github, workflow commands.
      """)
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "The lowest severity for which the exit status is 1: note, warning or error (the default).",
      valueName: "severity"), transform: parseSeverity)
  var failOn: Diagnostic.Severity?

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Also report selectors that match no element of the document.")
  var unusedSelectors = false

  @Option(
    help: """
      The target of .css files that are checked on their own: the elements of a document, or the \
      native nodes of StyleSheet(css:).
      """)
  var sheetsFor = SheetTarget.document

  func validate() throws {
    try options.validateOneVariant()
    if strict, failOn != nil { throw ValidationError("use --strict or --fail-on, not both") }
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
    let begun = StandardOutput.finish(report.head, .clean)
    guard begun == .clean else { throw ExitCode(begun.rawValue) }
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
    let printer = DiagnosticPrinter()
    let worst = max(
      StandardOutput.finish(report.tail, status),
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

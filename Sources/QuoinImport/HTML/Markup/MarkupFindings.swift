import QuoinModel

/// Collects diagnostics about the markup of a document, with their locations.
struct MarkupFindings {
  private var list: DiagnosticList
  private let path: String
  private var lines: LineIndex
  private let end: Int

  init(
    path: String, source: UnsafeBufferPointer<UInt8>, origin: TemplateOrigin? = nil,
    limits: DiagnosticLimits
  ) {
    list = DiagnosticList(limits)
    self.path = path
    lines = LineIndex(source, origin: origin)
    end = source.count
  }

  /// The diagnostics within the limits.
  var diagnostics: [Diagnostic] { list.diagnostics }

  /// Reports a diagnostic at a byte.
  mutating func report(
    _ rule: String, _ message: @autoclosure () -> String, at offset: Int,
    _ severity: Diagnostic.Severity = .warning
  ) {
    if list.omits(severity) {
      list.omit(Diagnostic.Omission(count: 1))
      return
    }
    let place = lines.place(at: min(offset, end - 1))
    list.append(
      Diagnostic(
        severity, rule: rule, message(),
        place: SourcePlace(file: path, line: Int(place.line), column: Int(place.column))))
  }

  /// Records that the rest was not searched for diagnostics of a kind.
  mutating func endSearch() { list.omit(Diagnostic.Omission(isMinimum: true)) }

  /// Returns the line of a byte, for messages.
  func line(_ offset: Int) -> Int { lines.line(at: offset) }
}

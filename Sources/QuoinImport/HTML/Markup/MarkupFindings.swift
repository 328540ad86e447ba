import QuoinModel

/// Collects diagnostics about the markup of a document, with their locations.
struct MarkupFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  private var lines: LineIndex
  private let end: Int

  init(path: String, source: UnsafeBufferPointer<UInt8>, origin: TemplateOrigin? = nil) {
    self.path = path
    lines = LineIndex(source, origin: origin)
    end = source.count
  }

  /// Reports a diagnostic at a byte.
  mutating func report(
    _ rule: String, _ message: String, at offset: Int, _ severity: Diagnostic.Severity = .warning
  ) {
    let place = lines.place(at: min(offset, end - 1))
    diagnostics.append(
      Diagnostic(
        severity, rule: rule, message,
        place: SourcePlace(file: path, line: Int(place.line), column: Int(place.column))))
  }

  /// Returns the line of a byte, for messages.
  func line(_ offset: Int) -> Int { lines.line(at: offset) }
}

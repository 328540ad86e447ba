import QuoinModel
import QuoinResources

/// Collects the diagnostics of a document; repeated problems are reported once, at their first
/// location.
struct HTMLFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<String> = []
  let path: String
  private let limits: Limits

  init(path: String, limits: Limits = .standard) {
    self.path = path
    self.limits = limits
  }

  /// Reports a diagnostic once per rule and subject.
  mutating func report(
    _ rule: String, about subject: String, _ message: String, line: Int32, column: Int32,
    _ severity: Diagnostic.Severity = .warning, nodes: [String] = []
  ) {
    let place = line > 0 ? SourcePlace(file: path, line: Int(line), column: Int(column)) : nil
    report(rule, about: subject, message, place, severity, nodes: nodes)
  }

  /// Reports a diagnostic once per rule and subject.
  mutating func report(
    _ rule: String, about subject: String, _ message: String, _ place: SourcePlace?,
    _ severity: Diagnostic.Severity = .warning, nodes: [String] = []
  ) {
    guard diagnostics.count <= limits.findings, reported.insert(rule + " " + subject).inserted
    else { return }
    append(Diagnostic(severity, rule: rule, message, place: place, nodes: nodes))
  }

  /// Adds diagnostics collected elsewhere.
  mutating func add(_ found: [Diagnostic]) {
    for diagnostic in found {
      guard diagnostics.count <= limits.findings else { return }
      // A property that is unsupported on many elements is reported once.
      let isOfProperty = diagnostic.rule == "unsupported-property"
      let key = isOfProperty ? diagnostic.rule + " " + diagnostic.message : "\(diagnostic)"
      if reported.insert(key).inserted { append(diagnostic) }
    }
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    guard diagnostics.count < limits.findings else {
      diagnostics.append(HTMLFindings.excess(of: limits, diagnostic.place))
      return
    }
    var diagnostic = diagnostic
    if diagnostic.message.utf8.count > limits.findingBytes {
      diagnostic.message = diagnostic.message.prefix(bytes: limits.findingBytes) + "…"
    }
    diagnostics.append(diagnostic)
  }

  /// The diagnostic in place of those beyond the limit.
  ///
  /// - Parameter place: The location of the first one that is not listed.
  static func excess(of limits: Limits, _ place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, rule: "limit-exceeded",
      "there are more findings than the limit of \(limits.findings); the others are not listed",
      place: place)
  }
}

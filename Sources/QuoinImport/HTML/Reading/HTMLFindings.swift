import QuoinModel
import QuoinResources

/// Collects the diagnostics of a document; repeated problems are reported once, at their first
/// location.
struct HTMLFindings {
  private var list: DiagnosticList
  private var reported: Set<String> = []
  /// The hashes of the subjects reported since the list is full; there is no limit on their number.
  private var omitted: Set<Int> = []
  let path: String

  init(path: String, limits: Limits = .standard) {
    self.path = path
    list = DiagnosticList(limits.diagnostics)
  }

  /// The diagnostics within the limits.
  var diagnostics: [Diagnostic] { list.diagnostics }

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
    guard isNew(rule + " " + subject) else { return }
    list.append(Diagnostic(severity, rule: rule, message, place: place, nodes: nodes))
  }

  /// Adds diagnostics collected elsewhere.
  mutating func add(_ found: [Diagnostic]) {
    for diagnostic in found {
      // A property that is unsupported on many elements is reported once.
      let isOfProperty = diagnostic.rule == "unsupported-property"
      let key = isOfProperty ? diagnostic.rule + " " + diagnostic.message : "\(diagnostic)"
      if isNew(key) { list.append(diagnostic) }
    }
  }

  /// Records a subject and returns whether it was not reported before.
  private mutating func isNew(_ key: String) -> Bool {
    guard list.omits(.note) else { return reported.insert(key).inserted }
    return !reported.contains(key) && omitted.insert(key.hashValue).inserted
  }
}

extension Limits {
  /// The limits on diagnostics.
  package var diagnostics: DiagnosticLimits {
    DiagnosticLimits(count: findings, bytes: findingBytes)
  }
}

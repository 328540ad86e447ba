/// A diagnostic about a description or a layout that the user should know.
///
/// The message contains the subject, the numbers and what to change; `rule` is a stable identifier
/// for it.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: UInt8, Comparable, Sendable {
    /// Informational.
    case note
    /// The result may not be as intended.
    case warning
    /// A request could not be fulfilled.
    case error

    /// Whether the first severity is lower.
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

    /// The name in messages and JSON.
    public var word: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// The severity.
  public var severity: Severity
  /// A stable identifier such as `ambiguous-position`.
  public var rule: String
  /// A message with the problem, the numbers and what to change.
  public var message: String
  /// The location in the user's source.
  public var place: SourcePlace?
  /// The names of the nodes concerned.
  public var nodes: [String]
  /// The diagnostics in whose place this one stands.
  package var omission: Omission?

  /// Creates a diagnostic from its parts.
  public init(
    _ severity: Severity, rule: String, _ message: String, place: SourcePlace? = nil,
    nodes: [String] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.place = place
    self.nodes = nodes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the format of compilers: `file:line:column: warning: message (rule)`.
  public var description: String {
    let prefix = place.map { "\($0): " } ?? ""
    return "\(prefix)\(severity.word): \(message) (\(rule))"
  }
}

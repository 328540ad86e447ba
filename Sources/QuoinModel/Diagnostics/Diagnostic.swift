/// Something the user should know about a description or a layout.
///
/// The message names the thing, the numbers and what to change; `rule` is a stable word for it.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: UInt8, Comparable, Sendable {
    /// Worth knowing.
    case note
    /// The result may not be what was meant.
    case warning
    /// Something asked for could not be done.
    case error

    /// Whether the first is less bad.
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

    /// The word in messages and JSON.
    public var word: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable word such as `ambiguous-position`.
  public var rule: String
  /// What is wrong, with the numbers and what to change.
  public var message: String
  /// Where in the user's source.
  public var place: SourcePlace?
  /// The names of the nodes it is about.
  public var nodes: [String]

  /// A diagnostic of its parts.
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
  /// The diagnostic as compilers write one: `file:line:column: warning: message (rule)`.
  public var description: String {
    let prefix = place.map { "\($0): " } ?? ""
    return "\(prefix)\(severity.word): \(message) (\(rule))"
  }
}

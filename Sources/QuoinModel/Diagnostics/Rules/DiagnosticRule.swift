/// A kind of diagnostic: its stable identifier, severity, and meaning.
///
/// Tools select by the identifier, so a released one keeps its meaning. Your own containers and
/// measurers may report rules of their own, which are in no list.
///
///     for rule in DiagnosticRule.all { print(rule.id, rule.meaning) }
public struct DiagnosticRule: Hashable, Sendable, Identifiable {
  /// The subject area of a diagnostic.
  public enum Area: String, CaseIterable, Hashable, Sendable {
    /// Files and references to them.
    case files = "Files and resources"
    /// The markup of HTML documents and templates.
    case markup = "HTML and templates"
    /// Style sheets and styles.
    case styles = "Styles"
    /// Interface Builder documents.
    case interfaceBuilder = "Interface Builder"
    /// Android layouts.
    case android = "Android layouts"
    /// Constraints and stacks.
    case constraints = "Constraints"
    /// Trees, placements and sizes.
    case layout = "Layout"
    /// Lists, tables and grids of cells.
    case lists = "Lists"
    /// Fonts and text.
    case text = "Text"
    /// Images, pages and PDF.
    case painting = "Painting and pages"
  }

  /// The identifier, such as `conflicting-constraints`.
  public let id: String
  /// The usual severity; a diagnostic may be less severe if little is lost.
  public let severity: Diagnostic.Severity
  /// The subject area.
  public let area: Area
  /// The meaning of the diagnostic and its consequence.
  public let meaning: String
  /// An example that causes the diagnostic.
  public let example: String

  init(
    _ id: String, _ severity: Diagnostic.Severity, _ area: Area, _ meaning: String,
    example: String
  ) {
    self.id = id
    self.severity = severity
    self.area = area
    self.meaning = meaning
    self.example = example
  }

  /// All rules of Quoin, by area and then by identifier.
  public static let all: [DiagnosticRule] =
    files + markup + styles + interfaceBuilder + android + constraints + layout + lists + text
    + painting

  /// Returns the rule with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(n) in the number of rules.
  public static func named(_ id: String) -> DiagnosticRule? { all.first { $0.id == id } }

  /// A Markdown page of all rules.
  package static var page: String {
    var page = """
      # Diagnostics

      Every finding has a rule: a stable word in brackets at the end of its line, in `rule` of the JSON, and in
      `Diagnostic.rule` in Swift. This page is made from `DiagnosticRule.all`.

      """
    for area in Area.allCases {
      page += "\n## \(area.rawValue)\n\n| rule | | meaning | example |\n|---|---|---|---|\n"
      for rule in all where rule.area == area {
        let example = rule.example.isEmpty ? "" : "`\(rule.example)`"
        page += "| `\(rule.id)` | \(rule.severity.word) | \(rule.meaning) | \(example) |\n"
      }
    }
    return page
  }
}

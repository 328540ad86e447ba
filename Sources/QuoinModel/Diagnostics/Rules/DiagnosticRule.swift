/// A kind of finding: the stable word that diagnostics carry, how bad it is, and what it means.
///
/// Tools select by the word, so one that is in a release keeps its meaning. Containers and measurers of
/// your own may report rules of their own, which are in no list.
///
///     for rule in DiagnosticRule.all { print(rule.id, rule.meaning) }
public struct DiagnosticRule: Hashable, Sendable, Identifiable {
  /// What a finding is about.
  public enum Area: String, CaseIterable, Hashable, Sendable {
    /// Files, and what a document refers to.
    case files = "Files and resources"
    /// The text of HTML documents and of templates.
    case markup = "HTML and templates"
    /// Sheets and styles.
    case styles = "Styles"
    /// Documents of Interface Builder.
    case interfaceBuilder = "Interface Builder"
    /// Layouts of Android.
    case android = "Android layouts"
    /// Constraints and stacks.
    case constraints = "Constraints"
    /// Trees, places and sizes.
    case layout = "Layout"
    /// Lists, tables and grids of cells.
    case lists = "Lists"
    /// Fonts and text.
    case text = "Text"
    /// Pictures, pages and PDF.
    case painting = "Painting and pages"
  }

  /// The word, such as `conflicting-constraints`.
  public let id: String
  /// How bad it is, as a rule; a finding may be less bad where little is lost.
  public let severity: Diagnostic.Severity
  /// What it is about.
  public let area: Area
  /// What was found, and what becomes of it.
  public let meaning: String
  /// Something that is found so.
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

  /// All rules of Quoin, by area and then by word.
  public static let all: [DiagnosticRule] =
    files + markup + styles + interfaceBuilder + android + constraints + layout + lists + text
    + painting

  /// The rule of a word, or `nil` where Quoin has none.
  ///
  /// - Complexity: O(n) in the number of rules.
  public static func named(_ id: String) -> DiagnosticRule? { all.first { $0.id == id } }

  /// A page of all rules in Markdown.
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

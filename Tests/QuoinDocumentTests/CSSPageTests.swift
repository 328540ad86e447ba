import Foundation
import QuoinImport
import QuoinModel
import Testing

/// What Quoin does with the CSS of Chromium, which `Scripts/property-fixtures.py` and
/// `Scripts/feature-fixtures.py` asked for, and the page that says so.
@Suite struct CSSPageTests {
  struct Features: Decodable {
    struct Feature: Decodable {
      var kind: String
      var text: String

      /// The line of a sheet that uses it.
      var line: String {
        switch kind {
        case "selector": "\(text) { top: 0 }"
        case "rule": text
        case "function": "p { \(text) }"
        case "media": "@media (\(text)) { p { top: 0 } }"
        default:
          switch text {
          case "dpi", "dpcm", "dppx", "x": "@media (resolution: 1\(text)) { p { top: 0 } }"
          case "deg", "grad", "rad", "turn": "p { rotate: 1\(text) }"
          case "s", "ms": "p { transition-duration: 1\(text) }"
          case "fr": "p { grid-template-rows: 1\(text) }"
          default: "p { width: 1\(text) }"
          }
        }
      }
    }

    var browser: String
    var features: [Feature]
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")
  private static let page = fixtures.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation/CSS.md")

  private static func features() throws -> Features {
    try JSONDecoder().decode(
      Features.self, from: Data(contentsOf: fixtures.appending(path: "features.json")))
  }

  /// The lines of a list: a word, and what it says of.
  private static func states(_ file: String, firstIsState: Bool) throws -> [String: String] {
    let lines = try String(contentsOf: fixtures.appending(path: file), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    var states: [String: String] = [:]
    for line in lines {
      let space = try #require(firstIsState ? line.firstIndex(of: " ") : line.lastIndex(of: " "))
      let (first, last) = (String(line[..<space]), String(line[line.index(after: space)...]))
      states[firstIsState ? last : first] = firstIsState ? first : last
    }
    return states
  }

  /// Each feature is heeded, or harmless on a still picture, or reported with its place.
  @Test func eachFeatureIsHeededHarmlessOrReported() throws {
    let features = try Self.features().features
    let quiet = try Self.states("feature-support.txt", firstIsState: true)
    #expect(quiet.values.allSatisfy { $0 == "heeded" || $0 == "harmless" })
    let sheet = features.map(\.line).joined(separator: "\n")
    let document = try HTMLDocument.read(Data("<!doctype html><style>\n\(sheet)</style><p>a".utf8))
    let reported = Set(document.diagnostics.compactMap { $0.place?.line })
    for (number, feature) in features.enumerated() {
      let name = "\(feature.kind) \(feature.text)"
      #expect(
        reported.contains(number + 2) == (quiet[name] == nil),
        "\(name) is \(reported.contains(number + 2) ? "" : "not ")reported")
    }
    let names = Set(features.map { "\($0.kind) \($0.text)" })
    #expect(Set(quiet.keys).subtracting(names) == [], "nothing is said of what no browser has")
  }

  @Test func thePageIsTheTable() throws {
    let features = try Self.features()
    let properties = try PropertyTests.Fixture.read().names
    let text = try Self.text(features, properties)
    if ProcessInfo.processInfo.environment["QUOIN_RECORD"] == "all" {
      try Data(text.utf8).write(to: Self.page)
    }
    let found = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(found == text, "make the page anew: QUOIN_RECORD=all swift test --filter CSSPageTests")
  }

  private static func text(_ features: Features, _ properties: [String]) throws -> String {
    var text = """
      # CSS

      What Quoin does with each property, selector, rule, unit, function and media feature of
      \(features.browser). This page is made by `CSSPageTests`, which hold it against the sources and
      the browser.

      | | meaning |
      |---|---|
      | **yes** | It has its effect. A value that is not supported is reported. |
      | harmless | It changes nothing in a still picture, and is left out without a word. |
      | *reported* | It is left out, with a diagnostic that names its line and column. |

      """
    let states = try states("property-support.txt", firstIsState: false)
    text += table("Properties", properties.map { ($0, states[$0]) })
    let quiet = try Self.states("feature-support.txt", firstIsState: true)
    let kinds = [
      ("selector", "Selectors"), ("rule", "Rules"), ("unit", "Units"), ("function", "Functions"),
      ("media", "Media features"),
    ]
    for (kind, title) in kinds {
      let rows = features.features.filter { $0.kind == kind }
      text += table(title, rows.map { ($0.text, quiet["\(kind) \($0.text)"]) })
    }
    return text
  }

  private static func table(_ title: String, _ rows: [(name: String, state: String?)]) -> String {
    let words = ["heeded": "**yes**", "harmless": "harmless"]
    let lines = rows.map { row in
      let name = row.name.replacing("|", with: "\\|")
      return "| `\(name)` | \(row.state.flatMap { words[$0] } ?? "*reported*") |\n"
    }
    return "\n## \(title)\n\n| | |\n|---|---|\n" + lines.joined()
  }
}

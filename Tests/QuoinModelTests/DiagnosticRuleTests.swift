import Foundation
import QuoinModel
import Testing

/// The list of rules is what the sources report, and the page is the list.
@Suite struct DiagnosticRuleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sources but for the list itself, by their paths from `Sources`.
  private static let sources: [(path: String, text: String)] = {
    let folder = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [(String, String)] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      guard !file.path.contains("/Diagnostics/Rules/"),
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      sources.append((String(file.path.dropFirst(folder.path.count + 1)), text))
    }
    return sources
  }()

  @Test func wordsAreUniqueAndOfOneForm() throws {
    let ids = DiagnosticRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(try Regex("[a-z]+(-[a-z]+)*").wholeMatch(in: id) != nil, "\(id)") }
    for rule in DiagnosticRule.all {
      #expect(rule.meaning.hasSuffix("."), "\(rule.id)")
      #expect(DiagnosticRule.named(rule.id) == rule)
    }
  }

  @Test func eachRuleOfTheListIsReportedSomewhere() {
    for rule in DiagnosticRule.all {
      #expect(Self.sources.contains { $0.text.contains("\"\(rule.id)\"") }, "\(rule.id)")
    }
  }

  /// Words with hyphens that are no rules, in stages that have few of them.
  private static let otherWords: Set = [
    "color-burn", "color-dodge", "hard-light", "soft-light", "flood-color", "flood-opacity",
    "line-through", "sans-serif", "stop-color", "stop-opacity", "stroke-dashoffset",
    "stroke-width", "system-ui", "quoin-font",
    "text-size", "first-except",
  ]

  @Test func whatIsReportedIsInTheList() throws {
    let known = Set(DiagnosticRule.all.map(\.id))
    let word = try Regex("\"([a-z]+(?:-[a-z]+)+)\"", as: (Substring, Substring).self)
    // Sheets and HTML have words of CSS everywhere, and drawables of Android elements' names: there, only what is handed over as a rule counts.
    let reported = try Regex(
      #"(?:rule: |(?:say|report|note|tell)\(\s*(?:\.[a-z]+, )?)"([a-z]+(?:-[a-z]+)+)""#,
      as: (Substring, Substring).self)
    var count = 0
    for (path, text) in Self.sources {
      let isOfCSS = [
        "QuoinStyle/", "QuoinImport/HTML/", "QuoinImport/Apps/", "QuoinImport/Android/",
      ].contains { path.hasPrefix($0) }
      guard !path.hasPrefix("QuoinBoxLayout/") else { continue }
      for match in text.matches(of: isOfCSS ? reported : word) {
        count += 1
        let id = String(match.output.1)
        #expect(known.contains(id) || Self.otherWords.contains(id), "\(path): \(id)")
      }
    }
    #expect(count > 100)
  }

  @Test func thePageIsTheList() throws {
    let page = Self.root.appending(path: "Documentation/Diagnostics.md")
    if ProcessInfo.processInfo.environment["QUOIN_RECORD"] == "all" {
      try DiagnosticRule.page.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == DiagnosticRule.page)
  }
}

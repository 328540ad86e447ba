import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Nothing that a browser heeds is left out without a word: `Scripts/property-fixtures.py` asked it.
@Suite struct PropertyTests {
  struct Fixture: Decodable {
    struct Probe: Decodable {
      var context: String
      var declarations: String
      /// Whether the browser's picture is another one with the declarations.
      var changes: Bool
      var html: String
    }

    /// All properties that the browser knows.
    var names: [String]
    /// The documents without declarations, by their contexts.
    var plain: [String: String]
    var probes: [Probe]

    static func read() throws -> Fixture {
      try JSONDecoder().decode(
        Fixture.self, from: Data(contentsOf: PropertyTests.file("properties.json")))
    }
  }

  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
  }

  private func painted(_ html: String) throws -> (commands: [DrawCommand], said: [Diagnostic]) {
    var options = ImportOptions()
    options.size = Size(220, 160)
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(
      in: scene.size, traits: scene.traits)
    let list = DisplayList(arrangement)
    return (list.commands, document.diagnostics + arrangement.diagnostics + list.diagnostics)
  }

  @Test func whatChangesThePictureOfABrowserIsHeededOrTold() throws {
    let fixture = try Fixture.read()
    var plain: [String: [DrawCommand]] = [:]
    for (context, html) in fixture.plain {
      let (commands, said) = try painted(html)
      #expect(said.isEmpty)
      #expect(try painted(html).commands == commands, "the same document is the same picture")
      plain[context] = commands
    }
    var silent: [String] = []
    var heeded = 0
    for probe in fixture.probes where probe.changes {
      let (commands, said) = try painted(probe.html)
      if commands != plain[probe.context] {
        heeded += 1
      } else if !said.contains(where: { ($0.place?.line ?? 0) > 0 && ($0.place?.column ?? 0) > 0 })
      {
        silent.append("\(probe.context): \(probe.declarations)")
      }
    }
    #expect(silent == [])
    #expect(heeded > 190)
  }

  /// Each property is heeded, or harmless on a still picture, or told with its place.
  @Test func eachPropertyIsHeededHarmlessOrTold() throws {
    let lines = try String(contentsOf: PropertyTests.file("property-support.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    let quiet = Set(lines.map { String($0[0]) })
    #expect(lines.allSatisfy { $0.count == 2 && ($0[1] == "heeded" || $0[1] == "harmless") })
    let names = try Fixture.read().names
    #expect(quiet.isSubset(of: names), "nothing is said of properties that no browser has")
    let sheet = names.map { "p { \($0): initial }" }.joined(separator: "\n")
    let document = try HTMLDocument.read(Data("<!doctype html><style>\n\(sheet)</style><p>a".utf8))
    var told: [String: Int] = [:]
    for diagnostic in document.diagnostics {
      let place = try #require(diagnostic.place)
      #expect(diagnostic.rule == "unsupported-property")
      #expect(place.column == 5)
      told[names[place.line - 2], default: 0] += 1
    }
    #expect(Set(told.keys) == Set(names).subtracting(quiet))
    #expect(told.values.allSatisfy { $0 == 1 })
  }
}

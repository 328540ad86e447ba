import Foundation
import QuoinImport
import QuoinModel
import Testing

/// The paths that identify elements without an `id`.
@Suite struct ElementPathTests {
  private func paths(_ body: String) throws -> [String] {
    let document = try HTMLDocument.read(Data("<!doctype html><body>\(body)".utf8))
    let root = try #require(document.scenes.first?.root)
    return root.subtree.filter { $0.documentType?.hasPrefix("#") == false }.compactMap(\.identifier)
  }

  @Test func siblingsWithTheSameTagAreNumbered() throws {
    #expect(
      try paths("<p>a<p>b<div><i>c</i></div><p id=x><b>d</b>")
        .drop { $0 != "body" } == [
          "body", "body/p[1]", "body/p[2]", "body/div", "body/div/i", "x", "body/p[3]/b",
        ])
  }

  @Test func pathsOfDeepElementsKeepTheirEnd() throws {
    let name = "x-" + String(repeating: "a", count: 128)
    let nested = String(repeating: "<\(name)>", count: 6)
    let found = try paths(nested).drop { $0 != "body" }
    func joined(_ count: Int) -> String { repeatElement("/" + name, count: count).joined() }
    #expect(
      Array(found) == ["body"] + (1...4).map { "body" + joined($0) }
        + ["…" + joined(5), "…" + joined(5)])
  }
}

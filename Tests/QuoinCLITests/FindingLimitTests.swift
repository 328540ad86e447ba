import Foundation
import Testing

/// Documents with more faults than anybody reads.
@Suite struct FindingLimitTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  private func diagnostics(_ outcome: Outcome) throws -> [JSON] {
    try #require(try JSON(line: outcome.text)["diagnostics"]?.array)
  }

  /// A hundred thousand faults of the markup, as many of the styles, and as many missing pictures.
  @Test func manyFaultsOfReading() throws {
    let faults = (0..<100_000).map { "<img src=gone\($0).png style=unknown\($0):1></b>\n" }
    try folder.write("a.html", faults.joined())
    let layout = try folder.quoin("layout", "--format", "json", "a.html")
    let found = try diagnostics(layout)
    #expect(found.count == 10_001)
    #expect(found.last?["rule"]?.string == "limit-exceeded")
    #expect(found.last?["message"]?.string?.contains("190000 more") == true)
    // The frames of as many elements take 12 MB.
    #expect(layout.text.utf8.count < 16 << 20)
    let lint = try folder.quoin("lint", "--format", "json", "a.html")
    let linted = try diagnostics(lint)
    #expect(linted.count == 10_001)
    // Of each image: the end tag beside it, its words, the picture and the property.
    #expect(linted.last?["message"]?.string?.contains("390000 more") == true)
    // Ten thousand diagnostics of some 200 bytes.
    #expect(lint.text.utf8.count < 4 << 20)
  }

  /// The faults of reading, layout and painting of one document have one limit: 1,000.
  @Test func theStagesShareTheLimit() throws {
    let views = (0..<2_000).map { number in
      """
      <imageView id="same" image="gone\(number)" \
      translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
      <constraint firstAttribute="width" constant="10"/>\
      <constraint firstAttribute="width" constant="20"/></constraints></imageView>

      """
    }
    try folder.write("a.storyboard", Documents.storyboard(Documents.root(views.joined())))
    let lint = try folder.quoin(
      "lint", "--format", "json", "a.storyboard", "--limits", "strict")
    let found = try diagnostics(lint)
    #expect(found.count == 1_001)
    #expect(found.last?["rule"]?.string == "limit-exceeded")
    // Errors come before warnings: these are the conflicts of the layout.
    #expect(found.dropLast().allSatisfy { $0["severity"]?.string == "error" })
    let render = try folder.quoin(
      "render", "a.storyboard", "-o", "a.png", "--limits", "strict")
    #expect(render.status == 1)
    #expect(render.errors.contains("more findings than the limit of 1000"))
    #expect(render.errors.utf8.count < 64 << 10)
  }

  /// The names of nodes are as long as a document wants.
  @Test func namesAreShort() throws {
    let name = String(repeating: "n", count: 100_000)
    let views = (0..<20).map { number in
      Documents.view("\(name)\(number)")
        + Documents.view("\(number)\(name)")
    }
    let constraints = (0..<20).map { number in
      Documents.constraint("\(name)\(number)", "width", nil, "", "10")
        + Documents.constraint("\(name)\(number)", "width", nil, "", "20")
    }
    try folder.write(
      "a.storyboard",
      Documents.storyboard(
        Documents.root(views.joined(), constraints: constraints.joined())))
    let lint = try folder.quoin("lint", "--format", "json", "a.storyboard")
    let found = try diagnostics(lint)
    #expect(found.count > 20)
    // 4,096 bytes of a message, as many of names, and the rest.
    #expect(lint.text.utf8.count < found.count * 9_000)
  }
}

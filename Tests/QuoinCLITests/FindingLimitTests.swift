import Foundation
import Testing

/// Documents with more faults than anybody reads.
@Suite struct FindingLimitTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  private func diagnostics(_ outcome: Outcome) throws -> [JSON] {
    try #require(try JSON(line: outcome.text)["diagnostics"]?.array)
  }

  /// A hundred thousand faults of the markup, and some of the styles and pictures.
  @Test func manyFaultsOfReading() throws {
    let pictures = (0..<1_000).map { "<img src=gone\($0).png style=unknown\($0):1>\n" }
    try folder.write("a.html", String(repeating: "</b>\n", count: 100_000) + pictures.joined())
    let lint = try folder.quoin("lint", "--format", "json", "a.html")
    let found = try diagnostics(lint)
    #expect(found.count == 10_001)
    #expect(found.last?["rule"]?.string == "limit-exceeded")
    // Of each image: its words, its file and the property.
    #expect(found.last?["message"]?.string?.contains("; 93000 more are not listed") == true)
    // Ten thousand diagnostics of some 200 bytes.
    #expect(lint.text.utf8.count < 4 << 20)
  }

  /// The faults of reading, layout and painting of one document have one limit.
  @Test func theStagesShareTheLimit() throws {
    func view(_ number: Int, _ inside: String = "") -> String {
      """
      <imageView id="same" image="gone\(number)" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" \
      height="9"/>\(inside)</imageView>

      """
    }
    let contradiction = """
      <constraints><constraint firstAttribute="width" constant="10"/>\
      <constraint firstAttribute="width" constant="20"/></constraints>
      """
    let views =
      (0..<300).map { view($0, contradiction) } + (300..<6_000).map { view($0) }
    try folder.write("a.storyboard", Documents.storyboard(Documents.root(views.joined())))
    let lint = try folder.quoin("lint", "--format", "json", "a.storyboard")
    let found = try diagnostics(lint)
    // 5,999 ids and 6,000 pictures, and the layout's.
    #expect(found.count == 10_001)
    #expect(found.last?["rule"]?.string == "limit-exceeded")
    // Errors are kept, though they come last: the conflicts of the layout.
    #expect(found.filter { $0["rule"]?.string == "conflicting-constraints" }.count == 300)
    let render = try folder.quoin("render", "a.storyboard", "-o", "a.png")
    #expect(render.status == 1)
    #expect(render.errors.contains("conflicting-constraints"))
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

import Foundation
import Testing

/// Documents that are XML, but ask for what cannot be.
@Suite struct HostileContentTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  /// Lays out and draws a root view; frames must be numbers and sizes not negative.
  private func layout(_ root: String) throws -> Outcome {
    try folder.write("a.storyboard", Documents.storyboard(root))
    let layout = try folder.quoin("layout", "--format", "json", "a.storyboard")
    #expect(!layout.crashed)
    #expect([0, 1].contains(layout.status))
    let document = try JSON(line: layout.text)
    var rest = [try #require(document["scenes"]?[0]?["root"])]
    while let node = rest.popLast() {
      let frame = try #require(node["frame"]?.numbers)
      #expect(frame.count == 4 && frame.allSatisfy { $0.isFinite })
      #expect(frame[2] >= 0 && frame[3] >= 0)
      rest += node["children"]?.array ?? []
    }
    for ending in ["png", "svg"] {
      let render = try folder.quoin("render", "a.storyboard", "-o", "a.\(ending)")
      #expect(!render.crashed)
      #expect(render.status == layout.status)
    }
    return layout
  }

  @Test(
    arguments: [
      "NaN", "inf", "-inf", "1e300", "1e-300", "1e400", "-1e8", "999999999", "-5", "0", "", "x",
      "0x10", "9223372036854775808",
    ])
  func numbersOfAllKinds(number: String) throws {
    let stack = """
      <stackView id="stack" axis="vertical" spacing="\(number)">\
      <rect key="frame" x="\(number)" y="0" width="100" height="\(number)"/><subviews>\
      \(Documents.view("s1", width: number))\(Documents.view("s2", tag: "label"))\
      </subviews></stackView>
      """
    let label = Documents.view(
      "label", tag: "label",
      attributes: "text=\"Hello\" alpha=\"\(number)\" horizontalHuggingPriority=\"\(number)\" "
        + "numberOfLines=\"\(number)\" minimumScaleFactor=\"\(number)\" "
        + "preferredMaxLayoutWidth=\"\(number)\""
    ).replacing(
      "</label>",
      with: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(number)\"/>"
        + "<color key=\"textColor\" red=\"\(number)\" green=\"0\" blue=\"0\" alpha=\"\(number)\"/>"
        + "</label>")
    let constraints =
      Documents.constraint("box", "leading", "root", "leading", number)
      + Documents.constraint("box", "width", nil, "", number)
      + Documents.constraint(
        "box", "top", "root", "bottom", "0", attributes: "multiplier=\"\(number)\"")
      + Documents.constraint("box", "height", nil, "", "10", attributes: "priority=\"\(number)\"")
      + Documents.constraint("label", "width", "box", "width", number)
    let root = Documents.root(
      Documents.view("box", width: number, height: number) + label + stack,
      constraints: constraints,
      attributes: "safeAreaInsets=\"\(number),0,\(number),0\" layoutGuideInsets=\"\(number),0\"")
    _ = try layout(root)
  }

  @Test(arguments: ["0", "1:0", "0:0", "abc", "-1", "1e-300", "1:1e-300", "1:2:3", "NaN"])
  func multipliersOfAllKinds(multiplier: String) throws {
    let constraints = ["width", "leading"].map {
      Documents.constraint("box", $0, "root", $0, attributes: "multiplier=\"\(multiplier)\"")
    }.joined()
    let outcome = try layout(Documents.root(Documents.view("box"), constraints: constraints))
    let isSensible = ["-1", "1e-300"].contains(multiplier)
    let rules = try outcome.rules()
    #expect(isSensible != rules.contains { $0.hasPrefix("invalid-") })
  }

  @Test(arguments: ["-5", "2000", "NaN", "inf", "1e30", "abc", "0", "0.5", "999.9999999"])
  func prioritiesOfAllKinds(priority: String) throws {
    let constraints = ["50", "60"].map {
      Documents.constraint("box", "width", nil, "", $0, attributes: "priority=\"\(priority)\"")
    }.joined()
    _ = try layout(Documents.root(Documents.view("box"), constraints: constraints))
  }

  @Test func aRingOfConstraintsIsAConflictOrHarmless() throws {
    let views = Documents.view("a") + Documents.view("b")
    let ring =
      Documents.constraint("a", "leading", "b", "trailing")
      + Documents.constraint("b", "leading", "a", "trailing")
    #expect(try layout(Documents.root(views, constraints: ring)).status == 0)
    let wide =
      ring + Documents.constraint("a", "width", constant: 10)
      + Documents.constraint("b", "width", constant: 10)
    let outcome = try layout(Documents.root(views, constraints: wide))
    #expect(outcome.status == 1)
    #expect(try outcome.rules().contains("conflicting-constraints"))
  }

  @Test func namesThatAreDoubleUnknownOrGone() throws {
    let views = Documents.view("a") + Documents.view("a") + "<hologram id=\"h\"/>"
    let constraints =
      Documents.constraint("a", "leading", "gone", "leading")
      + Documents.constraint("a", "width", constant: 30)
      + Documents.constraint("a", "middle", "root", "leading")
    let outcome = try layout(Documents.root(views, constraints: constraints))
    let rules = Set(try outcome.rules())
    #expect(
      rules.isSuperset(of: [
        "duplicate-id", "dangling-reference", "unknown-element", "invalid-constraint",
      ]))
    #expect(try outcome.frame("a")[2] == 30)
  }

  @Test func constantsThatForceNegativeSizes() throws {
    let outcome = try layout(
      Documents.root(
        Documents.view("box"),
        constraints: Documents.constraint("box", "leading", "root", "leading", "300")
          + Documents.constraint("box", "trailing", "root", "leading", "100")))
    #expect(outcome.status == 1)
    #expect(try outcome.rules().contains("conflicting-constraints"))
  }

  @Test(
    arguments: [
      "😀👨‍👩‍👧‍👦🇩🇪", "שלום עולם", "a&#9;b&#10;c&#13;d", "\u{202E}\u{2066}x\u{200B}", "", "&lt;b&gt;&amp;",
      "\u{0301}\u{0301}", "\u{85}\u{2028}\u{2029}",
    ])
  func textsOfAllKinds(text: String) throws {
    for lines in ["1", "0", "-1", "3"] {
      let label = Documents.view(
        "label", tag: "label", attributes: "text=\"\(text)\" numberOfLines=\"\(lines)\"")
      _ = try layout(Documents.root(label))
    }
  }

  @Test func aLabelWithMuchText() throws {
    for (text, lines) in [("word ", "0"), ("w", "0"), ("word ", "1")] {
      let long = String(repeating: text, count: 300_000 / text.utf8.count)
      let label = Documents.view(
        "label", tag: "label", attributes: "text=\"\(long)\" numberOfLines=\"\(lines)\"",
        width: "300")
      try folder.write("a.storyboard", Documents.storyboard(Documents.root(label)))
      let outcome = try folder.quoin("render", "a.storyboard", "-o", "a.png")
      #expect(outcome.status == 0)
    }
  }

  @Test func aHundredThousandViews() throws {
    let views = (0..<100_000).map { "<view id=\"v\($0)\"/>\n" }.joined()
    try folder.write("many.storyboard", Documents.storyboard(Documents.root(views)))
    let outcome = try folder.quoin("layout", "many.storyboard")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 100_002)
  }
}

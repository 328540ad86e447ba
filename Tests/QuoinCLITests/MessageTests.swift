import Foundation
import Testing

/// What the command says where something is wrong with what it was given.
@Suite struct MessageTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  @Test func wordsThatAreNoCommandsAreMended() throws {
    try folder.write("a.html", "<p>a")
    for (word, said) in [
      ("rendr", "did you mean 'render'?"), ("LAYOUT", "did you mean 'layout'?"),
      ("a.html", "write 'quoin render a.html' to draw it"),
      ("-", "write 'quoin render -'"), ("draw", "there are render, layout and lint"),
    ] {
      let outcome = try folder.quoin(word, "a.html")
      #expect(outcome.status == 64 && outcome.text == "")
      #expect(outcome.errors.contains(said), "\(outcome.errors)")
    }
    #expect(try folder.quoin("help", "render").status == 0)
    #expect(try folder.quoin("layout", "--help").text == folder.quoin("help", "layout").text)
    #expect(try folder.quoin("help").status == 0)
    #expect(try folder.quoin("help", "lnt").errors.contains("did you mean 'lint'?"))
    #expect(try folder.quoin("--version").status == 0)
  }

  @Test func filesOfOtherKindsAreCalledByTheirName() throws {
    let kinds: [(name: String, bytes: [UInt8], said: String)] = [
      ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D], "this is a PNG picture"),
      ("a.html", [0x89, 0x50, 0x4E, 0x47, 0x0D], "this is a PNG picture"),
      ("a.json", Array("{\"a\": 1}".utf8), "this is JSON"),
      ("a.plist", Array("<?xml version=\"1.0\"?><plist/>".utf8), "this is a property list"),
      ("a.svg", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "this is an SVG picture"),
      (
        "a.xml",
        Array(
          "<vector xmlns:android='http://schemas.android.com/apk/res/android'/>".utf8),
        "this is an Android resource (<vector>)"
      ),
      ("a.txt", Array("Hello there".utf8), "this is plain text"),
      ("a.css", Array("p { color: red }".utf8), "this is a style sheet"),
      ("a.bin", [1, 2, 0, 3], "this is a binary file"),
      ("a.pdf", Array("%PDF-1.7".utf8), "this is a PDF document"),
    ]
    for kind in kinds {
      try folder.write(kind.name, Data(kind.bytes))
      let outcome = try folder.quoin("layout", kind.name)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("\(kind.name): error: \(kind.said)"), "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix("(unsupported-format)\n"))
    }
    try folder.write("empty.html", "")
    #expect(try folder.quoin("layout", "empty.html").errors.contains("(empty-document)"))
    try folder.makeFolder("folder")
    #expect(try folder.quoin("layout", "folder").errors.contains("it is a folder"))
  }

  @Test func whatHasNoNameIsKnownByItsContent() throws {
    for html in ["<p>hi", "  hello <b>there</b>", "<!-- c --><div>x</div>", "{{a}}<i>x</i>"] {
      let outcome = try folder.quoin("layout", "-", input: Data(html.utf8))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.text.contains("body"))
    }
    try folder.write("card.mustache", "<p>{{a}}")
    try folder.write("a.json", #"{"a": 1}"#)
    #expect(try folder.quoin("layout", "card.mustache", "--data", "a.json").errors == "")
    let storyboard = try folder.quoin("layout", "-", input: Data(Documents.good.utf8))
    #expect(storyboard.text.contains("box"))
  }

  @Test func templatesWithoutValuesAreToldByAllCommands() throws {
    try folder.write("t.html", "<!doctype html>\n<p>{{a}} {{b}}</p>")
    for command in ["render", "layout", "lint"] {
      let outcome = try folder.quoin(command, "t.html")
      let said = outcome.errors + outcome.text
      #expect(said.contains("t.html:2:4: warning: the document is a template without values"))
      #expect(outcome.status == 0)
    }
  }

  @Test func faultsOfTheDataNameTheirFile() throws {
    try folder.write("t.html", "<p>{{a}}")
    try folder.write("bad.json", "{\n  \"a\" 1\n}")
    for command in ["render", "layout", "lint"] {
      let outcome = try folder.quoin(command, "t.html", "t.html", "--data", "bad.json")
      #expect(outcome.status == 2 && outcome.text == "")
      #expect(
        outcome.errors
          == "bad.json:2:7: error: the data are not JSON: a ':' is missing behind the name \"a\" "
          + "(invalid-data)\n", "once for all documents")
    }
    let gone = try folder.quoin("layout", "t.html", "--data", "gone.json")
    #expect(
      gone.errors
        == "gone.json: error: cannot be read: No such file or directory (unreadable-file)\n")
    let piped = try folder.quoin(
      "layout", "t.html", "t.html", "--data", "-", input: Data(#"{"a": "x"}"#.utf8))
    #expect(piped.status == 0 && piped.errors == "", "all documents have the values")
  }

  @Test func aMissingPictureIsToldOnce() throws {
    try folder.write(
      "a.html",
      """
      <!doctype html><img src=gone.png alt="" width=30 height=20><img src=gone.png alt="">
      <div style="background: url(other.png); width: 9px; height: 9px"></div>
      """)
    let outcome = try folder.quoin("render", "a.html")
    #expect(outcome.errorLines.count == 2, "\(outcome.errors)")
    #expect(outcome.errorLines.count { $0.contains("gone.png") } == 1)
    #expect(outcome.errorLines.count { $0.contains("other.png") } == 1)
  }

  @Test func numbersAreTheShortestOfTheirFrames() throws {
    try folder.write(
      "a.html",
      "<!doctype html><style>body{margin:0}div{width:1234.1px;height:0.2px;margin-left:20000.3px}</style>"
        + "<div id=a></div>")
    let outcome = try folder.quoin("layout", "--format", "json", "a.html")
    #expect(outcome.text.contains("[20000.3,0,1234.1,0.2]"), "\(outcome.text)")
  }

  @Test func valuesOfOptionsAreMended() throws {
    try folder.write("a.html", "<p>a")
    for (options, said) in [
      (["--size", "30000x20"], "sides are from 1 to 20000 points"),
      (["--size", "30"], "is not a size such as 390x844"),
      (["--device", "iPhne 15"], "did you mean 'iPhone 15'?"), (["--sice", "3x3"], "'--size'"),
    ] {
      let outcome = try folder.shell(
        "$QUOIN layout a.html \(options.map { "'\($0)'" }.joined(separator: " "))")
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains(said), "\(outcome.errors)")
    }
    let sized = try folder.quoin("layout", "a.html", "--size", "300×200")
    #expect(sized.text.hasPrefix("a.html · scene body · 300 × 200"))
  }

  @Test func aFolderThatIsNotThereIsNamed() throws {
    try folder.write("a.html", "<p>a")
    let outcome = try folder.quoin("render", "a.html", "-o", "no/such/a.png")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there is no folder '"), "\(outcome.errors)")
  }

  @Test func findingsOfLintAreInTheOrderOfTheDocument() throws {
    try folder.write("a.css", "b { colour: red }")
    try folder.write(
      "a.html",
      """
      <!doctype html><link rel=stylesheet href=a.css>
      <p>a</div>
      <style>p { width: 3quarks }</style>
      <img src=gone.png>
      &nope;
      """)
    let outcome = try folder.quoin("lint", "a.html", "--format", "json")
    let found = try #require(try JSON(line: outcome.text)["diagnostics"]?.array)
    #expect(
      found.map { $0["rule"]?.string } == [
        "stray-end-tag", "invalid-value", "missing-alt", "missing-resource", "unknown-reference",
        "unsupported-property",
      ])
    let layout = try folder.quoin("layout", "a.html")
    #expect(
      layout.errorLines.map { $0.prefix { $0 != " " } } == [
        "a.html:3:12:", "a.html:4:10:", "a.css:1:5:",
      ],
      "\(layout.errors)")
  }
}

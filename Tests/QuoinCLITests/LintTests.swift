import Foundation
import Testing

/// `quoin lint`.
@Suite struct LintTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  @Test func whatIsCleanSaysNothing() throws {
    try folder.write("a.storyboard", Documents.good)
    try folder.write("a.html", "<style>p { color: red }</style><p>Hello")
    try folder.write("a.css", "p { color: red; hyphens: manual }\n.a::before { content: 'x' }")
    let outcome = try folder.quoin("lint", "--strict", "a.storyboard", "a.html", "a.css")
    #expect(outcome.status == 0)
    #expect(outcome.text == "" && outcome.errors == "")
  }

  @Test func missingPicturesAreToldOfLoneDocuments() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
      <view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      <imageView image="there" id="i"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
      <imageView image="gone" id="j"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
      </subviews></view></objects></document>
      """
    try folder.write("a.xib", text)
    try folder.write(
      "there.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#)
    let outcome = try folder.quoin("lint", "a.xib")
    #expect(outcome.lines.count == 1)
    #expect(outcome.text.contains("a.xib:7:1: warning: the picture “gone” was not found"))
  }

  @Test func findingsHaveFileLineAndColumn() throws {
    try folder.write(
      "a.css",
      """
      p { colour: red }
      @media (min-width: 3px) {
        .a { width: 3quarks }
        b:nope { color: red }
      }
      """)
    let outcome = try folder.quoin("lint", "a.css")
    #expect(
      outcome.lines == [
        "a.css:1:5: warning: the property 'colour' is not supported; did you mean 'color'? "
          + "(unsupported-property)",
        "a.css:3:8: warning: '3quarks' is not a supported value for 'width' (invalid-value)",
        "a.css:4:5: warning: the selector 'b:nope' cannot be read: ':nope' is not supported "
          + "(unknown-selector)",
      ])
    #expect(outcome.status == 0 && outcome.errors == "", "warnings alone are no failure")
  }

  @Test func theStatusFollowsTheWorstFinding() throws {
    try folder.write("warned.css", "p { colour: red }")
    try folder.write("conflict.storyboard", Documents.conflict)
    try folder.write("clean.css", "p { color: red }")
    try folder.write("broken.storyboard", "<document")
    func status(_ arguments: String...) throws -> Int32 {
      try folder.shell("\"$QUOIN\" lint \(arguments.joined(separator: " "))").status
    }
    #expect(try status("clean.css", "warned.css") == 0)
    #expect(try status("--strict", "clean.css", "warned.css") == 1)
    #expect(try status("--fail-on", "warning", "warned.css") == 1)
    #expect(try status("--fail-on", "note", "clean.css") == 0)
    #expect(try status("conflict.storyboard") == 1)
    #expect(try status("gone.css") == 2)
    #expect(try status("broken.storyboard", "conflict.storyboard") == 2)
    #expect(try status("clean.css", "gone.html") == 2, "the others are checked all the same")
    #expect(try status() == 64)
    #expect(try status("--fail-on", "doom", "clean.css") == 64)
    #expect(try status("--strict", "--fail-on", "note", "clean.css") == 64)
  }

  @Test func strictMakesErrorsOfWarnings() throws {
    try folder.write("a.css", "p { colour: red }")
    let outcome = try folder.quoin("lint", "--strict", "a.css")
    #expect(outcome.text.hasPrefix("a.css:1:5: error: "))
  }

  @Test func declarationsThatDoNothingAreTold() throws {
    try folder.makeFolder("site")
    try folder.write("site/look.css", "em { height: 3px }\n.row { gap: 4px }")
    try folder.write(
      "site/a.html",
      """
      <!doctype html><link rel=stylesheet href=look.css>
      <style>
        b { width: 10px; top: 3px }
        .tall b { position: relative }
        i { width: 10px }
        i.box { display: inline-block }
      </style>
      <p><b>a</b><i>b</i><i class=box>c</i><em style="flex: 1">d</em>
      <p class=row>e
      """)
    let outcome = try folder.quoin("lint", "site/a.html")
    let places = outcome.lines.map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "site/a.html:3:7:", "site/a.html:3:20:", "site/a.html:8:49:", "site/look.css:1:6:",
        "site/look.css:2:8:",
      ], "\(outcome.text)")
    #expect(outcome.lines.allSatisfy { $0.hasSuffix(" (style-without-effect)") })
    #expect(outcome.lines.first?.contains("'width' has no effect on <b>") == true)
    #expect(try folder.quoin("layout", "site/a.html").errors == "", "only a lint looks for it")
  }

  @Test func stylesOfInterfaceBuilderThatShowNowhereAreNotes() throws {
    // Interface Builder says how every view shows a picture; that is no finding. A border's colour
    // without a width is one.
    func document(_ keyPaths: String) -> String {
      let attributes = """
        <userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="color" keyPath="borderColor">\
        <color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>\(keyPaths)\
        </userDefinedRuntimeAttributes>
        """
      let view = Documents.view(
        "box", attributes: "contentMode=\"scaleAspectFit\"", inside: attributes)
      return Documents.storyboard(
        Documents.root(
          view, constraints: Documents.place("box", x: 0, y: 0, width: 9, height: 9)))
    }
    try folder.write("a.storyboard", document(""))
    let outcome = try folder.quoin("lint", "a.storyboard")
    #expect(outcome.lines.count == 1 && outcome.status == 0)
    #expect(
      outcome.text.contains(": note: view 'box' has styles without effect: borderTopColor"))
    #expect(try folder.quoin("lint", "--fail-on", "note", "a.storyboard").status == 1)
    try folder.write(
      "b.storyboard",
      document(
        """
        <userDefinedRuntimeAttribute type="number" keyPath="borderWidth" value="2"/>
        """))
    #expect(try folder.quoin("lint", "b.storyboard").text == "")
  }

  @Test func selectorsThatMatchNothingAreToldWhereAskedFor() throws {
    try folder.write(
      "a.html",
      """
      <!doctype html><style>
      p, .gone, p > q { color: red }
      a:hover, a:is(:focus, .x)::before { color: red }
      .list { & li { color: red } & p { color: red } }
      @media print { .paper, body { color: red } }
      p:not(.gone):nth-child(2) { color: red }
      </style><div class=list><p>a<p>b <a href=x>c</a></div>
      """)
    let plain = try folder.quoin("lint", "--strict", "a.html")
    #expect(plain.status == 0 && plain.text == "")
    let outcome = try folder.quoin("lint", "--unused-selectors", "a.html")
    #expect(
      outcome.lines == [
        "a.html:2:4: warning: the selector '.gone' matches no element (unused-selector)",
        "a.html:2:11: warning: the selector 'p > q' matches no element (unused-selector)",
        "a.html:4:9: warning: the selector '& li' matches no element (unused-selector)",
        "a.html:5:16: warning: the selector '.paper' matches no element (unused-selector)",
      ])
    #expect(outcome.status == 0)
  }

  @Test func sheetsAreForDocumentsOrForNodes() throws {
    try folder.write("a.css", "label::after { display: grid }\nbutton { color: red }")
    #expect(try folder.quoin("lint", "a.css").text == "")
    let outcome = try folder.quoin("lint", "--sheets-for", "nodes", "a.css")
    #expect(outcome.status == 1, "a selector that nodes have not is an error there")
    #expect(outcome.lines.count == 1)
    #expect(outcome.text.hasPrefix("a.css:1:7: error: "))
    try folder.write("b.css", "lable { color: red; display: grid }")
    let nodes = try folder.quoin("lint", "--sheets-for", "nodes", "b.css")
    #expect(
      nodes.lines.map { $0.split(separator: "(").last } == [
        "unknown-kind)", "unsupported-property)",
      ])
    #expect(nodes.text.contains("'label'"), "the word that was meant")
  }

  @Test func importedSheetsAreCheckedToo() throws {
    try folder.makeFolder("css")
    try folder.write(
      "css/main.css", "@import 'parts/one.css';\n@import 'gone.css';\np { colour: red }")
    try folder.makeFolder("css/parts")
    try folder.write("css/parts/one.css", "\n  q { widht: 1px }")
    let outcome = try folder.quoin("lint", "css/main.css")
    #expect(
      outcome.lines.map { $0.prefix { $0 != " " } } == [
        "css/main.css:2:1:", "css/main.css:3:5:", "css/parts/one.css:2:7:",
      ], "\(outcome.text)")
    try folder.write("loop.css", "@import 'loop.css'; p { color: red }")
    #expect(try folder.quoin("lint", "loop.css").text.contains("nesting-too-deep"))
  }

  @Test func jsonIsAnObjectADocument() throws {
    try folder.write("a.css", "p { colour: red }")
    try folder.write("look.css", "q { colour: red }")
    try folder.write("a.html", "<link rel=stylesheet href=look.css>")
    let outcome = try folder.quoin("lint", "--format", "json", "a.css", "gone.css", "a.html")
    let documents = try outcome.documents()
    #expect(documents.map { $0["document"]?.string } == ["a.css", "gone.css", "a.html"])
    let found = try #require(documents[0]["diagnostics"]?[0])
    #expect(found.keys == ["column", "line", "message", "nodes", "rule", "severity"])
    #expect(found["line"]?.number == 1 && found["column"]?.number == 5)
    #expect(documents[1]["error"]?["rule"]?.string == "unreadable-file")
    #expect(documents[2]["diagnostics"]?[0]?["file"]?.string == "look.css")
    #expect(outcome.status == 2)
  }

  @Test func sarifIsOneLogOfAllFiles() throws {
    try folder.write("a b.css", "p { colour: 'x\"y'; widht: 1 }")
    try folder.write("conflict.storyboard", Documents.conflict)
    let outcome = try folder.quoin("lint", "--format", "sarif", "a b.css", "conflict.storyboard")
    let log = try JSON(line: outcome.text)
    #expect(log["version"]?.string == "2.1.0")
    let run = try #require(log["runs"]?[0])
    #expect(run["tool"]?["driver"]?["name"]?.string == "quoin")
    let results = try #require(run["results"]?.array)
    #expect(
      results.map { $0["ruleId"]?.string } == [
        "unsupported-property", "unsupported-property", "conflicting-constraints",
      ])
    #expect(results.map { $0["level"]?.string } == ["warning", "warning", "error"])
    let place = try #require(results[1]["locations"]?[0]?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "a%20b.css")
    #expect(place["region"]?["startLine"]?.number == 1)
    #expect(place["region"]?["startColumn"]?.number == 20)
    try folder.write("clean.css", "")
    let empty = try folder.quoin("lint", "--format", "sarif", "clean.css")
    #expect(try JSON(line: empty.text)["runs"]?[0]?["results"]?.array?.isEmpty == true)
  }

  @Test func githubReadsWorkflowCommands() throws {
    try folder.write("a,b.css", "p { colour: red }")
    let outcome = try folder.quoin("lint", "--format", "github", "a,b.css")
    #expect(
      outcome.lines == [
        "::warning file=a%2Cb.css,line=1,col=5,title=unsupported-property::the property 'colour' "
          + "is not supported; did you mean 'color'?"
      ])
  }

  @Test func standardInputAndListsAreRead() throws {
    let html = try folder.quoin(
      "lint", "-", input: Data("<!doctype html><p style='colour: red'>".utf8))
    #expect(html.text.hasPrefix("<stdin>:1:26: warning: "))
    try folder.write("a.css", "p { colour: red }")
    let listed = try folder.quoin("lint", "--stdin-list", input: Data("a.css\na.css\n".utf8))
    #expect(listed.lines.count == 2)
  }

  private static let odd = [
    "", "\u{0}", "}", "{{{{", "@import", "/*", "\"", "a{b:c", "@media{",
    String(repeating: "a{", count: 9999),
    String(repeating: "(", count: 99_999), "p { width: 1e999px }", "\u{FEFF}p { color: red }",
  ]

  // By number, because a test prints its arguments.
  @Test(arguments: odd.indices) func anyTextComesToAnEnd(number: Int) throws {
    let text = LintTests.odd[number]
    try folder.write("a.css", text)
    for target in ["document", "nodes"] {
      let outcome = try folder.quoin("lint", "--sheets-for", target, "a.css")
      #expect(!outcome.crashed && [0, 1].contains(outcome.status))
    }
    try folder.write("a.html", "<style>\(text)</style><p style=\"\(text)\">")
    let outcome = try folder.quoin("lint", "--unused-selectors", "a.html")
    #expect(!outcome.crashed && [0, 1, 2].contains(outcome.status))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["clean.css", "clean.css gone.css"])
  func aFullOutputIsAnError(_ files: String) throws {
    try folder.write("clean.css", "p { color: red }")
    let outcome = try folder.shell("\"$QUOIN\" lint --format sarif \(files) >/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.count { $0.contains("No space left") } == 1)
  }

  @Test func manyFindingsOfARuleAreCounted() throws {
    let text = (0..<60).map { "p { colour\($0): red }\n" }.joined()
    try folder.write("a.css", text)
    try folder.write("a.html", "<style>\(text)</style><p>a")
    let linted = try folder.quoin("lint", "a.css")
    #expect(
      linted.lines.last == "a.css: 10 more (unsupported-property), all of them in --format json")
    // The other command has no such option.
    let rendered = try folder.quoin("render", "a.html", "-o", "a.svg")
    #expect(rendered.errorLines.contains("a.html: 10 more (unsupported-property)"))
  }
}

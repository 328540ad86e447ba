import Foundation
import Testing

@Suite struct LayoutTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    try folder.write("good.storyboard", Documents.good)
  }

  @Test func jsonHasTheWrittenShape() throws {
    let outcome = try folder.quoin("layout", "--format", "json", "good.storyboard")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 1)
    let document = try JSON(line: outcome.text)
    #expect(document.keys == ["diagnostics", "document", "scenes"])
    #expect(document["document"]?.string == "good.storyboard")
    #expect(document["diagnostics"]?.array?.isEmpty == true)
    let scene = try #require(document["scenes"]?[0])
    #expect(scene.keys == ["id", "root", "size"])
    #expect(scene["id"]?.string == "scene1")
    #expect(scene["size"]?.numbers == [393, 852])
    let root = try #require(scene["root"])
    #expect(root.keys == ["children", "frame", "id", "type"])
    #expect(root["id"]?.string == "root")
    #expect(root["type"]?.string == "view")
    #expect(root["frame"]?.numbers == [0, 0, 393, 852])
    let box = try #require(root["children"]?[0])
    #expect(box["id"]?.string == "box")
    #expect(box["frame"]?.numbers == [20, 67, 100, 40])
    #expect(box["children"]?.array?.isEmpty == true)
  }

  @Test func jsonSaysTheTextsOfNodes() throws {
    let views = """
      <label text="Ada &quot;&lt;é" id="name"/><label text="" id="empty"/>
      <button id="send"><state key="normal" title="Send"/></button>
      <textField placeholder="Address" id="field"/>
      <segmentedControl id="parts"><segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl><toolbar id="tools"><items><barButtonItem title="Left" id="l"/>
      <barButtonItem systemItem="done" id="d"/></items></toolbar>
      """
    try folder.write("texts.storyboard", Documents.storyboard(Documents.root(views)))
    try folder.write("page.html", "<p id='p'>Ada</p>")
    let outcome = try folder.quoin("layout", "--format", "json", "texts.storyboard", "page.html")
    let documents = try outcome.documents()
    let nodes = documents[0]["scenes"]?[0]?["root"]?["children"]?.array ?? []
    let texts = nodes.map { $0["text"]?.string }
    #expect(texts == ["Ada \"<é", nil, "Send", "Address", "One\nTwo", "Left\nDone"])
    #expect(nodes.first?.keys == ["children", "frame", "id", "text", "type"])
    #expect(documents[0]["scenes"]?[0]?["title"] == nil)
    // Texts of HTML are nodes of their own, which have no line.
    #expect(documents[1]["scenes"]?[0]?["root"]?["children"]?[0]?["text"] == nil)
  }

  @Test func diagnosticsAreInTheAnswerAndOnStandardError() throws {
    try folder.write("conflict.storyboard", Documents.conflict)
    let outcome = try folder.quoin("layout", "--format", "json", "conflict.storyboard")
    #expect(outcome.status == 1)
    let found = try #require(try JSON(line: outcome.text)["diagnostics"]?[0])
    #expect(found["severity"]?.string == "error")
    #expect(found["rule"]?.string == "conflicting-constraints")
    #expect(found["message"]?.string?.contains("100") == true)
    let line = try #require(found["line"]?.number)
    let column = try #require(found["column"]?.number)
    #expect(found["nodes"]?.array?.contains { $0.string == "box" } == true)
    let written = try #require(outcome.errorLines.first)
    #expect(written.hasPrefix("conflict.storyboard:\(Int(line)):\(Int(column)): error: "))
    #expect(written.hasSuffix(" (conflicting-constraints)"))
    #expect(outcome.errorLines.count == 1)
  }

  @Test func textIsATree() throws {
    let outcome = try folder.quoin("layout", "good.storyboard")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "good.storyboard · scene scene1 · 393 × 852", "view #root  (0 0 393 852)",
        "  view #box  (20 67 100 40)",
      ])
  }

  @Test func answersComeInTheOrderOfTheInput() throws {
    var names: [String] = []
    for index in 0..<40 {
      // Long ones first, so that they are not done in order by chance.
      let views = (0..<(40 - index) * 10).map { Documents.view("v\($0)") }.joined()
      let document = Documents.storyboard(Documents.root(views))
      names.append(try folder.write("d\(index).storyboard", document))
    }
    let outcome = try folder.shell(
      "\"$QUOIN\" layout --format json \(names.joined(separator: " "))")
    #expect(try outcome.documents().map { $0["document"]?.string } == names)
    let list = Data((names.joined(separator: "\n") + "\n\n").utf8)
    let listed = try folder.quoin("layout", "--stdin-list", "--format", "json", input: list)
    #expect(listed.output == outcome.output)
  }

  @Test func aBadFileDoesNotStopTheOthers() throws {
    try folder.write("cut.storyboard", String(Documents.good.prefix(600)))
    let outcome = try folder.quoin(
      "layout", "--format", "json", "good.storyboard", "cut.storyboard", "none.storyboard",
      "good.storyboard")
    #expect(outcome.status == 2)
    let documents = try outcome.documents()
    #expect(documents.map { $0["scenes"]?.array?.count } == [1, 0, 0, 1])
    #expect(documents.map { $0["error"] != nil } == [false, true, true, false])
    #expect(documents[1]["error"]?["rule"]?.string == "truncated-document")
    #expect(documents[1]["diagnostics"]?.array?.isEmpty == true)
    #expect(documents[2]["error"]?["message"]?.string?.contains("No such file") == true)
    #expect(documents[2]["document"]?.string == "none.storyboard")
    #expect(outcome.errorLines.count == 2)
    #expect(outcome.errorLines[1].hasPrefix("none.storyboard: error: "))
  }

  @Test func theHighestStatusCounts() throws {
    try folder.write("conflict.storyboard", Documents.conflict)
    #expect(try folder.quoin("layout", "good.storyboard").status == 0)
    #expect(try folder.quoin("layout", "conflict.storyboard", "good.storyboard").status == 1)
    let worst = try folder.quoin("layout", "none.storyboard", "conflict.storyboard")
    #expect(worst.status == 2)
    for arguments in ["", "layout", "layout --what a", "render a -o a.gif", "wrong a"] {
      let outcome = try folder.shell("\"$QUOIN\" \(arguments)")
      #expect(outcome.status == (arguments.isEmpty ? 0 : 64))
    }
  }

  @Test func standardInputIsADocument() throws {
    let outcome = try folder.quoin(
      "layout", "--format", "json", "-", input: Data(Documents.conflict.utf8))
    #expect(outcome.status == 1)
    #expect(try JSON(line: outcome.text)["document"]?.string == "-")
    #expect(try outcome.frame("box")[2] == 100)
    #expect(outcome.errors.hasPrefix("<stdin>:"))
    #expect(try folder.quoin("layout", "-", "-").status == 64)
    #expect(try folder.quoin("layout", "-", "--stdin-list").status == 64)
  }

  @Test func aListIsAnsweredWhileItIsWritten() throws {
    // The second path is written when the first answer has been read.
    let outcome = try folder.shell(
      """
      coproc C { "$QUOIN" layout --format json --stdin-list; }
      for i in 1 2 3; do
        echo good.storyboard >&${C[1]}
        read -r -t 20 line <&${C[0]} || exit 9
        printf '%s\\n' "$line"
      done
      """)
    #expect(outcome.status == 0)
    #expect(try outcome.documents().count == 3)
  }

  @Test func aReaderThatLeavesIsNoError() throws {
    let outcome = try folder.shell(
      """
      for i in $(seq 400); do echo good.storyboard; done |
        "$QUOIN" layout --stdin-list | head -1 >/dev/null
      printf '%s\\n' "${PIPESTATUS[1]}"
      """)
    #expect(outcome.text == "0\n")
    #expect(outcome.errors == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullOutputIsAnError() throws {
    let outcome = try folder.shell("\"$QUOIN\" layout good.storyboard >/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("No space left"))
  }

  @Test func diagnosticsStayOnTheirLine() throws {
    let id = "a&#10;b&#155;31m"
    try folder.write(
      "odd.storyboard",
      Documents.storyboard(Documents.root(Documents.view(id) + Documents.view(id))))
    let outcome = try folder.quoin("layout", "odd.storyboard", environment: ["NO_COLOR": "1"])
    #expect(outcome.errorLines.count == 1)
    #expect(!outcome.errors.unicodeScalars.contains("\u{9B}"))
    #expect(outcome.errors.contains(": warning: "))
  }

  /// The output is larger than a non-blocking pipe can hold, and its reader starts late.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/perl")))
  func aFullPipeIsWaitedFor() throws {
    let outcome = try folder.shell(
      """
      for i in $(seq 200); do echo good.storyboard; done >list
      perl -MFcntl -e 'fcntl(STDOUT, F_SETFL, O_WRONLY | O_NONBLOCK); exec @ARGV' \
        "$QUOIN" layout --format json --stdin-list <list | (sleep 1; wc -l)
      printf '%s\n' "${PIPESTATUS[0]}"
      """)
    #expect(outcome.errors == "")
    #expect(outcome.lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["200", "0"])
  }
}

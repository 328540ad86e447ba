import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinImport
import QuoinResources
import Testing

/// What a document may cost, for whoever uses the library and asks for nothing.
@Suite struct DocumentLimitTests {
  private func read(_ html: String, _ change: (inout Limits) -> Void = { _ in }) throws
    -> ImportedDocument
  {
    var options = ImportOptions()
    change(&options.limits)
    options.deadline = Deadline { false }
    return try HTMLDocument.read(Data(html.utf8), options: options)
  }

  private func exceeded(_ document: ImportedDocument) -> [String] {
    document.diagnostics.filter { $0.rule == "limit-exceeded" }.map(\.message)
  }

  private func texts(of document: ImportedDocument) throws -> String {
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: FixedTextMeasurer()).layout(in: scene.size)
    return arrangement.items.flatMap { $0.texts.flatMap { $0.text.lines.map(\.text) } }.joined()
  }

  @Test func textBeyondTheLimitIsLeftOut() throws {
    let html = "<style>p { color: red }</style><p>one</p><p>tw\u{F6}</p><p>three</p>"
    let document = try read(html) { $0.textBytes = 6 }
    // Six bytes are "one", "t", "w" and the first of two of "ö", which is no character.
    #expect(try texts(of: document) == "onetw")
    #expect(exceeded(document).count == 1)
    #expect(exceeded(try read(html) { $0.textBytes = 12 }) == [])
  }

  @Test func linesBeyondTheLimitAreLeftOut() throws {
    // Line ends in the sheet and between the elements do not count.
    let html = "<style>\n\n\n</style>\n<pre>a\nb\nc</pre>\n<p>d</p><pre>e\nf</pre>"
    let document = try read(html) { $0.textLines = 1 }
    #expect(try texts(of: document) == "abde")
    #expect(
      exceeded(document) == [
        "the document has more lines of text than the limit of 1; the rest is left out"
      ])
    #expect(exceeded(try read(html) { $0.textLines = 3 }) == [])
  }

  /// The sizes of a document's texts.
  private func sizes(of document: ImportedDocument) throws -> [Double] {
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: FixedTextMeasurer()).layout(in: scene.size)
    return arrangement.items.flatMap { item in item.texts.map { _ in item.look.text.font.size } }
  }

  @Test func sizesOfFontsBeyondTheLimitAreRounded() throws {
    func html(_ sizes: [Double]) -> String {
      sizes.map { "<p style='font-size:\($0)px'>x" }.joined()
    }
    let given = [10, 11.003, 12.5, 13.37, 11.003, 13.38, 400.7]
    let document = try read(html(given)) { $0.fontSizes = 3 }
    // Powers of 1.02: ln 13.37 / ln 1.02 is 130.9, ln 13.38 / ln 1.02 is 131.0, ln 400.7 / ln 1.02 is 302.6.
    let step = 1.02
    let rounded: [Double] = [
      10, 11.003, 12.5, pow(step, 131), 11.003, pow(step, 131), pow(step, 303),
    ]
    let found = try sizes(of: document)
    try #require(found.count == rounded.count)
    for (found, rounded) in zip(found, rounded) { #expect(abs(found - rounded) < 1e-3) }
    #expect(
      exceeded(document) == [
        "the document has more than the limit of 3 font sizes; the others are rounded to steps of 2 %"
      ])
    // 10, 11.003, 12.5, 13.37, 13.38 and 400.7; the initial one does not count.
    #expect(exceeded(try read(html(given)) { $0.fontSizes = 6 }) == [])
  }

  /// The shadow of a box is eight parts.
  @Test func shadowsBeyondTheLimitAreLeftOut() throws {
    let shadows = Array(repeating: "0 0 1px red", count: 100).joined(separator: ",")
    let boxes = Array(repeating: "<p>x</p>", count: 26).joined(separator: "\n")
    let document = try read("<style>p { box-shadow: \(shadows) }</style>\(boxes)") {
      $0.paintedParts = 20_000
    }
    let scene = try #require(document.scenes.first)
    let list = DisplayList(Scene(scene.root, text: FixedTextMeasurer()).layout(in: scene.size))
    let drawn = list.commands.filter { if case .shadow = $0 { true } else { false } }
    #expect(drawn.count == 20_000 / 8)
    // 25 boxes with a hundred each are drawn.
    #expect(list.diagnostics.map(\.rule) == ["limit-exceeded"])
    let finding = try #require(list.diagnostics.first)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("limit of 20000 parts"))
    #expect(finding.place?.line == 26)
    #expect(finding.nodes == ["body/p[26]"])
  }

  /// All pages of a file have the parts of a drawing, and the finding is that of the document.
  @Test func aLimitOfPaintingIsReportedOnceForAllPages() throws {
    let document = try read(
      "<style>p { box-shadow: 0 0 red, 0 0 red } p + p { break-before: page }</style>"
        + "<p>a</p>\n<p>b</p><p>c</p>"
    ) { $0.paintedParts = 8 }
    let scene = try #require(document.scenes.first)
    let pages = Scene(scene.root, text: FixedTextMeasurer()).pages(.a5)
    #expect(pages.count == 3)
    let found = try PDF([Arrangement]()).paint(pages.map { DisplayList($0) }).diagnostics
    let limits = found.filter { $0.rule == "limit-exceeded" }
    #expect(limits.count == 1)
    #expect(limits.first?.place?.line == 1)
    let shadows = PDF(pages).lists.map {
      $0.commands.filter { if case .shadow = $0 { true } else { false } }.count
    }
    #expect(shadows == [1, 0, 0])
  }

  /// Without its mask a node is drawn as a whole, and not hidden with it.
  @Test func masksBeyondTheLimitLeaveTheirContent() throws {
    let shadows = Array(repeating: "0 0 1px red", count: 100).joined(separator: ",")
    let boxes = Array(repeating: "<p>x</p>", count: 25).joined()
    let document = try read(
      """
      <style>p { box-shadow: \(shadows) } main { mask: linear-gradient(#000, #0000) }</style>\(boxes)
      <main>masked</main>
      """
    ) { $0.paintedParts = 20_000 }
    let scene = try #require(document.scenes.first)
    let list = DisplayList(Scene(scene.root, text: FixedTextMeasurer()).layout(in: scene.size))
    let masks = list.commands.filter { if case .beginMask = $0 { true } else { false } }
    #expect(masks.isEmpty)
    #expect(
      list.commands.contains {
        if case .text(let text) = $0 { text.string == "masked" } else { false }
      })
    #expect(list.diagnostics.map(\.place?.line) == [2])
  }

  /// The first element whose size is rounded has the finding's place.
  @Test func roundedSizesHaveAPlace() throws {
    let document = try read("<p style='font-size:10px'>x\n\n<p style='font-size:11px'>x") {
      $0.fontSizes = 1
    }
    let found = document.diagnostics.filter { $0.rule == "limit-exceeded" }
    #expect(found.map(\.place?.line) == [3])
    #expect(found.map(\.place?.column) == [1])
  }

  @Test func sizesOfFontsInInterfaceBuilderAreRounded() throws {
    let labels = [10.0, 11.003, 13.37].map {
      """
      <label text="x" id="l\($0)"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <fontDescription key="fontDescription" type="system" pointSize="\($0)"/></label>
      """
    }
    let text = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch"><objects><view id="r"><rect key="frame" x="0" y="0" width="99" height="99"/>
      <subviews>
      \(labels.joined(separator: "\n"))
      </subviews></view></objects></document>
      """
    var options = ImportOptions()
    options.limits.fontSizes = 2
    let document = try InterfaceBuilder.read(Data(text.utf8), options: options)
    let found = document.diagnostics.filter { $0.rule == "limit-exceeded" }
    // The third label's font is on the ninth line.
    #expect(found.map(\.place?.line) == [9])
    let sizes = try #require(document.scenes.first).root.subtree
      .compactMap { ($0 as? TextNode)?.style.text.font?.size }
    #expect(sizes.count == 3)
    for (size, expected) in zip(sizes, [10, 11.003, pow(1.02, 131)]) {
      #expect(abs(size - expected) < 1e-3)
    }
  }

  @Test func rulesAndDeclarations() throws {
    let sheet = "<style>p { top: 1px } p { left: 2px } p { right: 3px }</style><p>x</p>"
    #expect(exceeded(try read(sheet) { $0.rules = 3 }) == [])
    #expect(
      exceeded(try read(sheet) { $0.rules = 2 }) == [
        "the sheet has more rules than the limit of 2; the others are left out"
      ])
    #expect(
      exceeded(try read(sheet) { $0.declarations = 2 }) == [
        "the sheet has more declarations than the limit of 2; the others are left out"
      ])
    let inline = "<p style='top:1px;left:2px'>x</p><p style='top:1px;left:2px'>x</p>"
    #expect(exceeded(try read(inline) { $0.declarations = 4 }) == [])
    #expect(exceeded(try read(inline) { $0.declarations = 3 }).count == 1)
  }

  @Test func layers() throws {
    let shadows = "<style>p { box-shadow: 0 0 red, 1px 1px blue, 2px 2px green }</style><p>x</p>"
    #expect(exceeded(try read(shadows) { $0.layers = 3 }) == [])
    #expect(
      exceeded(try read(shadows) { $0.layers = 2 }) == [
        "'box-shadow' has more parts between commas than the limit of 2; it is left out"
      ])
    let inline = "<p style='box-shadow: 0 0 red, 1px 1px blue, 2px 2px green'>x</p>"
    #expect(exceeded(try read(inline) { $0.layers = 3 }) == [])
    #expect(exceeded(try read(inline) { $0.layers = 2 }).count == 1)
    // Seven stops have six commas, nine have eight: four times as many as the limit.
    func stops(_ count: Int) -> String {
      let colors = Array(repeating: "red", count: count).joined(separator: ",")
      return "<style>p { background: linear-gradient(\(colors)) }</style><p>x</p>"
    }
    #expect(exceeded(try read(stops(7)) { $0.layers = 2 }) == [])
    #expect(exceeded(try read(stops(9)) { $0.layers = 2 }).count == 1)
    // Commas in functions separate no layers.
    let colors = "<style>p { color: rgb(1, 2, 3) }</style><p>x</p>"
    #expect(exceeded(try read(colors) { $0.layers = 2 }) == [])
  }

  /// A finding says which limit it is, so that its reader can look for it.
  @Test func limitsOfSheetsAreNamed() throws {
    let double = (1...14).map { "--a\($0): var(--a\($0 - 1)) var(--a\($0 - 1));" }.joined()
    // Ten bytes, doubled 14 times, are 163,840 and more.
    let variables = "<style>p { --a0: xxxxxxxxxx; \(double) content: var(--a14) }</style><p>x</p>"
    #expect(
      exceeded(try read(variables)) == [
        "'var(--a14)' of 'content' has more bytes than the limit of 65536 after the substitution of variables; it is "
          + "left out"
      ])
    let nested =
      String(repeating: "p {", count: 40) + "color: red" + String(repeating: "}", count: 40)
    let rules = try read("<style>\(nested)</style><p>x</p>").diagnostics
      .filter { $0.rule == "nesting-too-deep" }
    #expect(
      rules.map(\.message) == [
        "rules are nested deeper than the limit of 32; the inner ones are left out"
      ])
  }

  @Test func findingsAreFewAndShort() throws {
    let names = (0..<20).map { "unknown-\($0): 1;" }.joined()
    let html = "<style>p { \(names) }</style><p>x</p>"
    let document = try read(html) { limits in
      limits.findings = 5
      limits.findingBytes = 12
    }
    #expect(document.diagnostics.count == 6)
    #expect(document.diagnostics.last?.rule == "limit-exceeded")
    #expect(document.diagnostics.first?.message == "the property…")
    #expect(document.diagnostics.last?.message.contains("15 more are not listed") == true)
  }

  /// What layout and painting report of a document has its limits, too.
  @Test func findingsOfEachStageAreFew() throws {
    let image = Data(
      """
      <?xml version="1.0" encoding="UTF-8"?><document \
      type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root"><subviews>
      """.utf8)
    let views = (0..<20).map { number in
      """
      <imageView id="same" image="gone\(number)" \
      translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
      <constraint firstAttribute="width" constant="10"/>\
      <constraint firstAttribute="width" constant="20"/>\
      <constraint firstAttribute="height" constant="5"/></constraints></imageView>

      """
    }
    let end = "</subviews></view></objects></document>"
    var options = ImportOptions()
    options.path = "a.xib"
    options.limits.findings = 5
    let document = try Document(
      image + Data((views.joined() + end).utf8), options: options, text: .standard)
    // The first of twenty ids is not used twice.
    #expect(document.diagnostics.count == 6)
    #expect(document.diagnostics.last?.message.contains("14 more") == true)
    let arrangement = document.layout()
    #expect(arrangement.diagnostics.count == 6)
    #expect(arrangement.diagnostics.prefix(5).allSatisfy { $0.rule == "conflicting-constraints" })
    for found in [
      try PNG(arrangement).paint(DisplayList(arrangement)).diagnostics,
      try PDF([arrangement]).paint(DisplayList(arrangement)).diagnostics,
    ] {
      #expect(found.count == 6)
      #expect(found.first?.rule == "missing-image")
      #expect(found.last?.message.contains("15 more") == true)
    }
  }

  /// The deadline of a document's layout is that of its limits.
  @Test func aLayoutHasTheDocumentsDeadline() throws {
    let document = try read("<p>one</p><p>two</p>") { $0.seconds = 0 }
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: FixedTextMeasurer()).layout(in: scene.size)
    #expect(arrangement.diagnostics.contains { $0.rule == "limit-exceeded" })
    #expect(throws: PaintError.tookTooLong) { try PNG(arrangement).data }
    #expect(throws: PaintError.tookTooLong) { try PDF(arrangement).data }
    var own = Scene(scene.root, text: FixedTextMeasurer())
    own.deadline = Deadline(after: .seconds(3600))
    let whole = own.layout(in: scene.size)
    #expect(!whole.diagnostics.contains { $0.rule == "limit-exceeded" })
    var png = PNG(whole)
    png.deadline = Deadline(after: .seconds(3600))
    #expect(try !png.data.isEmpty)
  }

  /// Painters open no picture but through the document's resources, also where nobody hands it to them.
  @Test func paintersTakeTheDoorFromTheDrawing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inside = folder.appendingPathComponent("docs")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    let dot = PNG(DisplayList(size: Size(2, 2), commands: []), scale: 1)
    for place in ["outside.png", "docs/inside.png"] {
      try Data(try dot.data).write(to: folder.appendingPathComponent(place))
    }
    let html = """
      <style>p { height: 9px; background: url(../outside.png) } div { height: 9px; background: url(inside.png) }</style>
      <p></p><div></div>
      """
    var options = ImportOptions()
    options.path = inside.appendingPathComponent("page.html").path
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: FixedTextMeasurer()).layout(in: scene.size)
    let painted = try PNG(arrangement).paint(DisplayList(arrangement))
    let rules = painted.diagnostics.map(\.rule)
    #expect(rules == ["resource-outside-root"], "\(painted.diagnostics)")
    // An app's own folder is opened beside it.
    let widened = try PNG(arrangement, imageFolders: ["", folder.path]).paint(
      DisplayList(arrangement))
    #expect(widened.diagnostics.map(\.rule) == [], "\(widened.diagnostics)")
  }
}

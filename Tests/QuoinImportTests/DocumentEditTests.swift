import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import QuoinStyle
import Synchronization
import Testing

/// Edits of documents: the layout of a scene that has laid a document out before equals that of a new scene.
@Suite struct DocumentEditTests {
  /// What is done to a document and its surroundings.
  private struct Editor {
    var generator: SeededGenerator
    let nodes: [Node]
    /// A column around the document, in which other nodes come and go, or `nil`.
    let column: FlexContainer?
    var size: Size
    var traits = Traits(displayScale: 1)

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }

    /// - Returns: what was done.
    mutating func edit() -> String {
      guard let node = nodes.randomElement(using: &generator) else { return "nothing" }
      let name = "\(node.kind) \(node.identifier ?? "")"
      switch number(0...(column == nil ? 12 : 15)) {
      case 0...4:
        let texts = nodes.compactMap { $0 as? TextNode }
        guard let text = texts.randomElement(using: &generator) else { return "nothing" }
        text.string =
          [
            "", " ", "word", "Some words, in one line or more. ",
            String(repeating: "many words ", count: number(2...30)), "a\nb",
          ][number(0...5)]
        return "text \(text.string.debugDescription)"
      case 5:
        node.style.text.color = number(0...1) == 0 ? .red : nil
        return "color of \(name)"
      case 6:
        node.style.text.font = .system(Double(number(6...24)))
        return "font of \(name)"
      case 7:
        node.style.background = number(0...1) == 0 ? .yellow : nil
        return "background of \(name)"
      case 8:
        node.isHidden.toggle()
        return "hidden \(name)"
      case 9, 10:
        size = Size(Double(number(200...1200)), Double(number(200...900)))
        return "room \(size)"
      case 11:
        node.style.alpha = Double(number(0...10)) / 10
        return "alpha of \(name)"
      case 12: return edit() + " and " + edit()
      default: return editBesideDocument()
      }
    }

    private mutating func editBesideDocument() -> String {
      guard let column, let document = nodes.first else { return "nothing" }
      let others = column.childNodes.filter { $0 !== document }
      if let other = others.randomElement(using: &generator), number(0...1) == 0 {
        other.removeFromContainer()
        return "removed beside the document"
      }
      let node = number(0...1) == 0 ? TextNode("beside") : FlowContainer { TextNode("in a flow") }
      node.attach(to: column, at: number(0...1) * column.childNodes.count)
      return "inserted beside the document"
    }
  }

  /// Returns the first difference between an item and that of a new layout, or `nil` if they are equal.
  private func difference(_ a: Arrangement.Item, _ b: Arrangement.Item) -> String? {
    a.id == b.id ? a.difference(from: b) : "another node"
  }

  @Test(arguments: DocumentFixtures.names) func editsAreNeverMissed(name: String) throws {
    let data = try Data(contentsOf: DocumentFixtures.folder.appendingPathComponent(name))
    for seed in 0..<DocumentFixtures.seeds {
      let imported = try #require(try HTMLDocument.read(data).scenes.first)
      let nodes = Array(imported.root.subtree)
      let column = seed % 2 == 1 ? FlexContainer(.column) { imported.root } : nil
      var editor = Editor(
        generator: SeededGenerator(seed: SeededGenerator.seed &* 1000 + UInt64(seed)),
        nodes: nodes, column: column, size: Size(800, 600))
      var scene = Scene(column ?? imported.root, text: FixedTextMeasurer())
      scene.roundsToPixels = seed % 4 < 2
      var previous = scene.layout(in: editor.size, traits: editor.traits)
      var done: [String] = []
      for _ in 0..<8 {
        done.append(editor.edit())
        let kept = scene.layout(in: editor.size, traits: editor.traits)
        var fresh = Scene(scene.root, text: FixedTextMeasurer())
        fresh.roundsToPixels = scene.roundsToPixels
        let new = fresh.layout(in: editor.size, traits: editor.traits)
        try #require(kept.items.count == new.items.count, "\(name) after \(done)")
        try #require(kept.diagnostics == new.diagnostics, "\(name) after \(done)")
        for (a, b) in zip(kept.items, new.items) {
          guard let found = difference(a, b) else { continue }
          Issue.record("\(name) \(seed) after \(done): \(a.type) \(a.identifier ?? ""): \(found)")
          return
        }
        let changes = Set(kept.changes(since: previous))
        for (index, (a, b)) in zip(kept.items, previous.items).enumerated()
        where difference(a, b) != nil && !changes.contains(index) {
          Issue.record("\(name) after \(done): the change of \(a.type) is not among the changes")
        }
        previous = kept
      }
    }
  }

  /// A text in a paragraph changes the paragraph and moves what follows; nothing else is made again.
  @Test func aTextChangesItsParagraphOnly() throws {
    let paragraphs = (0..<40).map { "<div><p id=p\($0)>Paragraph <b>No. \($0)</b></p></div>" }
    let page = "<!doctype html><body>" + paragraphs.joined()
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let scene = Scene(imported.root, text: FixedTextMeasurer())
    let before = scene.layout(in: Size(400, 300))
    let paragraph = try #require(imported.root.subtree.first { $0.identifier == "p20" })
    let text = try #require(paragraph.subtree.first { $0 is TextNode } as? TextNode)
    text.string = "Chapter "
    let after = scene.layout(in: Size(400, 300))
    // The texts of the line, and the element in it, which has another place.
    let changes = after.changes(since: before).map { after.items[$0].type }
    #expect(changes == ["#text", "b", "#text"])
  }

  /// Paragraphs that only move keep their lines.
  @Test func aTextInTwoLinesMovesWhatFollows() throws {
    let page =
      "<!doctype html><body>" + (0..<9).map { "<p id=p\($0)>No. <b>\($0)</b></p>" }.joined()
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let scene = Scene(imported.root, text: FixedTextMeasurer())
    let before = scene.layout(in: Size(400, 300))
    let paragraph = try #require(imported.root.subtree.first { $0.identifier == "p5" })
    let text = try #require(paragraph.subtree.first { $0 is TextNode } as? TextNode)
    text.string = String(repeating: "Chapter ", count: 4)
    let after = scene.layout(in: Size(400, 300))
    #expect(after[paragraph]?.frame.height == before[paragraph].map { 2 * $0.frame.height })
    let changes = after.changes(since: before).map { after.items[$0].type }
    // The page becomes higher, and the paragraphs after the fifth one move.
    #expect(changes.filter { $0 == "p" }.count == 4)
    #expect(
      changes.filter { $0 != "p" && $0 != "body" && $0 != "html" } == ["#text", "b", "#text"])
  }

  /// A text in a cell is measured again, and those in its column if it gets another width, whether parts of the table are
  /// painted separately or not.
  @Test(arguments: ["", "border-collapse: collapse", "background: yellow"])
  func aTextInATableIsMeasuredAlone(style: String) throws {
    let page =
      "<!doctype html><style>table { \(style) } tr { \(style) } td { border: 1px solid }</style>"
      + "<p>Some words<table><thead><tr><th>Name<th>Number<tbody>"
      + "<tr><td>cell<td>1<tr><td>another<td></table>"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let measurer = NotingMeasurer()
    let scene = Scene(imported.root, text: measurer)
    let first = scene.layout(in: Size(400, 300))
    #expect(first.items.contains { $0.isPiece } == !style.isEmpty)
    let text = try #require(imported.root.subtree.first { ($0 as? TextNode)?.string == "cell" })
    for string in ["word", "a wider text", "ab"] {
      measurer.texts.withLock { $0 = [] }
      (text as? TextNode)?.string = string
      let kept = scene.layout(in: Size(400, 300))
      let measured = measurer.texts.withLock { Set($0) }
      #expect(measured.isSubset(of: string == "word" ? [string] : [string, "Name", "another"]))
      let new = Scene(imported.root, text: FixedTextMeasurer()).layout(in: Size(400, 300))
      #expect(kept.items.count == new.items.count)
      for (a, b) in zip(kept.items, new.items) { #expect(difference(a, b) == nil) }
      #expect(kept[text]?.frame == new[text]?.frame)
    }
  }

  /// A list beside a table scrolls as before when the table gets its first parts that are painted separately.
  @Test(arguments: [true, false]) func aListBesideATableScrolls(isAtOnce: Bool) throws {
    let page = "<!doctype html><table><tr id=row><td>a<td>b</table>"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let list = ListContainer { ListSection(count: 100, estimated: 20) { TextNode("row \($0)") } }
    let column = FlexContainer(.column) {
      imported.root
      list.grow(1).basis(0)
    }
    let scene = Scene(column, text: FixedTextMeasurer())
    _ = scene.layout(in: Size(200, 300))
    let row = try #require(imported.root.subtree.first { $0.identifier == "row" })
    row.style.background = .yellow
    if !isAtOnce { _ = scene.layout(in: Size(200, 300)) }
    list.scroll(by: 500)
    let kept = scene.layout(in: Size(200, 300))
    #expect((kept.window(of: list)?.offset ?? 0) > 400)
    let rows = kept.items.flatMap(\.texts).map(\.text.lines.first?.text)
    #expect(rows.contains { $0 == "row 35" } && !rows.contains { $0 == "row 0" })
  }

  /// Items are listed again if parts of tables are among them; those of other nodes are as in a new layout.
  @Test(arguments: [true, false]) func itemsAmongPartsOfTablesAreKept(roundsToPixels: Bool) throws {
    let page =
      "<!doctype html><style>tr, b { background: red }</style><table><tr><td>a<td>b</table>"
      + "<p style='width: 60.3px'>Some <b>words that are in several lines</b></p>"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let (label, text) = (TextNode("label"), TextNode("many words in a text").lines(0))
    let (float, flow) = (TextNode("float"), FlowContainer { TextNode("beside it") })
    float.attach(to: flow, at: 0).placement.float = .left
    let column = FlexContainer(.column) {
      label
      imported.root
      text
      flow
    }
    var scene = Scene(column, text: FixedTextMeasurer())
    scene.roundsToPixels = roundsToPixels
    var size = Size(300, 200)
    _ = scene.layout(in: size)
    let edits: [() -> Void] = [
      { label.style.text.color = .red },
      { label.style.text.font = .system(11.3) },
      { size.width = 133.7 },
      { size.width = 133.3 },
      { text.string = "other words" },
      { flow.padding.top = .points(3) },
      { TextNode("new").attach(to: column, at: 1) },
      { float.style.text.color = .blue },
      { label.removeFromContainer() },
    ]
    for (number, edit) in edits.enumerated() {
      edit()
      let kept = scene.layout(in: size)
      var fresh = Scene(column, text: FixedTextMeasurer())
      fresh.roundsToPixels = roundsToPixels
      let new = fresh.layout(in: size)
      try #require(kept.items.count == new.items.count, "\(number)")
      for (a, b) in zip(kept.items, new.items) {
        #expect(difference(a, b) == nil, "\(number): \(a.type)")
        #expect(a.holdsFloats == b.holdsFloats, "\(number): \(a.type)")
      }
      #expect(kept[text]?.frame == new[text]?.frame, "\(number)")
      #expect(kept[float]?.frame == new[float]?.frame, "\(number)")
    }
  }

  /// Where items are listed again, too, texts have the lines of their width before rounding to pixels, and pieces are
  /// rounded where they are.
  @Test func itemsAmongPartsOfTablesAreRoundedWhereTheyAre() throws {
    let page = """
      <!doctype html><style>body { font: 9.3px/9.3px x } tr, b { background: red }</style>
      <table><tr><td>a</table><p>a <b>b c d e f g h i</b></p>
      """
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let (room, text) = (ShapeNode().size(10, 10), TextNode("ab cd").lines(0).font(.system(10)))
    text.sizing.height = 30
    let button = ButtonNode("word")
    let column = FlexContainer(.column) {
      room.shrink(0)
      text.shrink(0)
      button.shrink(0)
      imported.root.shrink(0)
    }
    let scene = Scene(column, text: FixedTextMeasurer())
    // The text of five characters is 50 points wide.
    let widths = [50.2, 49.8, 61.8, 61.4, 61.4, 61.4, 50.2]
    let heights = [10, 10, 10, 10.2, 10.4, 10.6, 10.8]
    for (width, height) in zip(widths, heights) {
      room.sizing.height = height
      let size = Size(width, 200)
      let kept = scene.layout(in: size, traits: Traits(displayScale: 1))
      let new = Scene(column, text: FixedTextMeasurer())
        .layout(in: size, traits: Traits(displayScale: 1))
      try #require(kept.items.count == new.items.count)
      for (a, b) in zip(kept.items, new.items) {
        #expect(difference(a, b) == nil, "\(width) \(height): \(a.type)")
      }
      #expect(kept[text]?.frame.size == Size(width.rounded(), 30))
      #expect(kept[text]?.texts.first?.text.lines.count == (width > 50 ? 1 : 2))
    }
  }

  /// What comes and goes beside a document leaves its lines as they are.
  @Test func nothingBesideADocumentChangesIt() throws {
    let page = "<!doctype html><p>Some <b>words</b> in a line<ol><li>and an item</ol>"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let column = FlexContainer(.column) { imported.root }
    let measurer = NotingMeasurer()
    let scene = Scene(column, text: measurer)
    _ = scene.layout(in: Size(400, 300))
    let title = TextNode("Title")
    title.attach(to: column, at: 0)
    measurer.texts.withLock { $0 = [] }
    _ = scene.layout(in: Size(400, 300))
    #expect(measurer.texts.withLock { Set($0) } == ["Title"])
    title.removeFromContainer()
    measurer.texts.withLock { $0 = [] }
    _ = scene.layout(in: Size(400, 300))
    #expect(measurer.texts.withLock { $0 } == [])
  }

  /// A measurer that notes what it measures.
  private final class NotingMeasurer: TextMeasurer {
    let texts = Mutex<[String]>([])
    private let measurer = FixedTextMeasurer()

    func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText {
      texts.withLock { $0.append(text) }
      return measurer.measure(text, style: style, width: width)
    }

    func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText {
      texts.withLock { $0.append(text.string) }
      return measurer.measure(text, style: style, width: width)
    }

    func line(
      of text: StyledText, style: TextLook, from offset: Int, width: Double?
    ) -> TextLine? {
      texts.withLock { $0.append(text.string) }
      return measurer.line(of: text, style: style, from: offset, width: width)
    }

    func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths {
      texts.withLock { $0.append(text.string) }
      return measurer.contentWidths(of: text, style: style)
    }

    func metrics(of font: Font) -> FontMetrics { measurer.metrics(of: font) }
  }

  /// The last baseline of a box in a line is that of its lines at its width, after they were broken at another.
  @Test(arguments: [
    "<div class=n>As wide <span>as this</span></div> <div class=n>and <b>that</b></div>",
    "<div class=n>As wide as this</div> x",
    "<div class=n><p>As wide as this</p><div><p>As wide as that one</p></div></div> x",
    "<div style='display: flex'><div><div class=n>As wide as this</div> x</div><p>that</div>",
  ]) func aBoxInALineIsAlignedByItsLinesOfNow(body: String) throws {
    let page =
      "<!doctype html><style>body { margin: 0; font: 16px/20px x } .n { display: inline-block }"
      + "</style><body>\(body)"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let scene = Scene(imported.root, text: FixedTextMeasurer())
    for width in [800.0, 301, 616, 200, 800, 100, 616] {
      let kept = scene.layout(in: Size(width, 600))
      let fresh = Scene(imported.root, text: FixedTextMeasurer()).layout(in: Size(width, 600))
      #expect(kept.items.map(\.frame) == fresh.items.map(\.frame), "\(width)")
    }
  }

  /// Percentages of heights in lines beside a block refer to the height around both.
  @Test func aBoxInALineFollowsTheHeightAroundABlock() throws {
    let page =
      "<!doctype html><style>html, body { height: 100%; margin: 0 } i { display: inline-block; "
      + "height: 50%; width: 20px }</style><body><i id=half></i><div>block</div>"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let scene = Scene(imported.root, text: FixedTextMeasurer())
    for height in [400.0, 600, 600, 100] {
      let items = scene.layout(in: Size(300, height)).items
      #expect(try #require(items.first { $0.identifier == "half" }).frame.height == height / 2)
    }
  }

  /// The marker of a list item has the item's look, and is beside the first line in it.
  @Test func aMarkerFollowsItsItem() throws {
    let page = "<!doctype html><ol><li id=item><p id=first>word</p></ol>"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let scene = Scene(imported.root, text: FixedTextMeasurer())
    func marker(_ scene: Scene) throws -> PlacedText {
      let items = scene.layout(in: Size(400, 300)).items
      return try #require(items.first { $0.identifier == "item" }?.texts.first)
    }
    func node(_ name: String) throws -> Node {
      try #require(imported.root.subtree.first { $0.identifier == name })
    }
    let first = try marker(scene)
    try node("item").style.text.color = .red
    let colored = try marker(scene)
    #expect(colored.color == Color.red.resolved(.light) && first.color != colored.color)
    #expect(colored.frame == first.frame)
    // The line is 40 points high instead of 16, and its baseline at four fifths of that.
    try node("first").style.text.font = .system(40)
    let lowered = try marker(scene)
    #expect(lowered.frame.minY > colored.frame.minY)
    #expect(try marker(Scene(imported.root, text: FixedTextMeasurer())) == lowered)
  }

  /// The marker of a right-to-left item moves with the item's right edge, which nothing but the room changes.
  @Test func aMarkerFollowsTheWidth() throws {
    let page = "<!doctype html><ol dir=rtl><li id=item>word</ol>"
    let imported = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first)
    let scene = Scene(imported.root, text: FixedTextMeasurer())
    func marker(_ scene: Scene, _ width: Double) throws -> PlacedText {
      let items = scene.layout(in: Size(width, 300)).items
      return try #require(items.first { $0.identifier == "item" }?.texts.first)
    }
    let wide = try marker(scene, 400)
    let narrow = try marker(scene, 300)
    #expect(wide.frame.minX - narrow.frame.minX == 100)
    #expect(try marker(Scene(imported.root, text: FixedTextMeasurer()), 300) == narrow)
  }
}

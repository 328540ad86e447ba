import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Nodes come and go in a page and beside it: what is kept of the page moves with its nodes.
@Suite struct KeptBesidePageTests {
  /// Compares the next layout of a scene with the first one of a new scene of the same tree.
  private func check(
    _ scene: Scene, in size: Size, _ what: String, traits: Traits = Traits()
  ) throws {
    let kept = scene.layout(in: size, traits: traits)
    let fresh = KeptPageTests.newScene(of: scene.root, placesTexts: scene.placesTexts)
      .layout(in: size, traits: traits)
    try #require(kept.items.map(\.id) == fresh.items.map(\.id), "\(what)")
    try #require(kept.diagnostics == fresh.diagnostics, "\(what)")
    for (a, b) in zip(kept.items, fresh.items) {
      try #require(a.difference(from: b) == nil, "\(a.type) after \(what)")
    }
  }

  /// Returns a flow container with lines beside a block.
  private func flow() -> FlowContainer {
    FlowContainer {
      TextNode("in a flow")
      TextNode("a block").block()
    }
  }

  @Test(arguments: KeptPageTests.pages, [true, false])
  func nodesComeAndGo(page: String, placesTexts: Bool) throws {
    let imported = try HTMLDocument.read(Data("\(KeptPageTests.sheet)<body>\(page)".utf8))
    let root = try #require(imported.scenes.first?.root)
    let (above, below) = (TextNode("above"), TextNode("below"))
    let column = FlexContainer(.column) {
      above
      root
      below
    }
    let scene = KeptPageTests.newScene(of: column, placesTexts: placesTexts)
    var size = Size(200, 300)
    let text = root.subtree.first { ($0 as? TextNode)?.string.hasPrefix("b") ?? false }
    let inner = root.subtree.first { $0.documentType == "b" || $0.documentType == "td" }
    let edits: [() -> Void] = [
      { TextNode("new").attach(to: column, at: 0) },
      { (text as? TextNode)?.string = "bb" },
      { above.style.text.font = .system(31) },
      { column.childNodes[0].removeFromContainer() },
      { inner?.style.background = .yellow },
      { size.width = 150 },
      { column.bringToFront(above) },
      { self.flow().attach(to: column, at: 0) },
      { (text as? TextNode)?.string = "b as many words as two lines have" },
      { column.sendToBack(below) },
      { size.width = 120 },
      { inner?.style.background = nil },
      { inner?.isHidden = true },
      { for _ in 0..<5 { self.flow().attach(to: column, at: 1) } },
      { inner?.isHidden = false },
      { size.width = 170 },
      { for _ in 0..<6 { column.childNodes[1].removeFromContainer() } },
    ]
    _ = scene.layout(in: size)
    for (number, edit) in edits.enumerated() {
      edit()
      try check(scene, in: size, "\(number)")
    }
  }

  /// The marker of an item, whose place follows from its width, is not where that of another item was.
  ///
  /// The first item is as wide in the second room as the second one, whose index it gets.
  @Test func markersMoveWithTheirItems() throws {
    let page = """
      \(KeptPageTests.sheet)<body><ol dir=rtl><li style='width: 50%'>a<li style='width: 100px'>b</ol>
      """
    let root = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first?.root)
    let column = FlexContainer(.column) { root }
    let scene = KeptPageTests.newScene(of: column, placesTexts: true)
    _ = scene.layout(in: Size(340, 200))
    FlowContainer { TextNode("new") }.attach(to: column, at: 0)
    try check(scene, in: Size(240, 200), "new nodes")
  }

  /// A page comes into a tree that was laid out before, beside nothing and beside another page.
  @Test(arguments: KeptPageTests.pages, [true, false])
  func aPageComesAndGoes(page: String, isFirst: Bool) throws {
    func read(_ page: String) throws -> Node {
      let imported = try HTMLDocument.read(Data("\(KeptPageTests.sheet)<body>\(page)".utf8))
      return try #require(imported.scenes.first?.root)
    }
    let (root, other) = (try read(page), try read("<p>another <b>page</b></p>"))
    let column = FlexContainer(.column) { TextNode("beside") }
    if !isFirst { other.attach(to: column) }
    let scene = KeptPageTests.newScene(of: column, placesTexts: true)
    _ = scene.layout(in: Size(200, 300))
    for place in [1, 0] {
      root.attach(to: column, at: place)
      try check(scene, in: Size(200, 300), "came to \(place)")
      try check(scene, in: Size(150, 300), "is in another room at \(place)")
      root.removeFromContainer()
      try check(scene, in: Size(150, 300), "left \(place)")
    }
  }

  /// Nodes of the user come to the elements of a page and leave them, and the elements leave it.
  @Test(arguments: KeptPageTests.pages) func nodesComeAndGoInside(page: String) throws {
    let imported = try HTMLDocument.read(Data("\(KeptPageTests.sheet)<body>\(page)".utf8))
    let root = try #require(imported.scenes.first?.root)
    let scene = KeptPageTests.newScene(of: root, placesTexts: true)
    let size = Size(200, 300)
    _ = scene.layout(in: size)
    for case let container as FlowContainer in Array(root.subtree) {
      let what = "\(container.kind) \(container.documentType ?? "")"
      let (text, block) = (TextNode("new"), FlowContainer { TextNode("in a block") })
      text.attach(to: container, at: 0)
      try check(scene, in: size, "a text in \(what)")
      block.attach(to: container).placement.level = .block
      try check(scene, in: size, "a block in \(what)")
      text.removeFromContainer()
      try check(scene, in: size, "a text less in \(what)")
      text.attach(to: container).placement.float = .left
      try check(scene, in: size, "a float in \(what)")
      text.removeFromContainer()
      block.removeFromContainer()
      try check(scene, in: size, "less in \(what)")
    }
    for node in Array(root.subtree).dropFirst().reversed() {
      node.removeFromContainer()
      try check(scene, in: size, "without \(node.kind) \(node.documentType ?? "")")
    }
  }

  /// The rows that nobody wrote move in their table, whose frame is what the places in them are relative to.
  @Test(
    arguments: ["a <b>word</b>", "<p>a</p>b", "<p><i>a</i></p><p>b</p>"],
    ["display: table", "display: block", "display: table; border-collapse: collapse"])
  func whatIsInAnonymousRowsMoves(content: String, style: String) throws {
    let before = String(repeating: "<p>before</p>", count: 60)
    let page = """
      \(KeptPageTests.sheet)<body>\(before)<div style='\(style)'><div id=caption \
      style='display: table-caption'>title</div>\(content)<div style='display: table-cell; \
      border: 1px solid; background: red'>\(content)</div></div>
      """
    let root = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first?.root)
    let caption = try #require(root.subtree.first { $0.identifier == "caption" })
    let scene = KeptPageTests.newScene(of: root, placesTexts: true)
    let size = Size(200, 2000)
    _ = scene.layout(in: size)
    for fontSize in [30.0, 9, 16] {
      caption.style.text.font = .system(fontSize)
      try check(scene, in: size, "\(fontSize)")
    }
    for string in ["", "two", "title"] {
      (caption.subtree.first { $0 is TextNode } as? TextNode)?.string = string
      try check(scene, in: size, string)
    }
  }

  /// A list that was laid out with more rows than it needs leaves the columns behind it as they are.
  @Test func columnsAreBehindRowsThatAreNotNeeded() throws {
    func items(estimated: Double) throws -> [Arrangement.Item] {
      let page = "<div style='columns: 2'><p>a</p><p>b b b b b b b b b</p></div>"
      let imported = try HTMLDocument.read(Data("\(KeptPageTests.sheet)<body>\(page)".utf8))
      let root = try #require(imported.scenes.first?.root)
      let list = ListContainer {
        ListSection(count: 30, estimated: estimated) { _ in ShapeNode().size(10, 20) }
      }
      let column = FlexContainer(.column) {
        list.height(60)
        root
      }
      let scene = KeptPageTests.newScene(of: column, placesTexts: true)
      return Array(scene.layout(in: Size(200, 300)).items)
    }
    let (more, exact) = (try items(estimated: 5), try items(estimated: 20))
    try #require(more.map(\.type) == exact.map(\.type))
    for (a, b) in zip(more, exact) {
      #expect(a.frame == b.frame && a.texts == b.texts && a.pieces == b.pieces, "\(a.type)")
    }
  }

  /// Colours that depend on the scheme are in texts, markers, borders and parts of tables.
  @Test(
    arguments: KeptPageTests.pages + [
      "<table style='border-collapse: collapse'><tr><td style='border: 3px solid'></table>",
      "<table><tr style='background: canvastext'><td style='height: 9px'></table>",
    ])
  func anotherSchemeIsFollowed(page: String) throws {
    let sheet = "\(KeptPageTests.sheet)<style>html { color-scheme: light dark }</style>"
    let root = try #require(
      try HTMLDocument.read(Data("\(sheet)<body>\(page)".utf8)).scenes.first?.root)
    let scene = KeptPageTests.newScene(of: root, placesTexts: true)
    _ = scene.layout(in: Size(200, 300))
    for scheme in [ColorScheme.dark, .light, .dark] {
      var traits = Traits()
      traits.colorScheme = scheme
      try check(scene, in: Size(200, 300), "\(scheme)", traits: traits)
    }
  }
}

import Foundation
import Quoin
import QuoinImport
import QuoinLayout
import Testing

/// One imported document in several surroundings: each layout has its own media queries, lengths of the
/// viewport and generated content, as a document has that was read for these surroundings alone.
@Suite struct LiveDocumentTests {
  private static let page = """
    <!doctype html><html lang=en><head>
    <style>
      body { margin: 0; font: 16px/20px sans-serif }
      .side { width: 30vw; height: 50px; float: left }
      .wide { display: none; height: 10px }
      li::after { content: " narrow" }
      @media (min-width: 800px) {
        .wide { display: block }
        li::after { content: " wide" }
      }
      @media (prefers-color-scheme: dark) { .side { height: 70px } }
      @media print { .side { height: 90px; float: none } }
    </style>
    <style media="(max-width: 500px)"> .side { width: 100px } </style>
    </head><body><div class=side id=side></div><p class=wide id=wide>only here</p>
    <ul id=list><li id=item>one</ul></body></html>
    """

  private let red = Color(red: 1, green: 0, blue: 0)

  private func read(_ change: (inout ImportOptions) -> Void = { _ in }) throws -> ImportedScene {
    var options = ImportOptions()
    change(&options)
    return try #require(
      try HTMLDocument.read(Data(Self.page.utf8), options: options).scenes.first)
  }

  private func traits(_ scheme: ColorScheme = .light) -> Traits {
    var traits = Traits()
    traits.displayScale = 1
    traits.colorScheme = scheme
    return traits
  }

  private func size(_ name: String, _ arrangement: Arrangement) -> Size? {
    arrangement.items.first { $0.identifier == name }?.frame.size
  }

  /// What is seen of a tree: frames, looks and texts in their order.
  private func picture(_ arrangement: Arrangement) -> [String] {
    arrangement.items.map { item in
      "\(item.type) \(item.identifier ?? "") \(item.frame) \(item.look) \(item.isHidden) "
        + item.texts.map { "\($0)" }.joined()
    }
  }

  @Test func eachWidthHasItsOwnMediaQueriesAndViewport() throws {
    let scene = Scene(try read().root)
    let wide = scene.layout(in: Size(1280, 720), traits: traits())
    #expect(size("side", wide) == Size(384, 50))
    #expect(size("wide", wide)?.height == 10)
    let narrow = scene.layout(in: Size(390, 844), traits: traits())
    #expect(size("side", narrow) == Size(100, 50))
    #expect(narrow.items.first { $0.identifier == "wide" }?.isHidden == true)
    let middle = scene.layout(in: Size(600, 844), traits: traits())
    #expect(size("side", middle) == Size(180, 50))
    #expect(picture(scene.layout(in: Size(1280, 720), traits: traits())) == picture(wide))
  }

  /// Margins in per cent, which pages keep at their beginning, follow the width of the container, also where nothing else
  /// of an element does.
  @Test func marginsFollowTheWidth() throws {
    let html = """
      <!doctype html><body style='margin:0'><div style='height: 9px'></div>
      <div id=side style='width: 50px; height: 20px; margin-top: 10%'></div>
      """
    let root = try #require(try HTMLDocument.read(Data(html.utf8)).scenes.first?.root)
    let scene = Scene(root)
    for width in [800.0, 400, 600] {
      let arrangement = scene.layout(in: Size(width, 600), traits: traits())
      let side = try #require(arrangement.items.first { $0.identifier == "side" })
      #expect(side.marginTop == width / 10)
    }
  }

  /// Without a container around them, container lengths such as `cqw` refer to the viewport (CSS Containment 3 §3).
  @Test func lengthsOfContainersFollowTheViewport() throws {
    let html = "<!doctype html><body style='margin:0'><div id=side style='height: 10cqw'></div>"
    let root = try #require(try HTMLDocument.read(Data(html.utf8)).scenes.first?.root)
    let scene = Scene(root)
    #expect(size("side", scene.layout(in: Size(800, 600), traits: traits())) == Size(800, 80))
    #expect(size("side", scene.layout(in: Size(400, 600), traits: traits())) == Size(400, 40))
  }

  @Test func darkAndPaperHaveTheirOwnRules() throws {
    let scene = Scene(try read().root)
    #expect(size("side", scene.layout(in: Size(600, 400), traits: traits(.dark)))?.height == 70)
    let pages = scene.pages(.a4, scale: 0.75, traits: traits())
    #expect(pages.first.flatMap { size("side", $0) }?.height == 90)
    #expect(size("side", scene.layout(in: Size(600, 400), traits: traits()))?.height == 50)
  }

  /// The source of a picture has its own size, and its condition may be about the colour scheme.
  @Test func theSizeOfAPictureFollowsItsSource() throws {
    let html = """
      <!doctype html><body><picture>
      <source media="(prefers-color-scheme: dark)" srcset="missing.png" width=40 height=20>
      <source media="(min-width: 900px)" srcset="missing.png" width=90 height=30>
      <img id=image src="missing.png" width=10 height=50 style="display: block"></picture>
      """
    let root = try #require(try HTMLDocument.read(Data(html.utf8)).scenes.first?.root)
    let scene = Scene(root)
    let narrow = Size(500, 500)
    #expect(size("image", scene.layout(in: narrow, traits: traits())) == Size(10, 50))
    #expect(size("image", scene.layout(in: narrow, traits: traits(.dark))) == Size(40, 20))
    #expect(size("image", scene.layout(in: Size(999, 500), traits: traits())) == Size(90, 30))
    #expect(size("image", scene.layout(in: narrow, traits: traits())) == Size(10, 50))
  }

  /// The oracle is a second reading of the same text for the surroundings.
  @Test(arguments: [Size(1280, 720), Size(390, 844), Size(600, 600)], [ColorScheme.light, .dark])
  func aDocumentIsAsIfItWereReadAnew(_ size: Size, _ scheme: ColorScheme) throws {
    let alive = Scene(try read().root)
    _ = alive.layout(in: Size(999, 99), traits: traits())
    let anew = Scene(
      try read {
        $0.size = size
        $0.colorScheme = scheme
      }.root)
    let expected = picture(anew.layout(in: size, traits: traits(scheme)))
    #expect(picture(alive.layout(in: size, traits: traits(scheme))) == expected)
  }

  /// The same over documents of which each shows another part of CSS.
  @Test(arguments: ["documents.json", "random.json"])
  func everyDocumentIsAsIfItWereReadAnew(file: String) throws {
    var different: [String] = []
    for document in try FixtureFile.read(file).documents {
      let source = try document.source()
      func scene(_ size: Size) throws -> Scene {
        var options = ImportOptions()
        options.size = size
        options.path = FixtureFile.folder.appendingPathComponent("Documents/x.html").path
        return Scene(
          try #require(try HTMLDocument.read(source, options: options).scenes.first?.root))
      }
      let alive = try scene(Size(1280, 720))
      let wide = picture(alive.layout(in: Size(1280, 720), traits: traits()))
      let narrow = picture(alive.layout(in: Size(390, 844), traits: traits(.dark)))
      let anew = try scene(Size(390, 844)).layout(in: Size(390, 844), traits: traits(.dark))
      if narrow != picture(anew) { different.append("\(document.name): narrow") }
      let back = picture(alive.layout(in: Size(1280, 720), traits: traits()))
      if back != wide { different.append("\(document.name): back") }
    }
    #expect(different == [])
  }

  @Test func nodesKeepTheirIdentityAndWhatAUserSets() throws {
    let root = try #require(try read().root as? FlowContainer)
    let scene = Scene(root)
    let side = try #require(root.find("side"))
    side.style.background = red
    let list = try #require(root.find("list") as? FlowContainer)
    let guest = TextNode("a guest").id("guest")
    list.add(guest)
    let text = try #require(root.find("item")?.subtree.first { $0 is TextNode } as? TextNode)
    text.string = "first"
    root.find("wide")?.removeFromContainer()
    let wide = scene.layout(in: Size(1280, 720), traits: traits())
    let narrow = scene.layout(in: Size(390, 844), traits: traits())
    for arrangement in [wide, narrow] {
      #expect(arrangement[side]?.look.background == red)
      #expect(arrangement[guest]?.identifier == "guest")
      #expect(arrangement[text] != nil)
      #expect(!arrangement.items.contains { $0.identifier == "wide" })
    }
    #expect(text.string == "first")
    #expect(list.childNodes.last === guest)
  }

  /// What a user says of a node holds where the document is styled again, and what it says nothing of
  /// follows the document.
  @Test func whatAUserHidesStaysHidden() throws {
    let root = try #require(try read().root as? FlowContainer)
    let scene = Scene(root)
    let mark = TextNode("draft").id("mark")
    root.add(mark)
    let side = try #require(root.find("side"))
    side.isHidden = true
    for width in [1280.0, 390, 600] {
      let arrangement = scene.layout(in: Size(width, 400), traits: traits())
      #expect(arrangement[side]?.isHidden == true)
      #expect(arrangement[mark] != nil)
      #expect(root.childNodes.last === mark)
    }
    side.isHidden = false
    #expect(scene.layout(in: Size(1280, 400), traits: traits())[side]?.isHidden == false)
    #expect(root.find("wide")?.isHidden == false)
    _ = scene.layout(in: Size(390, 400), traits: traits())
    #expect(root.find("wide")?.isHidden == true)
  }

  @Test func aTextComesBackFromItsFirstLetter() throws {
    let html = """
      <!doctype html><style>@media (max-width: 500px) { p::first-letter { color: red } }</style><p id=p>A
      """
    let root = try #require(try HTMLDocument.read(Data(html.utf8)).scenes.first?.root)
    let scene = Scene(root)
    func text(_ width: Double) -> String {
      _ = scene.layout(in: Size(width, 400), traits: traits())
      return root.find("p")?.subtree.compactMap { ($0 as? TextNode)?.string }.joined() ?? ""
    }
    let wide = text(1280)
    #expect(wide.hasPrefix("A"))
    #expect(text(400).hasPrefix("A"))
    #expect(text(1280) == wide)
    let node = try #require(root.find("p")?.subtree.first { $0 is TextNode } as? TextNode)
    node.string = "Mine"
    #expect(text(400) == "Mine")
    #expect(text(1280) == "Mine")
  }

  @Test func aNodeThatAUserMovesStaysThere() throws {
    let root = try #require(try read().root as? FlowContainer)
    let scene = Scene(root)
    let side = try #require(root.find("side"))
    let list = try #require(root.find("list") as? FlowContainer)
    side.attach(to: list)
    for width in [390.0, 1280, 390] {
      _ = scene.layout(in: Size(width, 400), traits: traits())
      #expect(side.parent === list)
      #expect(root.subtree.filter { $0 === side }.count == 1)
    }
  }

  @Test func aClassThatAUserChangesHasTheDocumentsRules() throws {
    let root = try read { $0.size = Size(600, 400) }.root
    let scene = Scene(root)
    let list = try #require(root.find("list"))
    #expect(scene.layout(in: Size(600, 400), traits: traits())[list]?.frame.width == 600)
    list.classes = ["side"]
    let changed = scene.layout(in: Size(600, 400), traits: traits())
    #expect(changed[list]?.frame.size == Size(180 + 40, 50))
    list.classes = []
    #expect(scene.layout(in: Size(600, 400), traits: traits())[list]?.frame.width == 600)
  }

  /// A fixed box may have a place in its parent while another box holds it; its style decides.
  @Test(arguments: ["margin-top: 20px", "left: auto", "width: 10%", "left: 5%", "top: 1px"])
  func changedFixedBoxesArePlacedAnew(change: String) throws {
    let html = """
      <!doctype html><style>i { position: fixed; left: 3px; width: 40px } .b { \(change) !important }</style>
      <div style="position: relative; margin: 30px"><p>a <i id=i>b</i> c</p></div>
      <span style="position: relative; top: 9px">d <div>e <i id=j>f</i></div></span>
      <div style="position: relative; margin: 10px; display: flex"><i id=k>g</i> h</div>
      """
    let root = try #require(try HTMLDocument.read(Data(html.utf8)).scenes.first?.root)
    let measurer = FixedTextMeasurer()
    let scene = Scene(root, text: measurer)
    _ = scene.layout(in: Size(300, 300), traits: traits())
    for name in ["i", "j", "k"] { root.find(name)?.classes.append("b") }
    let kept = scene.layout(in: Size(300, 300), traits: traits())
    #expect(
      picture(kept)
        == picture(Scene(root, text: measurer).layout(in: Size(300, 300), traits: traits())))
    for name in ["i", "j", "k"] { root.find(name)?.classes.removeAll { $0 == "b" } }
    let undone = scene.layout(in: Size(300, 300), traits: traits())
    #expect(
      picture(undone)
        == picture(Scene(root, text: measurer).layout(in: Size(300, 300), traits: traits())))
  }

  @Test func nothingIsStyledAgainWhereNothingChanges() throws {
    let html =
      "<!doctype html><style>@media (min-width: 800px) { p { color: red } }</style><p id=side>a"
    let root = try #require(try HTMLDocument.read(Data(html.utf8)).scenes.first?.root)
    let scene = Scene(root)
    _ = scene.layout(in: Size(600, 400), traits: traits())
    var moment = root.subtreeStyleMoment
    _ = scene.layout(in: Size(600, 900), traits: traits())
    #expect(root.subtreeStyleMoment == moment)
    let side = try #require(root.find("side"))
    side.style.alpha = 0.5
    moment = root.subtreeStyleMoment
    _ = scene.layout(in: Size(600, 400), traits: traits())
    #expect(root.subtreeStyleMoment == moment)
    _ = scene.layout(in: Size(900, 400), traits: traits())
    #expect(root.subtreeStyleMoment > moment)
    #expect(side.documentStyle?.text.color == Color(red: 1, green: 0, blue: 0))
  }

  @Test func findingsOfOtherSurroundingsAreReportedThere() throws {
    let html = """
      <!doctype html><style>@media (max-width: 500px) { p { perspective: 3px } }</style><p>a
      """
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = Scene(try #require(document.scenes.first?.root))
    func rules(_ width: Double) -> [String] {
      scene.layout(in: Size(width, 400), traits: traits()).diagnostics.map(\.message)
        .filter { $0.contains("perspective") }
    }
    #expect(rules(1280).isEmpty)
    #expect(rules(400).count == 1)
    #expect(rules(1280).isEmpty)
  }

  /// A sheet of the scene wins over the document, and what it sets is inherited.
  @Test func aSheetOfTheSceneWinsOverTheDocument() throws {
    let html = """
      <!doctype html><style>body { color: #00f } b { color: #0f0 }</style><p id=p>a <i id=i>b</i> <b id=b>c</b>
      """
    let root = try #require(try HTMLDocument.read(Data(html.utf8)).scenes.first?.root)
    let sheet = StyleSheet { Rule("#p") { $0.text.color = red } }
    let arrangement = Scene(root, styles: sheet).layout(in: Size(300, 300), traits: traits())
    func color(_ name: String) -> Color? {
      arrangement.items.first { $0.identifier == name }?.look.text.color
    }
    #expect(color("p") == red)
    #expect(color("i") == red)
    #expect(color("b") == Color(red: 0, green: 1, blue: 0))
    #expect(color("body") == Color(red: 0, green: 0, blue: 1))
  }
}

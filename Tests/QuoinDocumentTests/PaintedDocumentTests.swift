import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// What documents come to as drawings: the order of painting, counters, drawings in the text, sheets
/// that ask for others.
@Suite struct PaintedDocumentTests {
  private func read(_ html: String) throws -> ImportedDocument {
    try HTMLDocument.read(Data(html.utf8))
  }

  private func drawing(_ html: String) throws -> DisplayList {
    let document = try read(html)
    let scene = try #require(document.scenes.first)
    var layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    layout.roundsToPixels = false
    return DisplayList(layout.layout(in: scene.size, traits: scene.traits))
  }

  /// The letters that boxes are called by, in the order in which they are filled: each box has the
  /// colour #0000xx of its letter.
  private func order(_ body: String, _ css: String = "") throws -> String {
    let letters = "abcdefgh"
    let colors = letters.unicodeScalars.map { letter in
      "#\(letter) { background: rgb(0 0 \(letter.value)) }"
    }
    let list = try drawing(
      "<!doctype html><style>div { width: 10px; height: 10px } \(colors.joined()) \(css)</style>\(body)"
    )
    return list.commands.compactMap { command -> String? in
      guard case .fill(_, let color) = command, color.red == 0, color.green == 0 else { return nil }
      return UnicodeScalar(UInt8((color.blue * 255).rounded())).description
    }.joined()
  }

  /// CSS 2.2, Appendix E: negative levels, the flow, level zero in the order of the tree, positive ones.
  @Test(
    arguments: [
      // In the flow, all in the order of the tree.
      ("<div id=a><div id=b></div></div><div id=c></div>", "", "abc"),
      // A float is above the blocks beside it, and stays in the box that is raised around it.
      ("<div id=a></div><div id=b></div>", "#a { float: left }", "ba"),
      (
        "<section><div id=a></div><div id=b></div></section><div id=c></div>",
        "section { position: relative } #a { float: left }", "cba"
      ),
      // A positioned box is above what follows it in the flow.
      ("<div id=a></div><div id=b></div>", "#a { position: relative }", "ba"),
      // Deep inside of a box in the flow, it comes above the box behind that, too.
      ("<div id=a><div id=b></div></div><div id=c></div>", "#b { position: relative }", "acb"),
      // Levels sort among all in one stacking context, wherever they are in the tree.
      (
        "<div id=a><div id=b></div></div><div id=c></div><div id=d></div>",
        "#b { position: relative; z-index: 2 } #c { position: relative; z-index: 1 }", "adcb"
      ),
      // A box of a negative level is behind all in the flow of its context, not behind the context.
      (
        "<div id=a><div id=b><div id=c></div></div></div>",
        "#a { position: relative; z-index: 0 } #c { position: relative; z-index: -1 }", "acb"
      ),
      // What is in a stacking context does not leave it.
      (
        "<div id=a><div id=b></div></div><div id=c></div>",
        "#a { position: relative; z-index: 0 } #b { position: relative; z-index: 9 }"
          + " #c { position: relative; z-index: 1 }", "abc"
      ),
      // A positioned box without a level is none: what is in it may be raised out of it.
      (
        "<div id=a><div id=b></div></div><div id=c></div>",
        "#a { position: relative } #b { position: relative; z-index: 2 }"
          + " #c { position: relative; z-index: 1 }", "acb"
      ),
      // Opacity, transforms and isolation make contexts at level zero.
      ("<div id=a></div><div id=b></div>", "#a { isolation: isolate }", "ba"),
      ("<div id=a></div><div id=b></div>", "#a { transform: translateX(1px) }", "ba"),
      // Items of flex containers take levels without being positioned.
      (
        "<section style='display: flex'><div id=a></div><div id=b></div></section>",
        "#a { z-index: 1 }", "ba"
      ),
      // The level of a box that is not positioned does not count.
      ("<div id=a></div><div id=b></div>", "#a { z-index: 1 }", "ab"),
    ])
  func boxesArePaintedInTheOrderOfAppendixE(body: String, css: String, order: String) throws {
    #expect(try self.order(body, css) == order)
  }

  /// The letters of boxes as they are filled, and the texts, in the order of painting.
  private func steps(_ list: DisplayList) -> [String] {
    list.commands.compactMap { command in
      switch command {
      case .fill(_, let color) where color.red == 0 && color.green == 0 && color.blue > 0.3:
        UnicodeScalar(UInt8((color.blue * 255).rounded())).description
      case .text(let text): text.string.trimmingCharacters(in: .whitespaces)
      case .beginClip: "("
      case .endClip: ")"
      default: nil
      }
    }
  }

  /// Appendix E, steps 4 to 7: blocks, floats, and what is in lines.
  @Test(
    arguments: [
      ("<p id=a>one</p><p id=b>two</p>", "#a { float: left }", "b a one two"),
      (
        "<p id=a>one <b id=b>two</b></p><p id=c>three</p>", "#b { float: left }",
        "a c b two one three"
      ),
      // A box in a line is painted as one, with what floats in it.
      (
        "<div>x <i id=a><span id=b>y</span><span id=c>z</span></i></div><p id=d>w</p><p id=e></p>",
        "#a { display: inline-block } #c, #d { float: left } #b { display: block }",
        "e d w x a b c z y"
      ),
      // Lines are clipped by their blocks, as far as those go.
      (
        "<section id=a>one <i id=b>two</i></section><p id=c>three</p>",
        "#b { float: right } #a { overflow: hidden }", "a ( ) c ( b two ) ( one ) three"
      ),
      // The same where nothing floats.
      ("<p id=a>one</p><p id=b>two</p>", "", "a b one two"),
      (
        "<section id=a>one <p id=b>two</p></section><p id=c>three</p>",
        "#a { overflow: hidden }", "a ( b ) c ( one two ) three"
      ),
      // A block in an inline element is one.
      ("<i id=a>one <p id=b>two</p></i><p id=c>three</p>", "", "b c a one two three"),
      // Boxes in lines, and items of flex containers and grids, are painted as one.
      (
        "<p id=a>x <b id=b>one</b></p><p id=c>two</p>", "#b { display: inline-block }",
        "a c x b one two"
      ),
      (
        "<section><p id=a>one</p><p id=b>two</p></section><p id=c>three</p>",
        "section { display: flex }", "c a one b two three"
      ),
      (
        "<section><div id=a><p id=b>one</p>two</div><span id=c>three</span></section>",
        "section { display: grid }", "a b one two c three"
      ),
      // What is raised comes after the lines below it.
      (
        "<section id=a><p id=b>one</p>two</section><p id=c>three</p>",
        "#b { position: relative }", "a c two three b one"
      ),
      (
        "<section id=a><p id=b>one</p>two</section><p id=c>three</p>", "#a { opacity: 0.9 }",
        "c three a b one two"
      ),
    ])
  func floatsAreBetweenBlocksAndLines(body: String, css: String, expected: String) throws {
    let colors = "abcde".unicodeScalars.map {
      "#\($0) { background: rgb(0 0 \($0.value)) }"
    }
    let list = try drawing(
      "<!doctype html><style>p { height: 20px } \(colors.joined()) \(css)</style>\(body)")
    #expect(steps(list).joined(separator: " ") == expected)
  }

  /// Step 10: the lines around boxes lie above all in the flow.
  @Test func outlinesAreAboveWhatIsInLines() throws {
    let list = try drawing(
      """
      <!doctype html><style>p { height: 20px } #a { outline: 3px solid rgb(0 0 97) }
      #b { background: rgb(0 0 98) } i { outline: 1px solid rgb(0 0 99) }
      b { display: inline-block; outline: 1px solid rgb(0 0 100) }</style>
      <p id=a>one</p><p id=b>two <i>three</i> <b>four</b></p>
      """)
    let lines = list.dump().split(separator: "\n")
    func place(_ part: String) throws -> Int {
      try #require(lines.firstIndex { $0.contains(part) }, "\(part)")
    }
    let words = try ["one", "two", "three", "four"].map { try place($0) }
    #expect(words == words.sorted())
    #expect(try place("#000062") < words[0], "the ground of a block is below the lines")
    #expect(try place("#000061") > words[3], "the line around a block")
    #expect(try place("#000063") > words[3], "the line around an inline box")
    #expect(try place("#000064") > words[3], "the line around a box in a line")
  }

  /// A document among other nodes keeps its order to itself.
  @Test func nodesBehindADocumentArePaintedAboveIt() throws {
    let document = try read(
      "<!doctype html><p style='background: rgb(0 0 97)'>one</p><p style='background: rgb(0 0 98)'>two</p>"
    )
    let page = try #require(document.scenes.first)
    let cover = ShapeNode(.rectangle).size(20, 10)
    cover.style.background = Color(red: 0, green: 0, blue: 99 / 255)
    let all = AbsoluteContainer {
      page.root.frame(0, 0, 200, 100)
      cover.frame(0, 0, 20, 10)
    }
    let list = DisplayList(
      Scene(all, text: FixedTextMeasurer()).layout(in: Size(200, 100)))
    #expect(steps(list).joined(separator: " ") == "a b one two c")
  }

  @Test func floatsOfSwiftAreBetweenBlocksAndLines() {
    func box(_ letter: UInt8) -> Node {
      let node = ShapeNode(.rectangle).size(20, 10)
      node.style.background = Color(red: 0, green: 0, blue: Double(letter) / 255)
      return node
    }
    func flow(_ letter: UInt8, @Children<FlowContainer> _ children: () -> [Relation<FlowContainer>])
      -> FlowContainer
    {
      let flow = FlowContainer(children)
      flow.style.background = Color(red: 0, green: 0, blue: Double(letter) / 255)
      return flow
    }
    let inner = flow(98) { TextNode("two") }
    let faint = flow(99) { TextNode("three") }
    faint.style.alpha = 0.5
    let page = AbsoluteContainer {
      flow(97) {
        box(100).block().float(.left)
        TextNode("one")
        inner
        faint
      }
      .frame(0, 0, 200, 100)
      box(101).frame(0, 0, 10, 10)
    }
    let list = DisplayList(
      Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100)))
    #expect(steps(list).joined(separator: " ") == "a b d one two c three e")
  }

  @Test func whatIsRaisedIsStillClippedByItsContainers() throws {
    func depth(_ css: String) throws -> Int {
      let list = try drawing(
        """
        <!doctype html><style>#a { overflow: hidden; height: 20px } #b { width: 30px; height: 50px;
        background: rgb(0 0 98) } \(css)</style><div id=a><div id=b></div></div>
        """)
      var depth = 0
      for command in list.commands {
        switch command {
        case .beginClip, .beginPathClip: depth += 1
        case .endClip: depth -= 1
        case .fill(_, let color) where color.blue > 0.3: return depth
        default: break
        }
      }
      return -1
    }
    #expect(try depth("") == 1)
    #expect(try depth("#b { position: relative }") == 1)
    #expect(try depth("#b { position: absolute }") == 0, "its containing block is outside")
    #expect(try depth("#a { position: relative } #b { position: absolute }") == 1)
    #expect(try depth("#a { position: relative } #b { position: fixed }") == 0)
    // What holds what is placed in it clips that.
    #expect(try depth("#a { transform: scale(1) } #b { position: absolute }") == 1)
    #expect(try depth("#a { transform: scale(1) } #b { position: fixed }") == 1)
    #expect(try depth("#a { will-change: filter } #b { position: fixed }") == 1)
    #expect(try depth("#a { overflow: visible; contain: paint }") == 1)
    #expect(try depth("#a { overflow: visible; contain: paint } #b { position: fixed }") == 1)
    #expect(try depth("#a { overflow: visible; contain: layout } #b { position: fixed }") == 0)
    // A stacking context that does not hold it does not clip it.
    #expect(try depth("#a { opacity: 0.9 }") == 1)
    #expect(try depth("#a { opacity: 0.9 } #b { position: relative }") == 1)
    #expect(try depth("#a { opacity: 0.9 } #b { position: absolute }") == 0)
    #expect(try depth("#a { position: relative; z-index: 0 } #b { position: absolute }") == 1)
    #expect(try depth("#a { position: relative; z-index: 0 } #b { position: fixed }") == 0)
    #expect(try depth("#a { isolation: isolate } #b { position: absolute; z-index: -1 }") == 0)
    #expect(try depth("#a { clip-path: inset(0); overflow: visible } #b { position: fixed }") == 1)
  }

  private func texts(_ html: String) throws -> [String] {
    try drawing(html).commands.compactMap {
      if case .text(let text) = $0 { text.string } else { nil }
    }
  }

  @Test func countersCountAndNest() throws {
    let words = try texts(
      """
      <!doctype html><style>ol { counter-reset: n; list-style: none }
      li::before { counter-increment: n; content: counters(n, ".") ") " }
      h2 { counter-increment: chapter 2 } h2::before { content: counter(chapter, upper-roman) ". " }
      </style><h2>a</h2><ol><li>b</li><li>c<ol><li>d</li></ol></li><li>e</li></ol><h2>f</h2>
      """)
    let numbers = words.filter { !"abcdef".contains($0.prefix(1)) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(numbers == ["II.", "1)", "2)", "2.1)", "3)", "IV."])
  }

  @Test func drawingsInTheTextArePictures() throws {
    let list = try drawing(
      """
      <!doctype html><style>.i { width: 40px; fill: none; stroke: currentColor; color: #ff0000 }
      .i path { stroke-width: 3 }</style><svg class=i viewBox="0 0 20 10"><path d="M0 0h20"/></svg>
      """)
    let images = list.commands.compactMap { command -> DrawnImage? in
      if case .image(let image) = command { image } else { nil }
    }
    let image = try #require(images.first)
    #expect(image.frame.size == Size(40, 20), "the height follows from the view box")
    let data = try #require(image.name.split(separator: ",").last.map { String($0) })
    let text = String(decoding: try #require(Data(base64Encoded: data)), as: UTF8.self)
    #expect(text.contains("color: rgba(255,0,0,1.0)"))
    #expect(text.contains("fill: none"))
    #expect(text.contains("stroke-width: 3"))
    #expect(text.contains("viewBox=\"0 0 20 10\""))
  }

  @Test func aBackgroundShowsThroughLetters() throws {
    let list = try drawing(
      """
      <!doctype html><p style="background: linear-gradient(red, blue); color: transparent;
      background-clip: text">ab <b>cd</b></p>
      """)
    let kinds = list.dump().split(separator: "\n").map {
      String($0.trimmingCharacters(in: .whitespaces).prefix { $0 != " " })
    }
    let start = try #require(kinds.firstIndex(of: "masked"))
    #expect(kinds[start...].prefix(6) == ["masked", "gradient", "by", "text", "text", "end"])
  }

  /// CSS Fragmentation 3 §5.4.1: the ground of an inline box that lines break goes on from line to line.
  ///
  /// So it does where it shows through letters alone; those of Ahem are squares of one em.
  @Test func aBackgroundShowsThroughTheLettersOfABrokenInlineBox() throws {
    let document = try read(
      """
      <!doctype html><style>body { margin: 0; background: #fff; font: 10px/20px Ahem }
      p { margin: 0; width: 50px }
      span { background: linear-gradient(90deg, #f00 50%, #00f 50%); background-clip: text;
        color: transparent }</style><p><span>aaa <b>bb</b> ccc</span></p>
      """)
    let scene = try #require(document.scenes.first)
    var layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    layout.roundsToPixels = false
    let png = PNG(layout.layout(in: Size(60, 70), traits: scene.traits), scale: 1)
    let picture = try #require(Bitmap(png: png.data))
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start = (y * picture.width + x) * 4
      return Array(picture.pixels[start..<start + 3])
    }
    let (red, blue, white): ([UInt8], [UInt8], [UInt8]) =
      ([255, 0, 0], [0, 0, 255], [255, 255, 255])
    // Three lines of 30, 20 and 30 points: red ends in the middle of the second one.
    for (x, y) in [(5, 10), (25, 10), (5, 30)] { #expect(color(x, y) == red, "\(x), \(y)") }
    for (x, y) in [(15, 30), (5, 50), (25, 50)] { #expect(color(x, y) == blue, "\(x), \(y)") }
    for (x, y) in [(35, 10), (25, 30), (35, 50), (5, 2), (5, 18), (15, 38)] {
      #expect(color(x, y) == white, "\(x), \(y)")
    }
  }

  @Test func sheetsAskForOthers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)")
    let parts = folder.appendingPathComponent("parts")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write(
      "own.css",
      """
      @import "parts/a.css" layer(low); @import url(parts/wide.css) (min-width: 9999px);
      @import 'gone.css'; @layer high; #b { width: 50px }
      """)
    // Addresses are from the sheet's own folder; and a sheet does not ask for itself.
    try write("parts/a.css", "@import 'b.css'; #a { width: 70px; background: url(x.png) }")
    try write("parts/b.css", "@import 'b.css'; #a, #b { width: 10px; height: 30px }")
    try write("parts/wide.css", "#a { width: 1px }")
    try write(
      "page.html", "<link rel=stylesheet href=own.css><body><div id=a></div><div id=b></div>")
    let document = try HTMLDocument.read(path: folder.appendingPathComponent("page.html").path)
    #expect(document.diagnostics.map(\.rule).sorted() == ["missing-resource", "nesting-too-deep"])
    let arrangement = Scene(document.scenes[0].root).layout(in: Size(300, 100))
    #expect(arrangement["a"]?.frame.size == Size(70, 30))
    #expect(arrangement["b"]?.frame.size == Size(50, 30), "a sheet wins over those it asks for")
    let commands = DisplayList(arrangement).commands
    let names = commands.compactMap { command -> String? in
      guard case .layer(let layer) = command, case .picture(let name) = layer.image else {
        return nil
      }
      return name
    }
    #expect(names == ["parts/x.png"])
  }
}

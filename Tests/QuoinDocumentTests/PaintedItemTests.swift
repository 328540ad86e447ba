import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// What of a document is painted, and in which order, as Chromium 156 has it.
@Suite struct PaintedItemTests {
  private func drawing(_ html: String) throws -> DisplayList {
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(("<!doctype html>" + html).utf8), options: options)
    let scene = try #require(document.scenes.first)
    var layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    layout.roundsToPixels = false
    return DisplayList(layout.layout(in: scene.size, traits: scene.traits))
  }

  private static let picture = "data:image/svg+xml,<svg/>"

  /// CSS 2.2, Appendix E, step 5: a float is painted whatever it is.
  @Test(arguments: [
    ("<p><img src='\(picture)' style='float: left'>x</p>", 1),
    ("<p><img src='\(picture)' align=right>x</p>", 1),
    ("<p><svg style='float: left' viewBox='0 0 6 4'></svg>x</p>", 1),
    ("<div style='float: left'><img src='\(picture)' style='float: left'></div>", 1),
    ("<div style='overflow: auto'><img src='\(picture)' style='float: left'></div>", 1),
    ("<div style='float: left; opacity: 0.5'><img src='\(picture)'></div>", 1),
    ("<p><img src='\(picture)'><img src='\(picture)' style='float: left'></p>", 2),
  ])
  func floatedPicturesArePainted(body: String, count: Int) throws {
    let css = "<style>img, svg { width: 60px; height: 40px }</style>"
    let frames = try drawing(css + body).commands.compactMap { command in
      if case .image(let image) = command { image.frame.size } else { nil }
    }
    #expect(frames == Array(repeating: Size(60, 40), count: count))
  }

  /// The letters of the boxes a to e as they are filled with the colour #0000xx of their letter.
  private func order(_ body: String) throws -> String {
    let colors = "abcde".unicodeScalars.map {
      "#\($0) { background: rgb(0 0 \($0.value)); width: 80px; height: 40px }"
    }
    return try drawing("<style>\(colors.joined())</style>\(body)").commands.compactMap { command in
      guard case .fill(_, let color) = command, color.red == 0, color.green == 0 else { return nil }
      return UnicodeScalar(UInt8((color.blue * 255).rounded())).description
    }.joined()
  }

  /// CSS Flexbox 1 §5.4.1 and CSS Grid 2 §6.3: items are painted in the order that `order` gives them.
  @Test(arguments: [
    ("<div id=a style='order: 1'></div><div id=b></div>", "ba"),
    ("<div id=a style='order: 2'></div><div id=b style='order: 1'></div><div id=c></div>", "cba"),
    ("<div id=a></div><div id=b style='order: -1'></div><div id=c></div>", "bac"),
    // With what is in them.
    ("<div id=a style='order: 1'><div id=b></div></div><div id=c></div>", "cab"),
    // What is raised keeps the order among its equals; a level wins over it.
    (
      "<div id=a style='order: 2; position: relative'></div>"
        + "<div id=b style='order: 1; position: relative'></div><div id=c></div>", "cba"
    ),
    ("<div id=a style='order: 5'></div><div id=b style='order: 1; z-index: 1'></div>", "ab"),
    // What is out of the flow has no group: it stands before what has one.
    (
      "<div id=a style='order: 1; position: relative'></div>"
        + "<div id=b style='order: 9; position: absolute'></div>", "ba"
    ),
    // Items in an element without a box are items of the container.
    (
      "<section style='display: contents'><div id=a style='order: 2'></div><div id=b></div>"
        + "</section><div id=c style='order: 1'></div>", "bca"
    ),
    // Not so what is no item.
    ("<section><div id=a style='order: 1'></div><div id=b></div></section>", "ab"),
  ])
  func itemsArePaintedInTheirOrder(body: String, expected: String) throws {
    #expect(try order("<main style='display: flex'>\(body)</main>") == expected)
    #expect(try order("<main style='display: grid'>\(body)</main>") == expected)
  }

  /// CSS Backgrounds 3 §2.3: what cannot be loaded is as if it were transparent, and the colour behind it shows.
  @Test func aMissingBackgroundPictureShowsTheColor() throws {
    let list = try drawing(
      "<style>body { margin: 0 }</style><div style='height: 60px; background: #252122 url(gone.png)'>"
    )
    let drawn = PNG(list, scale: 1)
    let picture = try #require(Bitmap(png: drawn.data))
    for (x, y) in [(2, 2), (30, 30), (640, 30), (640, 36)] {
      let start = (y * picture.width + x) * 4
      #expect(Array(picture.pixels[start..<start + 3]) == [0x25, 0x21, 0x22])
    }
    var written = SVG(list)
    let said = written.embedPictures()
    #expect(said.map(\.rule) == ["missing-image"])
    #expect(said.first?.message.contains("nothing is drawn") == true)
    #expect(try !written.text.contains("#e5e5ea"))
  }

  /// What WebKit had before the standard, beside what it is today: Compatibility Standard §3.1.
  @Test(arguments: [
    ("-webkit-linear-gradient(red, blue)", "linear-gradient(red, blue)"),
    ("-webkit-linear-gradient(top, red, blue)", "linear-gradient(to bottom, red, blue)"),
    ("-webkit-linear-gradient(left, red 10%, blue)", "linear-gradient(to right, red 10%, blue)"),
    ("-webkit-linear-gradient(30deg, red, blue)", "linear-gradient(60deg, red, blue)"),
    (
      "-webkit-repeating-linear-gradient(bottom, red, blue 20px)",
      "repeating-linear-gradient(0deg, red, blue 20px)"
    ),
    ("-webkit-radial-gradient(red, blue)", "radial-gradient(red, blue)"),
    (
      "-webkit-radial-gradient(20px 10px, circle contain, red, blue)",
      "radial-gradient(circle closest-side at 20px 10px, red, blue)"
    ),
    (
      "-webkit-radial-gradient(left top, 40px 20px, red, blue)",
      "radial-gradient(40px 20px at 0 0, red, blue)"
    ),
    (
      "-webkit-gradient(linear, left top, left bottom, from(red), color-stop(0.3, lime), to(blue))",
      "linear-gradient(red 0%, lime 30%, blue 100%)"
    ),
    (
      "-webkit-gradient(linear, right top, left top, from(red), to(blue))",
      "linear-gradient(270deg, red 0%, blue 100%)"
    ),
    (
      "-webkit-gradient(radial, 50% 50%, 10, 50% 50%, 40, from(red), to(blue))",
      "radial-gradient(40px, red 10px, blue 40px)"
    ),
  ])
  func oldGradientsAreRead(old: String, new: String) throws {
    func painted(_ gradient: String) throws -> [DrawCommand] {
      try drawing("<div style='width: 100px; height: 50px; background: \(gradient)'></div>")
        .commands
    }
    #expect(try painted(old) == painted(new))
    #expect(
      try painted(old).contains { if case .gradient = $0 { true } else { false } })
  }

  /// Before the standard the line between corners ran through both, and not across the diagonal between the others.
  @Test(arguments: [
    "-webkit-linear-gradient(left top, red, blue)",
    "-webkit-gradient(linear, 0 0, 100% 100%, from(red), to(blue))",
  ])
  func oldGradientsRunFromCornerToCorner(gradient: String) throws {
    let list = try drawing(
      "<style>body { margin: 0 }</style><div style='width: 80px; height: 60px; background: \(gradient)'>"
    )
    let lines = list.commands.compactMap { command -> DrawnGradient.Line? in
      if case .gradient(_, let gradient) = command { gradient.line } else { nil }
    }
    guard case .linear(let from, let to)? = lines.first else {
      Issue.record("there is no line")
      return
    }
    #expect(from.distance(to: Point(0, 0)) < 1e-9)
    #expect(to.distance(to: Point(80, 60)) < 1e-9)
  }

  /// The text of the first inline SVG as a document.
  private func vector(_ html: String) throws -> String {
    let names = try drawing(html).commands.compactMap { command -> String? in
      if case .image(let image) = command { image.name } else { nil }
    }
    let data = try #require(names.first?.split(separator: ",").last)
    return String(decoding: try #require(Data(base64Encoded: String(data))), as: UTF8.self)
  }

  /// SVG 2 §6.6: attributes are weaker than sheets, and pass on to what is inside.
  @Test(arguments: [
    ("<g font-size=44><text>a</text></g>", "font-size: 44px"),
    ("<text font-size=2em>a</text>", "font-size: 20px"),
    ("<text font-size=30 style='font-size: 20px'>a</text>", "font-size: 20px"),
    ("<text font-weight=bold>a</text>", "font-weight: 700"),
    ("<g font-family=Inter><text>a</text></g>", "font-family: &quot;Inter&quot;"),
    (
      "<text>a <tspan font-size=7>b</tspan></text>",
      "<tspan font-size=\"7\" style=\"font-size: 7px; \">"
    ),
    ("<g color=red><path fill=currentColor /></g>", "color: rgba(255,0,0,1.0)"),
  ])
  func textsOfDrawingsHaveTheFontsOfAttributes(body: String, expected: String) throws {
    let text = try vector(
      "<style>body { font: 10px serif }</style><svg width=90 height=60>\(body)</svg>")
    #expect(text.contains(expected), "\(text)")
  }

  /// CSS Text 3 §8.1: the first line is indented; what is out of the flow before it makes no line.
  @Test(arguments: [
    ("<i style='position: absolute; display: block'></i>one", 40.0),
    ("<b style='float: right; display: block'></b>one", 40),
    ("<p style='height: 0; margin: 0'></p>one", 0),
  ])
  func linesBehindWhatIsOutOfFlowAreIndented(body: String, left: Double) throws {
    let list = try drawing(
      "<style>body { margin: 0; text-indent: 40px }</style><div>\(body)</div>")
    let starts = list.commands.compactMap { command -> Double? in
      if case .text(let text) = command { text.origin.x } else { nil }
    }
    #expect(starts == [left])
  }

  /// CSS Transforms 1 §8: the middle of the shape, at 220, 150, or that of the drawing, at 150, 100.
  @Test(arguments: [
    ("fill-box", "translate(220.0px, 150.0px)"), ("view-box", "translate(150.0px, 100.0px)"),
  ])
  func transformsOfShapesAreAboutTheirBoxes(box: String, expected: String) throws {
    let text = try vector(
      """
      <svg width=300 height=200><rect x=200 y=130 width=40 height=40 style="transform-box: \(box);
      transform-origin: 50% 50%; transform: rotate(45deg)"/></svg>
      """)
    #expect(text.contains(expected), "\(text)")
  }
}

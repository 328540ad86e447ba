import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// What inline SVGs inherit from the page and take from other SVGs, in the colours that Chromium 156 paints.
@Suite struct InlineDrawingTests {
  private static let sprite = """
    <svg style="display:none"><symbol id=s viewBox="0 0 10 10"><rect width=10 height=5 fill="currentColor"/></symbol>\
    <linearGradient id=off><stop stop-color=red /></linearGradient></svg>
    """
  private static let gradient = """
    <svg width=0 height=0 style="position:absolute"><linearGradient id=g><stop stop-color=red /></linearGradient></svg>
    """

  /// The colours at a quarter and at three quarters of the height of a drawing of 20 by 20 points, in its middle.
  @Test(arguments: [
    // SVG 2 §5.6: what is used inherits from the element that uses it, wherever it is.
    (sprite, "<svg style='color: red'><use href='#s'/></svg>", "red", "white"),
    (
      sprite, "<svg style='color: red'><use xlink:href='#s' y=10 height=20 /></svg>", "white", "red"
    ),
    ("", "<svg style='color: blue'><use href='#s'/></svg>\(sprite)", "blue", "white"),
    (
      sprite, "<svg style='color: blue'><g style='color: red'><use href='#s'/></g></svg>", "red",
      "white"
    ),
    // What refers to what refers to what.
    (
      "<svg style='display:none'><g id=a><use href='#b'/></g></svg>"
        + "<svg style='display:none'><rect id=b width=20 height=10 fill='url(#g)'/></svg>\(gradient)",
      "<svg><use href='#a'/></svg>", "red", "white"
    ),
    // As in browsers, a gradient that is not rendered has no effect, where `use` has.
    (gradient, "<svg><path d='M0 0h20v10h-20' fill='url(#g)'/></svg>", "red", "white"),
    (gradient, "<svg><path d='M0 0h20v10h-20' style='fill:url(\"#g\")'/></svg>", "red", "white"),
    (sprite, "<svg><path d='M0 0h20v10h-20' fill='url(#off)'/></svg>", "white", "white"),
    (sprite, "<svg><use href='#nowhere'/></svg>", "white", "white"),
    // A part with the same id in the drawing itself.
    (sprite, "<svg><rect id=s width=20 height=10 fill=lime /></svg>", "lime", "white"),
    // Two that use each other.
    (
      "<svg style='display:none'><g id=a><use href='#b'/></g><g id=b><use href='#a'/></g></svg>",
      "<svg><use href='#a'/><rect width=20 height=10 fill=blue /></svg>", "blue", "white"
    ),
    // SVG 2 §6.6: presentation properties are inherited from the page.
    ("", "<div style='fill: red'><svg><rect width=20 height=10 /></svg></div>", "red", "white"),
    (
      "", "<div style='fill: red'><svg fill=blue><rect width=20 height=10 /></svg></div>", "blue",
      "white"
    ),
    (
      "", "<div style='stop-color: red'><svg><rect width=20 height=10 fill=blue /></svg></div>",
      "blue", "white"
    ),
    // CSS Color 4 §6.2: `currentcolor` is inherited as the keyword.
    (
      "",
      "<svg style='color: blue; fill: currentcolor'><g style='color: red'>"
        + "<rect width=20 height=10 /></g></svg>", "red", "white"
    ),
    // CSS 2.2 §10.3.2, SVG 2 §8.2: without a view box, the box of the page is the viewport.
    ("", "<svg width=10 height=10><rect width=20 height=10 fill=red /></svg>", "red", "white"),
    ("", "<svg><rect width='100%' height='50%' fill=red /></svg>", "red", "white"),
  ])
  func colorsOfDrawings(before: String, drawing: String, upper: String, lower: String) throws {
    let html = """
      <!doctype html><style>body { margin: 0 } .drawn, .drawn svg { width: 20px; height: 20px }</style>
      \(before)<div class=drawn style="position: absolute; top: 0; left: 0">\(drawing)</div>
      """
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    let layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    let png = PNG(layout.layout(in: Size(20, 20), traits: scene.traits), scale: 1)
    let picture = try #require(Bitmap(png: png.data))
    let colors: [String: [UInt8]] = [
      "red": [255, 0, 0], "blue": [0, 0, 255], "lime": [0, 255, 0], "white": [255, 255, 255],
    ]
    for (y, name) in [(5, upper), (15, lower)] {
      let start = (y * picture.width + 10) * 4
      #expect(Array(picture.pixels[start..<start + 3]) == colors[name], "\(name) at \(y)")
    }
  }

  /// A thousand drawings of a large symbol would take a thousand times its size.
  @Test func whatDrawingsBorrowIsLimited() throws {
    let symbol = "<path d='\(String(repeating: "M0 0", count: 5_000))'/>"
    let html =
      "<!doctype html><svg><g id=s>\(symbol)</g></svg>"
      + String(repeating: "<svg><use href='#s'/></svg>", count: 1_000)
    var options = ImportOptions()
    options.limits.pictureBytes = 100_000
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let found = document.diagnostics.filter { $0.rule == "limit-exceeded" }
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.hasPrefix("the SVGs refer to more than 100000 bytes of other SVGs"))
  }
}

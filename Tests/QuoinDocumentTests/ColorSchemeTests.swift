import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import QuoinPaint
import Testing

/// The ground and the text of documents in light and dark surroundings: those of Chromium.
@Suite struct ColorSchemeTests {
  private func drawing(_ html: String, _ scheme: ColorScheme) throws -> DisplayList {
    var options = ImportOptions()
    options.colorScheme = scheme
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    let layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    return DisplayList(layout.layout(in: scene.size, traits: scene.traits))
  }

  private func textColors(_ list: DisplayList) -> [Color] {
    list.commands.compactMap {
      if case .text(let text) = $0 { text.color } else { nil }
    }
  }

  private static let dark = Color(hex: 0x121212)

  /// CSS Color Adjustment 1 §2.2: only what admits the dark scheme is dark.
  @Test(
    arguments: [
      ("", .dark, .white), ("<meta name=color-scheme content='light dark'>", .dark, dark),
      ("<meta name=color-scheme content='light dark'>", .light, .white),
      ("<style>:root { color-scheme: light dark }</style>", .dark, dark),
      ("<style>:root { color-scheme: dark }</style>", .light, dark),
      ("<style>:root { color-scheme: only light }</style>", .dark, .white),
      ("<meta name=color-scheme content='light, dark'>", .dark, .white),
      (
        "<meta name=color-scheme content=dark><style>html { color-scheme: light }</style>", .dark,
        .white
      ),
      ("<style>p { color-scheme: dark }</style>", .dark, .white),
    ] as [(String, ColorScheme, Color)])
  func theGroundIsDarkWhereTheRootAdmitsIt(_ head: String, _ scheme: ColorScheme, _ ground: Color)
    throws
  {
    let list = try drawing("<!doctype html>\(head)<p>text", scheme)
    #expect(Background.automatic.color(of: list) == ground)
    #expect(Background.transparent.color(of: list) == nil)
    #expect(textColors(list) == [ground == .white ? .black : .white])
  }

  /// Links have a colour for each scheme; what is inherited is that of the scheme in which it was said.
  @Test func elementsHaveTheirOwnSchemes() throws {
    let list = try drawing(
      """
      <!doctype html><meta name=color-scheme content="dark light"><a href=x>a</a>
      <div style="color-scheme: light; color: light-dark(red, blue)">b <a href=x>c</a></div><div style="color-scheme: light">d</div>
      """, .dark)
    #expect(
      textColors(list) == [
        Color(hex: 0x9E9EFF), Color(hex: 0xFF0000), Color(hex: 0x0000EE), .white,
      ])
  }

  /// The colours of the system are those of the element that specifies them, wherever they are inherited.
  @Test func inheritedColorsKeepTheirScheme() throws {
    let list = try drawing(
      """
      <!doctype html><style>.a::before { content: "x"; color-scheme: dark }</style>
      <div style="color-scheme: dark; background: Canvas; color: CanvasText">a<p style="color-scheme: light">b</p></div>
      <p class=a>c</p><p style="color-scheme: dark"><button style="color: inherit">d</button></p>
      """, .light)
    #expect(textColors(list) == [.white, .white, .black, .black, .black])
  }

  /// A dark document is dark on a scaled page, too.
  @Test func scaledDocumentsKeepTheirGround() throws {
    let html = "<!doctype html><meta name=color-scheme content=dark><p>text"
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    let layout = Scene(scene.root, text: PangoTextMeasurer.standard)
      .layout(in: scene.size, traits: scene.traits)
    let list = DisplayList(layout.scaled(by: 0.5))
    #expect(Background.automatic.color(of: list) == ColorSchemeTests.dark)
    #expect(textColors(list) == [.white])
  }

  /// In the tree of a scene, nothing is a document, and its ground is that of the system.
  @Test func otherTreesKeepTheGroundOfTheSystem() {
    let layout = Scene(ShapeNode().size(1, 1)).layout(
      in: Size(1, 1), traits: Traits(colorScheme: .dark))
    #expect(Background.automatic.color(of: DisplayList(layout)) == .black)
  }
}

import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// What `@scope` and floats report and bear; the frames of `scopes.html` and `shapes.html` are those of a browser.
@Suite struct ScopeTests {
  private func document(_ html: String) throws -> ImportedDocument {
    var options = ImportOptions()
    options.path = "a.html"
    options.text = PangoTextMeasurer.standard
    return try HTMLDocument.read(Data(("<!doctype html>" + html).utf8), options: options)
  }

  private func frames(_ html: String) throws -> [String: Rect] {
    let scene = try #require(try document(html).scenes.first)
    let items = Scene(scene.root, text: PangoTextMeasurer.standard)
      .layout(in: Size(400, 600), traits: scene.traits).items
    return Dictionary(
      items.compactMap { item in item.identifier.map { ($0, item.frame) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: ["(p::before)", "(div) to (b::after)", "div", "(div) to", "()"])
  func invalidScopesAreReported(prelude: String) throws {
    let found = try document("<style>\n@scope \(prelude) { p { width: 10px } }</style><div><p>")
      .diagnostics
    #expect(found.contains { $0.place?.line == 2 && $0.message.contains("@scope") })
  }

  /// Each of 150 boxes in boxes is a root; without caches this takes minutes.
  @Test func deepScopesEnd() throws {
    var css = ""
    for index in 0..<20 {
      css +=
        "@scope (div) to (.z) { :scope .a:not(.a) div { width: \(index)px } .b { width: 7px } }"
    }
    for _ in 0..<6 { css += "@scope (div) to (.y) {" }
    css += ".b { height: 9px }" + String(repeating: "}", count: 6)
    let html =
      "<style>\(css)</style>" + String(repeating: "<div class=a>", count: 150) + "<p class=b id=x>"
    let frame = try #require(try frames(html)["x"])
    #expect(frame.size == Size(7, 9))
  }

  /// On screens, a declaration that only pages heed leaves the one before it.
  @Test func footnotesOfPagesAreFloatsOfScreens() throws {
    let html = """
      <style>* { margin: 0 } div { float: left; float: footnote; width: 50px; height: 10px }</style>
      <div id=a></div><div id=b></div>
      """
    let frames = try frames(html)
    #expect(frames["b"]?.origin == Point(50, 0))
  }

  /// A paragraph with a float only has no line, but lines below it avoid the shape.
  @Test func shapesOfFloatsWithoutLines() throws {
    let html = """
      <style>* { margin: 0 } i { display: inline-block; width: 50px; height: 20px; vertical-align: top }
      .f { float: left; width: 100px; height: 100px; shape-outside: inset(20px 70px 0 0) }</style>
      <p><span><span class=f></span></span></p><p><i id=a></i><br><i id=b></i></p>
      """
    let frames = try frames(html)
    // The shape is 20 below the top of the float, and 30 wide.
    #expect(frames["a"]?.minX == 0)
    #expect(frames["b"]?.minX == 30)
  }

  /// A change of class replaces the shape in a layout that is kept.
  @Test func changedShapesAreLaidOut() throws {
    let document = try document(
      """
      <style>* { margin: 0 } i { display: inline-block; width: 50px; height: 20px; vertical-align: top }
      .f { float: left; width: 100px; height: 100px } .s { shape-outside: inset(0 70px 0 0) }
      .t { shape-outside: inset(0 40px 0 0) }</style><div id=f class="f s"></div><p><i id=a></i></p>
      """)
    let imported = try #require(document.scenes.first)
    let scene = Scene(imported.root, text: PangoTextMeasurer.standard)
    func left() -> Double? {
      scene.layout(in: Size(400, 600), traits: imported.traits).items
        .first { $0.identifier == "a" }?.frame.minX
    }
    #expect(left() == 30)
    let float = try #require(imported.root.find("f"))
    float.classes = ["f", "t"]
    #expect(left() == 60)
    float.classes = ["f"]
    #expect(left() == 100)
  }
}

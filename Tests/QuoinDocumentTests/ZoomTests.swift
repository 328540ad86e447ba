import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Frames of zoomed elements beside those of Chromium 156 at 800 × 600.
@Suite struct ZoomTests {
  private static let html = """
    <!doctype html><style>body { margin: 0 }</style>
    <div id=a style="zoom: 1.5; width: 100px; height: 20px; border: 1px solid; padding: 1em; font-size: 10px"><div id=b
      style="zoom: 50%; width: 40px; height: 2rem; margin-left: calc(10px + 10%)"></div></div>
    <div id=c style="zoom: 2; border-top-style: solid; width: 10vw; height: 1in"></div>
    <img id=d style="zoom: 2; display: block"
      src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E">
    <div style="letter-spacing: 3px; text-indent: 20px; line-height: 30px"><div id=e style="zoom: 3"><span id=f
      style="display: inline-block; width: 5px; height: 5px"></span></div></div>
    <div id=g style="zoom: normal; height: 7px"></div><div id=h style="zoom: 0; height: 7px"></div>
    <div style="zoom: 2"><div id=i style="zoom: initial; height: 7px"></div><div id=j
      style="height: 7px; width: 50cqw"></div></div>
    <div style="container-type: size; width: 300px; height: 100px"><div id=k
      style="zoom: 2; width: 50cqw; height: 20cqh"></div><div
      style="zoom: 2; container-type: inline-size; width: 100px"><div id=l style="width: 50cqw; height: 10cqh"></div></div></div>
    """

  /// Conditions of containers compare sizes without zoom: the container is 200 pixels wide in its own.
  @Test func conditionsAreNotZoomed() throws {
    let html = """
      <!doctype html><style>#a { zoom: 2; container-type: inline-size; width: 200px } #b { height: 1rem }
      @container (min-width: 300px) { #b { height: 3rem } }</style><div id=a><div id=b>
      """
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    let layout = Scene(scene.root).layout(in: Size(800, 600), traits: scene.traits)
    #expect(layout.items.first { $0.identifier == "b" }?.frame.height == 32)
  }

  /// A product of factors has limits, so that lengths stay numbers.
  @Test func hugeFactorsEndInNumbers() throws {
    for zoom in ["1e300", "1e-300", "1e400"] {
      let html =
        "<!doctype html><div style='zoom: \(zoom)'><div style='zoom: \(zoom); padding: 1px 0'>"
        + "<p id=x style='width: calc(1px + 10%)'>a"
      let document = try HTMLDocument.read(Data(html.utf8))
      let scene = try #require(document.scenes.first)
      let arrangement = Scene(scene.root).layout(in: Size(800, 600), traits: scene.traits)
      #expect(arrangement.items.allSatisfy { $0.frame.isFinite })
    }
  }

  @Test func framesAreChromiums() throws {
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(Self.html.utf8), options: options)
    #expect(document.diagnostics.isEmpty)
    let scene = try #require(document.scenes.first)
    var quoin = Scene(scene.root, text: PangoTextMeasurer.standard)
    quoin.roundsToPixels = false
    let arrangement = quoin.layout(in: Size(800, 600), traits: scene.traits)
    let expected: [String: Size] = [
      "a": Size(182, 62), "b": Size(30, 24), "c": Size(160, 198), "d": Size(80, 60),
      "e": Size(800, 90), "f": Size(15, 15), "g": Size(800, 7), "h": Size(800, 7),
      "i": Size(800, 14), "j": Size(800, 14), "k": Size(300, 40), "l": Size(100, 20),
    ]
    for (name, size) in expected.sorted(by: { $0.key < $1.key }) {
      let item = try #require(arrangement.items.first { $0.identifier == name })
      #expect(item.frame.size == size, "\(name)")
    }
    let inner = try #require(arrangement.items.first { $0.identifier == "b" })
    #expect(inner.frame.origin == Point(38.5, 16))
    let indented = try #require(arrangement.items.first { $0.identifier == "f" })
    #expect(indented.frame.minX == 60)
  }
}

import Foundation
import Quoin
import QuoinImport
import Testing

/// What a still picture shows of animations: their end, as Chromium after `Animation.finish()`.
@Suite struct AnimationTests {
  private static let sheet = """
    div { width: 50px; height: 10px }
    @keyframes w { from { width: 100px } to { width: 200px; margin-left: calc(var(--m, 1) * 7px) } }
    @keyframes only { from { width: 100px } }
    @keyframes mid { 0% { width: 10px } 50% { width: 20px } 100% { width: 30px; width: 40px !important } }
    @keyframes two { from, to { height: 33px } 50% { height: 3px } }
    @keyframes layered { to { width: 70px } } @layer x { @keyframes layered { to { width: 90px } } }
    @media (min-width: 9999px) { @keyframes w { to { width: 1px } } }
    """

  private func frame(_ style: String) throws -> (Rect, [Diagnostic]) {
    let html =
      "<!doctype html><style>body { margin: 0 }\n\(Self.sheet)</style><div id=x style='\(style)'>"
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root).layout(in: Size(800, 600), traits: scene.traits)
    let item = try #require(arrangement.items.first { $0.identifier == "x" })
    return (item.frame, document.diagnostics)
  }

  @Test(
    arguments: [
      ("animation: w 1s", [0, 50, 10]),
      ("animation: w 1s forwards", [7, 200, 10]),
      ("animation: w 1s both reverse", [0, 100, 10]),
      ("animation: w 1s infinite", [0, 100, 10]),
      ("animation: w 1s linear infinite reverse", [7, 200, 10]),
      ("animation: 1s w 2 alternate forwards", [0, 100, 10]),
      ("animation: 1s w both 3 alternate-reverse", [0, 100, 10]),
      ("animation: w 1s paused", [0, 100, 10]),
      ("animation: w 1s both, mid 1s forwards", [7, 30, 10]),
      ("animation: only 1s forwards", [0, 50, 10]),
      ("animation: mid 1s .5s forwards ease-in", [0, 30, 10]),
      (
        "animation-name: two, w; animation-fill-mode: forwards; animation-duration: 1s; --m: 3",
        [21, 200, 33]
      ),
      ("animation: w 1s forwards; width: 60px !important", [7, 60, 10]),
      ("animation: none", [0, 50, 10]),
      ("-webkit-animation: w 1s cubic-bezier(.1, .2, .3, .4) 1s forwards", [7, 200, 10]),
      ("animation: w 1s 0 forwards", [0, 100, 10]),
      ("animation: absent 1s forwards", [0, 50, 10]),
      ("animation: w infinite forwards", [7, 200, 10]),
      ("animation: w infinite", [0, 50, 10]),
      ("animation: layered 1s forwards", [0, 70, 10]),
    ] as [(String, [Double])])
  func aStillPictureShowsTheEnd(_ style: String, _ expected: [Double]) throws {
    let (frame, diagnostics) = try frame(style)
    #expect([frame.minX, frame.width, frame.height] == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test func whatIsNoKeyframeIsReported() throws {
    let html =
      "<!doctype html><style>@keyframes a { from { top: 0 } 120% { top: 1px } }\n@keyframes { }\n"
      + "@keyframes b { to }\n@keyframes c { to { top: nonsense } }</style>"
    let document = try HTMLDocument.read(Data(html.utf8))
    #expect(
      document.diagnostics.map(\.rule) == [
        "invalid-rule", "invalid-rule", "invalid-rule", "invalid-value",
      ])
    #expect(document.diagnostics.compactMap { $0.place?.line } == [1, 2, 3, 4])
  }

  /// Keyframes count as rules, so that a limit of rules holds for them.
  @Test func keyframesAreLimited() throws {
    var options = ImportOptions()
    options.limits.rules = 3
    let frames = (0..<5).map { "\($0)% { top: 0 }" }.joined()
    let document = try HTMLDocument.read(
      Data("<!doctype html><style>@keyframes a { \(frames) }</style>".utf8), options: options)
    #expect(document.diagnostics.map(\.rule) == ["limit-exceeded"])
  }
}

import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

@Suite struct StyledSceneTests {
  @Test func sizesAndPaddingOfSheetsPlaceNodes() {
    let box = ShapeNode().class("box")
    let own = ShapeNode().class("box").width(70)
    let row = FlexContainer(.row) {
      box
      own
    }.class("row")
    let sheet = StyleSheet(
      css: ".row { padding: 10px 5% } .box { width: 40px; height: 30px; max-height: 20px }")
    let arrangement = Scene(row, styles: sheet).layout(in: Size(200, 100))
    #expect(arrangement.diagnostics.isEmpty)
    // 5 % of 200 at the left, 10 at the top; what the node itself says wins.
    #expect(arrangement[box]?.frame == Rect(10, 10, 40, 20))
    #expect(arrangement[own]?.frame == Rect(50, 10, 70, 20))

    let pinned = ShapeNode().class("box")
    let page = AbsoluteContainer { pinned.origin(3, 4) }
    #expect(Scene(page, styles: sheet).layout(in: Size(90, 90))[pinned]?.frame.width == 40)
  }

  @Test func aSceneFollowsChangesAndTheRoom() {
    let label = TextNode("a").class("wide")
    let page = StackContainer(.vertical) { label }
    let sheet = StyleSheet(
      css: """
        @media (min-width: 500px) { .wide { opacity: .5; font-size: 10vw } }
        .dark label { color: red }
        """)
    let scene = Scene(page, styles: sheet, text: FixedTextMeasurer())
    func look(_ width: Double) -> Look? {
      scene.layout(in: Size(width, 100))[label]?.look
    }
    #expect(look(400)?.alpha == 1 && look(400)?.text.font.size == 17)
    #expect(look(500)?.alpha == 0.5 && look(500)?.text.font.size == 50)
    #expect(look(400)?.text.color == nil)
    page.class("dark")
    #expect(look(400)?.text.color == Color(hex: 0xFF0000))
    page.classes = []
    #expect(look(400)?.text.color == nil)
    let extra = TextNode("b").class("wide")
    extra.attach(to: page)
    #expect(scene.layout(in: Size(600, 100))[extra]?.look.alpha == 0.5)
  }

  @Test func badSheetsAreInTheDiagnosticsOfTheArrangement() {
    let sheet = StyleSheet(css: "label { display: grid }\nlabel { width: var(--x) }", file: "a.css")
    let diagnostics = Scene(TextNode("a"), styles: sheet, text: FixedTextMeasurer()).layout()
      .diagnostics
    #expect(
      diagnostics.map { "\($0.place?.description ?? "") \($0.rule)" } == [
        "a.css:1:9 unsupported-property", "a.css:2:9 unknown-variable",
      ])
  }
}

import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

@Suite struct SheetTextTests {
  /// The look of one node under a sheet.
  func look(
    _ css: String, _ node: Node, _ environment: MediaEnvironment = MediaEnvironment()
  ) -> Look {
    var root = node
    while let parent = root.parent { root = parent }
    let resolver = StyleResolver()
    resolver.resolve(root, StyleSheet(css: css), environment)
    return resolver.looks[resolver.nodes.firstIndex { $0 === node } ?? 0]
  }

  @Test func whatIsWrongIsSaidWithItsPlace() {
    let sheet = StyleSheet(
      css: """
        a { color: red; colour: blue; colour: green }
        b { width: 10 }
          c::before { width: 1px }
        @keyframes spin { from { opacity: 0 } }
        d { display: flex; margin: 3px }
        @media (fancy: yes) { e { opacity: 0 } }
        é { background: nothing }
        f
        """, file: "s.css")
    #expect(
      sheet.diagnostics.map { "\($0.place?.description ?? "") \($0.rule)" }.sorted() == [
        "s.css:1:17 unsupported-property", "s.css:2:5 invalid-value",
        "s.css:3:5 unknown-selector", "s.css:4:1 unsupported-rule",
        "s.css:5:20 unsupported-property",
        "s.css:5:5 unsupported-property", "s.css:6:9 invalid-media-query",
        "s.css:7:5 invalid-value", "s.css:8:1 invalid-rule",
      ])
  }

  @Test func layersOriginsAndImportanceAreInOrder() {
    let node = TextNode("a").class("a")
    // Unlayered rules win over layers, later layers over earlier ones, whatever the specificity.
    let css = """
      @layer low, high;
      .a.a.a { letter-spacing: 1px }
      @layer high { .a { letter-spacing: 2px; word-spacing: 2px; opacity: .2 } }
      @layer low { .a.a { letter-spacing: 3px; word-spacing: 3px; opacity: .3 !important } }
      @layer high.inner { .a.a { word-spacing: 4px } }
      """
    let found = look(css, node)
    #expect(found.text.letterSpacing == 1)
    #expect(found.text.wordSpacing == 2)
    #expect(found.alpha == 0.3)
    let theme = StyleSheet(css: ".a.a { opacity: .1; width: 5px !important }", origin: .theme)
    let app = StyleSheet(css: "label { opacity: .9; width: 7px !important }")
    #expect(StyleSheet(layers: [app, theme]).style(of: node).alpha == 0.9)
    #expect(StyleSheet(layers: [app, theme]).style(of: node).width == 5)
    let user = TextNode("a").class("a").style {
      $0.width = 9; $0.alpha = 0.4
    }
    #expect(app.style(of: user).width == 7 && app.style(of: user).alpha == 0.4)
  }

  @Test func textIsHandedDownAndBoxesAreNot() {
    let label = TextNode("a")
    let inner = StackContainer { label }.id("inner")
    let root = StackContainer { inner }.id("root")
    let css = """
      #root { color: #102030; font-size: 20px; letter-spacing: 2px; opacity: .5; accent-color: red }
      #inner { font-size: 150%; letter-spacing: .1em; opacity: inherit }
      label { width: 2em; min-width: 1rem; background: currentcolor }
      """
    let found = look(css, label)
    #expect(found.text.color == Color(hex: 0x102030) && found.background == Color(hex: 0x102030))
    #expect(found.text.font.size == 30 && found.text.letterSpacing == 3)
    #expect(found.alpha == 1 && look(css, inner).alpha == 0.5)
    #expect(found.tint == Color(hex: 0xFF0000))
    #expect(found.metrics.style.width == 60 && found.metrics.style.minWidth == 20)
    #expect(look(css + "label { color: initial; font-size: unset }", label).text.color == nil)
    _ = root
  }

  @Test func tokensHaveVariants() {
    let sheet = StyleSheet {
      Token("brand", color: Color(light: .white, dark: .black))
      Token("gap", 8)
      Token("gap", 16, media: .regularWidth)
      Token("heading", font: .style(.title1))
      Rule("label") {
        $0.use("brand", for: .background)
        $0.use("gap", for: .width)
        $0.use("heading", for: .fontSize, .textStyle, .fontWeight)
      }
      StyleSheet(css: "label { height: var(--gap); border: var(--gap) solid var(--brand) }")
    }
    #expect(sheet.diagnostics.isEmpty)
    let label = TextNode("a")
    let page = StackContainer { label }
    let resolver = StyleResolver()
    var environment = MediaEnvironment()
    resolver.resolve(page, sheet, environment)
    #expect(resolver.looks[1].background == .white)
    #expect(resolver.looks[1].metrics.style.width == 8)
    #expect(resolver.looks[1].metrics.style.height == 8 && resolver.looks[1].borderWidth == 8)
    #expect(resolver.looks[1].text.font == .style(.title1))
    environment.traits.horizontalSizeClass = .regular
    environment.traits.colorScheme = .dark
    resolver.resolve(page, sheet, environment)
    #expect(resolver.looks[1].background == .black && resolver.looks[1].borderColor == .black)
    #expect(resolver.looks[1].metrics.style.width == 16 && resolver.looks[1].borderWidth == 16)
    let missing = StyleSheet { Rule("label") { $0.use("none", for: .background) } }
    resolver.resolve(page, missing, environment)
    #expect(resolver.diagnostics.map(\.rule) == ["unknown-variable"])
  }

  @Test func statesKindsAndMediaSelect() {
    final class PriceLabel: TextNode {}
    let price = PriceLabel("1")
    let off = ButtonNode("b")
    off.button.isEnabled = false
    #expect(look("PriceLabel { opacity: .5 }", price).alpha == 0.5)
    #expect(look("Text { opacity: .5 }", price).alpha == 0.5)
    #expect(look("label:normal { opacity: .5 }", price).alpha == 0.5)
    #expect(look("label:highlighted { opacity: .5 }", price.state(.highlighted)).alpha == 0.5)
    #expect(look("button:disabled { opacity: .5 }", off).alpha == 0.5)
    #expect(look("control:enabled { opacity: .5 }", off).alpha == 1)
    #expect(look("switch:checked { opacity: .5 }", SwitchNode(isOn: true)).alpha == 0.5)
    var environment = MediaEnvironment()
    environment.viewport = Size(700, 400)
    environment.traits.textSize = .extraLarge
    for (query, holds) in [
      ("(min-width: 600px)", true), ("(width < 700px)", false), ("(600px <= width <= 700px)", true),
      ("not all and (min-width: 600px)", false), ("print", false), ("screen", true),
      ("(orientation: landscape)", true), ("(min-aspect-ratio: 16/9)", false),
      ("(min-text-size: L) and (prefers-color-scheme: light)", true),
      ("(max-width: 1px) or (height: 400px)", true), ("(nonsense: 1)", false),
      ("not (nonsense: 1)", false), ("(layout-direction: rtl)", false), ("(width)", true),
      ("print, (resolution: 2dppx)", true), ("(horizontal-size-class: compact)", false),
    ] {
      let found = look("@media \(query) { label { opacity: .25 } }", TextNode("t"), environment)
      #expect((found.alpha == 0.25) == holds, "\(query)")
    }
  }

  @Test func onlyWhatIsAffectedIsTouched() {
    let labels = (0..<200).map { _ in TextNode("t").class("cell") }
    let page = StackContainer { for label in labels { label } }
    let sheet = StyleSheet(
      css: ".on { color: red } .dark .cell { opacity: .5 } .cell { width: 9px }")
    let resolver = StyleResolver()
    func resolve() -> StyleResolver.Work {
      resolver.resolve(page, sheet, MediaEnvironment())
      return resolver.work
    }
    #expect(resolve().isFull)
    #expect(resolve() == StyleResolver.Work())
    labels[7].class("on")
    #expect(resolve().matched == 1 && resolver.work.computed == 1)
    labels[9].class("nobody-selects-this")
    #expect(resolve().matched == 0 && resolver.work.computed == 1)
    page.class("dark")
    #expect(resolve().matched == 201 && resolver.work.computed == 201)
    page.classes = []
    page.style.text.color = .blue
    #expect(resolve().computed == 201)
    page.style.alpha = 0.5
    #expect(resolve().computed == 1 && resolver.work.matched == 0)
    // The fresh node is matched, and computed after its container.
    TextNode("new").attach(to: page)
    #expect(resolve().matched == 1 && resolver.work.computed == 2 && !resolver.work.isFull)
    labels[3].removeFromContainer()
    page.sendToBack(labels[5])
    #expect(resolve().matched == 0 && !resolver.work.isFull)
    #expect(resolver.nodes.map(\.id) == page.subtree.map(\.id))
  }

  @Test func onlyWhatDependsOnDescendantsNeedsTheWholeTree() {
    for selector in ["label:first-child", "label + label", "flex:has(label)", "flex:empty"] {
      let page = FlexContainer { for number in 0..<9 { TextNode("\(number)") } }
      let resolver = StyleResolver()
      let sheet = StyleSheet(css: "\(selector) { opacity: 0.5 }")
      resolver.resolve(page, sheet, MediaEnvironment())
      TextNode("new").attach(to: page, at: 0)
      resolver.resolve(page, sheet, MediaEnvironment())
      #expect(resolver.work.isFull == selector.contains(":has"), "\(selector)")
    }
  }
}

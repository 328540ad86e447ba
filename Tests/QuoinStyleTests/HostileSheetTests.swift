import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

/// Text that is no sheet: nothing traps, nothing hangs, and the places of diagnostics are in it.
@Suite struct HostileSheetTests {
  static let pieces = [
    "a", "b", ".a", "#x", "*", ":is(", ":not(", ":nth-child(", "2n+1", "-n", "odd", ")", "(", "[",
    "]", "{", "}", "{", "}", ";", ":", ",", " ", "\n", "\r\n", "\u{0C}", "\0", "color", "width",
    "red", "10px", "1e999px", "-0", "+.5em", "50%", "calc(", "min(", "var(--a", "--a", "--b:",
    "!important", "@media", "@layer x", "@supports", "@font-face", "@import", "(min-width:",
    "and", "not", "or", "<", "<=", "url(", "url(a b)", "\"", "'", "\\", "\\31 ", "/*", "*/",
    "<!--", "-->", "linear-gradient(", "rgb(1 2 3)", "background:", "border:", "font:", "flex:",
    "transform:", "rotate(9e99deg)", "inherit", "é", "🙂", "\u{FEFF}", "var(--b)", "~", "+", ">",
  ]

  static func nodes() -> Node {
    let inner = TextNode("t").class("a b").id("x")
    let leaf = ButtonNode("b").class("a")
    return StackContainer {
      StackContainer { inner }.class("b")
      leaf
    }.class("a")
  }

  static func use(_ text: String) {
    let sheet = StyleSheet(css: text, file: "f.css")
    let lines = text.utf8.reduce(1) { $0 + ($1 == 10 || $1 == 13 || $1 == 12 ? 1 : 0) }
    for diagnostic in sheet.diagnostics {
      let place = diagnostic.place
      #expect(place?.file == "f.css" && (1...lines).contains(place?.line ?? 0))
      #expect((place?.column ?? 0) >= 1)
    }
    var environment = MediaEnvironment()
    environment.viewport = Size(300, 400)
    let resolver = StyleResolver()
    resolver.resolve(nodes(), sheet, environment)
    for look in resolver.looks {
      #expect(look.alpha.isFinite && look.borderWidth.isFinite && look.text.font.size.isFinite)
    }
    let document = StyleSheet(source: CSS.Source(text), origin: .author, target: .document)
    var styler = CSS.DocumentStyler(document, environment)
    let element = CSS.DocumentStyler.Element(
      parent: -1, type: "a", attributes: ["class": "a b", "id": "x"],
      inline: CSS.AttributeDeclarations(CSS.DocumentStyler.inline(text).0))
    for style in styler.styles(of: [element]) {
      for property in CSS.Property.all { _ = style[property].text }
    }
  }

  /// Sheets are prepared when they are first used, and those below them before, without recursion.
  @Test func hundredsOfLayersAreRead() {
    var sheet = StyleSheet(css: "shape { width: 5px; opacity: 0.5 }")
    let above = StyleSheet(css: "shape { width: 6px }")
    for _ in 0..<500 { sheet = StyleSheet(layers: [sheet, above]) }
    let style = sheet.style(of: ShapeNode())
    #expect(style.width == 6)
    #expect(style.alpha == 0.5)
  }

  @Test(arguments: Seeds.range(from: 0, 300))
  func randomTextsAreSurvived(seed: UInt64) {
    var random = Random(seed: seed)
    var text = ""
    for _ in 0..<(10 + random.below(150)) { text += random.pick(Self.pieces) }
    Self.use(text)
  }

  /// A good sheet with some bytes changed.
  @Test(arguments: Seeds.range(from: 1_000_000, 150))
  func damagedSheetsAreSurvived(seed: UInt64) {
    var random = Random(seed: seed)
    var bytes = Array(
      """
      @layer base, theme; :root { --tone: #09f; --gap: calc(4px + 1em) }
      @media (min-width: 200px) and (prefers-color-scheme: light) {
        .a > .b:not(:first-child)::before, button:active { color: var(--tone, red) !important }
      }
      #x.a ~ [id="x" i] { background: linear-gradient(to right, red 10%, blue) 10px / cover;
        border: 1px solid rgb(1 2 3 / 50%); font: bold 12px/1.5 "A B", serif; margin: var(--gap) }
      """.utf8)
    for _ in 0..<(1 + random.below(12)) {
      let index = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[index] = UInt8(random.below(256))
      case 1: bytes.remove(at: index)
      default: bytes.insert(random.pick(Array("(){}[]\"'\\;:*/".utf8)), at: index)
      }
    }
    Self.use(String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    "(", "[", "{", "calc(", ":not(", ":is(", "@media x {", "a{", "var(--a,", "min(",
  ])
  func depthIsNoDanger(piece: String) {
    let deep = String(repeating: piece, count: 20_000)
    Self.use(deep)
    Self.use("a" + deep)
    Self.use("a { width: \(deep)1px }")
    Self.use("@media \(deep) { a { width: 1px } }")
  }

  @Test func variablesDoNotGrowWithoutEnd() {
    // Each doubles the one before: 2^60 copies.
    var text = ":root { --v0: red red;"
    for index in 1..<60 { text += " --v\(index): var(--v\(index - 1)) var(--v\(index - 1));" }
    Self.use(text + " } .a { color: var(--v59) }")
    var cycle = ":root {"
    for index in 0..<500 { cycle += " --c\(index): var(--c\((index + 1) % 500));" }
    Self.use(cycle + " } .a { color: var(--c3, blue) }")
  }

  @Test func manySiblingsAndLongListsAreQuick() {
    Self.use(String(repeating: ".a + .b ~ ", count: 5000) + "c { width: 1px }")
    Self.use(String(repeating: ".a,", count: 20_000) + "c { width: 1px }")
    Self.use("a { " + String(repeating: "color: red;", count: 20_000) + "}")
  }

  /// Calculations that end in no number, wherever numbers are read: CSS Values 4 §10.12.
  @Test(arguments: [
    "b{color:oklch(0.5 0.1 calc(1/1e-300/1e-300*1deg))}",
    "b{color:oklch(from red l c calc(h/1e-308/1e-308))}",
    "b{color:rgb(from red calc(r/1e-308/1e-308 - r/1e-308/1e-308) g b)}",
    "@counter-style z{system:fixed calc(1/1e-300/1e-300 - 1/1e-300/1e-300);symbols:a}",
    "ol{counter-reset:c calc(1/1e-300/1e-300 - 1/1e-300/1e-300)}",
    "p{order:calc(1/1e-300/1e-300);zoom:calc(1/1e-300/1e-300);rotate:calc(1turn/1e-300/1e-300)}",
    "p{border-image:linear-gradient(red,blue) calc(1/1e-300/1e-300) / calc(1/1e-300/1e-300)}",
  ])
  func calculationsEndInNumbers(_ css: String) {
    Self.use(css)
    Self.use(css.replacing("p{", with: ".a{").replacing("b{", with: ".a{"))
  }
}

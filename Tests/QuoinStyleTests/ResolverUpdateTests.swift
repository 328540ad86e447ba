import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

/// What a resolver that saw the tree before says after a change is what one says that did not.
@Suite struct ResolverUpdateTests {
  private let leaf = TextNode("leaf")
  private let middle: StackContainer
  private let root: StackContainer

  init() {
    let leaf = leaf
    let middle = StackContainer { leaf }
    root = StackContainer { middle }
    self.middle = middle
    leaf.identifier = "leaf"
    middle.identifier = "middle"
    root.identifier = "root"
  }

  /// Makes changes one after the other, and says how often the leaf looked another way.
  private func check(_ css: String, _ changes: (() -> Void)...) -> Int {
    let sheet = StyleSheet(css: css)
    #expect(sheet.diagnostics.isEmpty)
    let resolver = StyleResolver()
    var seen: [Look] = []
    func resolve() {
      resolver.resolve(root, sheet, MediaEnvironment())
      let fresh = StyleResolver()
      fresh.resolve(root, sheet, MediaEnvironment())
      #expect(resolver.looks == fresh.looks)
      #expect(resolver.diagnostics == fresh.diagnostics)
      seen.append(resolver.looks[2])
    }
    resolve()
    for change in changes {
      change()
      resolve()
    }
    return zip(seen, seen.dropFirst()).filter { $0 != $1 }.count
  }

  @Test func inheritedValuesChangeAgain() {
    let count = check(
      "", { root.style.text.color = .red }, { root.style.text.color = .blue },
      { root.style.text.color = nil })
    #expect(count == 3)
  }

  @Test func sharedStylesChangeInAnotherScheme() {
    let shared = SharedStyle(Style { $0.text.color = .red })
    leaf.wear(shared)
    let resolver = StyleResolver()
    for (scheme, color) in [(ColorScheme.light, Color.red), (.dark, .blue), (.light, .green)] {
      shared.style.text.color = color
      resolver.resolve(root, StyleSheet(), MediaEnvironment(traits: Traits(colorScheme: scheme)))
      #expect(resolver.looks[2].text.color == color.resolved(scheme))
    }
  }

  /// Nodes of one style may be of kinds with fonts of their own.
  @Test func kindsKeepTheirFonts() {
    let nodes: [Node] = [TextNode("a"), ButtonNode("b"), TextNode("c")]
    let row = StackContainer()
    for node in nodes { node.attach(to: row) }
    let resolver = StyleResolver()
    resolver.resolve(row, StyleSheet(), MediaEnvironment())
    #expect(resolver.looks.dropFirst().map(\.text.font) == nodes.map(\.defaultFont))
  }

  /// The last look that was made may be that of a node that left before the other scheme came.
  @Test func nodesReturnInAnotherScheme() {
    let button = ButtonNode("b")
    root.style.text.color = Color(light: .red, dark: .blue)
    let resolver = StyleResolver()
    for (scheme, isIn) in [
      (ColorScheme.light, false), (.light, true), (.light, false), (.dark, false), (.dark, true),
    ] {
      if isIn { button.attach(to: root) } else { button.removeFromContainer() }
      let environment = MediaEnvironment(traits: Traits(colorScheme: scheme))
      resolver.resolve(root, StyleSheet(), environment)
      let fresh = StyleResolver()
      fresh.resolve(root, StyleSheet(), environment)
      #expect(resolver.looks == fresh.looks)
    }
  }

  @Test func directionTurnsStartAndEnd() {
    let turns = check(
      "#leaf { border-inline-start: 3px solid red }", { leaf.direction = .rightToLeft },
      { leaf.direction = nil }, { middle.direction = .rightToLeft })
    #expect(turns == 3)
  }

  @Test func lengthsInRemFollowTheRootPastOthers() {
    let turns = check(
      "#root { font-size: 20px } #middle { font-size: 10px } #leaf { border: 0.1rem solid red }",
      { root.style.text.font = .system(40) }, { root.style = Style() })
    #expect(turns == 2)
  }

  /// Nodes between the root and the leaf inherit the same values as before.
  @Test func lengthsInRemFollowTheRootAlone() {
    let turns = check(
      """
      #root { font-size: 20px } #root.large { font-size: 40px } #middle { font-size: 10px }
      #leaf { border: 0.1rem solid red }
      """, { root.classes = ["large"] }, { root.classes = [] })
    #expect(turns == 2)
  }

  @Test(arguments: ["border: 1vw solid red", "border: 1px solid red"])
  func lengthsAndConditionsFollowTheViewport(border: String) {
    let sheet = StyleSheet(
      css: "#leaf { \(border) }"
        + (border.contains("vw") ? "" : "@media (min-width: 150px) { #leaf { border-width: 2px } }")
    )
    let resolver = StyleResolver()
    for width in [100.0, 200, 100] {
      resolver.resolve(root, sheet, MediaEnvironment(viewport: Size(width, 50)))
      #expect(resolver.looks[2].borderWidth == width / 100)
    }
  }

  @Test func whatIsEmptyIsSelected() {
    let turns = check(
      "#leaf:empty { opacity: 0.5 }", { leaf.string = "" }, { leaf.string = "a" },
      { leaf.string = "b" })
    #expect(turns == 2)
  }

  /// What a node is selected by reaches the nodes inside, too.
  @Test func idsStatesAndAttributesReachWhatIsInside() {
    let byID = check(
      "#new #leaf { opacity: 0.5 }", { middle.identifier = "new" },
      { middle.identifier = "middle" })
    #expect(byID == 2)
    let byState = check(
      "#middle:disabled #leaf { opacity: 0.5 }", { middle.states = .disabled },
      { middle.states = [] })
    #expect(byState == 2)
    let byAttribute = check(
      "[class~=new] #leaf { opacity: 0.5 }", { middle.classes = ["new"] }, { middle.classes = [] })
    #expect(byAttribute == 2)
  }

  @Test func whatIsInsideSelectsItsContainersAlone() {
    _ = check(
      "#middle:has(.new) { opacity: 0.5 }", { leaf.classes = ["new"] }, { leaf.classes = [] })
  }

  @Test func contentSelectsItsNode() {
    let control = SwitchNode()
    let root = StackContainer { control }
    let sheet = StyleSheet(css: "switch:selected { opacity: 0.5 }")
    let resolver = StyleResolver()
    for isOn in [false, true, false] {
      control.isOn = isOn
      resolver.resolve(root, sheet, MediaEnvironment())
      #expect(resolver.looks[1].alpha == (isOn ? 0.5 : 1))
    }
  }

  /// A node of a kind and with a font of its own.
  private final class FancyNode: Node {
    let font: Font
    init(_ font: Font = .system(17)) {
      self.font = font
      super.init()
    }
    override var kind: String { "fancy" }
    override var defaultFont: Font { font }
  }

  /// A child comes and goes where rules select by what is in a node, and by a kind that no other node has.
  @Test(arguments: ["#middle:has(.new)", "#middle:empty", "fancy", "#middle > :first-child"])
  func childrenSelectOthers(selector: String) {
    leaf.removeFromContainer()
    let new = FancyNode()
    new.classes = ["new"]
    let sheet = StyleSheet(css: "\(selector) { opacity: 0.5 }")
    let resolver = StyleResolver()
    for isIn in [false, true, false] {
      if isIn { new.attach(to: middle) } else { new.removeFromContainer() }
      resolver.resolve(root, sheet, MediaEnvironment())
      let fresh = StyleResolver()
      fresh.resolve(root, sheet, MediaEnvironment())
      #expect(resolver.looks == fresh.looks)
      #expect(resolver.diagnostics == fresh.diagnostics)
    }
  }

  /// Fonts that are equal in one text size may differ in another one.
  @Test func nodesOfOneClassKeepTheirFonts() {
    let fonts: [Font] = [.system(17), .style(.body), .system(9)]
    let row = StackContainer { for font in fonts { FancyNode(font) } }
    let resolver = StyleResolver()
    for size in [TextSize.large, .extraLarge, .large] {
      let traits = Traits(textSize: size)
      resolver.resolve(row, StyleSheet(), MediaEnvironment(traits: traits))
      let looks = fonts.map { Look(Style(), defaultFont: $0, traits: traits) }
      #expect(Array(resolver.looks.dropFirst()) == looks)
    }
  }

  @Test func ownStylesAreToldApart() {
    let colors: [Color] = [.red, .red, .blue, .red, .blue]
    let row = StackContainer {
      for color in colors { TextNode("a").style { $0.background = color } }
    }
    let resolver = StyleResolver()
    resolver.resolve(row, StyleSheet(), MediaEnvironment())
    #expect(resolver.looks.dropFirst().map(\.background) == colors.map { $0.resolved(.light) })
  }

  /// In a container that has another style than its document gives it, each node is styled alone.
  @Test func documentStylesAreToldApart() {
    let colors: [Color] = [.red, .blue, .green]
    let row = StackContainer { for _ in colors { TextNode("a") } }
    row.documentStyle = Style { $0.text.color = .black }
    for (node, color) in zip(row.childNodes, colors) {
      node.documentStyle = Style {
        $0.text.color = .black
        $0.background = color
      }
    }
    row.style.text.color = .yellow
    let resolver = StyleResolver()
    resolver.resolve(row, StyleSheet(), MediaEnvironment())
    let looks = resolver.looks.dropFirst()
    #expect(looks.map(\.background) == colors.map { $0.resolved(.light) })
    #expect(looks.allSatisfy { $0.text.color == Color.yellow.resolved(.light) })
  }

  /// The last look that was made is that of a node with the style of the root.
  @Test func theLastLookIsThatOfItsScheme() {
    let shape = ShapeNode()
    root.wear(SharedStyle(Style { $0.text.color = Color(light: .red, dark: .blue) }))
    let resolver = StyleResolver()
    for (scheme, isIn) in [
      (ColorScheme.light, false), (.light, true), (.light, false), (.dark, false), (.dark, true),
    ] {
      if isIn { shape.attach(to: root) } else { shape.removeFromContainer() }
      resolver.resolve(
        root, StyleSheet(), MediaEnvironment(traits: Traits(colorScheme: scheme)))
      let color: Color = scheme == .light ? .red : .blue
      #expect(resolver.looks.allSatisfy { $0.text.color == color.resolved(scheme) })
    }
  }

  @Test func whatIsInsideSelectsItsContainers() {
    let turns = check(
      "#root:has(.new) #leaf { opacity: 0.5 }", { leaf.classes = ["new"] }, { leaf.classes = [] })
    #expect(turns == 2)
  }

  /// The position among those of a class counted from the end depends on the siblings after a node.
  @Test func classesOfLaterSiblingsCount() {
    let (first, last) = (TextNode("first"), TextNode("last"))
    let root = StackContainer {
      first; last
    }
    first.classes = ["a"]
    let sheet = StyleSheet(css: ":nth-last-child(1 of .a) { opacity: 0.5 }")
    let resolver = StyleResolver()
    func opacities() -> [Double] {
      resolver.resolve(root, sheet, MediaEnvironment())
      return resolver.looks.map(\.alpha)
    }
    #expect(opacities() == [1, 0.5, 1])
    last.classes = ["a"]
    #expect(opacities() == [1, 1, 0.5])
    last.classes = []
    #expect(opacities() == [1, 0.5, 1])
  }

  /// Changes of many siblings that each reach all the others are followed, by resolving all nodes.
  @Test func changesOfManySiblingsAreFollowed() {
    let siblings = (0..<60).map { TextNode("\($0)") }
    let root = StackContainer { siblings }
    let sheet = StyleSheet(css: ".a ~ * { opacity: 0.5 }")
    let resolver = StyleResolver()
    for places in [[3], Array(0..<60), [], [59], [0, 58]] {
      for (place, node) in siblings.enumerated() {
        node.classes = places.contains(place) ? ["a"] : []
      }
      resolver.resolve(root, sheet, MediaEnvironment())
      let first = places.min() ?? 60
      #expect(resolver.looks.dropFirst().map(\.alpha) == (0..<60).map { $0 > first ? 0.5 : 1 })
    }
  }

  /// Whether a node is the last empty one depends on the text of the nodes after it.
  @Test func textsOfLaterSiblingsCount() {
    let last = TextNode("")
    let root = StackContainer {
      TextNode(""); last
    }
    let sheet = StyleSheet(css: ":nth-last-child(1 of :empty) { opacity: 0.5 }")
    let resolver = StyleResolver()
    func opacities() -> [Double] {
      resolver.resolve(root, sheet, MediaEnvironment())
      return resolver.looks.map(\.alpha)
    }
    #expect(opacities() == [1, 1, 0.5])
    last.string = "a"
    #expect(opacities() == [1, 0.5, 1])
    last.string = ""
    #expect(opacities() == [1, 1, 0.5])
  }

  /// Children come, go and move where rules select by position, by siblings, or by whether there are children.
  @Test(arguments: [
    ":nth-child(odd) { opacity: 0.5 }", ":nth-child(3n + 1) label { opacity: 0.5 }",
    ":last-child { opacity: 0.5 }", ":nth-last-child(2) { opacity: 0.5 }",
    ":only-child > * { opacity: 0.5 }", "label + label { opacity: 0.5 }",
    ".a ~ stack label { opacity: 0.5 }", ":nth-child(2 of .a) { opacity: 0.5 }",
    ":nth-last-child(1 of :empty) { opacity: 0.5 }", "stack:empty { opacity: 0.5 }",
    "stack:empty + stack label { opacity: 0.5 }", "label:first-of-type { opacity: 0.5 }",
    "stack:nth-last-of-type(2) { opacity: 0.5 }", "stack:not(:first-child) > * { opacity: 0.5 }",
  ]) func placesAreMatchedAgain(css: String) {
    var random = Random(seed: UInt64(css.utf8.count))
    func node() -> Node {
      let node: Node = random.below(2) == 0 ? TextNode("a") : StackContainer()
      if random.below(3) == 0 { node.classes = ["a"] }
      return node
    }
    let root = StackContainer { for _ in 0..<4 { node() } }
    let sheet = StyleSheet(css: css)
    #expect(sheet.diagnostics.isEmpty)
    let resolver = StyleResolver()
    var keptCount = 0
    var gone: [Node] = []
    for _ in 0..<200 {
      for _ in 0...random.below(3) {
        let nodes = Array(root.subtree)
        let some = random.pick(nodes)
        guard let container = some as? StackContainer else {
          some.removeFromContainer()
          continue
        }
        let place = random.below(container.relations.count + 1)
        // Some with nodes in them come back.
        let new = random.below(2) == 0 ? gone.popLast() ?? node() : node()
        new.attach(to: container, at: place)
        if nodes.count > 30 || random.below(3) == 0, container !== root {
          container.removeFromContainer()
          gone.append(container)
        }
      }
      resolver.resolve(root, sheet, MediaEnvironment())
      if !resolver.work.isFull { keptCount += 1 }
      let fresh = StyleResolver()
      fresh.resolve(root, sheet, MediaEnvironment())
      #expect(resolver.looks == fresh.looks)
    }
    #expect(keptCount > 150)
  }

  @Test func findingsGoWithTheirCause() {
    let turns = check(
      ".bad { color: var(--nothing) } .good { opacity: 0.5 }", { leaf.classes = ["bad"] },
      { leaf.classes = ["good"] })
    #expect(turns >= 1)
    let resolver = StyleResolver()
    leaf.classes = ["bad"]
    let sheet = StyleSheet(css: ".bad { color: var(--nothing) }")
    resolver.resolve(root, sheet, MediaEnvironment())
    #expect(resolver.diagnostics.map(\.rule) == ["unknown-variable"])
    leaf.classes = []
    resolver.resolve(root, sheet, MediaEnvironment())
    #expect(resolver.diagnostics.isEmpty)
  }

  @Test func variablesOfTheRootGoWithItsClass() {
    _ = check(
      ".dark { --line: red } .wide { --size: 3px } #leaf { color: var(--line, blue) }",
      { root.classes = ["dark"] }, { root.classes = ["wide"] }, { root.classes = [] },
      { root.classes = ["dark", "wide"] }, { root.classes = ["wide"] })
  }

  @Test func tokensColourOutlines() {
    let sheet = StyleSheet {
      Token("brand", color: .red)
      Token("line", 3)
      Rule("#leaf") {
        $0.use("brand", for: .outlineColor)
        $0.use("line", for: .outlineWidth, .outlineOffset)
      }
    }
    let resolver = StyleResolver()
    resolver.resolve(root, sheet, MediaEnvironment())
    #expect(resolver.diagnostics.isEmpty)
    #expect(resolver.effectiveStyle(at: 2)[.outlineWidth] == .number(3))
  }
}

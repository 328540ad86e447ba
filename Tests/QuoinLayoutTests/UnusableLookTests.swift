import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

@testable import QuoinLayout

/// Numbers of looks that nothing can be measured or painted with are said, and not in what comes out.
@Suite struct UnusableLookTests {
  private let traits = Traits(displayScale: 1)

  /// What a style says, the property's name, and nothing said.
  private static let cases: [(name: String, change: @Sendable (inout Style) -> Void)] = [
    ("fontSize", { $0.text.fontSize = .nan }), ("fontSize", { $0.text.fontSize = -3 }),
    ("fontSize", { $0.text.fontSize = .infinity }),
    ("letterSpacing", { $0.text.letterSpacing = .nan }),
    ("wordSpacing", { $0.text.wordSpacing = -.infinity }),
    ("lineHeight", { $0.text.lineHeight = .points(.nan) }),
    ("lineHeight", { $0.text.lineHeight = .multiple(-1) }),
    ("minimumScale", { $0[.minimumScale] = .number(.nan) }),
    ("alpha", { $0.alpha = .nan }),
    ("borderTopWidth", { $0[.borderTopWidth] = .number(.infinity) }),
    ("topLeftRadius", { $0[.topLeftRadius] = .radius(CornerRadius(.nan)) }),
    ("shadows", { $0[.shadows] = .shadows([Shadow(x: .nan)]) }),
    ("shadows", { $0[.shadows] = .shadows([Shadow(blur: .nan)]) }),
    ("textShadows", { $0[.textShadows] = .shadows([Shadow(y: .infinity)]) }),
    ("outlineWidth", { $0[.outlineWidth] = .number(.nan) }),
    ("outlineOffset", { $0[.outlineOffset] = .number(.nan) }),
    ("filters", { $0[.filters] = .filters([.blur(.nan)]) }),
    (
      "backgroundImages",
      {
        $0[.backgroundImages] = .images([
          .gradient(
            Gradient(.linear(angle: 0), stops: [Gradient.Stop(.red, at: .percent(.nan))]))
        ])
      }
    ),
    (
      "backgroundImages",
      {
        $0[.backgroundImages] = .images([.gradient(.linear(angle: .infinity, .red, .blue))])
      }
    ), ("transform", { $0.transform = Transform(translation: Point(.nan, 0)) }),
    ("width", { $0[.width] = .number(.infinity) }), ("height", { $0[.height] = .number(-1) }),
    ("aspectRatio", { $0[.aspectRatio] = .number(0) }),
    ("paddingLeft", { $0[.paddingLeft] = .length(.points(.nan)) }),
  ]

  @Test(arguments: cases.indices) func inStyles(index: Int) throws {
    let (name, change) = Self.cases[index]
    func layout(
      _ styles: StyleSheet = StyleSheet(), _ set: (Node) -> Void = { _ in }
    ) throws -> (item: Arrangement.Item, found: [Diagnostic]) {
      let node = TextNode("ab").id("title")
      set(node)
      let scene = Scene(
        FlexContainer(.row) { node }, styles: styles, text: FixedTextMeasurer())
      let arrangement = scene.layout(in: Size(200, 100), traits: traits)
      return (try #require(arrangement[node]), arrangement.diagnostics)
    }
    let plain = try layout()
    #expect(plain.found.isEmpty)
    let shared = SharedStyle(Style(change))
    let ways = [
      try layout { change(&$0.style) },
      try layout { $0.wear(shared) },
      try layout(StyleSheet { Rule("#title", change) }),
      try layout(StyleSheet { Rule("label", change) }),
    ]
    for (way, (item, found)) in ways.enumerated() {
      #expect(found.map(\.rule) == ["number-out-of-range"], "\(name), way \(way): \(found)")
      #expect(found.first?.message.contains("the \(name)") == true, "\(found)")
      #expect(found.first?.nodes == ["title"])
      #expect(item.look == plain.item.look, "\(name), way \(way)")
      #expect(item.frame == plain.item.frame && item.texts == plain.item.texts)
    }
  }

  /// Each way of writing that a program has.
  @Test func byWords() {
    let plain = Scene(TextNode("ab"), text: FixedTextMeasurer()).layout(traits: traits)
    let words: [(Node) -> Void] = [
      { $0.opacity(.nan) }, { ($0 as? TextNode)?.font(.system(.nan)) },
      { ($0 as? TextNode)?.font(.system(-4)) }, { $0.aspectRatio(0) }, { $0.aspectRatio(-2) },
      { $0.border(.infinity) }, { $0.cornerRadius(.nan) },
      { ($0 as? TextNode)?.span = TextSpan("ab").font(.system(.nan)) },
      { ($0 as? TextNode)?.span = TextSpan("a") + TextSpan("b").rise(.nan) },
    ]
    for (index, word) in words.enumerated() {
      let node = TextNode("ab")
      word(node)
      let arrangement = Scene(node, text: FixedTextMeasurer()).layout(traits: traits)
      #expect(!arrangement.diagnostics.isEmpty, "word \(index)")
      #expect(arrangement.diagnostics.allSatisfy { $0.rule == "number-out-of-range" })
      #expect(arrangement.items[0].frame == plain.items[0].frame, "word \(index)")
      #expect(arrangement.items[0].texts.allSatisfy { $0.frame.isFinite })
    }
  }

  /// What a container hands down is said of the container alone, and of no child any more.
  @Test func whatIsHandedDownIsSaidOnce() throws {
    let text = TextNode("ab")
    let page = FlexContainer(.row) { text }
    page.style.text.letterSpacing = .nan
    let scene = Scene(page, text: FixedTextMeasurer())
    let found = scene.layout(in: Size(200, 100), traits: traits).diagnostics
    #expect(found.count == 1 && found[0].message.contains(page.displayName))
    // The finding goes with the fault.
    page.style.text.letterSpacing = 1
    let mended = scene.layout(in: Size(200, 100), traits: traits)
    #expect(mended.diagnostics.isEmpty)
    #expect(mended[text]?.look.text.letterSpacing == 1)
  }

  /// A half of a paragraph's numbers stays.
  @Test func theRestOfAParagraphStays() {
    let node = TextNode("ab")
    node.style.text.paragraph = ParagraphStyle(lineSpacing: .nan, indent: 4)
    let arrangement = Scene(node, text: FixedTextMeasurer()).layout(traits: traits)
    #expect(arrangement.diagnostics.map(\.rule) == ["number-out-of-range"])
    #expect(arrangement.items[0].look.text.paragraph == ParagraphStyle(indent: 4))
  }

  /// Margins and safe areas are blamed themselves, and not the constraints to their guides.
  @Test(arguments: [Double.nan, .infinity, -1e300]) func insets(number: Double) {
    func found(
      safeArea: EdgeInsets = .zero, _ change: (RelativeContainer) -> Void
    ) -> [Diagnostic] {
      let node = BoxNode(10, 10)
      let page = RelativeContainer { node }
      change(page)
      page.constraints = [
        Constraint(term(node, .left), .equal, term(page, .leftMargin)),
        Constraint(term(node, .top), .equal, term(page, .topMargin)),
      ]
      let arrangement = Scene(page, safeArea: safeArea)
        .layout(in: Size(200, 100), traits: traits)
      #expect(arrangement.items.allSatisfy { $0.frame.isFinite })
      #expect(Edge.allCases.allSatisfy { arrangement.safeArea[$0].isFinite })
      return arrangement.diagnostics
    }
    let bad = EdgeInsets(top: 1, left: number, bottom: 1, right: 1)
    let cases: [(String, [Diagnostic])] = [
      ("the margins of", found { $0.margins = .fixed(bad) }),
      ("the safe area of", found { $0.safeAreaInsets = bad }),
      ("the safe area of the room", found(safeArea: bad) { _ in }),
      ("the alignment insets of", found { $0.alignmentInsets = bad }),
    ]
    for (name, found) in cases {
      #expect(found.map(\.rule) == ["number-out-of-range"], "\(name): \(found)")
      #expect(found.first?.message.contains(name) == true, "\(found)")
    }
  }
}

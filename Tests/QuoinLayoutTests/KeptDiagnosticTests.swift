import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinStyle
import Testing

@testable import QuoinModel

/// Diagnostics that follow from the tree, its styles and its texts alone are found again when their cause comes or goes.
@Suite final class KeptDiagnosticTests: LabelColumn {
  private func rules(_ scene: Scene, _ location: SourceLocation = #_sourceLocation) -> [String] {
    scene.checkedLayout(in: size, Traits(), "", location).diagnostics.map(\.rule)
  }

  /// A fixed measurer that changes what it measures.
  private struct ChangingMeasurer: TextMeasurer {
    private let font = FixedTextMeasurer()
    let change: @Sendable (String, inout MeasuredText) -> Void

    func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText {
      var measured = font.measure(text, style: style, width: width)
      change(text, &measured)
      return measured
    }
    func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText {
      font.measure(text, style: style, width: width)
    }
    func line(
      of text: StyledText, style: TextLook, from offset: Int, width: Double?
    ) -> TextLine? { font.line(of: text, style: style, from: offset, width: width) }
    func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths {
      font.contentWidths(of: text, style: style)
    }
    func metrics(of font: Font) -> FontMetrics { self.font.metrics(of: font) }
  }

  /// What a change does not reach before the deadline is missing, and is there when there is time.
  @Test func deadlinesAreReportedAfterChanges() {
    let deadline = Deadline { false }
    var scene = Scene(
      root, text: ChangingMeasurer { text, _ in if text == "late" { deadline.end() } })
    #expect(rules(scene) == [])
    label.string = "late"
    other.string = "not reached"
    scene.deadline = deadline
    #expect(scene.layout(in: size).diagnostics.map(\.rule) == ["limit-exceeded"])
    scene.deadline = nil
    #expect(rules(scene) == [])
    // The colours of another scheme, too, take time.
    scene.deadline = deadline
    let dark = scene.layout(in: size, traits: Traits(colorScheme: .dark))
    #expect(dark.diagnostics.map(\.rule) == ["limit-exceeded"])
  }

  @Test func missingGlyphsAreReportedAsLongAsTheyAreMissing() {
    // A font without squares.
    let scene = Scene(
      root,
      text: ChangingMeasurer { text, measured in
        measured.missingGlyphs = text.filter { $0 == "□" }.count
      })
    #expect(rules(scene) == [])
    label.string = "□"
    #expect(rules(scene) == [Diagnostic.missingGlyph])
    for color in [Color.red, .blue] {
      label.style.text.color = color
      #expect(rules(scene) == [Diagnostic.missingGlyph])
      other.style.text.color = color
      #expect(rules(scene) == [Diagnostic.missingGlyph])
    }
    for word in ["words", "more words", "□□"] {
      other.string = word
      #expect(rules(scene).count == (word == "□□" ? 2 : 1))
    }
    label.string = "word"
    #expect(rules(scene) == [Diagnostic.missingGlyph])
    other.removeFromContainer()
    #expect(rules(scene) == [])
  }

  /// The lines of a text in another width may have a character, such as a hyphen, that those before did not have.
  @Test func missingGlyphsAreReportedInAnotherWidth() {
    let text = TextNode("ab cd").lines(0).font(.system(10))
    let scene = Scene(
      FlexContainer(.column) { text.shrink(0) },
      text: ChangingMeasurer { _, measured in measured.missingGlyphs = measured.lines.count - 1 })
    // The five characters are 50 points wide.
    for (width, rules) in [(60.0, []), (30, [Diagnostic.missingGlyph]), (60, [])] {
      let layout = scene.checkedLayout(in: Size(width, 90), Traits(), "\(width)")
      #expect(layout.diagnostics.map(\.rule) == rules)
    }
  }

  /// Padding has an effect in a stack, unless the stack has margins that it does not respect.
  @Test func paddingBesideMarginsIsReported() {
    let stack = StackContainer(.vertical) { TextNode("in it") }
    stack.classes = ["padded"]
    stack.attach(to: root)
    let scene = Scene(
      root, styles: StyleSheet(css: ".padded { padding: 3px }"), text: FixedTextMeasurer())
    #expect(rules(scene) == [])
    stack.margins = .fixed(EdgeInsets(2))
    #expect(rules(scene) == ["style-without-effect"])
    other.string = "words"
    #expect(rules(scene) == ["style-without-effect"])
    stack.margins = nil
    #expect(rules(scene) == [])
    label.classes = ["padded"]
    #expect(rules(scene) == ["style-without-effect"])
    label.classes = []
    #expect(rules(scene) == [])
    let text = TextNode("new")
    text.classes = ["padded"]
    text.attach(to: root)
    #expect(rules(scene) == ["style-without-effect"])
  }

  @Test func placesInGridsAreReported() {
    let cell = TextNode("cell")
    let grid = GridContainer(columns: [.auto, .auto]) { cell }
    grid.attach(to: root)
    let scene = scene
    #expect(rules(scene) == [])
    grid[cell]?.cell(column: .area("missing"))
    #expect(rules(scene).count == 1)
    grid[cell]?.cell(column: .auto)
    #expect(rules(scene) == [])
    let lost = TextNode("lost")
    grid.add(lost.cell(column: .area("missing")))
    #expect(rules(scene).count == 1)
    lost.removeFromContainer()
    #expect(rules(scene) == [])
    grid.grid.templateColumns = [.repeated(.count(0), [.auto])]
    #expect(rules(scene).count == 1)
  }

  /// A node that a second description takes is reported at the first.
  @Test func nodesThatAreAttachedTwiceAreReported() {
    let row = FlexContainer(.row) { TextNode("in a row") }
    row.attach(to: root)
    let scene = scene
    #expect(rules(scene) == [])
    row.add { label }
    #expect(rules(scene) == ["node-attached-twice"])
    row.descriptionDiagnostics = [Diagnostic(.note, rule: "described", "as described")]
    other.string = "words"
    #expect(rules(scene).contains("described"))
  }

  @Test func unusableNumbersInSpansAreReported() {
    let scene = scene
    #expect(rules(scene) == [])
    label.span = TextSpan("a").size(.nan)
    #expect(rules(scene) == ["number-out-of-range"])
    other.string = "words"
    #expect(rules(scene) == ["number-out-of-range"])
    label.span = TextSpan("a").size(9)
    #expect(rules(scene) == [])
  }

  /// What styles say about variables that nobody sets.
  @Test func unknownVariablesAreReported() {
    let sheet = StyleSheet(css: ".odd { color: var(--none) } .even { opacity: 0.5 }")
    let scene = Scene(root, styles: sheet, text: FixedTextMeasurer())
    #expect(rules(scene) == [])
    label.classes = ["odd"]
    #expect(rules(scene).count == 1)
    other.classes = ["even"]
    #expect(rules(scene).count == 1)
    label.classes = []
    #expect(rules(scene) == [])
  }

  @Test func unknownContainersAreReported() {
    final class Unknown: ContainerNode {
      override var notesItsChanges: Bool { true }
    }
    let scene = scene
    #expect(rules(scene) == [])
    Unknown().attach(to: root)
    #expect(rules(scene).count == 1)
    other.string = "words"
    #expect(rules(scene).count == 1)
  }

  /// Constraints that rows leave out are reported in each size, too.
  @Test func constraintsOutsideOfTheTreeAreReportedInEachSize() {
    let (inside, outside) = (BoxNode(10, 10), BoxNode(10, 10))
    let page = RelativeContainer { inside }
    page.constraints = [
      Constraint(term(inside, .left), .equal, term(outside, .right), constant: 5)
    ]
    let scene = Scene(page)
    for width in [320.0, 400, 320] {
      let arrangement = scene.checkedLayout(in: Size(width, 480), Traits(), "\(width)")
      #expect(arrangement.diagnostics.contains { $0.rule == "constraint-outside-tree" })
    }
  }

  /// What a sheet says for one colour scheme is reported in this one only.
  @Test func unknownVariablesOfOneSchemeAreReportedThere() {
    let sheet = StyleSheet(
      css: "@media (prefers-color-scheme: light) { label { color: var(--missing) } }")
    let root = FlexContainer { TextNode("text") }
    let scene = Scene(root, styles: sheet, text: FixedTextMeasurer())
    for scheme in [ColorScheme.light, .dark, .light, .dark] {
      scene.checkedLayout(in: Size(100, 100), Traits(colorScheme: scheme), "\(scheme)")
    }
  }

  /// What a container reports as it begins is reported again in another room.
  @Test func findingsHoldInAnotherRoom() {
    let far = TextNode("far away")
    let island = RelativeContainer { TextNode("lost") }
    island.constraints = [
      Constraint(term(island.childNodes[0], .leading), .equal, term(far, .leading))
    ]
    let composed = LayoutContainer(
      StackLayout(spacing: .nan) {
        Placed(label)
        Placed(other)
      })
    let page = FlexContainer(.column) {
      island
      FlexContainer(.row) { far }
      composed
    }
    let scene = Scene(page, text: FixedTextMeasurer())
    let count = rules(scene).count
    #expect(count > 2)
    for width in [80.0, 120, 60, 100] {
      let found = scene.checkedLayout(in: Size(width, 90))
      #expect(found.diagnostics.count == count)
    }
  }

  /// Parts of controls have looks of their own, which are read as the control's item is made.
  @Test func unusableNumbersInPartsOfControlsAreReported() {
    let control = SwitchNode()
    control.attach(to: root)
    let sheet = StyleSheet { Rule(".odd::thumb") { $0.cornerRadius = .nan } }
    let scene = Scene(root, styles: sheet, text: FixedTextMeasurer())
    let count = rules(scene).count
    control.classes = ["odd"]
    #expect(rules(scene).count > count)
    other.string = "words"
    #expect(rules(scene).count > count)
    control.classes = []
    #expect(rules(scene).count == count)
  }
}

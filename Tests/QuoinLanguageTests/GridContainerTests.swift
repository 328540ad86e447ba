import Foundation
import Quoin
import Testing

/// Grids whose frames a browser knows; `Scripts/grid-container-fixtures.py` has them in CSS.
@Suite struct GridContainerTests {
  private static let fixtures: [String: [[Double]]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/grid-containers.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDecoder().decode([String: [[Double]]].self, from: data)) ?? [:]
  }()

  private static func box(_ width: Double, _ height: Double) -> ShapeNode {
    ShapeNode().size(width, height)
  }

  private static func high(_ height: Double) -> ShapeNode { ShapeNode().height(height) }

  private static func words() -> Node {
    FlexContainer(wrap: .wrap) { for _ in 0..<4 { box(20, 10).shrink(0) } }
  }

  /// The grids, each with the size that its container has.
  private static func grid(_ name: String) -> GridContainer {
    switch name {
    case "form":
      return GridContainer(columns: [100, .fr(1)], gap: 12) {
        box(30, 20)
        high(10)
        box(60, 8)
        high(24)
        high(5).cell(column: .span(2))
      }.width(300)
    case "page":
      return GridContainer(
        columns: [80, .fr(1)], rows: [.auto, .fr(1), 20],
        areas: ["head head", "side main", ". foot"], padding: 6
      ) {
        Node().area("main")
        high(30).area("head")
        Node().area("foot")
        high(50).area("side").alignSelf(.center)
      }.gap(row: 4, column: 10).size(300, 200)
    case "cards":
      return GridContainer(columns: [.repeat(.autoFill, .minmax(60, .fr(1)))], gap: 8) {
        for _ in 0..<5 { high(20) }
      }.width(200)
    case "fit":
      return GridContainer(columns: [.repeat(.autoFit, .minmax(60, .fr(1)))], gap: 8) {
        for _ in 0..<2 { high(20) }
      }.width(400)
    case "dense":
      return GridContainer(columns: [.repeat(3, 40)], flow: .rowDense) {
        Node().cell(column: .span(2))
        Node().cell(column: .span(2))
        Node()
        Node().cell(row: .span(2))
        Node()
      }.autoRows(10).width(120)
    case "columns":
      return GridContainer(rows: [20, 20], flow: .column) { for _ in 0..<5 { Node() } }
        .autoColumns(30, 50).size(200, 60)
    case "align":
      return GridContainer(
        columns: [60, 80], rows: [40, 50], justifyItems: .center, alignItems: .end,
        justifyContent: .spaceBetween, alignContent: .center
      ) {
        box(20, 10)
        high(10).cell().justifySelf(.stretch)
        box(20, 10).cell().alignSelf(.start).justifySelf(.end)
        box(20, 10).cell().margin(top: .auto, left: .auto, bottom: 3, right: 2)
      }.size(300, 200)
    case "tracks":
      return GridContainer(
        columns: [.minContent, .maxContent, .fitContent(50), .auto, .percent(25)]
      ) { for _ in 0..<5 { words() } }.width(300)
    case "lines":
      return GridContainer(
        columns: [.names(["side"]), 50, .names(["main"]), .fr(1), .fr(1), .names(["end"])],
        rows: [30, 30]
      ) {
        Node().cell(column: .lines(.name("main"), .name("end")), row: 1)
        Node().cell(column: 1, row: .lines(1, -1))
        Node().cell(column: .lines(-2, -1), row: 2)
        Node().cell(column: 2, row: 2).order(-1)
      }.width(200)
    case "absolute":
      return GridContainer(columns: [50, .fr(1)], rows: [30, 40], padding: 5) {
        box(10, 10).cell(column: .lines(2, 3), row: .lines(2, 3))
          .absolute(.sides(top: 4, left: 3))
        Node().cell(column: 2, row: 1).relative(.sides(top: -2, left: 7))
        box(10, 10).cell().absolute(Edges(top: .auto, left: .auto, bottom: 2, right: 1))
      }.width(200)
    case "nested":
      return GridContainer(columns: [.fr(1), .fr(2)], gap: 6) {
        GridContainer(columns: [.fr(1), .fr(1)], gap: 2) {
          box(10, 10)
          box(20, 14)
          box(5, 5)
        }
        FlowContainer(padding: 2) {
          high(10).block().margin(3, 0)
          high(8).block().margin(5, 0)
        }
        FlexContainer(gap: 4) {
          high(12).grow(1)
          box(30, 6)
        }
        words()
      }.width(300)
    case "shrink":
      return GridContainer(columns: [.auto, .auto], padding: 3) {
        box(30, 20)
        words()
        box(50, 10)
        box(12, 10)
      }.gap(row: 0, column: 5)
    default:
      return GridContainer(columns: [100, .fr(1), 50], gap: 10, justifyItems: .start) {
        box(30, 20)
        box(40, 10)
        box(60, 8).cell().justifySelf(.left)
        high(24).cell(column: .lines(2, 4)).justifySelf(.stretch)
      }.width(300).direction(.rightToLeft)
    }
  }

  private func frames(_ arrangement: Arrangement, from first: Int) -> [Rect] {
    arrangement.items[first...].map(\.frame)
  }

  private func layout(_ root: Node, in size: Size? = nil) -> Arrangement {
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = false
    return scene.layout(in: size, traits: Traits(displayScale: 1))
  }

  @Test func allCasesAreThere() { #expect(GridContainerTests.fixtures.count == 13) }

  /// Alone, in a container of places, and in a flow: the same frames.
  @Test(arguments: fixtures.keys.sorted()) func framesAreThoseOfTheBrowser(name: String) throws {
    let expected = try #require(GridContainerTests.fixtures[name])
    let holders: [(Node) -> Node] = [
      { $0 }, { node in AbsoluteContainer { node.origin(0, 0) } },
      { node in FlowContainer { node.inlineBlock() } },
      { node in FlexContainer(alignItems: .flexStart) { node.shrink(0) } },
    ]
    for holder in holders {
      let root = holder(GridContainerTests.grid(name))
      let arrangement = root is GridContainer ? layout(root) : layout(root, in: Size(900, 900))
      #expect(arrangement.diagnostics.isEmpty)
      let found = Array(arrangement.items.drop { $0.type != "grid" })
      #expect(found.count == expected.count)
      for (item, frame) in zip(found.dropFirst(), expected.dropFirst()) {
        // The browser counts in 64ths.
        for (a, b) in zip([item.frame.minX, item.frame.minY], frame[..<2]) {
          #expect((a - b).magnitude < 0.02, "\(name) in \(root.kind): \(item.frame) and \(frame)")
        }
        for (a, b) in zip([item.frame.width, item.frame.height], frame[2...]) {
          #expect((a - b).magnitude < 0.02, "\(name) in \(root.kind): \(item.frame) and \(frame)")
        }
      }
      #expect((found[0].frame.width - expected[0][2]).magnitude < 0.02)
      #expect((found[0].frame.height - expected[0][3]).magnitude < 0.02)
    }
  }

  @Test func declaredAndWordByWordAreTheSame() {
    let (a, b) = (Node(), ShapeNode().size(20, 10))
    let box = GridContainer(columns: [.repeat(2, .fr(1))])
    a.attach(to: box).cell(column: .span(2))
    b.attach(to: box).column(2).row(2).justifySelf(.end)
    let described = GridContainer(columns: [.fr(1), .fr(1)]) {
      Node().cell(column: .span(2))
      ShapeNode().size(20, 10).cell(column: 2, row: 2).justifySelf(.end)
    }
    #expect(
      layout(box, in: Size(100, 40)).items.map(\.frame)
        == layout(described, in: Size(100, 40)).items.map(\.frame))
    box[b]?.column(1)
    // Two rows of 15 and 25: one is empty, so the free 30 points are shared; see CSS Grid §12.8.
    #expect(layout(box, in: Size(100, 40))[b]?.frame == Rect(30, 15, 20, 10))
  }

  @Test func tracksVaryByTraits() {
    let (a, b) = (ShapeNode().height(10), ShapeNode().height(10))
    let box = GridContainer(columns: [.fr(1)], gap: 4) {
      a
      b
    }.when(.regularWidth) { $0.grid.templateColumns = [.fr(1), .fr(1)] }
    let scene = Scene(box)
    let narrow = scene.layout(in: Size(100, 100), traits: Traits(horizontalSizeClass: .compact))
    // Two rows share the 96 points that the gap leaves.
    #expect(narrow[b]?.frame == Rect(0, 52, 100, 10))
    let wide = scene.layout(in: Size(100, 100), traits: Traits(horizontalSizeClass: .regular))
    #expect(wide[b]?.frame == Rect(52, 0, 48, 10))
  }

  @Test func areasThatAreNoGridAreTold() {
    let box = GridContainer(columns: [10, 10], areas: ["a b", "b a"]) { Node().cell() }
    #expect(layout(box).diagnostics.map(\.rule) == ["invalid-value"])
    #expect(layout(GridContainer().areas("a a", "b")).diagnostics.map(\.rule) == ["invalid-value"])
    #expect(layout(GridContainer(areas: ["a  ...", "a b"])).diagnostics.isEmpty)
  }

  @Test func anAreaThatIsNotThereIsTold() {
    let box = GridContainer(
      columns: [.names(["nav-start"]), 10, 10], areas: ["head head", "side main"]
    ) {
      Node().area("mian")
      Node().area("side")
      Node().area("nav")
    }
    let found = layout(box).diagnostics
    #expect(found.map(\.rule) == ["unknown-area"])
    #expect(found.first?.message.contains("did you mean 'main'?") == true)
  }

  @Test func areasAreTakenBackWhenTheyAreAGrid() {
    let box = GridContainer(columns: [10, 10], areas: ["a b", "b a"]) { Node().cell() }
    #expect(!layout(box).diagnostics.isEmpty)
    box.areas("a b", "a b")
    #expect(layout(box).diagnostics.isEmpty)
  }

  @Test func aNameAlongOneAxisIsLookedForThere() {
    let box = GridContainer(
      columns: [.names(["left"]), 10, .names(["middle"]), 10], rows: [.names(["top"]), 10],
      areas: ["side main"]
    ) {
      Node().cell(column: .area("mian"))
      Node().cell(column: .area("main"), row: .area("side"))
      Node().cell(column: GridPlacement(.name("left"), .name("midle")))
      Node().cell(row: GridPlacement(.nth("middle", 1), .auto))
      Node().cell(column: GridPlacement(.name("main-start"), .spanName("middle", 1)))
    }
    let found = layout(box).diagnostics
    #expect(found.map(\.rule) == ["unknown-area", "unknown-line", "unknown-line"])
    for (finding, word) in zip(found, ["'main'", "'middle'", "of the rows 'middle'"]) {
      #expect(finding.message.contains(word), "\(finding.message)")
    }
  }

  @Test func numbersOfLinesThatThereAreNotAreTold() {
    let box = GridContainer(columns: [.repeat(0, .fr(1))], rows: [.repeat(20_000, 1)]) {
      Node().cell(column: 0)
      Node().cell(column: .span(0), row: .line(2, span: -3))
      Node().cell(row: 10_001)
      Node().cell(column: .span(10_000), row: .line(-10_000))
    }
    let found = layout(box).diagnostics
    #expect(Set(found.map(\.rule)) == ["number-out-of-range"])
    let words = [
      "more than 10000 rows", "repeated 0 times", "no line 0", "span of 0", "span of -3", "10001",
    ]
    for word in words { #expect(found.contains { $0.message.contains(word) }, "\(word)") }
    #expect(found.count == words.count)
  }

  @Test func numbersThatNoGridCanHaveAreTold() {
    let bad = GridContainer(columns: [.points(.nan), .repeat(2, .fr(-1))], gap: .points(-3)) {
      ShapeNode().size(10, 10).cell().margin(.points(.infinity))
    }
    let found = layout(bad).diagnostics
    #expect(Set(found.map(\.rule)) == ["number-out-of-range"])
    for word in ["size of a column", "row gap", "column gap", "margin"] {
      #expect(found.contains { $0.message.contains(word) }, "\(word)")
    }
    #expect(bad.grid.rowGap == .points(-3), "the description stays as it is")
    let flow = FlowContainer(padding: .points(.nan)) {
      ShapeNode().size(10, 10).block().margin(.points(.infinity))
    }
    for word in ["top padding", "margin"] {
      #expect(layout(flow).diagnostics.contains { $0.message.contains(word) }, "\(word)")
    }
  }

  @Test func gridsArePrinted() {
    let text = GridContainer(columns: [100, .fr(1)], areas: ["a b"]) { Node().area("a") }
      .treeDescription
    #expect(text.contains("fr") && text.contains("a") && !text.contains("utf8"))
  }
}

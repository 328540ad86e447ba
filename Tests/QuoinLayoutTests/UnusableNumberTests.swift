import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

@testable import QuoinLayout

/// Numbers that no layout can hold are said, with the place of what they are in.
@Suite struct UnusableNumberTests {
  private let traits = Traits(displayScale: 1)

  private func findings(_ layout: some Layout<Placed<Node>>) -> [Diagnostic] {
    let container = LayoutContainer(layout, file: "Page.swift", line: 7)
    return Scene(container).layout(in: Size(200, 100), traits: traits).diagnostics
  }

  private var leaf: Placed<Node> { Placed(ShapeNode().size(10, 10)) }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func inLayoutValues(number: Double) {
    let row: (LayoutItem<Placed<Node>, StackItem>) -> [Diagnostic] = { item in
      findings(StackLayout { item })
    }
    let cases: [(String, [Diagnostic])] = [
      ("grow factor", row(leaf.grow(number))), ("shrink factor", row(leaf.shrink(number))),
      ("spacing before", row(leaf.spacing(before: number))),
      ("spacing after", row(leaf.spacing(after: number))),
      (
        "offset from the corner",
        findings(CornerLayout(leaf, badge: leaf, offset: Point(number, 0)))
      ),
      (
        "step of a cascade",
        findings(CascadingLayout(children: [leaf, leaf], step: Size(number, 1)))
      ),
      ("position along x", findings(AbsoluteLayout { leaf.at(number, 0) })),
      ("position along y", findings(AbsoluteLayout { leaf.at(0, number) })),
    ]
    for (name, found) in cases {
      #expect(found.map(\.rule) == ["number-out-of-range"], "\(name)")
      #expect(found.first?.message.contains(name) == true, "\(name)")
      #expect(found.first?.place == SourcePlace(file: "Page.swift", line: 7), "\(name)")
    }
  }

  @Test func negativeFactorsAndLengths() {
    #expect(findings(StackLayout { leaf.grow(-1) }).map(\.rule) == ["number-out-of-range"])
    #expect(findings(StackLayout { leaf.basis(.points(-1)) }).count == 1)
    for ratio in [0, -2.0, .nan, .infinity] {
      let found = findings(leaf.ratio(ratio))
      #expect(found.count == 1 && found[0].message.contains("ratio (\(ratio))"))
    }
    #expect(findings(leaf.width(.points(.nan))).count == 1)
  }

  @Test func numbersThatPass() {
    #expect(findings(StackLayout { leaf.grow(1).shrink(0).spacing(before: -4) }).isEmpty)
    #expect(findings(AbsoluteLayout { leaf.at(-5, 5) }).isEmpty)
    #expect(findings(CornerLayout(leaf, badge: leaf, offset: Point(-3, 3))).isEmpty)
    #expect(findings(leaf.width(.fraction(0.5)).ratio(2)).isEmpty)
  }

  @Test func startAndEndOfFlexItems() {
    let item = ShapeNode().size(10, 10)
    let scene = Scene(
      FlexContainer(.row) {
        item.margin(start: .points(.nan), end: .points(.infinity))
      })
    let arrangement = scene.layout(in: Size(200, 100), traits: traits)
    #expect(arrangement[item]?.frame == Rect(0, 0, 10, 10))
    let messages = arrangement.diagnostics.map(\.message)
    #expect(arrangement.diagnostics.allSatisfy { $0.rule == "number-out-of-range" })
    #expect(messages.contains { $0.contains("start margin") })
    #expect(messages.contains { $0.contains("end margin") })
  }
}

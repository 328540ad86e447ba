import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinLayout

/// Flex containers and the sizes that their items give themselves.
struct FlexSizeTests {
  private let traits = Traits(displayScale: 1)

  /// CSS Flexbox §4.5 and §9.7: an empty item may shrink to nothing, whatever width it is given.
  ///
  /// The 200 points too many are taken from 300 and 100 in these proportions.
  @Test func itemsWithSizesOfTheirOwnShrink() {
    let items = [ShapeNode().size(300, 10), ShapeNode().size(100, 10)]
    let scene = Scene(FlexContainer(.row) { items })
    let arrangement = scene.layout(in: Size(200, 100), traits: traits)
    #expect(arrangement[items[0]]?.frame == Rect(0, 0, 150, 10))
    #expect(arrangement[items[1]]?.frame == Rect(150, 0, 50, 10))
  }

  @Test func onlyWhatMayShrinkDoes() {
    let items = [ShapeNode().size(300, 10), ShapeNode().size(100, 10)]
    let scene = Scene(
      FlexContainer(.row) {
        items[0].shrink(1)
        items[1].shrink(0)
      })
    let arrangement = scene.layout(in: Size(200, 100), traits: traits)
    #expect(arrangement[items[0]]?.frame == Rect(0, 0, 100, 10))
    #expect(arrangement[items[1]]?.frame == Rect(100, 0, 100, 10))
  }

  /// §4.5: the automatic minimum is the smaller of the content's and the given size.
  ///
  /// The word is 85 points wide: five letters of 17. A text of one line ends in "…" instead.
  @Test func aTextShrinksNoFurtherThanItsWord() {
    let label = TextNode("hello").width(300).lines(0)
    let scene = Scene(FlexContainer(.row) { label }, text: FixedTextMeasurer())
    #expect(scene.layout(in: Size(200, 100), traits: traits)[label]?.frame.width == 200)
    #expect(scene.layout(in: Size(40, 100), traits: traits)[label]?.frame.width == 85)
    label.lines(1)
    #expect(scene.layout(in: Size(40, 100), traits: traits)[label]?.frame.width == 40)
  }

  @Test func numbersThatNoLayoutHoldsAreSaidAndLeftOut() {
    let item = ShapeNode().size(1e300, 10)
    let other = ShapeNode().size(10, 10)
    let scene = Scene(
      FlexContainer(.row) {
        item
        other.grow(.nan).margin(.points(.infinity))
      })
    let arrangement = scene.layout(in: Size(200, 100), traits: traits)
    #expect(arrangement[other]?.frame == Rect(0, 0, 10, 10))
    #expect(arrangement.diagnostics.filter { $0.rule == "number-out-of-range" }.count > 2)
  }

  @Test func anImpossiblePlaceKeepsTheSize() {
    for place in [1e300, -.infinity, .nan] {
      let child = ShapeNode().size(10, 10)
      let scene = Scene(AbsoluteContainer { child.origin(place, 5) })
      let arrangement = scene.layout(in: Size(200, 100), traits: traits)
      #expect(arrangement[child]?.frame == Rect(0, 5, 10, 10))
      #expect(arrangement.diagnostics.map(\.rule) == ["number-out-of-range"])
    }
  }

  @Test func anImpossibleRoomIsSaid() {
    let arrangement = Scene(ShapeNode()).layout(in: Size(.nan, 1e300), traits: traits)
    #expect(arrangement.diagnostics.map(\.rule) == ["number-out-of-range"])
  }
}

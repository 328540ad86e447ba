import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Texture's preferred size is what flexing begins with, and no limit; least and greatest sizes are.
@Suite struct PreferredSizeTests {
  private let room = Rect(0, 0, 300, 40)

  private func widths<L: Layout>(_ layout: L) -> [Double] where L.Content == Placed<String> {
    frames(layout, in: room).map(\.width)
  }

  @Test func aPreferredLengthFlexes() {
    let a = Placed("a").size(50, 5)
    #expect(widths(StackLayout { a.grow(1) }) == [300])
    #expect(widths(StackLayout { Placed("a").size(400, 5).shrink(1) }) == [300])
    #expect(widths(StackLayout { a.basis(0).grow(1) }) == [300])
    #expect(widths(StackLayout { Placed("a").width(50).grow(1).shrink(1) }) == [300])
    // 250 left over, and 50 : 100 of it; without a factor the part is as long as it likes.
    #expect(
      widths(
        StackLayout {
          Placed("a").size(25, 5).grow(1)
          Placed("b").size(25, 5).grow(2)
          a
        }
      ).map { $0.rounded() } == [92, 158, 50])
    // 200 missing, half from each.
    #expect(
      widths(
        StackLayout {
          Placed("a").size(250, 5).shrink(1)
          Placed("b").size(250, 5).shrink(1)
        }) == [150, 150])
  }

  /// As in Texture, where a style's values have no order.
  @Test func aSizeMayComeAfterThePlace() {
    #expect(
      widths(
        StackLayout {
          Placed("a").grow(1).width(50); Placed("b").width(50)
        }) == [250, 50])
    #expect(widths(StackLayout { Placed("a").align(.center).size(60, 5) }) == [60])
    #expect(
      frames(StackLayout { Placed("a").grow(1).height(5) }, in: room) == [Rect(0, 0, 300, 5)])
  }

  @Test func leastAndGreatestLengthsAreLimits() {
    #expect(widths(StackLayout { Placed("a").size(50, 5).maxSize(80).grow(1) }) == [80])
    #expect(widths(StackLayout { Placed("a").size(400, 5).minSize(350).shrink(1) }) == [350])
  }

  @Test func aPreferredBreadthIsKept() {
    // Across the stack a part that gives itself a breadth is not stretched, as in Texture.
    #expect(
      frames(StackLayout { Placed("a").size(50, 5).grow(1) }, in: room) == [Rect(0, 0, 300, 5)])
    #expect(
      frames(StackLayout(.vertical) { Placed("a").size(50, 5).grow(1) }, in: room)
        == [Rect(0, 0, 50, 40)])
  }

  @Test func placingAgreesWithMeasuring() {
    let part = Placed("a").size(50, 5)
    #expect(size(part, SizeRange(exactly: Size(300, 40))) == Size(300, 40))
    #expect(size(StackLayout { part.grow(1) }, upTo(300, 40)) == Size(50, 5))
    #expect(size(StackLayout { part.grow(1) }, SizeRange(exactly: Size(300, 40))) == Size(300, 40))
  }

  @Test func aShareIsSpelledOneWay() {
    #expect(widths(StackLayout { Placed("a").width(50%) }) == [150])
    #expect(widths(StackLayout { Placed("a").basis(25%) }) == [75])
    #expect(LayoutLength.fraction(0.5) == .percent(50))
    #expect(LayoutLength("50%") == 50%)
  }
}

import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct AbsoluteLayoutTests {
  private func frame(
    _ relation: Relation<AbsoluteContainer>, in size: Size = Size(160, 100)
  ) -> Rect? {
    let page = AbsoluteContainer { relation }
    return Scene(page).layout(in: size, traits: Traits(displayScale: 1))[relation.node]?.frame
  }

  @Test func placesByOriginCenterAndInsets() {
    #expect(frame(BoxNode(30, 20).origin(5, 6)) == Rect(5, 6, 30, 20))
    #expect(frame(BoxNode(30, 20).center(50, 60)) == Rect(35, 50, 30, 20))
    #expect(
      frame(BoxNode(30, 20).insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        == Rect(2, 1, 154, 96))
    #expect(frame(BoxNode(30, 20).origin(5, 6).size(7, 8)) == Rect(5, 6, 7, 8))
  }

  @Test func aLaterWordReplacesAnEarlierOne() {
    #expect(frame(BoxNode(30, 20).origin(5, 6).center(50, 60)) == Rect(35, 50, 30, 20))
  }

  /// A row of 10 · 50 · 40 in 100, as the container grows to 160: springs share 60.
  @Test func springs() {
    let cases: [(Autoresizing, start: Double, length: Double)] = [
      ([], 10, 50),
      (.flexibleWidth, 10, 110),
      (.flexibleLeftMargin, 70, 50),
      // 10 : 40
      ([.flexibleLeftMargin, .flexibleRightMargin], 22, 50),
      // 10 : 50
      ([.flexibleLeftMargin, .flexibleWidth], 20, 100),
      // 10 : 50 : 40
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 80),
    ]
    for (mask, start, length) in cases {
      let relation = Node().frame(10, 0, 50, 10).autoresizing(mask, in: Size(100, 100))
      #expect(frame(relation) == Rect(start, 0, length, 10))
    }
  }

  @Test func springsBecomeConstraintsInAConstraintContainer() {
    let child = Node()
    let relation = child.pinned(Rect(10, 0, 50, 10))
    relation.placement.pinned?.autoresizing = [.flexibleLeftMargin, .flexibleRightMargin]
    relation.placement.pinned?.designSize = Size(100, 100)
    let page = RelativeContainer { relation }
    let arrangement = Scene(page).layout(in: Size(160, 100), traits: Traits(displayScale: 1))
    #expect(arrangement[child]?.frame == Rect(22, 0, 50, 10))
  }
}

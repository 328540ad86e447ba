import Quoin
import Testing

/// The initial values of a flex container, which are those of CSS, and what hidden items do.
@Suite struct FlexDefaultsTests {
  private func frames(_ container: FlexContainer, _ nodes: Node...) -> [Rect?] {
    let scene = Scene(container, text: FixedTextMeasurer())
    let arrangement = scene.layout(in: Size(200, 100), traits: Traits(displayScale: 1))
    return nodes.map { arrangement[$0]?.frame }
  }

  /// CSS Flexbox §5.1 and §8.3: a row, as high as the container.
  @Test func aRowIsTheDefault() {
    let (a, b) = (ShapeNode().width(30), ShapeNode().width(50))
    let container = FlexContainer {
      a
      b
    }
    #expect(frames(container, a, b) == [Rect(0, 0, 30, 100), Rect(30, 0, 50, 100)])
  }

  /// §9.7: 200 less 30 and 50 are 120, of which one takes a part and the other three.
  @Test func growingFillsTheContainer() {
    let (a, b) = (ShapeNode().size(30, 10), ShapeNode().size(50, 10))
    let container = FlexContainer {
      a.grow(1)
      b.grow(3)
    }
    #expect(frames(container, a, b) == [Rect(0, 0, 60, 10), Rect(60, 0, 140, 10)])
  }

  /// §7.2: the initial `flex-shrink` is 1, and Yoga's 0 is written.
  @Test func itemsShrinkUnlessToldOtherwise() {
    let (a, b) = (ShapeNode().size(200, 10), ShapeNode().size(200, 10))
    #expect(
      frames(
        FlexContainer {
          a
          b
        }, a, b) == [Rect(0, 0, 100, 10), Rect(100, 0, 100, 10)])
    #expect(
      frames(
        FlexContainer {
          a.shrink(0)
          b.shrink(0)
        }, a, b) == [Rect(0, 0, 200, 10), Rect(200, 0, 200, 10)])
  }

  /// §8.4: two lines of 10 share the 80 points that are left of 100; at the start they do not.
  @Test func linesAreStretched() {
    let (a, b) = (ShapeNode().size(150, 10), ShapeNode().size(150, 10))
    let container = FlexContainer(wrap: .wrap) {
      a
      b
    }
    #expect(frames(container, a, b) == [Rect(0, 0, 150, 10), Rect(0, 50, 150, 10)])
    container.alignContent(.flexStart)
    #expect(frames(container, a, b) == [Rect(0, 0, 150, 10), Rect(0, 10, 150, 10)])
  }

  /// CSS 2 §8.3: percentages of margins refer to the width, those above and below as well.
  @Test func percentagesOfMarginsReferToTheWidth() {
    let a = ShapeNode().size(30, 10)
    #expect(frames(FlexContainer { a.margin(.percent(10)) }, a) == [Rect(20, 20, 30, 10)])
  }

  @Test func hiddenItemsKeepTheirRoom() {
    let (a, b) = (ShapeNode().size(30, 10).hidden(), ShapeNode().size(50, 10))
    let container = FlexContainer {
      a
      b
    }
    #expect(frames(container, b) == [Rect(30, 0, 50, 10)])
  }

  /// SnapKit counts a number on the centre from the superview's left and top.
  @Test func aNumberOnTheCentre() {
    let box = Box(10, 10)
    let page = Page(200, 100, [box])
    box.makeConstraints { $0.center.equalTo(7) }
    #expect(page.frames(box) == [Rect(2, 2, 10, 10)])
  }
}

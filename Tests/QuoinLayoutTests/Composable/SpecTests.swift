import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Texture's layout specs as values; numbers are worked out beside each.
@Suite struct SpecTests {
  private let room = Rect(10, 20, 100, 60)

  @Test func inset() {
    let layout = box("a", 30, 10).inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(size(layout) == Size(36, 14))
    #expect(size(layout, upTo(20, 100)) == Size(20, 14))
    #expect(frames(layout, in: room) == [Rect(12, 21, 94, 56)])
    #expect(frames(layout, in: Rect(0, 0, 3, 3)) == [Rect(2, 1, 0, 0)])
  }

  @Test func flexibleInset() {
    let end = box("a", 30, 10).inset(by: EdgeInsets(left: .infinity, right: 4))
    // All the width on offer; the child at the end, 4 from it.
    #expect(size(end, upTo(100, 60)) == Size(100, 10))
    #expect(size(end) == Size(34, 10))
    #expect(frames(end, in: room) == [Rect(10 + 100 - 4 - 30, 20, 30, 60)])
    let middle = box("a", 30, 10).inset(by: EdgeInsets(.infinity))
    #expect(frames(middle, in: room) == [Rect(45, 45, 30, 10)])
    let leading = box("a", 30, 10).inset(
      by: DirectionalEdgeInsets(leading: 5, trailing: .infinity))
    #expect(frames(leading, in: room) == [Rect(15, 20, 30, 60)])
    #expect(frames(leading, in: room, .rightToLeft) == [Rect(75, 20, 30, 60)])
  }

  @Test func layers() {
    let a = box("a", 30, 10)
    let front = a.overlay(box("b", 500, 500))
    let behind = a.background(box("b", 500, 500))
    #expect(size(front) == Size(30, 10) && size(behind) == Size(30, 10))
    #expect(front.contents.map(\.element) == ["a", "b"])
    #expect(behind.contents.map(\.element) == ["b", "a"])
    #expect(frames(front, in: room) == [room, room])
  }

  @Test func ratio() {
    let layout = box("a", 7, 7).ratio(2)
    // Wide rooms are limited by the height, high ones by the width.
    #expect(size(layout, upTo(100, 20)) == Size(40, 20))
    #expect(size(layout, upTo(100, 80)) == Size(100, 50))
    #expect(size(layout, SizeRange(max: Size(100, .infinity))) == Size(100, 50))
    #expect(size(layout) == Size(7, 7))
    #expect(size(box("a").ratio(heightByWidth: 2), upTo(100, 80)) == Size(40, 80))
    #expect(size(box("a", 7, 7).ratio(.nan), upTo(100, 80)) == Size(7, 7))
    #expect(size(layout, SizeRange(min: Size(90, 0), max: Size(100, 20))) == Size(90, 20))
  }

  @Test(arguments: [
    (RelativePosition.start, RelativePosition.start, Rect(10, 20, 30, 10)),
    (.center, .start, Rect(45, 20, 30, 10)),
    (.end, .end, Rect(80, 70, 30, 10)),
    (.none, .center, Rect(10, 45, 100, 10)),
    (.center, .none, Rect(45, 20, 30, 60)),
  ])
  func relative(_ horizontal: RelativePosition, _ vertical: RelativePosition, _ frame: Rect) {
    let layout = box("a", 30, 10).relative(horizontal, vertical)
    #expect(frames(layout, in: room) == [frame])
    #expect(frames(layout, in: room, .rightToLeft) == [frame.mirrored(in: room)])
    #expect(size(layout, upTo(100, 60)) == Size(100, 60))
    #expect(size(layout) == Size(30, 10))
  }

  @Test func relativeShrinks() {
    let layout = box("a", 30, 10).relative(.end, .end, shrinking: .width)
    #expect(size(layout, upTo(100, 60)) == Size(30, 60))
    #expect(size(box("a", 30, 10).centered(shrinking: .both), upTo(100, 60)) == Size(30, 10))
    #expect(
      size(
        box("a", 30, 10).centered(shrinking: .both),
        SizeRange(min: Size(40, 40), max: Size(100, 60))) == Size(40, 40))
  }

  @Test func centered() {
    #expect(frames(box("a", 30, 10).centered(), in: room) == [Rect(45, 45, 30, 10)])
    #expect(
      frames(box("a", 30, 10).centered(along: .horizontal), in: room) == [Rect(45, 20, 30, 60)])
    #expect(
      frames(box("a", 30, 10).centered(along: .vertical), in: room) == [Rect(10, 45, 100, 10)])
    #expect(frames(box("a", 300, 10).centered(), in: room) == [Rect(10, 45, 100, 10)])
  }

  @Test func corner() {
    let icon = box("icon", 40, 40)
    let badge = box("badge", 10, 10)
    let hanging = icon.corner(badge)
    #expect(size(hanging) == Size(40, 40))
    // Middle of the badge on (40, 0).
    #expect(frames(hanging, in: Rect(0, 0, 40, 40)) == [Rect(0, 0, 40, 40), Rect(35, -5, 10, 10)])
    #expect(
      frames(hanging, in: Rect(0, 0, 40, 40), .rightToLeft)
        == [Rect(0, 0, 40, 40), Rect(-5, -5, 10, 10)])
    let wrapped = icon.corner(badge, wrapsCorner: true)
    #expect(size(wrapped) == Size(45, 45))
    #expect(frames(wrapped, in: Rect(0, 0, 45, 45)) == [Rect(0, 5, 40, 40), Rect(35, 0, 10, 10)])
    let inside = icon.corner(badge, at: .bottomLeading, offset: Point(5, -5), wrapsCorner: true)
    #expect(size(inside) == Size(40, 40))
    #expect(
      frames(inside, in: Rect(0, 0, 40, 40)) == [Rect(0, 0, 40, 40), Rect(0, 30, 10, 10)])
    // A badge larger than what it is on: it reaches 50 to either side of the corner.
    let large = icon.corner(box("badge", 100, 100), at: .topLeading, wrapsCorner: true)
    #expect(size(large) == Size(100, 100))
    #expect(
      frames(large, in: Rect(0, 0, 100, 100)) == [Rect(50, 50, 40, 40), Rect(0, 0, 100, 100)])
    // 20 points more are the child's, beyond the 50 that the badge covers.
    #expect(
      frames(large, in: Rect(0, 0, 120, 120)) == [Rect(50, 50, 70, 70), Rect(0, 0, 100, 100)])
    let below = icon.corner(box("badge", 100, 100), at: .bottomTrailing, wrapsCorner: true)
    #expect(size(below) == Size(100, 100))
    // Its middle at the child's end: the child ends at 50.
    #expect(
      frames(below, in: Rect(0, 0, 100, 100)) == [Rect(10, 10, 40, 40), Rect(0, 0, 100, 100)])
  }

  @Test func wrapper() {
    let layout = WrapperLayout {
      box("a", 30, 10); box("b", 10, 50)
    }
    #expect(size(layout) == Size(30, 50))
    #expect(size(layout, upTo(20, 20)) == Size(20, 20))
    #expect(frames(layout, in: room) == [room, room])
  }

  @Test func absolute() {
    func layout(_ fits: Bool) -> some Layout<Placed<String>> {
      AbsoluteLayout(fitsContents: fits) {
        box("a", 30, 10).at(5, 6)
        box("b", 10, 10)
        box("c", 500, 10).at(60, 0)
      }
    }
    #expect(size(layout(true)) == Size(560, 16))
    #expect(size(layout(true), upTo(100, 60)) == Size(100, 16))
    #expect(size(layout(false), upTo(100, 60)) == Size(100, 60))
    let expected = [Rect(15, 26, 30, 10), Rect(10, 20, 10, 10), Rect(70, 20, 40, 10)]
    #expect(frames(layout(false), in: room) == expected)
    #expect(
      frames(layout(false), in: room, .rightToLeft) == expected.map { $0.mirrored(in: room) })
  }

  @Test func direction() {
    let layout = StackLayout {
      StackLayout {
        box("a", 1, 1); box("b", 2, 1)
      }.direction(.leftToRight)
      box("c", 3, 1)
    }
    #expect(
      frames(layout, in: Rect(0, 0, 10, 1), .rightToLeft)
        == [Rect(7, 0, 1, 1), Rect(8, 0, 2, 1), Rect(4, 0, 3, 1)])
  }

  @Test func wholePixels() {
    var layout = StackLayout { for name in ["a", "b", "c"] { box(name).grow(1) } }
    layout.layout(
      in: Rect(0, 0, 10, 1), context: LayoutContext(grid: PixelGrid(scale: 2)))
    #expect(layout.contents.map(\.frame.width) == [3.5, 3, 3.5])
    #expect(layout.contents.map(\.frame.minX) == [0, 3.5, 6.5])
  }
}

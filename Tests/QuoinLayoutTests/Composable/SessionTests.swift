import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// The steps of WWDC 2016, session 419, as they are written there.
@Suite struct SessionTests {
  /// A class that has a frame, as a view has: a layout in two lines.
  class View: Layout {
    var frame = Rect.zero
    let name: String

    init(_ name: String) { self.name = name }

    func layout(in rect: Rect) { frame = rect }
    var contents: [View] { [self] }
  }

  final class Label: View {}

  /// A struct that has a frame.
  struct Sprite: Framed {
    var frame = Rect.zero
    var name: String
  }

  /// A layout of the reader's own, as the session builds it up.
  struct HalvingLayout<First: Layout, Second: Layout>: Layout
  where First.Content == Second.Content {
    var first: First
    var second: Second

    mutating func layout(in rect: Rect) {
      let parts = rect.split(.horizontal, into: 2)
      first.layout(in: parts[0])
      second.layout(in: parts[1])
    }

    var contents: [First.Content] { first.contents + second.contents }
  }

  @Test func theSessionsTest() {
    let child1 = View("content")
    let child2 = View("decoration")
    var layout = DecoratingLayout(content: child1, decoration: child2)
    layout.layout(in: Rect(x: 0, y: 0, width: 120, height: 40))
    #expect(child1.frame == Rect(x: 0, y: 5, width: 35, height: 30))
    #expect(child2.frame == Rect(x: 35, y: 5, width: 70, height: 30))
  }

  @Test func oneLayoutForAllContents() {
    var views = DecoratingLayout(content: Label("a"), decoration: View("b"))
    var sprites = DecoratingLayout(
      content: Sprite(name: "a"), decoration: Sprite(name: "b"))
    var plain = DecoratingLayout(content: Placed("a"), decoration: Placed("b"))
    let rect = Rect(7, 8, 120, 40)
    views.layout(in: rect)
    sprites.layout(in: rect)
    plain.layout(in: rect)
    #expect(views.contents.map(\.frame) == sprites.contents.map(\.frame))
    #expect(views.contents.map(\.frame) == plain.contents.map(\.frame))
    #expect(views.contents.map(\.name) == ["b", "a"])
    #expect(plain.contents.map(\.element) == ["b", "a"])
  }

  @Test func composition() {
    let accessories = ["x", "y", "z"]
    let decoration = CascadingLayout(children: accessories.map(Placed.init))
    var cell = DecoratingLayout(content: Placed("content"), decoration: decoration)
    cell.layout(in: Rect(0, 0, 120, 40))
    #expect(cell.contents.map(\.element) == ["x", "y", "z", "content"])
    // The decoration has (35, 5, 70, 30). Three cards, two steps of 10 and, as two steps of 10 would
    // leave 10 of 30, of 30 / 2 / 2 = 7.5 down: each is 50 by 15.
    #expect(
      cell.contents.map(\.frame) == [
        Rect(35, 5, 50, 15), Rect(45, 12.5, 50, 15), Rect(55, 20, 50, 15), Rect(0, 5, 35, 30),
      ])
  }

  @Test func layoutsOfOnesOwnComposeWithTheRest() {
    var layout = HalvingLayout(
      first: box("a").inset(by: 2),
      second: StackLayout(.vertical) {
        box("b", 5, 5); box("c", 5, 5)
      })
    layout.layout(in: Rect(0, 0, 40, 10))
    #expect(
      layout.contents.map(\.frame) == [Rect(2, 2, 16, 6), Rect(20, 0, 20, 5), Rect(20, 5, 20, 5)])
    var around = layout.inset(by: 1)
    around.layout(in: Rect(0, 0, 42, 12))
    #expect(around.contents.map(\.frame)[0] == Rect(3, 3, 16, 6))
  }

  @Test func cells() {
    // Content and decoration change places, as the pictures of the session have it, and in Arabic.
    let cell = DecoratingLayout(
      content: box("content"), decoration: box("decoration"), contentShare: 2.0 / 3,
      contentIsFirst: false, insets: DirectionalEdgeInsets())
    let expected = [Rect(0, 0, 40, 40), Rect(40, 0, 80, 40)]
    #expect(frames(cell, in: Rect(0, 0, 120, 40)) == expected)
    #expect(
      frames(cell, in: Rect(0, 0, 120, 40), .rightToLeft)
        == expected.map { $0.mirrored(in: Rect(0, 0, 120, 40)) })
  }

  @Test func measuring() {
    // Content 40 wide as a third of 120, decoration 100 as two thirds of 150: 150 + 15, 20 + 10.
    let cell = DecoratingLayout(content: box("c", 40, 10), decoration: box("d", 100, 20))
    let answer = size(cell)
    #expect((answer.width - 165).magnitude < 1e-9 && answer.height == 30)
    // Three of 50 by 30 in steps of 10.
    let cascade = CascadingLayout(children: ["x", "y", "z"].map { box($0, 50, 30) })
    #expect(size(cascade) == Size(70, 50))
  }

  @Test func anyThread() async {
    let layout = box("a", 10, 10).inset(by: 5)
    let answer = await Task.detached { () -> [Placed<String>] in
      var layout = layout
      layout.layout(in: Rect(0, 0, 30, 30))
      return layout.contents
    }.value
    #expect(answer[0].frame == Rect(5, 5, 20, 20))
  }
}

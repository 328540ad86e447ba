import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Kept layouts of Android's groups, beside those of new scenes.
@Suite struct AndroidKeptTests {
  /// A screen with a group of each kind that most views are in.
  private struct Screen {
    let content = AndroidFrame(density: 2)
    let column = AndroidLinear(density: 2)
    let row = AndroidLinear(density: 2)
    let relative = AndroidRelative(density: 2)
    let constraint = AndroidConstraint(density: 2)
    let texts: [AndroidLeaf]

    init() {
      texts = (0..<8).map { AndroidScreen.text("word number \($0)", em: 10 + $0) }
      column.linear.axis = .vertical
      content.add(Relation(column, AndroidFrame.Placement(AndroidBox(-1, -2))))
      row.add(Relation(texts[0], AndroidLinear.Placement(AndroidBox(0, -2), weight: 1)))
      row.add(Relation(texts[1], AndroidLinear.Placement(AndroidBox(-2, -2))))
      var second = AndroidRelative.Placement(AndroidBox(-1, -2))
      second.rules = [.below: "first"]
      texts[2].identifier = "first"
      relative.add(Relation(texts[2], AndroidRelative.Placement(AndroidBox(-2, -2))))
      relative.add(Relation(texts[3], second))
      var between = AndroidConstraint.Placement(AndroidBox(0, -2))
      between.links = [
        AndroidConstraint.Link(.left, to: .left, of: nil),
        AndroidConstraint.Link(.right, to: .left, of: "end"),
        AndroidConstraint.Link(.top, to: .top, of: nil),
      ]
      var end = AndroidConstraint.Placement(AndroidBox(-2, -2))
      end.links = [
        AndroidConstraint.Link(.right, to: .right, of: nil),
        AndroidConstraint.Link(.top, to: .top, of: nil),
      ]
      texts[5].identifier = "end"
      constraint.add(Relation(texts[4], between))
      constraint.add(Relation(texts[5], end))
      let frame = AndroidFrame(density: 2)
      frame.add(Relation(texts[6], AndroidFrame.Placement(AndroidBox(-2, -2), gravity: .center)))
      for group in [row, relative, constraint, frame] {
        column.add(Relation(group, AndroidLinear.Placement(AndroidBox(-1, -2))))
      }
      column.add(Relation(texts[7], AndroidLinear.Placement(AndroidBox(-2, -2))))
    }

    var nodes: [Node] {
      [content, column] + column.children.map(\.node) + texts
    }
  }

  /// A node in an arrangement, with its texts.
  private struct Placed: Equatable {
    var frame: Rect?
    var texts: [PlacedText]?

    init(_ node: Node, _ arrangement: Arrangement) {
      (frame, texts) = (arrangement[node]?.frame, arrangement[node]?.texts)
    }
  }

  private func frames(_ screen: Screen, _ arrangement: Arrangement) -> [Placed] {
    screen.nodes.map { Placed($0, arrangement) }
  }

  /// Compares the next layout of a scene with the first one of another scene with the same nodes.
  private func check(_ screen: Screen, _ scene: Scene, _ size: Size, _ what: Comment) {
    let traits = Traits(displayScale: 2)
    let kept = frames(screen, scene.layout(in: size, traits: traits))
    let fresh = Scene(screen.content, text: SquareTextMeasurer()).layout(in: size, traits: traits)
    #expect(kept == frames(screen, fresh), what)
  }

  @Test func changesAreFollowed() {
    let screen = Screen()
    let scene = Scene(screen.content, text: SquareTextMeasurer())
    let size = Size(180, 400)
    check(screen, scene, size, "first")
    screen.texts[0].style.text.font = Font(size: 17)
    check(screen, scene, size, "a font")
    screen.row.padding.left = 14
    check(screen, scene, size, "padding")
    screen.texts[3].minimumHeight = 90
    check(screen, scene, size, "a minimum")
    screen.row.linear.gravity = [.end, .bottom]
    check(screen, scene, size, "gravity")
    screen.relative.children[1].placement.rules = [:]
    check(screen, scene, size, "rules")
    screen.constraint.children[0].placement.links[1].target = nil
    check(screen, scene, size, "links")
    screen.row.children[0].placement.weight = 0
    check(screen, scene, size, "weight")
    screen.row.children[1].placement.box.isGone = true
    check(screen, scene, size, "gone")
    screen.constraint.maximumHeight = 12
    check(screen, scene, size, "a maximum")
  }

  /// A column as wide as its widest view measures each twice, the second time in that width.
  @Test func whatIsMeasuredTwiceIsFollowed() {
    let (text, inner) = (AndroidScreen.text("words", em: 10), AndroidFrame(density: 2))
    let (column, content) = (AndroidLinear(density: 2), AndroidFrame(density: 2))
    column.linear.axis = .vertical
    inner.add(Relation(text, AndroidFrame.Placement(AndroidBox(-2, -2))))
    column.add(Relation(inner, AndroidLinear.Placement(AndroidBox(-1, -2))))
    content.add(Relation(column, AndroidFrame.Placement(AndroidBox(-2, -2))))
    let scene = Scene(content, text: SquareTextMeasurer())
    for size in [10.0, 17, 8] {
      text.style.text.font = Font(size: size)
      let kept = scene.layout(in: Size(400, 300), traits: Traits(displayScale: 2))
      let fresh = Scene(content, text: SquareTextMeasurer())
        .layout(in: Size(400, 300), traits: Traits(displayScale: 2))
      #expect(kept.items.map(\.frame) == fresh.items.map(\.frame), "\(size)")
    }
  }

  /// Groups with weights inside each other measure a view by many specs, each level twice as many.
  @Test func whatIsMeasuredManyTimesIsFollowed() {
    let text = AndroidScreen.text("words", em: 10)
    var inner: Node = text
    for level in 0..<6 {
      let group = AndroidLinear(density: 2)
      group.linear.axis = level % 2 == 0 ? .vertical : .horizontal
      for node in [inner, AndroidScreen.leaf(20 + 7 * level, 9 + 5 * level)] {
        group.add(Relation(node, AndroidLinear.Placement(AndroidBox(-2, -2), weight: 1)))
      }
      inner = group
    }
    let content = AndroidFrame(density: 2)
    content.add(Relation(inner, AndroidFrame.Placement(AndroidBox(-1, -1))))
    let scene = Scene(content, text: SquareTextMeasurer())
    for size in [10.0, 17, 8] {
      text.style.text.font = Font(size: size)
      let kept = scene.layout(in: Size(400, 300), traits: Traits(displayScale: 2))
      let fresh = Scene(content, text: SquareTextMeasurer())
        .layout(in: Size(400, 300), traits: Traits(displayScale: 2))
      #expect(kept.items.map(\.frame) == fresh.items.map(\.frame), "\(size)")
    }
  }

  @Test func sizesAreFollowed() {
    let screen = Screen()
    let scene = Scene(screen.content, text: SquareTextMeasurer())
    for width in [180.0, 60, 181, 20, 400, 60] {
      check(screen, scene, Size(width, 300), "\(width)")
    }
    screen.texts[6].style.text.font = Font(size: 31)
    for width in [60.0, 180] { check(screen, scene, Size(width, 300), "\(width), changed") }
  }

  /// A text that shrinks to fit a width has other lines in a larger one, where it shrinks less.
  @Test func aTextThatShrinksIsMeasuredInEachWidth() {
    let text = AndroidScreen.text("aaaaaaaaaa b", em: 20)
    text.style.text.minimumScale = 0.4
    let content = AndroidFrame(density: 2)
    content.add(Relation(text, AndroidFrame.Placement(AndroidBox(-1, -2))))
    let scene = Scene(content, text: FixedTextMeasurer())
    for width in Array(20...130) + [49, 51, 20, 130] {
      let size = Size(Double(width), 300)
      let kept = Placed(text, scene.layout(in: size, traits: Traits(displayScale: 2)))
      let fresh = Scene(content, text: FixedTextMeasurer())
        .layout(in: size, traits: Traits(displayScale: 2))
      #expect(kept == Placed(text, fresh), "\(width)")
    }
  }

  /// A label has an area of its own in its view, also where it is the only one with characters.
  @Test(arguments: [["HOME"], ["", "HOME"]]) func labelsKeepTheirAreas(_ names: [String]) {
    let leaf = AndroidLeaf(.fixed(width: nil, height: 48), density: 2)
    leaf.labels = names.enumerated().map { place, name in
      var part = TextPart(name)
      let share = 1 / Double(names.count)
      part.span = Double(place) * share...Double(place + 1) * share
      part.insets = EdgeInsets(top: 3, left: 8, bottom: 0, right: 28)
      return part
    }
    let content = AndroidFrame(density: 2)
    content.add(Relation(leaf, AndroidFrame.Placement(AndroidBox(-1, -1))))
    let scene = Scene(content, text: SquareTextMeasurer())
    for width in [400.0, 300, 90, 80, 70, 50, 30, 400] {
      let size = Size(width, 100)
      let kept = Placed(leaf, scene.layout(in: size, traits: Traits(displayScale: 2)))
      let fresh = Scene(content, text: SquareTextMeasurer())
        .layout(in: size, traits: Traits(displayScale: 2))
      #expect(kept == Placed(leaf, fresh), "\(width)")
      #expect(width < 100 || kept.texts?.count == 1)
    }
  }

  /// A size that the kept layout had before is laid out as in a new one, after hundreds of others.
  @Test func aWindowIsDragged() {
    let screen = Screen()
    let scene = Scene(screen.content, text: SquareTextMeasurer())
    for step in 0..<300 { check(screen, scene, Size(Double(40 + step * 37 % 211), 300), "\(step)") }
  }

  @Test func childrenComeAndGo() {
    let screen = Screen()
    let scene = Scene(screen.content, text: SquareTextMeasurer())
    let size = Size(180, 400)
    check(screen, scene, size, "first")
    let text = AndroidScreen.text("inserted", em: 24)
    screen.row.insert(Relation(text, AndroidLinear.Placement(AndroidBox(-2, -2))), at: 0)
    check(screen, scene, size, "inserted")
    screen.relative.remove(screen.texts[2])
    check(screen, scene, size, "removed")
    screen.column.move(screen.constraint, to: 0)
    check(screen, scene, size, "moved")
  }

  /// A frame that may be as wide as its parent lets a child that matches it have its own size, and one that must be
  /// does not: the frames inside follow from the specs, and not from the size alone.
  @Test func theSameSizeByOtherSpecsIsPlacedAnew() {
    let content = AndroidFrame(density: 2)
    let outer = AndroidFrame(density: 2)
    let frame = AndroidFrame(density: 2)
    let leaf = AndroidScreen.leaf(50, 10)
    frame.minimumWidth = 100
    frame.add(Relation(leaf, AndroidFrame.Placement(AndroidBox(-1, -2))))
    outer.add(Relation(frame, AndroidFrame.Placement(AndroidBox(-1, -2))))
    let placed = Relation<AndroidFrame>(outer, AndroidFrame.Placement(AndroidBox(-2, -2)))
    content.add(placed)
    let scene = Scene(content, text: SquareTextMeasurer())
    func widths() -> [Int?] {
      let found = scene.layout(in: Size(50, 50), traits: Traits(displayScale: 2))
      return [frame, leaf].map { found.pixels($0).dropFirst(2).first }
    }
    #expect(widths() == [100, 50])
    placed.placement.box.width = .matchParent
    #expect(widths() == [100, 100])
  }
}

import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Words of a place that take the place of others, in a container of 200 × 100.
@Suite struct ReplacedPositionTests {
  typealias Place = Relation<AbsoluteContainer>

  private let sibling = BoxNode(40, 40)
  private let other = BoxNode(40, 10)

  private func findings(_ words: (Place) -> Place) -> [Diagnostic] {
    let page = AbsoluteContainer {
      sibling.origin(50, 10)
      other.origin(150, 90)
      words(BoxNode(30, 20).id("box").pin)
    }
    return Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100)).diagnostics
      .filter { $0.rule == "replaced-position" }
  }

  /// The two words of a finding, which its message begins with in quotes, or how many findings there are.
  private func pair(_ words: (Place) -> Place) -> [String] {
    let found = findings(words)
    guard found.count == 1, let message = found.first?.message else { return ["\(found.count)"] }
    // 'left' and 'hCenter' both set …
    return message.split(separator: "'").enumerated().filter { $0.offset % 2 == 0 }.prefix(2)
      .map { String($0.element) }
  }

  /// What PinLayout takes without a warning.
  @Test func wordsThatStandTogether() {
    let legal: [(Place) -> Place] = [
      { $0.left(1).right(2).top(3).bottom(4) },
      { $0.start(1).end(2) },
      { $0.left(1).width(10) },
      { $0.left(1).right(1).width(10).justify(.center) },
      { $0.right(1).width(10).height(4).bottom() },
      { $0.hCenter().width(10) },
      { $0.after(of: sibling).end(2) },
      { $0.right(of: sibling).right(2) },
      { $0.before(of: sibling).start() },
      { $0.left(of: other).right(of: sibling) },
      { $0.below(of: sibling).bottom() },
      { $0.below(of: sibling, aligned: .left).right() },
      { $0.right().above(of: other, aligned: .left) },
      { $0.above(of: other).below(of: sibling).hCenter() },
      { $0.horizontallyBetween(sibling, and: other, aligned: .top) },
      { $0.horizontallyBetween(sibling, and: other).vCenter() },
      { $0.topLeft(4).bottomRight(4) },
      { $0.topStart().bottomEnd() },
      { $0.topCenter().bottom() },
      { $0.centerLeft().right() },
      { $0.horizontally(4).top().size(10) },
      { $0.size(10).minWidth(4).maxWidth(20) },
      { $0.left(to: sibling.edge.left).right(to: other.edge.right) },
      // The same again is no change.
      { $0.left(8).left(8).width(10).width(10) },
      { $0.topLeft(8).bottomLeft(8) },
      { $0.width(10).size(10) },
    ]
    for (index, words) in legal.enumerated() { #expect(findings(words).isEmpty, "\(index)") }
  }

  /// What PinLayout warns of, and takes the first of.
  @Test func wordsOfOneSideTwice() {
    #expect(
      findings { $0.right(1).right(2) }.map(\.message)
        == ["'right' sets the position of node 'box' along x twice: the last number counts"])
    #expect(pair { $0.left(1).topLeft(2) } == ["left", "topLeft"])
    #expect(pair { $0.top(1).below(of: sibling) } == ["top", "below(of:)"])
    #expect(pair { $0.left(1).right(of: sibling) } == ["left", "right(of:)"])
    #expect(pair { $0.end().before(of: sibling) } == ["end", "before(of:)"])
    #expect(pair { $0.all().bottom(2) } == ["all", "bottom"])
    #expect(pair { $0.vertically(1).bottomCenter() } == ["vertically", "bottomCenter"])
    #expect(pair { $0.left(1).left(to: sibling.edge.right) } == ["left", "left(to:)"])
    #expect(pair { $0.left(1).below(of: sibling, aligned: .left) } == ["left", "aligned:"])
    #expect(
      pair { $0.left(1).horizontallyBetween(sibling, and: other) }
        == ["left", "horizontallyBetween"])
    #expect(pair { $0.hCenter().hCenter(to: sibling.edge.left) } == ["hCenter", "hCenter(to:)"])
  }

  @Test func aCentreBesideASide() {
    #expect(pair { $0.left(1).hCenter() } == ["left", "hCenter"])
    #expect(pair { $0.hCenter().right(1) } == ["hCenter", "right"])
    #expect(pair { $0.vCenter().top() } == ["vCenter", "top"])
    #expect(pair { $0.center().left() } == ["center", "left"])
    #expect(pair { $0.start().topCenter() } == ["start", "topCenter"])
    #expect(pair { $0.hCenter().after(of: sibling) } == ["hCenter", "after(of:)"])
    #expect(pair { $0.right().below(of: sibling, aligned: .center) } == ["right", "aligned:"])
  }

  @Test func sidesOfBothKinds() {
    #expect(pair { $0.after(of: sibling).right(16) } == ["after(of:)", "right"])
    #expect(pair { $0.start(1).right(2) } == ["start", "right"])
    #expect(pair { $0.left(1).end(2) } == ["left", "end"])
    #expect(pair { $0.left(of: other).trailing() } == ["left(of:)", "trailing"])
    #expect(pair { $0.topStart().bottomRight() } == ["topStart", "bottomRight"])
    #expect(pair { $0.below(of: sibling, aligned: .end).left() } == ["aligned:", "left"])
    let message = findings { $0.after(of: sibling).right(16) }.first?.message
    #expect(
      message
        == "'after(of:)' and 'right' both set the position of node 'box' along x: only 'right' counts; "
        + "sides by the direction of rows go with 'start' and 'end', others with 'left' and 'right'"
    )
  }

  @Test func lengthsTwice() {
    #expect(pair { $0.width(10).size(20) } == ["width", "size"])
    #expect(pair { $0.height(10).height(of: sibling) } == ["height", "height(of:)"])
    #expect(pair { $0.size(10).width(20) } == ["size", "width"])
    #expect(
      findings { $0.width(10).width(20) }.map(\.message)
        == ["'width' sets the width of node 'box' twice: the last number counts"])
    // Both axes are told.
    #expect(findings { $0.size(10).size(20) }.count == 2)
  }

  /// The frame is the one by the last word.
  @Test func theLastWordCounts() {
    func frame(_ words: (Place) -> Place) -> Rect? {
      let node = BoxNode(30, 20)
      let page = AbsoluteContainer {
        sibling.origin(50, 10)
        words(node.pin)
      }
      return Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100))[node]?.frame
    }
    #expect(frame { $0.left(8).hCenter() } == Rect(85, 0, 30, 20))
    #expect(frame { $0.hCenter().left(8) } == Rect(8, 0, 30, 20))
    #expect(frame { $0.after(of: sibling).right(16) } == Rect(154, 0, 30, 20))
    #expect(frame { $0.right(16).after(of: sibling) } == Rect(90, 0, 30, 20))
  }

  /// A place that a container has is changed by the same words, and UIKit's words replace it.
  @Test func placesAreChangedInSilence() throws {
    let node = BoxNode(30, 20)
    let page = AbsoluteContainer { node.pin.left(8).top(8) }
    func rules() -> [String] {
      Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100)).diagnostics.map(\.rule)
    }
    let place = try #require(page.relations.first as? Place)
    place.left(20).hCenter()
    #expect(rules().isEmpty)
    let added = BoxNode(30, 20).attach(to: page).left(8).width(10)
    added.left(9).width(20)
    #expect(rules().isEmpty)
    // Words that cannot stand together are told of an attached node, too.
    added.hCenter()
    #expect(rules() == ["replaced-position"])
    added.placement = AbsolutePlacement()
    added.hCenter()
    #expect(rules().isEmpty)
    #expect(findings { $0.left(8).origin(1, 2).width(3).frame(Rect(1, 2, 3, 4)) }.isEmpty)
    #expect(findings { $0.left(8).hCenter().center(10, 20) }.isEmpty)
  }

  /// How a place was said is no part of it.
  @Test func wordsAreNoPartOfAPlace() {
    let node = BoxNode(30, 20)
    #expect(node.pin.topLeft(8).placement == node.pin.left(8).top(8).placement)
  }

  @Test func aRatioBesideTwoLengthsIsTold() {
    func rules(_ words: (Place) -> Place) -> [String] {
      let page = AbsoluteContainer { words(BoxNode(30, 20).pin) }
      return Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100)).diagnostics
        .map(\.rule)
    }
    #expect(rules { $0.size(10).aspectRatio(2) } == ["unused-aspect-ratio"])
    #expect(rules { $0.all().aspectRatio(2) } == ["unused-aspect-ratio"])
    #expect(rules { $0.width(10).sizeToFit(.width).aspectRatio(2) } == ["unused-aspect-ratio"])
    #expect(rules { $0.width(10).aspectRatio(2) } == [])
    #expect(rules { $0.vertically().aspectRatio(2) } == [])
    #expect(rules { $0.left().aspectRatio(2) } == [])
  }

  @Test func aRatioOfNothingIsTold() {
    func messages(_ node: Node, _ words: (Place) -> Place) -> [String] {
      let page = AbsoluteContainer { words(node.id("box").pin) }
      return Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100)).diagnostics
        .map(\.message)
    }
    #expect(
      messages(ShapeNode()) { $0.left(8).aspectRatio(2) } == [
        "'aspectRatio' has no effect on shape 'box': neither its width nor its height is set, and its "
          + "content has no width"
      ])
    #expect(messages(ShapeNode()) { $0.width(8).aspectRatio(2) } == [])
    #expect(messages(TextNode("a")) { $0.left(8).aspectRatio(2) } == [])
  }
}

import Quoin
import Testing

/// `node-attached-twice` is said while two descriptions have one node, and not longer.
@Suite struct AttachedTwiceTests {
  let node = Box(10, 20)
  let page = StackContainer(.vertical, alignment: .leading)
  let first: StackContainer
  let second: StackContainer

  init() {
    let node = node
    (first, second) = (StackContainer { node }, StackContainer { node })
    page.add {
      Box(5, 100)
      first
      second
    }
  }

  /// What the layout says, and where the node is in its container, and that in the page.
  private func said() -> [String] {
    Scene(page).layout(in: Size(100, 200)).diagnostics.filter { $0.rule == "node-attached-twice" }
      .map(\.message)
  }

  @Test func whileBothHaveIt() {
    #expect(said().count == 1)
    #expect(first.descriptionDiagnostics.count == 1 && second.descriptionDiagnostics.isEmpty)
  }

  @Test func untilTheLoserIsDescribedWithoutIt() {
    first.replaceChildren { Box(1, 1) }
    #expect(said().isEmpty)
  }

  @Test func untilTheOtherIsDescribedWithoutIt() {
    second.replaceChildren { Box(1, 1) }
    #expect(said().isEmpty)
  }

  @Test func notUntilTheOtherIsDescribedWithItAgain() {
    second.replaceChildren {
      Box(1, 1)
      node
    }
    #expect(said().count == 1 && node.parent === second)
    second.removeAll()
    #expect(said().isEmpty)
  }

  @Test func theLastDescriptionHasIt() {
    first.replaceChildren { node }
    #expect(said().count == 1 && node.parent === first)
    #expect(first.descriptionDiagnostics.isEmpty && second.descriptionDiagnostics.count == 1)
    second.replaceChildren { Box(1, 1) }
    #expect(said().isEmpty && node.parent === first)
  }

  @Test func aThirdOne() throws {
    let third = StackContainer().id("third").add { node }
    page.add { third }
    #expect(said().count == 2)
    #expect(said().allSatisfy { $0.contains("again in stackView 'third'") })
    third.remove(node)
    #expect(said().isEmpty)
  }

  @Test func untilAWordTakesItOut() {
    node.removeFromContainer()
    #expect(said().isEmpty)
  }

  @Test func untilAWordPutsItElsewhere() {
    let other = AbsoluteContainer()
    node.attach(to: other)
    #expect(said().isEmpty)
    // It was put there by a word, and may be described elsewhere.
    let third = StackContainer { node }
    #expect(other.descriptionDiagnostics.isEmpty && node.parent === third)
  }

  @Test func untilAnotherNodeIsPutInItsPlace() {
    let new = Box(30, 40)
    node.replace(with: new)
    #expect(said().isEmpty)
    let arrangement = Scene(page).layout(in: Size(100, 200))
    #expect(arrangement[new]?.frame.size == Size(30, 40))
  }

  @Test func untilItIsPutInThePlaceOfAnother() {
    let old = Box(1, 1)
    old.attach(to: first)
    old.replace(with: node)
    #expect(said().isEmpty && node.parent === first)
    // A word put it there: a description may take it.
    second.replaceChildren { node }
    #expect(said().isEmpty && node.parent === second)
  }

  @Test func untilTheOtherIsNoMore() {
    var other: StackContainer? = StackContainer { node }
    withExtendedLifetime(other) {}
    #expect(first.descriptionDiagnostics.count == 1)
    other = nil
    #expect(said().isEmpty && node.parent == nil)
  }

  @Test func twiceInOneUntilItIsDescribedOnce() {
    second.replaceChildren {
      node
      Box(1, 1)
      node
    }
    #expect(second.descriptionDiagnostics.count == 1 && said().count == 2)
    second.replaceChildren { node }
    #expect(second.descriptionDiagnostics.isEmpty && said().count == 1)
    second.remove(node)
    #expect(said().isEmpty)
  }

  @Test func aLayoutThatIsChangedAndHasItStill() {
    let layout = LayoutContainer(Placed(node).inset(by: 4))
    page.add { layout }
    #expect(said().count == 2)
    layout.layout = Placed(node).inset(by: 8)
    #expect(said().count == 2 && node.parent === layout)
    layout.layout = Placed(Box(1, 1) as Node)
    #expect(said().isEmpty)
  }

  /// However a node wanders between descriptions: if words have the last say, nothing is said.
  @Test(arguments: 0..<40) func wanderings(seed: UInt64) {
    var generator = SplitMix(state: seed)
    let boxes = (0..<4).map { _ in StackContainer() }
    let nodes = (0..<3).map { _ in Box(1, 1) }
    for _ in 0..<60 {
      let box = boxes[Int.random(in: 0..<4, using: &generator)]
      let node = nodes[Int.random(in: 0..<3, using: &generator)]
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: box.add { node }
      case 1:
        box.replaceChildren {
          node
          nodes[0]
        }
      case 2: node.attach(to: box)
      case 3: box.removeAll()
      case 4: if let old = box.childNodes.first { box.replace(old, with: node) }
      default: node.removeFromContainer()
      }
      // Who says that it lost a node does not have it, unless twice.
      for box in boxes {
        for diagnostic in box.descriptionDiagnostics {
          #expect(diagnostic.message.contains("again in") || diagnostic.message.contains("twice"))
        }
      }
    }
    for node in nodes { node.removeFromContainer() }
    #expect(boxes.flatMap { $0.descriptionDiagnostics }.isEmpty)
  }
}

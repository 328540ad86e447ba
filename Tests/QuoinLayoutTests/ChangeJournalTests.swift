import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// A container with many children keeps a journal of their changes, so that a layout need not look at each child.
@Suite struct ChangeJournalTests {
  private let root = FlexContainer(.column, alignItems: .flexStart)
  private let labels = (0..<20).map { TextNode("word \($0)") }
  private let size = Size(200, 900)

  /// Creates a scene of some of the labels, which is laid out.
  private func scene(of count: Int) -> Scene {
    for label in labels.prefix(count) { label.attach(to: root) }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    return scene
  }

  @Test func changesBesideARemovalAreFound() {
    let scene = scene(of: 20)
    root.remove(labels[3])
    labels[10].string = "a longer text"
    let arrangement = scene.checkedLayout(in: size)
    #expect(arrangement[labels[10]]?.texts.first?.text.lines.first?.text == "a longer text")
  }

  /// A node is not in the journal while it is not in the container.
  @Test func changesOfANodeThatWasAwayAreFound() {
    let scene = scene(of: 20)
    root.remove(labels[3])
    labels[3].string = "a longer text"
    labels[3].attach(to: root, at: 3)
    scene.checkedLayout(in: size)
    labels[5].removeFromContainer()
    labels[5].style.background = .red
    root.replace(labels[6], with: labels[5])
    scene.checkedLayout(in: size)
  }

  /// A row that leaves its list and returns, as the same node, is in no journal meanwhile.
  @Test func changesOfARowThatWasAwayAreFound() {
    let rows = labels.map { label in FlexContainer(.column) { label } }
    var order = Array(0..<labels.count)
    let list = ListContainer {
      ListSection(count: rows.count, estimated: 20) { rows[order[$0]] }
    }
    let scene = Scene(list, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    order.remove(at: 3)
    list.deleteRows(3..<4)
    labels[3].string = "a longer text\nthan before"
    order.insert(3, at: 3)
    list.insertRows(at: ListIndex(item: 3))
    scene.checkedLayout(in: size)
  }

  /// A change during a layout, after the journal was read, is read by the next one.
  @Test func changesDuringALayoutAreFound() {
    let scene = scene(of: 20)
    EditingNode(labels[2]).attach(to: root)
    _ = scene.layout(in: size)
    labels[10].string = "another text"
    let arrangement = scene.checkedLayout(in: size)
    #expect(arrangement[labels[2]]?.texts.first?.text.lines.first?.text == "changed")
  }

  @Test func changesBeforeAMoveAreFound() {
    let scene = scene(of: 20)
    labels[12].string = "a longer text"
    root.bringToFront(labels[12])
    labels[4].style.background = .red
    root.sendToBack(labels[15])
    scene.checkedLayout(in: size)
  }

  /// The changes of few children are in no journal.
  @Test(arguments: 14..<20) func changesBeforeChildrenAreManyAreFound(count: Int) {
    let scene = scene(of: count)
    labels[2].string = "a longer text"
    TextNode("new").attach(to: root)
    labels[4].string = "another long text"
    scene.checkedLayout(in: size)
    root.remove(labels[0])
    root.remove(labels[1])
    labels[5].string = "a longer text"
    labels[0].attach(to: root)
    labels[1].attach(to: root)
    scene.checkedLayout(in: size)
    root.removeAll()
    for label in labels { label.attach(to: root) }
    labels[6].string = "a longer text"
    scene.checkedLayout(in: size)
  }

  /// The journal has room for the changes of 256 children.
  @Test func moreChangesThanTheJournalHoldsAreFound() {
    let more = (0..<300).map { TextNode("\($0)") }
    for label in more { label.attach(to: root).shrink(0) }
    let scene = scene(of: 0)
    for label in more { label.string += " longer" }
    let arrangement = scene.checkedLayout(in: size)
    #expect(arrangement[more[299]]?.texts.first?.text.lines.first?.text == "299 longer")
    more[1].string = "short"
    scene.checkedLayout(in: size)
  }

  @Test func changesOfANodeFromAnotherContainerAreFound() {
    let row = FlexContainer(.row)
    for label in labels.suffix(2) { label.attach(to: row) }
    row.attach(to: root)
    let scene = scene(of: 18)
    labels[19].string = "a longer text"
    labels[19].attach(to: root, at: 4)
    labels[3].string = "another long text"
    labels[3].attach(to: row)
    scene.checkedLayout(in: size)
  }

  /// A node that moves between two long containers is in the journals of both, and is visited once all the same.
  @Test func nodesThatMoveAreVisitedOnce() {
    let columns = (0..<60).map { number in
      let column = FlexContainer(.column)
      for place in 0..<17 { TextNode("\(number) \(place)").attach(to: column) }
      return column
    }
    columns[0].attach(to: root)
    columns[1].attach(to: root)
    for number in 2..<60 { columns[number].attach(to: columns[number - 2]) }
    let scene = scene(of: 20)
    for number in (2..<60).reversed() {
      columns[number].identifier = "x"
      columns[number].attach(to: columns[number - 1])
    }
    scene.checkedLayout(in: size)
  }
}

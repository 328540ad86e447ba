import QuoinBoxLayout
import QuoinGeometry
import Testing

/// Changes of the only child of a block that has changed, together with one of the question that the block is asked.
@Suite struct KeptBlocksTests {
  /// A tree with a block that two layouts ask different questions, and its children.
  private struct Example: ~Copyable {
    var tree = TestTree()
    var style = BoxStyle()
    var children: [BoxID] = []

    /// Adds the block.
    mutating func add() -> BoxID { tree.add(style, children) }

    /// Adds a text of some words, each 20 by 10 points, to the block.
    mutating func text(words: Int, _ style: BoxStyle = BoxStyle()) -> BoxID {
      let text = tree.add(style, words: Words(count: words, width: 20, height: 10))
      children.append(text)
      return text
    }

    /// Changes the number of words of a text.
    mutating func change(_ text: BoxID, words: Int) {
      tree.words[text] = Words(count: words, width: 20, height: 10)
      tree.boxes.markDirty(text)
    }
  }

  private static func container(_ display: Display) -> BoxStyle {
    var style = BoxStyle()
    style.rules.display = display
    style.flex.direction = .column
    return style
  }

  /// A room of a width of 100 points.
  private static func room(_ height: BoxExtent) -> BoxSpace {
    BoxSpace(width: .exactly(100), height: height)
  }

  @Test func aBlockGetsAnotherHeight() {
    var example = Example()
    let text = example.text(words: 4)
    example.style.rules.height = .percent(50)
    let block = example.add()
    let root = example.tree.add(Self.container(.block), [block])
    example.tree.layout(root, Self.room(.exactly(100)))
    #expect(example.tree.frame(block) == Rect(0, 0, 100, 50))
    example.change(text, words: 3)
    example.tree.layout(root, Self.room(.exactly(200)))
    #expect(example.tree.frame(block) == Rect(0, 0, 100, 100))
  }

  /// A percentage in a block is that of its content until the height of the block is definite (CSS Flexbox 1 §9.8).
  @Test func aHeightBecomesDefinite() {
    var example = Example()
    let text = example.text(words: 4)
    var half = BoxStyle()
    half.rules.height = .percent(50)
    let other = example.text(words: 1, half)
    example.style.rules.height = .percent(50)
    example.style.rules.minHeight = 50
    let block = example.add()
    let root = example.tree.add(Self.container(.flex), [block])
    example.tree.layout(root, Self.room(.maxContent))
    #expect(example.tree.frame(block) == Rect(0, 0, 100, 50))
    #expect(example.tree.frame(other) == Rect(0, 10, 100, 10))
    example.change(text, words: 3)
    example.tree.layout(root, Self.room(.exactly(100)))
    #expect(example.tree.frame(block) == Rect(0, 0, 100, 50))
    #expect(example.tree.frame(other) == Rect(0, 10, 100, 25))
  }

  /// A maximum height limits the lines of a column that wraps; in a block container the block has no height by it.
  ///
  /// The margin at the bottom does not collapse through a height that is not that of the content.
  @Test func aLimitIsNoHeight() {
    var example = Example()
    let text = example.text(words: 30)
    var last = BoxStyle()
    last.item.margin.bottom = .points(20)
    _ = example.text(words: 1, last)
    example.style.flex.direction = .column
    example.style.flex.wrap = .wrap
    example.style.rules.maxHeight = 50
    let block = example.add()
    let next = example.tree.add(words: Words(count: 1, width: 20, height: 10))
    let root = example.tree.add(Self.container(.block), [block, next])
    for words in [30, 29] {
      example.change(text, words: words)
      example.tree.layout(root, Self.room(.maxContent))
      #expect(example.tree.frame(block) == Rect(0, 0, 100, 50))
      #expect(example.tree.frame(next) == Rect(0, 50, 100, 10))
    }
  }

  /// The margin of a child is inside of an item of a column, and outside of a block in a block (CSS 2 §8.3.1).
  @Test func marginsBeginToCollapse() {
    var example = Example()
    var style = BoxStyle()
    style.item.margin.top = .points(7)
    let text = example.text(words: 4, style)
    let block = example.add()
    let root = example.tree.add(Self.container(.flex), [block])
    example.tree.layout(root, Self.room(.maxContent))
    #expect(example.tree.frame(block) == Rect(0, 0, 100, 17))
    #expect(example.tree.frame(text) == Rect(0, 7, 100, 10))
    example.change(text, words: 3)
    example.tree.boxes.setStyle(PackedStyle(Self.container(.block)), of: root)
    example.tree.layout(root, Self.room(.maxContent))
    #expect(example.tree.frame(block) == Rect(0, 7, 100, 10))
    #expect(example.tree.frame(text) == Rect(0, 0, 100, 10))
  }

  /// Margins do not collapse through a height of the block's own, even if it is zero: only through `auto` (CSS 2 §8.3.1).
  @Test func aHeightBecomesTheOwn() {
    var example = Example()
    var style = BoxStyle()
    style.item.margin.top = .points(10)
    let inner = example.tree.add(style)
    example.children = [inner]
    example.style.item.margin.bottom = .points(20)
    example.style.rules.width = 0
    example.style.rules.aspectRatio = 1
    example.style.rules.height = .percent(0)
    let block = example.add()
    let next = example.tree.add(words: Words(count: 1, width: 20, height: 10))
    let root = example.tree.add(Self.container(.block), [block, next])
    example.tree.layout(root, Self.room(.maxContent))
    #expect(example.tree.frame(next) == Rect(0, 20, 100, 10))
    example.tree.boxes.markDirty(inner)
    example.tree.layout(root, Self.room(.exactly(100)))
    #expect(example.tree.frame(block) == Rect(0, 10, 0, 0))
    #expect(example.tree.frame(next) == Rect(0, 30, 100, 10))
  }

  /// The height by the aspect ratio is a minimum, unless the item is stretched to it (CSS Sizing 4 §4.1).
  ///
  /// Content that overflows is then at the end (CSS Box Alignment 3 §4.4).
  @Test(arguments: [false, true]) func aHeightIsAMinimumOrNot(isMinimum: Bool) {
    var example = Example()
    let text = example.text(words: 40)
    example.style.rules.width = 100
    example.style.rules.minWidth = 0
    example.style.rules.aspectRatio = 2
    example.style.item.shrink = 0
    example.style.flex.alignContent = ContentAlignment(.end, isUnsafe: true)
    let block = example.add()
    var row = BoxStyle()
    row.rules.display = .flex
    row.flex.alignItems = isMinimum ? .stretch : .flexStart
    let root = example.tree.add(row, [block])
    func check(isMinimum: Bool) {
      #expect(example.tree.frame(block) == Rect(0, 0, 100, isMinimum ? 80 : 50))
      #expect(example.tree.frame(text) == Rect(0, isMinimum ? 0 : -30, 100, 80))
    }
    example.tree.layout(root, Self.room(.exactly(50)))
    // Five words are in each of eight lines.
    check(isMinimum: !isMinimum)
    example.change(text, words: 39)
    row.flex.alignItems = isMinimum ? .flexStart : .stretch
    example.tree.boxes.setStyle(PackedStyle(row), of: root)
    example.tree.layout(root, Self.room(.exactly(50)))
    check(isMinimum: isMinimum)
  }

  /// The first line of a list's item makes room for its marker above, and moves up when there is no marker any more.
  @Test func aMarkerGoes() {
    var example = Example()
    let text = example.text(words: 4)
    let block = example.add()
    example.tree.boxes.setMarkerAscent(25, of: block)
    example.tree.layout(block, Self.room(.maxContent))
    // The baseline of the text is 10 below its top.
    #expect(example.tree.frame(text) == Rect(0, 15, 100, 10))
    example.change(text, words: 3)
    example.tree.boxes.setMarkerAscent(0, of: block)
    example.tree.layout(block, Self.room(.maxContent))
    #expect(example.tree.frame(text) == Rect(0, 0, 100, 10))
    #expect(example.tree.frame(block).height == 10)
  }

  /// A block whose margin changes is measured by itself before its container is laid out.
  @Test func aBlockIsMeasuredBetweenLayouts() {
    var example = Example()
    var style = BoxStyle()
    style.item.margin.top = .points(10)
    let text = example.text(words: 4, style)
    let block = example.add()
    let next = example.tree.add(words: Words(count: 1, width: 20, height: 10))
    let root = example.tree.add(Self.container(.block), [block, next])
    var outer = BoxStyle()
    outer.rules.padding.top = 1
    let page = example.tree.add(outer, [root])
    example.tree.layout(page, Self.room(.maxContent))
    #expect(example.tree.frame(next) == Rect(0, 10, 100, 10))
    style.item.margin.top = .points(30)
    example.tree.boxes.setStyle(PackedStyle(style), of: text)
    _ = example.tree.measure(block, Self.room(.maxContent))
    example.tree.layout(page, Self.room(.maxContent))
    // The margin is above the container, which it collapses through.
    #expect(example.tree.frame(root) == Rect(0, 31, 100, 20))
    #expect(example.tree.frame(next) == Rect(0, 10, 100, 10))
  }

  @Test func aHiddenBlockIsNotMeasured() {
    var example = Example()
    var hidden = BoxStyle()
    hidden.rules.display = .none
    _ = example.text(words: 4)
    let text = example.text(words: 4, hidden)
    let block = example.add()
    example.tree.layout(block, Self.room(.maxContent))
    example.change(text, words: 3)
    example.tree.layout(block, Self.room(.maxContent))
    #expect(example.tree.boxes.statistics.measurements == 0)
    #expect(example.tree.frame(block).height == 10)
  }
}

import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// What is kept of texts: their lines in a width, and the sizes of those on one line.
@Suite struct KeptLineTests {
  /// The lines of a text depend on its width before rounding to pixels, so they may be others in the same frame.
  ///
  /// The five characters are 50 points wide. If there are many texts, more than a fifth of all frames change.
  @Test(arguments: [1, 200]) func linesFollowTheWidthBeforeRounding(count: Int) {
    let root = FlexContainer(.column)
    let texts = (0..<count).map { _ in TextNode("ab cd").lines(0).font(.system(10)) }
    for text in texts {
      text.sizing.height = 30
      text.attach(to: root).shrink(0)
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    for (width, lines) in [(50.2, 1), (49.8, 2), (50.2, 1)] {
      let layout = scene.checkedLayout(in: Size(width, 100), Traits(displayScale: 1), "\(width)")
      for text in texts {
        #expect(layout[text]?.frame.size == Size(50, 30))
        #expect(layout[text]?.texts.first?.text.lines.count == lines)
      }
    }
  }

  /// A text on one line has the same size for all questions, also after one about its width in a height.
  @Test(arguments: [FlexDirection.row, .column], [SelfAlignment.normal, .center, .baseline])
  func linesKeepTheirSizesInOtherRooms(direction: FlexDirection, alignment: SelfAlignment) {
    let root = FlexContainer(.column, alignItems: .flexStart)
    let box = FlexContainer(direction) {
      TextNode("word").font(.system(10))
      FlexContainer(.column) { TextNode("another").font(.system(8)) }
    }
    box.flexStyle.alignItems = alignment
    box.attach(to: root)
    let scene = Scene(root, text: FixedTextMeasurer())
    let sizes: [(Double?, Double?)] = [
      (nil, 40), (nil, nil), (30, 40), (nil, 7), (30, nil), (nil, 40), (30, 7), (nil, nil),
    ]
    for (width, height) in sizes {
      (box.sizing.width, box.sizing.height) = (width, height)
      scene.checkedLayout(
        in: Size(100, 100), Traits(displayScale: 1), "\(width ?? -1) \(height ?? -1)")
    }
    for room in [Size(100, 100), Size(25, 100), Size(100, 9), Size(200, 300)] {
      scene.checkedLayout(in: room, Traits(displayScale: 1), "\(room)")
    }
  }

  /// A text in a line gets a box of its own, and the other way around.
  @Test func textsLeaveAndJoinTheLines() {
    let text = TextNode("text").font(.system(10))
    let flow = FlowContainer {
      TextNode("in a line").font(.system(10))
      text
    }
    let scene = Scene(FlexContainer(.column) { flow }, text: FixedTextMeasurer())
    let places: [(FlowContainer.Placement, left: Double)] = [
      (.init(), 90), (.init(.block), 0), (.init(.inline), 90), (.init(.inlineBlock), 90),
      (.init(.block), 0),
    ]
    for (place, left) in places {
      flow[text]?.placement = place
      let layout = scene.checkedLayout(in: Size(200, 100), Traits(displayScale: 1), "\(place)")
      #expect(layout[text]?.frame.minX == left)
    }
  }

  /// A line that is wider than its node by less than a hundredth of a point is placed again, with the same characters.
  @Test func aLineThatIsBarelyTooWideMovesBack() {
    let text = TextNode("abcde").font(.system(10))
    let scene = Scene(FlexContainer(.column) { text.grow(1) }, text: FixedTextMeasurer())
    for (width, height) in [(49.995, 30.0), (60, 20), (49.995, 30), (60, 20)] {
      let layout = scene.checkedLayout(
        in: Size(width, height), Traits(displayScale: 1), "\(width)")
      // In the middle of the node.
      #expect(layout[text]?.texts.first?.frame.minY == (height - 10) / 2)
    }
  }

  /// Of two hundred containers, each moves, which are more than a fifth of all frames.
  private let many = 0..<200

  /// The texts in controls are placed again in another size of the control.
  @Test func textsInManyControlsFollowTheirSizes() {
    let root = FlexContainer(.column)
    for _ in many { ButtonNode("word").attach(to: root).shrink(0) }
    let scene = Scene(root, text: FixedTextMeasurer())
    for width in [100.0, 80, 120] {
      scene.checkedLayout(in: Size(width, 100), Traits(displayScale: 1), "\(width)")
    }
  }

  /// The pieces of an inline element have their edges on pixels, wherever its lines are.
  @Test func piecesInManyFlowsAreRoundedWhereTheyMove() {
    let room = ShapeNode().size(10, 10)
    let root = FlexContainer(.column) { room.shrink(0) }
    for _ in many {
      // Lines are no whole number of pixels high.
      let element = FlowContainer { TextNode("ab cd").font(.system(9.3)) }
      FlowContainer { element.inline() }.attach(to: root).shrink(0)
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    for height in [10.0, 10.25, 10.5, 10.75] {
      room.sizing.height = height
      scene.checkedLayout(in: Size(30, 100), Traits(displayScale: 1), "\(height)")
    }
  }

  /// A text that may have several lines has other sizes in other rooms: its five characters are 50 points wide.
  @Test func textsInSeveralLinesFollowTheRoom() {
    let text = TextNode("ab cd").lines(0).font(.system(10))
    let scene = Scene(FlexContainer(.column) { text.shrink(0) }, text: FixedTextMeasurer())
    for (width, height) in [(50.0, 10.0), (30, 20), (60, 10)] {
      let layout = scene.checkedLayout(in: Size(width, 100), Traits(displayScale: 1), "\(width)")
      #expect(layout[text]?.frame == Rect(0, 0, width, height))
    }
  }
}

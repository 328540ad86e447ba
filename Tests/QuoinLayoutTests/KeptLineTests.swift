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
}

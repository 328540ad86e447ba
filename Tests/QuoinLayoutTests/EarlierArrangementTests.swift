import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Arrangements that share their items with later ones stay what they were.
@Suite struct EarlierArrangementTests {
  /// A column of texts and boxes.
  private static func column() -> (root: FlexContainer, texts: [TextNode], boxes: [BoxNode]) {
    let texts = (0..<20).map { TextNode("text \($0)") }
    let boxes = (0..<20).map { _ in BoxNode(10, 10) }
    let root = FlexContainer(.column) {
      for index in texts.indices {
        texts[index]
        boxes[index]
      }
    }
    return (root, texts, boxes)
  }

  /// What the items of an arrangement show of a column.
  private struct Shown: Equatable {
    var colors: [Color?]
    var texts: [String]
    var frames: [Rect]

    init(_ arrangement: Arrangement) {
      colors = arrangement.items.map { $0.look.background }
      texts = arrangement.items.map { $0.texts.first?.text.lines.first?.text ?? "" }
      frames = arrangement.items.map { $0.frame }
    }
  }

  @Test(arguments: 0..<8)
  func theyStayTheSame(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (root, texts, boxes) = Self.column()
    let scene = Scene(root, text: FixedTextMeasurer())
    let size = Size(300, 2000)
    var known: [(arrangement: Arrangement, shown: Shown)] = []
    for step in 0..<150 {
      let index = Int.random(in: 0..<20, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: texts[index].string = "step \(step)"
      case 1: boxes[index].style.background = Color(red: Double(step) / 150, green: 0, blue: 1)
      case 2: boxes[index].sizing.height = Double(step % 40)
      default:
        if boxes[index].parent == nil { root.add(boxes[index]) } else { root.remove(boxes[index]) }
      }
      let arrangement = scene.layout(in: size)
      let shown = Shown(Scene(root, text: FixedTextMeasurer()).layout(in: size))
      #expect(Shown(arrangement) == shown, "step \(step)")
      // Some are kept, so that the storage is sometimes shared and sometimes not.
      if Int.random(in: 0..<3, using: &generator) == 0 { known.append((arrangement, shown)) }
      if known.count > 5 { known.remove(at: Int.random(in: 0..<5, using: &generator)) }
      for (arrangement, shown) in known { #expect(Shown(arrangement) == shown) }
    }
  }
}

import BoxWorkloads
import CBench
import CBoxBench
import Quoin

/// The feed of flex cards in Yoga, with the same sizes of texts.
enum YogaFeed {
  /// Lays the feed out, and again after changes.
  ///
  /// - Parameters:
  ///   - library: The path of the peer's library.
  ///   - expected: The frames of the cards in a width of 390 points, which Yoga's must equal to the pixel.
  static func run(
    _ count: Int, _ library: String, _ expected: [Rect], phase: (String, () -> Void) -> Void
  ) {
    guard let engine = box_bench_load(library)?.pointee else { bench_fail("no Yoga at \(library)") }
    let input = BoxBenchInput(nodes(count), availableWidth: 390)
    withUnsafePointer(to: input.tree) { tree in
      let feed = engine.create(tree)
      phase("build") { engine.build(feed) }
      phase("first") { engine.layout(feed) }
      check(engine, feed, input.count, expected)
      phase("nothing") { engine.layout(feed) }
      // A card has four texts; the first is its title.
      phase("text") { engine.dirty(feed, Int32(count / 2 * 4), 0) }
      phase("resize") { engine.resize(feed, 430) }
      engine.free_tree(feed)
    }
  }

  private static func check(
    _ engine: BoxBenchEngine, _ feed: UnsafeMutableRawPointer?, _ count: Int, _ expected: [Rect]
  ) {
    var frames = [Float](repeating: 0, count: count * 4)
    engine.frames(feed, &frames)
    for (number, frame) in expected.enumerated() {
      let first = (1 + number * 7) * 4
      let found = Rect(
        x: Double(frames[first]), y: Double(frames[first + 1]), width: Double(frames[first + 2]),
        height: Double(frames[first + 3]))
      guard abs(found.minY - frame.minY) <= 1, abs(found.width - frame.width) <= 1,
        abs(found.height - frame.height) <= 1
      else { bench_fail("card \(number): Yoga has \(found), Quoin \(frame)") }
    }
  }

  /// The nodes of `Feed.flex(_:)`.
  private static func nodes(_ count: Int) -> [BoxBenchNode] {
    var root = BoxBenchNode.initial
    root.is_column = 1
    root.gap = 8
    var nodes = [root]
    func text(_ string: String, in parent: Int, lines: Int = 1) -> BoxBenchNode {
      var node = BoxBenchNode.initial
      node.parent = Int32(parent)
      node.text_width = Float(string.utf8.count) * 8.5
      // Quoin rounds the sizes of texts up to half a point.
      node.line_height = 20.5
      node.is_single_line = lines == 1 ? 1 : 0
      return node
    }
    for number in 0..<count {
      let index = nodes.count
      var card = BoxBenchNode.initial
      card.parent = 0
      card.centers_items = 1
      card.gap = 12
      card.padding = 12
      nodes.append(card)
      var picture = BoxBenchNode.initial
      picture.parent = Int32(index)
      (picture.width, picture.height) = (.points(40), .points(40))
      // Yoga has no automatic minimum, which keeps CSS's boxes from shrinking here.
      picture.shrink = 0
      nodes.append(picture)
      var column = BoxBenchNode.initial
      column.parent = Int32(index)
      column.is_column = 1
      column.gap = 4
      column.grow = 1
      column.shrink = 1
      nodes.append(column)
      nodes.append(text("Card No. \(number)", in: index + 2))
      nodes.append(
        text(
          "A text of two lines or three, of the card of number \(number).", in: index + 2, lines: 0)
      )
      nodes.append(text("\(number % 60) minutes ago", in: index + 2))
      var open = text("Open", in: index)
      open.shrink = 0
      nodes.append(open)
    }
    return nodes
  }
}

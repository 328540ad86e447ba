import Foundation
import QuoinBoxLayout
import QuoinGeometry
import Testing

/// The engine against the literal implementation of the specifications, on random trees.
///
/// `QUOIN_TREES=100000` lays out more of them.
@Suite struct LiteralTests {
  static let count =
    ProcessInfo.processInfo.environment["QUOIN_TREES"].flatMap { Int($0) } ?? 4000

  @Test(arguments: 0..<10)
  func framesAreThoseOfTheSpecifications(tenth: Int) {
    for seed in 0..<Self.count / 10 {
      var random = RandomTree(seed: UInt64(tenth * (Self.count / 10) + seed))
      let root = random.root()
      let place = random.place()
      guard !random.hasLinesThatShorten, random.difference(root, place) != nil else { continue }
      let small = random.reduced { $0.difference(root, place) != nil }
      Issue.record("\(small.difference(root, place) ?? "")\n\(small.markup(root, place))")
    }
  }

  @Test(arguments: 0..<10)
  func framesAfterChangesAreThoseOfTheSpecifications(tenth: Int) {
    for seed in 0..<Self.count / 40 {
      var random = RandomTree(seed: UInt64(1_000_000 + tenth * (Self.count / 40) + seed))
      let root = random.root(depth: 4)
      var place = random.place()
      var tree = TestTree()
      let ids = random.build(place.direction, into: &tree)
      for step in 0..<4 {
        if step > 0 { random.change(root, &tree, ids, &place) }
        tree.layout(ids[root], place.space)
        guard !random.hasLinesThatShorten else { continue }
        let difference = random.difference(root, place, tree, ids)
        if let difference {
          // The tree as it is now, if it differs when it is laid out anew, too.
          let small = random.difference(root, place).map { _ in
            random.reduced { $0.difference(root, place) != nil }
          }
          let markup = small?.markup(root, place) ?? "only after changes"
          Issue.record("seed \(seed) of \(tenth), step \(step): \(difference)\n\(markup)")
        }
      }
    }
  }
}

/// Where a root is laid out.
struct RandomPlace {
  var width: Double
  var height: Double?
  var direction: LayoutDirection

  var space: BoxSpace {
    BoxSpace(width: .exactly(width), height: height.map { .exactly($0) } ?? .maxContent)
  }
}

extension RandomTree {
  mutating func place() -> RandomPlace {
    RandomPlace(
      width: dice.length(20...300), height: dice.chance(0.5) ? dice.length(20...300) : nil,
      direction: dice.chance(0.3) ? .rightToLeft : .leftToRight)
  }

  /// Whether a margin may make a line of a column shorter.
  ///
  /// Then browsers break lines at a height that came from the content in some containers and not in
  /// others.
  var hasLinesThatShorten: Bool {
    nodes.contains { node in
      node.style.rules.display == .flex && node.style.flex.wrap != .nowrap
        && node.style.flex.direction.axis == .vertical
        && items(of: node).contains { isNegative(nodes[$0].style.item.margin.top) }
    }
  }

  private func isNegative(_ margin: Length) -> Bool {
    if case .points(let points) = margin { points < 0 } else { false }
  }

  private func items(of node: Node) -> [Int] {
    node.children
      + node.children.filter { nodes[$0].style.rules.display == .contents }
      .flatMap { items(of: nodes[$0]) }
  }

  /// The first box whose frame is not that of the literal implementation.
  func difference(_ root: Int, _ place: RandomPlace) -> String? {
    var tree = TestTree()
    let ids = build(place.direction, into: &tree)
    tree.layout(ids[root], place.space)
    return difference(root, place, tree, ids)
  }

  /// The same for a tree that has been laid out.
  func difference(
    _ root: Int, _ place: RandomPlace, _ tree: borrowing TestTree, _ ids: [BoxID]
  ) -> String? {
    let frames = Literal(nodes, place.direction)
      .frames(root, width: place.width, height: place.height)
    for (box, want) in frames.sorted(by: { $0.key < $1.key }) {
      let found = tree.frame(ids[box])
      let isNear =
        abs(found.minX - want.minX) < 0.05 && abs(found.minY - want.minY) < 0.05
        && abs(found.width - want.width) < 0.05 && abs(found.height - want.height) < 0.05
      if !isNear { return "box \(box): \(found) is not \(want)" }
    }
    return nil
  }

  /// Changes a style, a text, the room, or the order of boxes, in the description and in the tree.
  mutating func change(
    _ root: Int, _ tree: inout TestTree, _ ids: [BoxID], _ place: inout RandomPlace
  ) {
    let box = Int.random(in: 0..<nodes.count, using: &dice)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: place.width = dice.length(20...300)
    case 1: place.height = place.height == nil ? dice.length(20...300) : nil
    case 2:
      // What was measured in another room must not be taken for a layout.
      _ = tree.measure(
        ids[root], BoxSpace(width: .within(dice.length(10...300)), height: .maxContent))
      fallthrough
    case 3 where nodes[box].words != nil:
      let words = Words(count: Int.random(in: 1...8, using: &dice), width: 20, height: 10)
      guard nodes[box].words != nil else { return }
      nodes[box].words = words
      tree.words[ids[box]] = words
      tree.boxes.markDirty(ids[box])
    case 4 where nodes[box].children.count > 1:
      let child = nodes[box].children.removeLast()
      let before = nodes[box].children[0]
      nodes[box].children.insert(child, at: 0)
      tree.boxes.move(ids[child], to: ids[box], before: ids[before])
    default:
      guard box != root else { return }
      nodes[box].style = style(isContainer: !nodes[box].children.isEmpty)
      var style = nodes[box].style
      style.direction = place.direction
      tree.boxes.setStyle(PackedStyle(style), of: ids[box])
    }
  }
}

import CBoxBench
import Workloads

/// How the boxes of a tree look.
enum Style {
  /// 10 × 10, growing.
  case fixed
  /// Growing, with margins.
  case automatic
  /// Sizes that are automatic, points or percentages.
  case random
}

/// The trees F2: Taffy's, with another generator of random numbers.
struct TreeBuilder {
  private final class Branch {
    var node: BoxBenchNode
    var children: [Branch]

    init(_ node: BoxBenchNode, _ children: [Branch] = []) {
      self.node = node
      self.children = children
    }
  }

  /// Branches that wait for a parent.
  struct Branches {
    fileprivate var list: [AnyObject]
  }

  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func node(_ style: Style) -> BoxBenchNode {
    var node = BoxBenchNode()
    switch style {
    case .fixed:
      node.grow = 1
      node.width = .points(10)
      node.height = .points(10)
    case .automatic:
      node.grow = 1
      node.margin = 10
    case .random:
      node.width = length()
      node.height = length()
    }
    return node
  }

  private mutating func length() -> BoxLength {
    let choice = random.unit()
    if choice < 0.2 { return BoxLength(unit: Int32(BOX_AUTO), value: 0) }
    if choice < 0.8 { return .points(Float(random.unit() * 500)) }
    return .percent(Float(random.unit() * 100))
  }

  /// Boxes in boxes, `branching` in each, `size` or less in all.
  mutating func deep(_ size: Int, _ branching: Int, _ style: Style) -> Branches {
    Branches(list: branches(size, branching, style))
  }

  private mutating func branches(_ size: Int, _ branching: Int, _ style: Style) -> [Branch] {
    if size <= branching { return (0..<size).map { _ in Branch(node(style)) } }
    return (0..<branching).map { _ in
      let children = branches((size - branching) / branching, branching, style)
      return Branch(node(style), children)
    }
  }

  /// Boxes of one to four boxes, side by side.
  mutating func wide(_ size: Int) -> Branches {
    var list: [Branch] = []
    var count = 0
    while count < size {
      let children = (0..<1 + random.draw(4)).map { _ in Branch(node(.random)) }
      list.append(Branch(node(.random), children))
      count += children.count + 1
    }
    return Branches(list: list)
  }

  /// A box in a box in a box, each with two leaves beside it.
  mutating func superDeep(_ depth: Int) -> Branches {
    var list: [Branch] = []
    for _ in 0..<depth {
      let container = Branch(node(.automatic), list)
      list = [container, Branch(node(.automatic)), Branch(node(.automatic))]
    }
    return Branches(list: list)
  }

  /// A box with the initial values around others, in preorder.
  func root(_ children: Branches) -> [BoxBenchNode] {
    var nodes = [BoxBenchNode()]
    var pending = children.list.compactMap { $0 as? Branch }.reversed().map { ($0, Int32(0)) }
    while let (branch, parent) = pending.popLast() {
      let index = Int32(nodes.count)
      var node = branch.node
      node.parent = parent
      nodes.append(node)
      for child in branch.children.reversed() { pending.append((child, index)) }
      branch.children = []
    }
    return nodes
  }
}

import CBoxBench
import Workloads

/// The trees F3: lists as apps have them.
enum Feed {
  private static func root() -> BoxBenchNode {
    var root = BoxBenchNode()
    root.is_column = 1
    root.width = .points(375)
    root.padding = 8
    root.gap = 8
    return root
  }

  private static func fixed(_ width: Float, _ height: Float, in parent: Int) -> BoxBenchNode {
    var node = BoxBenchNode()
    node.parent = Int32(parent)
    node.width = .points(width)
    node.height = .points(height)
    node.shrink = 0
    return node
  }

  /// Cards of a picture, three texts and a button.
  static func cards(_ count: Int) -> [BoxBenchNode] {
    var random = SplitMix64(seed: 42)
    var nodes = [root()]
    for _ in 0..<count {
      var card = BoxBenchNode()
      card.parent = 0
      card.centers_items = 1
      card.padding = 12
      card.gap = 8
      let index = nodes.count
      nodes.append(card)
      nodes.append(fixed(48, 48, in: index))
      var column = BoxBenchNode()
      column.parent = Int32(index)
      column.is_column = 1
      column.grow = 1
      column.shrink = 1
      column.basis = .points(0)
      column.min_width = .points(0)
      column.gap = 4
      let columnIndex = nodes.count
      nodes.append(column)
      for _ in 0..<3 {
        var text = BoxBenchNode()
        text.parent = Int32(columnIndex)
        text.text_width = Float(40 + random.draw(400))
        nodes.append(text)
      }
      nodes.append(fixed(64, 32, in: index))
    }
    return nodes
  }

  /// Rows of eight chips.
  static func chips(_ count: Int) -> [BoxBenchNode] {
    var random = SplitMix64(seed: 42)
    var nodes = [root()]
    for _ in 0..<count {
      var row = BoxBenchNode()
      row.parent = 0
      row.wraps = 1
      row.gap = 4
      let index = nodes.count
      nodes.append(row)
      for _ in 0..<8 { nodes.append(fixed(Float(30 + random.draw(60)), 24, in: index)) }
    }
    return nodes
  }
}

extension BoxWorkload {
  /// The trees F1: those of Yoga's own benchmark, as columns whose items do not shrink.
  func yogaTree() -> BoxBenchInput {
    var root = BoxBenchNode()
    root.is_column = 1
    var nodes = [root]
    func add(_ parent: Int, _ change: (inout BoxBenchNode) -> Void) -> Int {
      var node = BoxBenchNode()
      node.parent = Int32(parent)
      node.is_column = 1
      node.shrink = 0
      change(&node)
      nodes.append(node)
      return nodes.count - 1
    }
    switch self {
    case .stack:
      nodes[0].width = .points(100)
      nodes[0].height = .points(100)
      for _ in 0..<10 {
        _ = add(0) {
          $0.grow = 1
          $0.text_width = 10
        }
      }
    case .undefinedStretch:
      for _ in 0..<10 {
        _ = add(0) {
          $0.height = .points(20)
          $0.text_width = 10
        }
      }
    case .nested:
      for _ in 0..<10 {
        let column = add(0) { $0.grow = 1 }
        for _ in 0..<10 {
          _ = add(column) {
            $0.grow = 1
            $0.text_width = 10
          }
        }
      }
    default:
      func nest(_ parent: Int, _ depth: Int) {
        for _ in 0..<10 {
          let box = add(parent) {
            $0.grow = 1
            $0.width = .points(10)
            $0.height = .points(10)
          }
          if depth > 1 { nest(box, depth - 1) }
        }
      }
      nest(0, 4)
    }
    return BoxBenchInput(nodes, availableWidth: nil, squareTexts: true)
  }
}

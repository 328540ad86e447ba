public import CBoxBench

/// A tree as all engines see it, in memory of its own.
public final class BoxBenchInput {
  /// The tree; valid as long as the object lives.
  public let tree: BoxBenchTree
  private let nodes: UnsafeMutablePointer<BoxBenchNode>
  private let leaves: UnsafeMutablePointer<Int32>

  /// A tree of nodes in preorder.
  public init(_ list: [BoxBenchNode], availableWidth: Float?, squareTexts: Bool = false) {
    nodes = .allocate(capacity: list.count)
    nodes.initialize(from: list, count: list.count)
    var isParent = [Bool](repeating: false, count: list.count)
    for node in list where node.parent >= 0 { isParent[Int(node.parent)] = true }
    let hasTexts = list.contains { $0.text_width > 0 }
    let changing = list.indices.filter {
      hasTexts ? list[$0].text_width > 0 : !isParent[$0]
    }
    leaves = .allocate(capacity: max(1, changing.count))
    leaves.initialize(from: changing.map { Int32($0) }, count: changing.count)
    tree = BoxBenchTree(
      count: Int32(list.count), nodes: nodes, available_width: availableWidth ?? -1,
      text_is_square: squareTexts ? 1 : 0, leaf_count: Int32(changing.count), leaves: leaves)
  }

  deinit {
    nodes.deallocate()
    leaves.deallocate()
  }

  /// The number of boxes.
  public var count: Int { Int(tree.count) }

  /// The leaf that the k-th change is about.
  public func leaf(_ step: Int) -> Int32 { Int32((step * 7919) % Int(tree.leaf_count)) }
}

extension BoxBenchNode {
  /// A box with the initial values.
  public static let initial = BoxBenchNode()

  init() {
    self.init(
      parent: -1, is_column: 0, wraps: 0, centers_items: 0, grow: 0, shrink: -1,
      basis: BoxLength(), width: BoxLength(), height: BoxLength(), min_width: BoxLength(),
      margin: 0, padding: 0, gap: 0, text_width: 0, line_height: 0, is_single_line: 0)
  }
}

extension BoxLength {
  /// A length in points.
  public static func points(_ value: Float) -> BoxLength {
    BoxLength(unit: Int32(BOX_POINTS), value: value)
  }
  static func percent(_ value: Float) -> BoxLength {
    BoxLength(unit: Int32(BOX_PERCENT), value: value)
  }
}

import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The tree in preorder, with what every pass asks of a node in flat arrays.
struct FlatTree {
  /// The surroundings of each node.
  private let preparation: Preparation
  private(set) var nodes: [Node] = []
  /// What each node is as a container; empty for one that lays nothing out.
  private(set) var roles: [ContainerRole] = []
  /// How each node lays out what is in it.
  private(set) var algorithms: [(any ContainerAlgorithm)?] = []
  /// The container's index, or -1.
  private(set) var parents: [Int32] = []
  /// The index behind the last node inside.
  private(set) var ends: [Int32] = []
  /// What the container holds of the node's place.
  private(set) var relations: [AnyRelation?] = []
  private(set) var looks: [Look] = []
  /// The sizes that nodes have of their own, with those that styles say.
  private(set) var sizings: [Sizing] = []
  private(set) var directions: [LayoutDirection] = []
  private(set) var indices: [NodeID: Int32] = [:]

  var count: Int { nodes.count }

  /// Walks the tree without recursion: it may be 100,000 levels deep.
  ///
  /// - Parameters:
  ///   - resolver: has resolved the styles of the same tree, in the same order.
  ///   - preparation: has settled the surroundings of the same tree, in the same order.
  init(_ root: Node, resolver: StyleResolver, preparation: Preparation) {
    self.preparation = preparation
    looks = resolver.looks
    var pending: [(relation: AnyRelation?, node: Node, parent: Int32)] = [(nil, root, -1)]
    while let (relation, node, parent) = pending.popLast() {
      let index = Int32(nodes.count)
      let container = node as? ContainerNode
      nodes.append(node)
      parents.append(parent)
      ends.append(index + 1)
      relations.append(relation)
      roles.append(container.map { ContainerRole($0) } ?? [])
      algorithms.append(container as? any ContainerAlgorithm)
      indices[node.id] = index
      let traits = preparation.traits(of: Int(index))
      directions.append(traits.layoutDirection)
      if preparation.traitIndices[Int(index)] != 0 {
        looks[Int(index)] = resolver.look(of: Int(index), in: traits)
      }
      sizings.append(looks[Int(index)].metrics.sizing(node.sizing))
      for child in (container?.relations ?? []).reversed() {
        pending.append((child, child.node, index))
      }
    }
    for index in stride(from: count - 1, to: 0, by: -1) {
      let parent = Int(parents[index])
      ends[parent] = max(ends[parent], ends[index])
    }
  }

  /// The surroundings of a node.
  func traits(of index: Int) -> Traits { preparation.traits(of: index) }

  /// Calls a function with each child of a node, in order.
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var next = index + 1
    while next < Int(ends[index]) {
      body(next)
      next = Int(ends[next])
    }
  }

  /// The children of a node, in order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    forEachChild(of: index) { children.append($0) }
    return children
  }
}

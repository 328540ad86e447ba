import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The tree in preorder, with what every pass asks of a node in flat arrays.
struct FlatTree {
  /// The surroundings of each node.
  private var preparation: Preparation
  let nodes: [Node]
  /// What each node is as a container; empty for one that lays nothing out.
  let roles: [ContainerRole]
  /// How each node lays out what is in it.
  private(set) var algorithms: [(any ContainerAlgorithm)?] = []
  /// The container's index, or -1.
  let parents: [Int32]
  /// The index behind the last node inside.
  let ends: [Int32]
  /// What the container holds of the node's place.
  let relations: [AnyRelation?]
  /// What a document says of each node that is an element of it in a flow container.
  private(set) var elements: [ElementBox?] = []
  /// Whether there is such a node.
  private(set) var hasElements = false
  /// Whether each node is text that takes part in the lines around it: not a box of its own, nor a
  /// float.
  private(set) var areInlineTexts: [Bool] = []
  private(set) var looks: [Look]
  /// The sizes that nodes have of their own, with those that styles say.
  private(set) var sizings: [Sizing] = []
  private(set) var directions: [LayoutDirection] = []

  var count: Int { nodes.count }

  /// - Parameters:
  ///   - resolver: has resolved the styles of the tree.
  ///   - preparation: has settled the surroundings of the same tree, in the same order.
  init(resolver: StyleResolver, preparation: Preparation) {
    self.preparation = preparation
    nodes = resolver.nodes
    parents = resolver.parents
    ends = resolver.ends
    looks = resolver.looks
    relations = preparation.relations
    roles = preparation.roles
    let count = nodes.count
    algorithms.reserveCapacity(count)
    elements.reserveCapacity(count)
    areInlineTexts.reserveCapacity(count)
    sizings.reserveCapacity(count)
    directions.reserveCapacity(count)
    for index in 0..<count { append(index, resolver) }
  }

  /// Takes what is asked of the next node.
  private mutating func append(_ index: Int, _ resolver: StyleResolver) {
    let node = nodes[index]
    algorithms.append(node.isContainer ? node as? any ContainerAlgorithm : nil)
    let traits = preparation.traits(of: index)
    directions.append(traits.layoutDirection)
    if preparation.traitIndices[index] != 0 {
      looks[index] = resolver.look(of: index, in: traits)
    }
    sizings.append(looks[index].metrics.sizing(node.sizing))
    guard let relation = relations[index] as? Relation<FlowContainer> else {
      elements.append(nil)
      areInlineTexts.append(false)
      return
    }
    let placement = relation.placement
    elements.append(placement.element)
    if placement.element != nil { hasElements = true }
    areInlineTexts.append(
      roles[index].isEmpty && (placement.level == .automatic || placement.level == .inline)
        && placement.float == .none && node is TextNode)
  }

  /// Takes anew what styles and the node itself say of its look and size, in the surroundings of the scene.
  mutating func refresh(_ index: Int, _ resolver: StyleResolver) {
    looks[index] = resolver.looks[index]
    sizings[index] = looks[index].metrics.sizing(nodes[index].sizing)
  }

  /// Takes the looks of all nodes anew, in other surroundings in which nothing has another size.
  mutating func takeLooks(_ resolver: StyleResolver, _ preparation: Preparation) {
    looks = resolver.looks
    self.preparation = preparation
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

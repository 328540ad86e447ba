import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The tree in preorder, with what every pass asks of a node in flat arrays.
struct FlatTree {
  /// The surroundings of each node.
  private(set) var preparation: Preparation
  private(set) var nodes: [Node]
  /// What each node is as a container; empty for one that lays nothing out.
  private(set) var roles: [ContainerRole]
  /// How each node lays out what is in it.
  private(set) var algorithms: [(any ContainerAlgorithm)?] = []
  /// The container's index, or -1.
  private(set) var parents: [Int32]
  /// The index behind the last node inside.
  private(set) var ends: [Int32]
  /// What the container holds of the node's place.
  private(set) var relations: [AnyRelation?]
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
    (relations, roles) = self.preparation.handOver()
    let count = nodes.count
    algorithms.reserveCapacity(count)
    elements.reserveCapacity(count)
    areInlineTexts.reserveCapacity(count)
    sizings.reserveCapacity(count)
    directions.reserveCapacity(count)
    for index in 0..<count { append(index, resolver) }
  }

  private static func algorithm(of node: Node) -> (any ContainerAlgorithm)? {
    node.isContainer ? node as? any ContainerAlgorithm : nil
  }

  /// Takes what is asked of the next node.
  private mutating func append(_ index: Int, _ resolver: StyleResolver) {
    let node = nodes[index]
    algorithms.append(FlatTree.algorithm(of: node))
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
  mutating func takeLooks(_ resolver: StyleResolver, in traits: Traits) {
    looks = resolver.looks
    preparation.setTraits(traits)
  }

  /// Gives the tree back as it was: what varies by the surroundings is only set during a pass.
  mutating func restore() { preparation.restore() }

  /// Makes room for nodes that came, went or moved; fresh ones have placeholders until `take(_:_:)`.
  mutating func open(_ splice: PreorderSplice) {
    preparation.take(splice)
    splice.apply(to: &roles, blank: [])
    splice.apply(to: &relations, blank: nil)
    splice.apply(to: &algorithms, blank: nil)
    splice.apply(to: &elements, blank: nil)
    splice.apply(to: &areInlineTexts, blank: false)
    splice.apply(to: &looks, blank: Look())
    splice.apply(to: &sizings, blank: Sizing())
    splice.apply(to: &directions, blank: preparation.traitSets[0].layoutDirection)
  }

  /// Takes the order of the nodes from the resolver, after room was made.
  mutating func takeOrder(_ resolver: StyleResolver) {
    nodes = resolver.nodes
    parents = resolver.parents
    ends = resolver.ends
  }

  /// Takes the relations of a container with its children anew.
  ///
  /// - Returns: the children whose relation is another one than before.
  mutating func takeRelations(of container: Int) -> [Int] {
    var others: [Int] = []
    var child = container + 1
    for relation in (nodes[container] as? ContainerNode)?.relations ?? [] {
      if relations[child] !== relation {
        relations[child] = relation
        others.append(child)
      }
      child = Int(ends[child])
    }
    return others
  }

  /// Reads a fresh node outside of flows, whose relation is set already.
  mutating func take(_ index: Int, _ resolver: StyleResolver) {
    let node = nodes[index]
    algorithms[index] = FlatTree.algorithm(of: node)
    roles[index] = (node as? ContainerNode).map { ContainerRole($0) } ?? []
    refresh(index, resolver)
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

import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The tree in preorder, with the data that every pass needs of a node in flat arrays.
struct FlatTree {
  /// The traits of each node.
  var preparation: Preparation
  private(set) var nodes: [Node]
  /// The role of each node as a container; empty if nothing lays out its children.
  private(set) var roles: [ContainerRole]
  /// The algorithm that lays out each node's children.
  private(set) var algorithms: [(any ContainerAlgorithm)?] = []
  /// The container's index, or -1.
  private(set) var parents: [Int32]
  /// The index after the last descendant.
  private(set) var ends: [Int32]
  /// The relation of each node to its container.
  private(set) var relations: [AnyRelation?]
  /// The element box of each node that is a document's element in a flow container.
  private(set) var elements: [ElementBox?] = []
  /// Whether there are such nodes.
  private(set) var hasElements = false
  /// Whether there are flow containers.
  private(set) var hasFlows = false
  /// Whether there are elements with columns or vertical lines, whose boxes are in trees of their own.
  private(set) var hasInnerBoxTrees = false
  /// Whether each node is inline text: neither a box of its own nor a float.
  private(set) var areInlineTexts: [Bool] = []
  private(set) var looks: [Look]
  /// The sizes of the nodes themselves, including those from styles.
  private(set) var sizings = SizingList(count: 0)
  private(set) var directions: [LayoutDirection] = []
  /// Whether each node is a text on one line, which has the same size for each proposal.
  private(set) var areLines: [Bool] = []
  /// Whether each node may have texts; a class of a user may have them at any time.
  private(set) var mayHaveTexts: [Bool] = []
  /// For each node, its original: an earlier node with the same data here, the same box style and the same item but for
  /// its place and texts, or -1; empty after the first layout.
  private(set) var originals: [Int32] = []
  /// For each original, the last node that is alike except for its look.
  private var variants = NodeTable<Int>()
  /// What occurs in the tree, or did before a change.
  private(set) var features: TreeFeatures = []

  var count: Int { nodes.count }

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - resolver: The resolver, with the styles of the tree resolved.
  ///   - preparation: The preparation of the same tree, in the same order.
  init(resolver: StyleResolver, preparation: Preparation) {
    self.preparation = preparation
    nodes = resolver.nodes
    parents = resolver.parents
    ends = resolver.ends
    looks = resolver.looks
    (relations, roles) = self.preparation.takeRelationsAndRoles()
    originals = self.preparation.takeOriginals()
    let count = nodes.count
    // Most nodes have these values.
    algorithms = Array(repeating: nil, count: count)
    elements = Array(repeating: nil, count: count)
    areInlineTexts = Array(repeating: false, count: count)
    sizings = SizingList(count: count)
    directions = Array(repeating: self.preparation.traitSets[0].layoutDirection, count: count)
    areLines = Array(repeating: false, count: count)
    mayHaveTexts = Array(repeating: false, count: count)
    for index in 0..<count { read(index, resolver) }
  }

  private static func algorithm(of node: Node) -> (any ContainerAlgorithm)? {
    guard node.isContainer else { return nil }
    // A conditional cast to a protocol looks its conformance up; the most common classes need none.
    if let flex = node as? FlexContainer { return flex }
    if let relative = node as? RelativeContainer { return relative }
    if let flow = node as? FlowContainer { return flow }
    return node as? any ContainerAlgorithm
  }

  /// Reads the data of the next node.
  private mutating func read(_ index: Int, _ resolver: StyleResolver) {
    // Most nodes need nothing but this flag, so no reference to the node is counted.
    if Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef({ $0.isContainer }) {
      algorithms[index] = FlatTree.algorithm(of: nodes[index])
    }
    if takeData(index, of: Int(originals[index])) { return }
    let node = nodes[index]
    originals[index] = -1
    if roles[index].contains(.flow) { hasFlows = true }
    let traits = Int(preparation.traitIndices[index])
    if traits != 0 {
      directions[index] = preparation.traitSets[traits].layoutDirection
      looks[index] = resolver.look(of: index, in: preparation.traitSets[traits])
    }
    readPlacement(index)
    if hasSizing(index) {
      sizings[index] = sizing(of: index)
    } else {
      areLines[index] = isLine(index)
    }
    mayHaveTexts[index] = FlatTree.mayHaveTexts(node)
    features.note(node, roles[index], looks[index])
  }

  /// Copies the data of a node from its original, or from the original's variant if only that has the same look.
  ///
  /// - Returns: `false` if neither has the look; the node then becomes the variant.
  private mutating func takeData(_ index: Int, of original: Int) -> Bool {
    guard original >= 0, preparation.traitIndices[index] == 0 else { return false }
    var original = original
    if !hasLook(index, of: original) {
      guard let variant = variants[original], hasLook(index, of: variant) else {
        variants[original] = index
        return false
      }
      original = variant
      originals[index] = Int32(variant)
    }
    sizings.set(index, toRulesOf: original)
    if areLines[original] { areLines[index] = true }
    if mayHaveTexts[original] { mayHaveTexts[index] = true }
    return true
  }

  @inline(__always) private func hasLook(_ index: Int, of original: Int) -> Bool {
    // Not through a method, for which both looks would be retained.
    looks[index].storage === looks[original].storage
  }

  /// Forgets which nodes are alike, before one of them may change.
  mutating func forgetOriginals() {
    originals = []
    variants = NodeTable()
  }

  /// Returns the original of a node, or `nil` if none is known.
  @inline(__always) func original(of index: Int) -> Int? {
    guard index < originals.count, originals[index] >= 0 else { return nil }
    return Int(originals[index])
  }

  /// The relation of a node to its flow container, or `nil` if it is in a container of another kind.
  @inline(__always) func flowRelation(of index: Int) -> Relation<FlowContainer>? {
    let parent = Int(parents[index])
    // A look at the role takes a fraction of the time of a cast that fails.
    guard parent >= 0, roles[parent].contains(.flow) else { return nil }
    return relations[index] as? Relation<FlowContainer>
  }

  /// Reads the placement of the next node, if it is in a flow container.
  private mutating func readPlacement(_ index: Int) {
    guard let relation = flowRelation(of: index) else { return }
    let placement = relation.flowItem
    elements[index] = placement.element
    if let element = placement.element {
      hasElements = true
      if element.isVertical || element.columns != nil { hasInnerBoxTrees = true }
    }
    areInlineTexts[index] = isInlineText(index, placement)
  }

  /// Whether a node with a placement in a flow container is inline text.
  private func isInlineText(_ index: Int, _ placement: FlowContainer.Placement) -> Bool {
    roles[index].isEmpty && placement.isInline && nodes[index] is TextNode
  }

  /// Whether a node has size rules, of its own or from styles.
  private func hasSizing(_ index: Int) -> Bool {
    nodes[index].hasSizing || looks[index].hasMetrics
  }

  private func sizing(of index: Int) -> Sizing {
    looks[index].metrics.sizing(nodes[index].sizing)
  }

  /// Whether a node without size rules is a text on one line.
  private func isLine(_ index: Int) -> Bool {
    // An inline text is measured with the lines that it is in.
    guard !areInlineTexts[index], looks[index].lineLimit == 1 else { return false }
    let node = nodes[index]
    guard type(of: node) == TextNode.self, let text = node as? TextNode else { return false }
    return !text.hasSpan
  }

  /// Reads the look and size of a node again.
  mutating func refresh(_ index: Int, _ resolver: StyleResolver) {
    let hasOwnTraits = preparation.traitIndices[index] != 0
    looks[index] =
      hasOwnTraits ? resolver.look(of: index, in: traits(of: index)) : resolver.look(of: index)
    let hasSizing = hasSizing(index)
    sizings[index] = hasSizing ? sizing(of: index) : Sizing()
    areLines[index] = !hasSizing && isLine(index)
    features.note(nodes[index], roles[index], looks[index])
    mayHaveTexts[index] = FlatTree.mayHaveTexts(nodes[index])
  }

  private static func mayHaveTexts(_ node: Node) -> Bool {
    node.hasTexts || !Node.isOwn(type(of: node))
  }

  /// Whether a node is an element of a document if it was before, and its box takes part in the flow in the same way.
  func keepsRole(_ index: Int) -> Bool {
    guard let relation = flowRelation(of: index) else { return true }
    guard let element = relation.placement.element, let former = elements[index] else {
      return relation.placement.element === elements[index]
    }
    return former.hasSameRole(as: element)
  }

  /// Reads the elements of nodes that keep their role.
  mutating func readElements(of nodes: [Int]) {
    for index in nodes where elements[index] != nil {
      elements[index] = flowRelation(of: index)?.placement.element
    }
  }

  /// Whether a node is inline text if it was before.
  func keepsInlineText(_ index: Int) -> Bool {
    guard let relation = flowRelation(of: index) else { return true }
    return areInlineTexts[index] == isInlineText(index, relation.placement)
  }

  /// Whether a node in a flow container has a box, or a place in lines, at the same place among the others as before.
  ///
  /// The placements of nodes that are neither elements nor texts are not compared.
  func keepsBox(_ index: Int) -> Bool {
    elements[index] != nil || areInlineTexts[index]
  }

  /// Reads the looks of all nodes again, in traits that change no sizes.
  mutating func readLooks(_ resolver: StyleResolver, in traits: Traits) {
    looks = resolver.looks
    preparation.setTraits(traits)
  }

  /// Restores the tree: values that vary by traits are set only during a pass.
  mutating func restore() { preparation.restore() }

  /// Makes space for nodes that were inserted, removed or moved.
  ///
  /// Inserted ones have placeholders until `readInserted(_:_:)`.
  mutating func open(_ splice: PreorderSplice) {
    forgetOriginals()
    preparation.apply(splice)
    splice.apply(to: &roles, blank: [])
    splice.apply(to: &relations, blank: nil)
    splice.apply(to: &algorithms, blank: nil)
    splice.apply(to: &elements, blank: nil)
    splice.apply(to: &areInlineTexts, blank: false)
    splice.apply(to: &looks, blank: Look())
    splice.apply(to: &sizings, blank: Sizing())
    splice.apply(to: &areLines, blank: false)
    splice.apply(to: &mayHaveTexts, blank: false)
    splice.apply(to: &directions, blank: directions[splice.container])
  }

  /// Releases the list of nodes, so that the resolver can change its own list in place instead of copying it.
  mutating func forgetNodes() { nodes = [] }

  /// Reads the list of nodes from the resolver.
  mutating func readNodes(_ resolver: StyleResolver) { nodes = resolver.nodes }

  /// Reads the order of the nodes from the resolver, after space was made.
  mutating func readOrder(_ resolver: StyleResolver) {
    parents = resolver.parents
    ends = resolver.ends
  }

  /// Reads the relations of a container with its children again.
  ///
  /// - Returns: The children whose relation has changed.
  mutating func readRelations(of container: Int) -> [Int] {
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

  /// Reads an inserted node, whose relation is already set.
  mutating func readInserted(_ index: Int, _ resolver: StyleResolver) {
    let node = nodes[index]
    algorithms[index] = FlatTree.algorithm(of: node)
    roles[index] = (node as? ContainerNode).map { ContainerRole($0) } ?? []
    if roles[index].contains(.flow) { hasFlows = true }
    readPlacement(index)
    refresh(index, resolver)
  }

  /// Returns the traits of a node.
  func traits(of index: Int) -> Traits { preparation.traits(of: index) }
}

// Of the pass, because a method of the tree that calls a closure gets a copy of all its lists.
extension LayoutPass {
  /// Calls a closure with each child of a node, in order.
  @inline(__always)
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    let end = Int(tree.ends[index])
    var next = index + 1
    while next < end {
      body(next)
      next = Int(tree.ends[next])
    }
  }

  /// Returns the children of a node, in order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    forEachChild(of: index) { children.append($0) }
    return children
  }
}

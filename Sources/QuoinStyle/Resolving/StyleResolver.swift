import QuoinModel

/// Resolves the styles of a tree and remembers them, so that a change costs what it concerns.
///
/// Nodes are in preorder. Resolving again after a change matches only nodes that rules could select
/// anew, and computes only those whose properties change. A resolver is used from the isolation of
/// its nodes.
///
/// Its arrays are looked at many times for each node, and nothing is handed out that could change
/// them meanwhile: hence no check of exclusive access at each of these.
public final class StyleResolver {
  /// How much work the last resolving was.
  public struct Work: Hashable, Sendable {
    /// Nodes that were matched against rules.
    public var matched = 0
    /// Nodes whose look was computed.
    public var computed = 0
    /// Whether the tree was read anew.
    package var isFull = false

    /// No work.
    public init() {}
  }

  /// The nodes, each before what is in it.
  @exclusivity(unchecked) package internal(set) var nodes: [Node] = []
  /// The containers' indices, or -1.
  @exclusivity(unchecked) package internal(set) var parents: [Int32] = []
  /// The index behind the last node inside.
  @exclusivity(unchecked) package internal(set) var ends: [Int32] = []
  /// The computed looks.
  @exclusivity(unchecked) public internal(set) var looks: [Look] = []
  /// What could not be resolved, each once, that of the tree before that of its nodes in their order.
  public var diagnostics: [Diagnostic] {
    var said: Set<Diagnostic> = []
    let all = ofTree + late.sorted { $0.key < $1.key }.flatMap(\.value)
    return all.filter { said.insert($0).inserted }
  }
  private var ofTree: [Diagnostic] = []
  /// What could not be resolved of nodes, by their indices.
  @exclusivity(unchecked) var late: [Int: [Diagnostic]] = [:]
  /// What was said of nodes, by their indices, with numbers that nothing can be done with.
  @exclusivity(unchecked) package internal(set) var unusable: [Int: [Style.Entry]] = [:]
  /// How much work the last resolving was.
  @exclusivity(unchecked) public internal(set) var work = Work()

  /// The nodes whose looks the last resolving computed, where it did not read the tree anew.
  @exclusivity(unchecked) package internal(set) var updated: [Int32] = []
  /// How children came, went and moved, one after the other, where the last resolving did not read the tree anew.
  @exclusivity(unchecked) package internal(set) var splices: [PreorderSplice] = []
  /// How often looks may have changed.
  @exclusivity(unchecked) package private(set) var revision = 0

  @exclusivity(unchecked) var tree = CSS.ElementTree()
  @exclusivity(unchecked) var kinds = KindTable()
  @exclusivity(unchecked) var pool = MatchPool()
  @exclusivity(unchecked) var matchNumbers: [Int32] = []
  /// What the styles of the nodes come to.
  @exclusivity(unchecked) var resolved: [ResolvedStyle] = []
  @exclusivity(unchecked) var nextHandedNumber: Int32 = 1
  /// What lies beneath nodes that a document styles, by the storages of its styles, which it holds.
  @exclusivity(unchecked) var documentGrounds: [UInt: Ground] = [:]
  @exclusivity(unchecked) var variables: [CSS.Variables] = []
  @exclusivity(unchecked) var shared: [ShareKey: ResolvedStyle] = [:]
  /// The storages of own styles that were seen; one that is gone may be there still.
  @exclusivity(unchecked) var seenStorages: Set<UInt> = []

  /// The entries that select a node while it is matched; kept for its room.
  @exclusivity(unchecked) private var found: [Int32] = []

  var content = SheetContent.empty
  var environment = MediaEnvironment()
  var isActive: [Bool] = []
  /// When resolving is given up; nodes that were not reached have the look of nodes without styles.
  @exclusivity(unchecked) package var deadline: Deadline?
  /// Whether the last resolving was given up.
  private var isIncomplete = false
  private var lastMoment: UInt64 = 0
  /// The count of changes of shared styles when the resolver last looked at them.
  private var seenSharedChanges: UInt64 = 0

  /// What a look follows from, where no value depends on more of the node.
  struct ShareKey: Hashable {
    /// The number of what lies beneath.
    var ground: Int32
    var match: Int32
    /// The node's own style, by its storage, which `ResolvedStyle` holds.
    var own: UInt
  }

  /// A resolver that has seen no tree.
  public init() {}

  /// The look of a node in surroundings that are not the scene's: those of a part of it.
  package func look(of index: Int, in traits: Traits) -> Look {
    Look(resolved[index].effective, defaultFont: nodes[index].defaultFont, traits: traits)
  }

  /// Resolves what changed since the last time; all of it where the sheet, the surroundings or the
  /// tree's structure are others.
  public func resolve(_ root: Node, _ sheet: StyleSheet, _ environment: MediaEnvironment) {
    work = Work()
    updated.removeAll(keepingCapacity: true)
    splices.removeAll()
    var environment = environment
    // Nothing looks at the room: the same styles serve any.
    if sheet.content.conditions.isEmpty, !sheet.content.hasLate { environment.viewport = nil }
    let isSame =
      !isIncomplete && nodes.first === root && content === sheet.content
      && self.environment == environment
    let sharedChanges = SharedStyle.changeCount
    if isSame, sharedChanges != seenSharedChanges {
      noteSharedChanges(since: seenSharedChanges)
    }
    seenSharedChanges = sharedChanges
    if isSame, root.subtreeStyleMoment <= lastMoment { return }
    let moment = StyleClock.tick()
    revision += 1
    if !isSame || !update(root, since: lastMoment) {
      content = sheet.content
      self.environment = environment
      resolveAll(root)
    }
    lastMoment = moment
  }

  /// Notes at the nodes that wear a shared style that it has changed since a count.
  ///
  /// A shared style may be changed in any isolation, and does not reach into the trees of others.
  ///
  /// - Complexity: O(n).
  private func noteSharedChanges(since count: UInt64) {
    for node in nodes where !node.worn.isEmpty {
      if node.worn.contains(where: { $0.hasChanged(since: count) }) { node.noteStyleChange() }
    }
  }

  /// The style of a node, with what sheets and it itself set, or `nil` where it is not in the tree.
  ///
  /// - Complexity: O(n).
  package func cascadedStyle(of node: Node) -> Style? {
    nodes.firstIndex { $0 === node }.map { resolved[$0].cascaded }
  }

  /// The style of a node, with what sheets and it itself set.
  package func ownStyle(at index: Int) -> Style { resolved[index].cascaded }

  /// The style of a node with what its containers hand down.
  package func effectiveStyle(at index: Int) -> Style { resolved[index].effective }

  private func resolveAll(_ root: Node) {
    work.isFull = true
    splices = []
    ofTree = []
    late = [:]
    unusable = [:]
    shared = [:]
    documentGrounds = [:]
    nextHandedNumber = 1
    pool = MatchPool()
    isActive = content.conditions.map { $0.evaluate(environment) == true }
    readTree(root)
    reportForeignKinds()
    let count = nodes.count
    matchNumbers = Array(repeating: 0, count: count)
    resolved = Array(repeating: ResolvedStyle(), count: count)
    variables = Array(repeating: CSS.Variables(), count: count)
    looks = Array(repeating: Look(), count: count)
    let tree = tree
    isIncomplete = false
    for index in 0..<count {
      if let deadline, deadline.isPassed {
        isIncomplete = true
        return
      }
      matchNumbers[index] = match(index, tree)
      compute(index)
    }
  }

  /// Names the kinds in selectors that no node of the tree is, and Quoin has none of.
  ///
  /// A sheet may serve several trees, so that is worth a warning only where a known kind is near.
  private func reportForeignKinds() {
    for kind in content.foreignKinds where !kinds.seen.contains(kind.atom) {
      let suggestion = Suggestion.words(for: kind.name, among: KindTable.ownVocabulary)
      ofTree.append(
        Diagnostic(
          suggestion.isEmpty ? .note : .warning, rule: "unknown-kind",
          "no node here is a '\(kind.name)', so the rule does nothing\(suggestion)",
          place: kind.place))
    }
  }

  /// Walks the tree without recursion: it may be 100,000 levels deep.
  private func readTree(_ root: Node) {
    nodes = []
    parents = []
    ends = []
    tree = CSS.ElementTree()
    kinds = KindTable()
    let (atoms, reach) = (content.atoms, content.reach)
    var pending: [(node: Node, parent: Int32)] = [(root, -1)]
    while let (node, parent) = pending.popLast() {
      let index = Int32(nodes.count)
      nodes.append(node)
      parents.append(parent)
      ends.append(index + 1)
      tree.append(
        parent: parent, kindList: kinds.list(of: node, atoms, &tree), id: id(of: node),
        classes: classes(of: node), state: node.states.union(node.contentStates),
        hasText: reach.usesEmpty && StyleResolver.hasText(node),
        attributes: reach.usesAttributes ? StyleResolver.attributes(of: node) : nil)
      guard node.isContainer, let container = node as? ContainerNode else { continue }
      for child in container.relations.reversed() { pending.append((child.node, index)) }
    }
    for index in stride(from: nodes.count - 1, to: 0, by: -1) {
      let parent = Int(parents[index])
      ends[parent] = max(ends[parent], ends[index])
    }
  }

  /// Whether a node shows characters.
  static func hasText(_ node: Node) -> Bool { node.texts.contains { !$0.string.isEmpty } }

  func id(of node: Node) -> CSS.Atom {
    guard let identifier = node.identifier, !content.atoms.ids.isEmpty else { return -1 }
    return content.atoms.ids[identifier] ?? -1
  }

  func classes(of node: Node) -> [CSS.Atom] {
    if node.classes.isEmpty || content.atoms.classes.isEmpty { return [] }
    return node.classes.compactMap { content.atoms.classes[$0] }
  }

  /// What `[name=value]` asks of nodes.
  static func attributes(of node: Node) -> CSS.Attributes {
    var attributes: CSS.Attributes = ["kind": node.kind]
    attributes["id"] = node.identifier
    attributes["type"] = node.documentType
    if !node.classes.isEmpty { attributes["class"] = node.classes.joined(separator: " ") }
    return attributes
  }

  /// The number of the list of rules that match a node.
  ///
  /// - Parameter tree: the resolver's own; held by the caller, so that it is not copied for each.
  func match(_ index: Int, _ tree: CSS.ElementTree) -> Int32 {
    work.matched += 1
    let content = content
    let isActive = isActive
    found.removeAll(keepingCapacity: true)
    content.index.forEachCandidate(tree, index) { entry in
      let gate = content.gates[Int(entry)]
      // What is said of parts of a control is not said of the control.
      guard !gate.isOfPart, tree.mayMatch(gate, index),
        gate.condition < 0 || isActive[Int(gate.condition)],
        content.selectors.matches(entry: entry, index, in: tree)
      else { return }
      found.append(entry)
    }
    found.sort()
    return pool.number(found, content)
  }
}

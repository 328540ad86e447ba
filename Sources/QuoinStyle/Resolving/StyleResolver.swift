import QuoinModel

/// Resolves the styles of a tree and caches the results, so that an update costs only as much as
/// the change.
///
/// Nodes are stored in preorder. After a change, only nodes that rules could select differently are
/// matched again, and only nodes whose properties change are recomputed. Use a resolver in the same
/// isolation as its nodes.
///
/// The arrays are read many times per node, and no reference escapes through which they could
/// change meanwhile. Exclusivity checks are therefore disabled for them.
public final class StyleResolver {
  /// The amount of work that resolving took.
  public struct Work: Hashable, Sendable {
    /// The number of nodes that were matched against rules.
    public var matched = 0
    /// The number of nodes whose look was computed.
    public var computed = 0
    /// Whether the whole tree was read again.
    package var isFull = false

    /// No work.
    public init() {}
  }

  /// The nodes in preorder.
  @exclusivity(unchecked) package internal(set) var nodes: [Node] = []
  /// The index of each node's parent, or -1.
  @exclusivity(unchecked) package internal(set) var parents: [Int32] = []
  /// The index after each node's last descendant.
  @exclusivity(unchecked) package internal(set) var ends: [Int32] = []
  /// The computed look of each node.
  ///
  /// - Complexity: O(n).
  public var looks: [Look] {
    // In place, since appending references one by one takes several times as long.
    Array(unsafeUninitializedCapacity: resolved.count) { looks, count in
      for index in resolved.indices { looks.initializeElement(at: index, to: resolved[index].look) }
      count = resolved.count
    }
  }
  /// Problems found while resolving, without duplicates: first those of the tree, then those of its
  /// nodes in order.
  public var diagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let all = ofTree + late.sorted { $0.key < $1.key }.flatMap(\.value)
    return all.filter { seen.insert($0).inserted }
  }
  private var ofTree: [Diagnostic] = []
  /// Diagnostics of single nodes, by node index.
  @exclusivity(unchecked) var late: [Int: [Diagnostic]] = [:]
  /// Style entries with unusable numbers, by node index.
  @exclusivity(unchecked) package internal(set) var unusable: [Int: [Style.Entry]] = [:]
  /// The amount of work that the last resolution took.
  @exclusivity(unchecked) public internal(set) var work = Work()

  /// The nodes whose looks the last resolution computed, unless it read the whole tree again.
  @exclusivity(unchecked) package internal(set) var updated: [Int32] = []
  /// The changes to children, one after the other, unless the last resolution read the whole tree
  /// again.
  @exclusivity(unchecked) package internal(set) var splices: [PreorderSplice] = []
  /// A counter that increases whenever looks may have changed.
  @exclusivity(unchecked) package private(set) var revision = 0

  /// The features that rules select by; empty if there are no rules.
  @exclusivity(unchecked) var tree = CSS.ElementTree()
  @exclusivity(unchecked) var kinds = KindTable()
  @exclusivity(unchecked) var pool = MatchPool()
  @exclusivity(unchecked) var matchNumbers: [Int32] = []
  /// The resolved style of each node.
  @exclusivity(unchecked) var resolved: [ResolvedStyle] = []
  @exclusivity(unchecked) var nextHandedNumber: Int32 = 1
  /// The grounds of nodes styled by a document, by the address of the style's storage.
  ///
  /// The grounds retain these storages.
  @exclusivity(unchecked) var documentGrounds: [UInt: Ground] = [:]
  /// The ground that was needed last; nodes in succession often share their document style.
  @exclusivity(unchecked) var lastGround: Ground?
  /// The style that was resolved last.
  @exclusivity(unchecked) var lastResolved: ResolvedStyle?
  /// The nodes that used shared styles when their looks were computed, some possibly twice.
  @exclusivity(unchecked) var wearers: [Int32] = []
  @exclusivity(unchecked) var variables = VariableTable(count: 0)
  @exclusivity(unchecked) var shared = ResolvedStyleCache()
  /// The distinct own styles of nodes.
  @exclusivity(unchecked) var ownStyles = OwnStyles()

  /// The entries that select the node being matched; reused to avoid allocations.
  @exclusivity(unchecked) private var found: [Int32] = []

  var content = SheetContent.empty
  /// Whether there are rules, which select elements of `tree`, or kinds in selectors that are checked against it.
  var hasRules: Bool { !content.entries.isEmpty || !content.foreignKinds.isEmpty }
  var environment = MediaEnvironment()
  var isActive: [Bool] = []
  /// The time at which resolving stops; nodes not reached by then have the look of unstyled nodes.
  @exclusivity(unchecked) package var deadline: Deadline?
  /// Whether the last resolution stopped at the deadline.
  var isIncomplete = false
  /// The moment of the last resolution; later changes are not included in it.
  @exclusivity(unchecked) package private(set) var lastMoment: UInt64 = 0
  /// The count of shared-style changes at the last resolution.
  private var seenSharedChanges: UInt64 = 0
  /// How many nodes may still be matched before all nodes are resolved instead.
  var matchesLeft = 0

  /// Creates a resolver without a tree.
  public init() {}

  /// Releases what only changes of the tree need, if it is resolved once; a later change is resolved all the same.
  package func releaseShared() {
    shared = ResolvedStyleCache()
    ownStyles = OwnStyles()
    (documentGrounds, lastGround) = ([:], nil)
  }

  /// Whether the styles of a tree were the last to be resolved.
  package func knows(_ root: Node) -> Bool { nodes.first === root }

  /// Returns the look of a node.
  package func look(of index: Int) -> Look { resolved[index].look }

  /// Returns the look of a node in traits that differ from the scene's, for a part of the node.
  package func look(of index: Int, in traits: Traits) -> Look {
    Look(resolved[index].effective, defaultFont: nodes[index].defaultFont, traits: traits)
  }

  /// Resolves what changed since the last call.
  ///
  /// The whole tree is resolved if the root, the sheet or the environment differ, or if a change of
  /// structure cannot be applied incrementally.
  public func resolve(_ root: Node, _ sheet: StyleSheet, _ environment: MediaEnvironment) {
    resolve(root, sheet, environment, order: nil)
  }

  /// Resolves what changed since the last call.
  ///
  /// - Parameters:
  ///   - changed: What may have changed since the last call, if the caller knows it and no direction did.
  ///   - willRead: A closure that is called with the new nodes of a container, before they are read.
  ///   - order: The nodes of the tree in order, or `nil` to have them read.
  ///   - originals: For each node of `order`, an earlier one of the same class and with the same default font, or -1.
  package func resolve(
    _ root: Node, _ sheet: StyleSheet, _ environment: MediaEnvironment,
    changed: TreeChanges? = nil, willRead: (PreorderSplice) -> Void = { _ in },
    order: PreorderTree?, originals: [Int32] = []
  ) {
    work = Work()
    updated.removeAll(keepingCapacity: true)
    splices.removeAll()
    var environment = environment
    // If nothing depends on the viewport, the same styles apply at any size.
    if sheet.content.conditions.isEmpty, !sheet.content.hasLate { environment.viewport = nil }
    // Another scheme alone keeps the styles, so that changes of shared ones have to be noted then, too.
    let isKnown = knows(root)
    if isKnown { noteSharedChanges() } else { seenSharedChanges = SharedStyle.changeCount }
    let isSame =
      !isIncomplete && isKnown && content === sheet.content && self.environment == environment
    if isSame, root.subtreeStyleMoment <= lastMoment {
      lastMoment = StyleClock.tick()
      return
    }
    let moment = StyleClock.tick()
    revision += 1
    if canRecolor(root, sheet, environment) {
      recolor(environment)
      lastMoment = moment
      return
    }
    if !isSame || !update(since: lastMoment, changed: changed, willRead) {
      content = sheet.content
      self.environment = environment
      resolveAll(order ?? PreorderTree(root), originals)
    }
    lastMoment = moment
  }

  /// Marks the nodes that use a shared style that changed since the last call.
  ///
  /// A shared style may be changed in any isolation, so it does not reach into the trees that use
  /// it.
  ///
  /// - Complexity: O(w) in the nodes that use shared styles if one of these changed.
  package func noteSharedChanges() {
    let (known, count) = (seenSharedChanges, SharedStyle.changeCount)
    guard known != count else { return }
    seenSharedChanges = count
    for index in wearers {
      let node = nodes[Int(index)]
      if node.worn.contains(where: { $0.hasChanged(since: known) }) { node.noteStyleChange() }
    }
  }

  /// Returns the cascaded style of a node, from sheets and the node itself, or `nil` if it is not
  /// in the tree.
  ///
  /// - Complexity: O(n).
  package func cascadedStyle(of node: Node) -> Style? {
    nodes.firstIndex { $0 === node }.map { resolved[$0].cascaded }
  }

  /// Returns the cascaded style of a node, from sheets and the node itself.
  package func ownStyle(at index: Int) -> Style { resolved[index].cascaded }

  /// Returns the style of a node including inherited values.
  package func effectiveStyle(at index: Int) -> Style { resolved[index].effective }

  private func resolveAll(_ order: PreorderTree, _ originals: [Int32]) {
    work.isFull = true
    splices = []
    ofTree = []
    late = [:]
    unusable = [:]
    releaseShared()
    lastResolved = nil
    wearers = []
    nextHandedNumber = 1
    pool = MatchPool()
    isActive = content.conditions.map { $0.evaluate(environment) == true }
    read(order)
    reportForeignKinds()
    let count = nodes.count
    matchNumbers = Array(repeating: hasRules ? 0 : pool.number([], content), count: count)
    if !hasRules { work.matched = count }
    let blank = ResolvedStyle()
    resolved = []
    resolved.reserveCapacity(count)
    variables = VariableTable(count: count)
    let tree = tree
    isIncomplete = false
    for index in 0..<count {
      if let deadline, deadline.isPassed {
        isIncomplete = true
        resolved += repeatElement(blank, count: count - index)
        return
      }
      if hasRules { matchNumbers[index] = match(index, tree) }
      let original = index < originals.count ? Int(originals[index]) : -1
      if original >= 0, takesStyle(index, of: original) {
        work.computed += 1
        resolved.append(resolved[original])
        continue
      }
      resolved.append(blank)
      compute(index)
    }
  }

  /// Reports kinds in selectors that match no node of the tree and are not built in.
  ///
  /// A sheet may serve several trees, so it is a warning only if the name resembles a built-in
  /// kind, and a note otherwise.
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

  /// Takes the nodes of a tree, and reads what rules select them by.
  private func read(_ order: PreorderTree) {
    (nodes, parents, ends) = (order.nodes, order.parents, order.ends)
    tree = CSS.ElementTree()
    kinds = KindTable()
    guard hasRules else { return }
    let (atoms, reach) = (content.atoms, content.reach)
    for (node, parent) in zip(nodes, parents) {
      tree.append(
        parent: parent, kindList: kinds.list(of: node, atoms, &tree), id: id(of: node),
        classes: classes(of: node), state: node.states.union(node.contentStates),
        hasText: reach.usesEmpty && StyleResolver.hasText(node),
        attributes: reach.usesAttributes ? StyleResolver.attributes(of: node) : nil)
    }
  }

  /// Returns whether a node shows any characters.
  static func hasText(_ node: Node) -> Bool { node.texts.contains { !$0.string.isEmpty } }

  func id(of node: Node) -> CSS.Atom {
    guard let identifier = node.identifier, !content.atoms.ids.isEmpty else { return -1 }
    return content.atoms.ids[identifier] ?? -1
  }

  func classes(of node: Node) -> [CSS.Atom] {
    if node.classes.isEmpty || content.atoms.classes.isEmpty { return [] }
    return node.classes.compactMap { content.atoms.classes[$0] }
  }

  /// Returns the attributes that `[name=value]` selectors match.
  static func attributes(of node: Node) -> CSS.Attributes {
    var attributes: CSS.Attributes = ["kind": node.kind]
    attributes["id"] = node.identifier
    attributes["type"] = node.documentType
    if !node.classes.isEmpty { attributes["class"] = node.classes.joined(separator: " ") }
    return attributes
  }

  /// Returns the number of the list of rules that match a node.
  ///
  /// - Parameter tree: The resolver's own tree; passed by the caller so that it is not copied for
  ///   each node.
  func match(_ index: Int, _ tree: CSS.ElementTree) -> Int32 {
    work.matched += 1
    if content.entries.isEmpty { return pool.number([], content) }
    let content = content
    let isActive = isActive
    found.removeAll(keepingCapacity: true)
    content.index.forEachCandidate(tree, index) { entry in
      let gate = content.gates[Int(entry)]
      // Declarations for a control's parts do not apply to the control.
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

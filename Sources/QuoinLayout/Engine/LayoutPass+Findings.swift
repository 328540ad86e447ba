import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The diagnostics that a pass finds while it measures and places.
///
/// What placing a container finds follows from its size and its descendants, so it is found again whenever the container
/// is placed again, and holds until then. What measuring finds depends on the questions of containers around, so a pass
/// with such a diagnostic is not kept.
struct Findings {
  /// The container being placed, or -1 while a node is measured.
  var container = -1
  /// Whether nodes are being measured and placed.
  var isOpen = true
  /// The diagnostics found by placing each container.
  private var placed: [Int: [LayoutPass.Finding]] = [:]
  /// The containers whose diagnostics may name nodes that are not in them.
  private var outward: Set<Int> = []
  /// The diagnostics found by measuring.
  private var measured: [LayoutPass.Finding] = []
  /// Whether a diagnostic was found that may no longer be found in a later layout, or the other way around.
  private(set) var areLoose = false
  /// Whether a diagnostic was found that even an equal layout would not find again.
  private(set) var holdOnce = false
  /// Whether diagnostics were added or removed since the last time that they were collected.
  private(set) var haveChanged = false

  /// Whether placing found no diagnostics.
  var isEmpty: Bool { placed.isEmpty }
  /// The containers with diagnostics.
  var containers: [Int] { Array(placed.keys) }

  mutating func add(_ finding: LayoutPass.Finding) {
    haveChanged = true
    if container < 0 {
      measured.append(finding)
      areLoose = true
    } else {
      placed[container, default: []].append(finding)
    }
  }

  /// Notes that a diagnostic depends on more than the container being placed.
  mutating func noteLoose() { areLoose = true }

  /// Notes that a diagnostic of the container being placed may name a node that is not in it.
  mutating func noteOtherName() { outward.insert(container) }

  /// Whether the diagnostics of a container may name nodes that are not in it.
  func namesOthers(_ container: Int) -> Bool { outward.contains(container) }

  /// Notes that a diagnostic is about something that the next layout does not do again.
  mutating func noteOnce() {
    areLoose = true
    holdOnce = true
  }

  /// Forgets the diagnostics of a container that is placed now.
  ///
  /// - Returns: Whether there were any.
  @inline(__always) mutating func forget(_ container: Int) -> Bool {
    if placed.isEmpty { return false }
    guard placed.removeValue(forKey: container) != nil else { return false }
    outward.remove(container)
    haveChanged = true
    return true
  }

  /// Returns all diagnostics: what measuring found, and then that of containers in the order of the tree.
  mutating func collected() -> [LayoutPass.Finding] {
    haveChanged = false
    return measured + placed.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Applies insertions, removals and moves of nodes.
  mutating func apply(_ splices: [PreorderSplice]) {
    guard !placed.isEmpty, !splices.isEmpty else { return }
    func renumber(_ container: Int) -> Int? {
      var places = [Int32(container)]
      for splice in splices { splice.renumber(&places) }
      return places[0] >= 0 ? Int(places[0]) : nil
    }
    var renumbered: [Int: [LayoutPass.Finding]] = [:]
    for (container, findings) in placed {
      if let place = renumber(container) { renumbered[place] = findings }
    }
    outward = Set(outward.compactMap(renumber))
    haveChanged = true
    placed = renumbered
  }
}

extension LayoutPass {
  /// Begins to place a container: what placing it found before is found again.
  func beginPlacing(_ index: Int) {
    guard findings.forget(index), isUpdating else { return }
    // What was computed before may have been reported then, and so were the constraints that rows leave out.
    islands[index] = nil
    caches[index] = nil
  }

  /// Collects the diagnostics of the pass, and adds those that follow from the tree alone.
  func collectDiagnostics(in size: Size?) {
    diagnostics = []
    reported = []
    findings.isOpen = false
    for finding in findings.collected() { add(finding.diagnostic, of: finding.node) }
    let count = diagnostics.count
    diagnostics.append(contentsOf: scene.styles.diagnostics)
    if usesTheme { diagnostics.append(contentsOf: scene.theme.diagnostics) }
    resolverDiagnostics = scene.resolver.diagnostics
    diagnostics.append(contentsOf: resolverDiagnostics)
    if mayHave(.descriptionDiagnostics) {
      for node in tree.nodes where node.hasDescriptionDiagnostics {
        diagnostics.append(contentsOf: node.descriptionDiagnostics)
      }
    }
    if tree.features.contains(.constraints) { reportStrangers() }
    if tree.features.contains(.unknownContainers) { reportUnknownContainers() }
    if tree.features.contains(.metrics) { reportUnusedPadding() }
    if tree.features.contains(.grids) { reportGridPlaces() }
    reportUnusableNumbers(size)
    hasTreeDiagnostics = diagnostics.count > count
  }

  /// Whether nodes may have a feature, which classes of users may give them during the layout.
  func mayHave(_ feature: TreeFeatures) -> Bool {
    !tree.features.isDisjoint(with: [feature, .foreignNodes])
  }

  /// Returns the diagnostics of an update, or `nil` if a new pass has to find them.
  ///
  /// - Parameters:
  ///   - old: The layout before.
  ///   - items: The items of all nodes.
  ///   - size: The available size, in points.
  func updatedDiagnostics(
    _ old: Arrangement, _ items: Arrangement.Items, in size: Size?
  ) -> [Diagnostic]? {
    guard !findings.areLoose, scene.resolver.unusable.isEmpty else { return nil }
    guard hasTreeDiagnostics || findings.haveChanged else { return old.diagnostics }
    collectDiagnostics(in: size)
    let count = diagnostics.count
    reportMissingGlyphs(items)
    if diagnostics.count > count { hasTreeDiagnostics = true }
    let found = diagnostics
    diagnostics = []
    return found.limited(to: scene.documentTerms?.diagnostics ?? .none)
  }

  /// Discards what is known of the containers whose diagnostics may contain the name of a node that changed.
  ///
  /// A name tells a node apart from its siblings, and from those of a few ancestors (``Node/displayName``). So it depends
  /// on the nodes inside the container, which is placed again if one of them changes, on its nearest ancestors, and on
  /// their siblings.
  ///
  /// - Parameters:
  ///   - changes: The nodes and containers that changed.
  ///   - moment: The moment of the previous layout.
  /// - Complexity: O(f + c) for f containers with diagnostics and c changed nodes.
  func renewFindings(of changes: TreeChanges, since moment: UInt64) {
    guard !findings.isEmpty else { return }
    // Styles are in no name.
    let renamed = changes.nodes.filter { tree.nodes[$0].changeMoment > moment }
    guard !renamed.isEmpty || !changes.containers.isEmpty else { return }
    var namers = Set(changes.containers)
    for index in renamed { namers.formUnion([index, Int(tree.parents[index])]) }
    for container in findings.containers
    where findings.namesOthers(container)
      || nearestAncestors(of: container).contains(where: namers.contains)
    {
      forget(container, isOther: true)
    }
  }

  /// Notes that the name of a node may become part of a diagnostic of the container being placed.
  func noteName(of index: Int) {
    let container = findings.container
    guard findings.isOpen, container >= 0, index < container || index >= tree.ends[container]
    else { return }
    findings.noteOtherName()
  }

  /// The ancestors of a container that may be in the name of a node in it, the nearest first.
  private func nearestAncestors(of container: Int) -> [Int] {
    var ancestors: [Int] = []
    var step = Int(tree.parents[container])
    // The name of an ancestor may contain that of its container.
    while step >= 0, ancestors.count <= Node.namedLevels {
      ancestors.append(step)
      step = Int(tree.parents[step])
    }
    return ancestors
  }
}

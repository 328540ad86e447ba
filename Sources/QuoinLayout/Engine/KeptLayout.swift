import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The last layout of a scene, which the next one is derived from.
///
/// Nodes record the moments of their changes (`StyleClock`), so only the environment is compared. If nothing changed,
/// the layout is returned as the next one; if the pass supports the changes, it lays out the changed parts; otherwise
/// the caller performs a new layout. Nodes that do not record their changes always need a new layout.
final class KeptLayout {
  /// Everything that a layout depends on besides the tree and the available space.
  // A class, because a comparison with a structure in another object copies it.
  final class Key {
    private let root: Node
    let traits: Traits
    private let safeArea: EdgeInsets
    private let styles: SheetPreparation
    private let theme: SheetPreparation
    private let placesTexts: Bool
    private let roundsToPixels: Bool

    init(_ scene: Scene, _ traits: Traits) {
      root = scene.root
      self.traits = traits
      safeArea = scene.safeArea
      styles = scene.styles.preparation
      theme = scene.theme.preparation
      placesTexts = scene.placesTexts
      roundsToPixels = scene.roundsToPixels
    }

    /// Whether only the colour scheme differs from that of a scene in some traits.
    func differsByScheme(from scene: Scene, _ traits: Traits) -> Bool {
      var own = self.traits
      own.colorScheme = traits.colorScheme
      return own == traits && self.traits != traits && holds(for: scene)
    }

    /// Whether the layout of a scene in some traits depends on the same values.
    func holds(for scene: Scene, _ traits: Traits) -> Bool {
      self.traits == traits && holds(for: scene)
    }

    private func holds(for scene: Scene) -> Bool {
      root === scene.root && safeArea == scene.safeArea && styles === scene.styles.preparation
        && theme === scene.theme.preparation && placesTexts == scene.placesTexts
        && roundsToPixels == scene.roundsToPixels
    }
  }

  /// A kept layout.
  private final class Kept {
    @exclusivity(unchecked) var key: Key
    @exclusivity(unchecked) var size: Size?
    @exclusivity(unchecked) var arrangement: Arrangement
    /// The moment of the layout; later changes are not included in it.
    @exclusivity(unchecked) var moment: UInt64
    /// The change count of shared styles that the layout includes.
    @exclusivity(unchecked) var sharedChanges = SharedStyle.changeCount
    /// The nodes whose descriptions follow models.
    @exclusivity(unchecked) var bound: [Node]
    /// The pass for incremental layouts, or `nil` if a new pass is required.
    let pass: LayoutPass?
    /// The lists, and the versions of what they keep after the layout; those without a pass change it in each layout.
    @exclusivity(unchecked) var lists: [(list: ListContainer, version: UInt64)]
    /// The style revision of the scene when the pass had resolved the styles.
    @exclusivity(unchecked) var styleRevision: Int

    init(_ arrangement: Arrangement, of pass: LayoutPass, for key: Key, in size: Size?) {
      self.key = key
      self.size = size
      self.arrangement = arrangement
      moment = StyleClock.tick()
      bound =
        pass.mayHave(.bindings) ? pass.tree.nodes.filter { $0.hasBindings } : []
      self.pass = pass.canBeKept ? pass : nil
      lists = pass.lists.map { ($0, $0.memory.version) }
      styleRevision = pass.scene.resolver.revision
    }

    /// Replaces the arrangement by one that includes all changes until now.
    func update(_ arrangement: Arrangement, _ resolver: StyleResolver) {
      self.arrangement = arrangement
      for index in lists.indices { lists[index].version = lists[index].list.memory.version }
      moment = StyleClock.tick()
      sharedChanges = SharedStyle.changeCount
      styleRevision = resolver.revision
    }

    /// Marks the lists as changed that were laid out in other scenes meanwhile, or whose rows have other identities.
    func noteListChanges(below root: Node) {
      for entry in lists
      where entry.list.isBelow(root)
        && (entry.list.memory.version != entry.version
          || entry.list.hasOtherIDs)
      {
        entry.list.setNeedsLayout()
      }
    }
  }

  @exclusivity(unchecked) private var kept: Kept? {
    didSet { if kept == nil { islands = NodeTable() } }
  }
  /// The islands of the kept pass whose rows are kept, which hold the pass.
  @exclusivity(unchecked) private var islands = NodeTable<Island>()

  /// Returns the layout of a scene if it is the kept one or can be derived from it.
  ///
  /// - Complexity: O(b) in the nodes that follow models if nothing has changed.
  func layout(of scene: Scene, traits: Traits, in size: Size?) -> Arrangement? {
    guard let kept else { return nil }
    guard kept.key.holds(for: scene, traits) else {
      return kept.key.differsByScheme(from: scene, traits)
        ? recolored(kept, scene, Key(scene, traits), in: size) : nil
    }
    for node in kept.bound { node.applyBindings() }
    kept.noteListChanges(below: scene.root)
    let isSame =
      scene.root.subtreeChangeMoment <= kept.moment
      && kept.sharedChanges == SharedStyle.changeCount
    if isSame, size == kept.size { return kept.arrangement }
    // A pass lays out in a given size what it has laid out in one, and a size of its own is measured by another.
    guard size != nil || kept.size == nil, let pass = kept.pass,
      kept.styleRevision == scene.resolver.revision
    else { return nil }
    swap(&pass.islands, &islands)
    // Changes of shared styles are noted at the nodes that use them when styles are resolved.
    let updated = pass.update(
      since: kept.moment, of: kept.arrangement, in: size, by: scene.deadlineFromNow,
      { isBound($0) })
    swap(&pass.islands, &islands)
    guard let arrangement = updated else {
      self.kept = nil
      return nil
    }
    // An inserted node that follows models needs a new pass, so such nodes can only have been removed.
    if !scene.resolver.splices.isEmpty || !pass.lists.isEmpty, !kept.bound.isEmpty {
      kept.bound = pass.tree.nodes.filter { $0.hasBindings }
    }
    kept.size = size
    kept.update(arrangement, scene.resolver)
    return arrangement
  }

  /// Returns the layout in the other colour scheme, if nothing else changed.
  private func recolored(_ kept: Kept, _ scene: Scene, _ key: Key, in size: Size?) -> Arrangement? {
    var islands = islands
    self.kept = nil
    for node in kept.bound { node.applyBindings() }
    guard let pass = kept.pass, size == kept.size,
      scene.root.subtreeChangeMoment <= kept.moment,
      kept.sharedChanges == SharedStyle.changeCount
    else { return nil }
    pass.islands = islands
    let recolored = pass.recolor(
      kept.arrangement, key.traits, in: size, by: scene.deadlineFromNow)
    islands = pass.takeIslands()
    guard let recolored else { return nil }
    kept.key = key
    kept.update(recolored, scene.resolver)
    self.kept = kept
    self.islands = islands
    return recolored
  }

  private func isBound(_ node: Node) -> Bool {
    kept?.bound.contains { $0 === node } ?? false
  }

  /// Keeps a layout if all of its nodes record their changes.
  ///
  /// - Parameters:
  ///   - arrangement: The layout.
  ///   - pass: The pass that made it.
  ///   - islands: The islands of the pass.
  ///   - key: What the layout depends on besides the tree.
  ///   - size: The available size, in points.
  func keep(
    _ arrangement: Arrangement, of pass: LayoutPass, _ islands: NodeTable<Island>,
    for key: Key, in size: Size?
  ) {
    kept = nil
    pass.hasForeignNodes = pass.tree.features.contains(.foreignNodes)
    pass.lists = pass.tree.nodes.indices.lazy.filter { pass.tree.roles[$0].contains(.list) }
      .compactMap { pass.tree.nodes[$0] as? ListContainer }
    guard !pass.isOutOfTime, !pass.findings.holdOnce,
      // Rows of outer lists may go, and with them what the closures of inner ones refer to.
      !pass.lists.contains(where: \.identifiesInnerRows),
      !pass.hasForeignNodes || pass.tree.nodes.allSatisfy({ $0.notesItsChanges })
    else { return }
    kept = Kept(arrangement, of: pass, for: key, in: size)
    if kept?.pass != nil { self.islands = islands }
  }
}

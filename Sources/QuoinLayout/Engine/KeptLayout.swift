import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The last layout of a scene, from which the next one follows.
///
/// Nodes note the moments of their changes (`StyleClock`), so that nothing is compared but the surroundings. While nothing
/// changes the layout is the next one, too; where the pass knows how, it lays out again what changed, and otherwise the
/// caller lays out anew. Nodes that do not note their changes, and lists, of which the window moves, make every layout a
/// new one.
final class KeptLayout {
  /// What a layout depends on beside the tree and the room.
  struct Key {
    private let root: Node
    private(set) var traits: Traits
    private let safeArea: EdgeInsets
    private let styles: SheetContent
    private let theme: SheetContent
    private let placesTexts: Bool
    private let roundsToPixels: Bool

    init(_ scene: Scene, _ traits: Traits) {
      root = scene.root
      self.traits = traits
      safeArea = scene.safeArea
      styles = scene.styles.content
      theme = scene.theme.content
      placesTexts = scene.placesTexts
      roundsToPixels = scene.roundsToPixels
    }

    /// Whether all but the color scheme is the same.
    func differsByScheme(from other: Key) -> Bool {
      var same = self
      same.traits.colorScheme = other.traits.colorScheme
      return same == other && self.traits != other.traits
    }

    static func == (a: Key, b: Key) -> Bool {
      a.root === b.root && a.traits == b.traits && a.safeArea == b.safeArea
        && a.styles === b.styles && a.theme === b.theme && a.placesTexts == b.placesTexts
        && a.roundsToPixels == b.roundsToPixels
    }
  }

  /// A layout that is kept.
  private struct Kept {
    var key: Key
    var size: Size?
    var arrangement: Arrangement
    /// The moment after which a change is one that the layout does not know.
    var moment: UInt64
    /// The count of changes of shared styles that the layout knows.
    var sharedChanges: UInt64
    /// The nodes whose descriptions follow models.
    var bound: [Node]
    /// What lays out again, or `nil` where that takes a new pass.
    var pass: LayoutPass?
    /// How often the scene's styles were resolved when the pass had done so.
    var styleRevision: Int
  }

  private var kept: Kept?

  /// The layout of a scene, where it is the one that is kept or follows from that.
  ///
  /// - Complexity: O(b) in the nodes that follow models where nothing has changed.
  func layout(of scene: Scene, for key: Key, in size: Size?) -> Arrangement? {
    guard let kept else { return nil }
    guard kept.key == key else {
      return kept.key.differsByScheme(from: key) ? recolored(kept, scene, key, in: size) : nil
    }
    for node in kept.bound { node.applyBindings() }
    let isSame =
      scene.root.subtreeChangeMoment <= kept.moment
      && kept.sharedChanges == SharedStyle.changeCount
    if isSame, size == kept.size { return kept.arrangement }
    guard let pass = kept.pass, kept.styleRevision == scene.resolver.revision else { return nil }
    // Whether a style is worn that has changed is noted when styles are resolved, at the nodes that wear it.
    guard
      let arrangement = pass.update(
        since: kept.moment, of: kept.arrangement, in: size, { isBound($0) })
    else {
      self.kept = nil
      return nil
    }
    // A fresh node that follows models needs a new pass, so such nodes can only have left.
    if !scene.resolver.splices.isEmpty, !kept.bound.isEmpty {
      self.kept?.bound = pass.tree.nodes.filter { !$0.bindings.isEmpty }
    }
    self.kept?.size = size
    self.kept?.arrangement = arrangement
    self.kept?.moment = StyleClock.tick()
    self.kept?.sharedChanges = SharedStyle.changeCount
    self.kept?.styleRevision = scene.resolver.revision
    return arrangement
  }

  /// The layout in the other color scheme, where nothing else changed.
  private func recolored(_ kept: Kept, _ scene: Scene, _ key: Key, in size: Size?) -> Arrangement? {
    self.kept = nil
    for node in kept.bound { node.applyBindings() }
    guard let pass = kept.pass, size == kept.size,
      scene.root.subtreeChangeMoment <= kept.moment,
      kept.sharedChanges == SharedStyle.changeCount,
      kept.styleRevision == scene.resolver.revision,
      let arrangement = pass.recolor(kept.arrangement, key.traits, in: size)
    else { return nil }
    var kept = kept
    kept.key = key
    kept.arrangement = arrangement
    kept.moment = StyleClock.tick()
    kept.styleRevision = scene.resolver.revision
    self.kept = kept
    return arrangement
  }

  private func isBound(_ node: Node) -> Bool {
    kept?.bound.contains { $0 === node } ?? false
  }

  /// Keeps a layout, if all of its nodes note their changes.
  ///
  /// - Parameter isPlain: whether the pass set nothing in the tree for itself alone.
  func keep(
    _ arrangement: Arrangement, of pass: LayoutPass, for key: Key, in size: Size?, isPlain: Bool
  ) {
    kept = nil
    guard !pass.isOutOfTime, pass.tree.nodes.allSatisfy({ $0.notesItsChanges }) else { return }
    kept = Kept(
      key: key, size: size, arrangement: arrangement, moment: StyleClock.tick(),
      sharedChanges: SharedStyle.changeCount,
      bound: pass.tree.nodes.filter { !$0.bindings.isEmpty },
      pass: isPlain && pass.canBeKept ? pass : nil,
      styleRevision: pass.scene.resolver.revision)
  }
}

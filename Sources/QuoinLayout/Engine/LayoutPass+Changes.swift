import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// A pass that is kept lays out again what changed. It knows the flat tree, the boxes, the answers of nodes and their frames,
// and forgets of these what the changes concern; the rest is not asked and not placed again. Where a change or the tree is of
// a kind that this does not know, the caller makes a new pass: that is always right.
extension LayoutPass {
  /// Whether changes of the tree can be laid out by this pass, which has laid it out once.
  ///
  /// Findings make it a pass that is not kept: which of them still hold, it could not tell.
  var canBeKept: Bool {
    let unknown: ContainerRole = [.flow, .list]
    return diagnostics.isEmpty && deadline == nil && round == 0 && settlements.isEmpty
      && tableLooks.isEmpty && tree.roles.allSatisfy { $0.isDisjoint(with: unknown) }
  }

  /// The nodes that changed since a moment, and the containers whose children came, went or moved; `nil` if a node has
  /// another direction.
  private func changes(since moment: UInt64) -> (nodes: [Int], containers: [Int])? {
    var changed: [Int] = []
    var containers: [Int] = []
    var pending = [0]
    while let index = pending.popLast() {
      let node = tree.nodes[index]
      if node.directionMoment > moment { return nil }
      if node.structureMoment > moment, node.isContainer { containers.append(index) }
      if max(node.changeMoment, node.styleMoment) > moment { changed.append(index) }
      tree.forEachChild(of: index) { child in
        if tree.nodes[child].subtreeChangeMoment > moment { pending.append(child) }
      }
    }
    return (changed, containers)
  }

  /// Lays out again what changed, in a room that may be another one.
  ///
  /// - Parameters:
  ///   - moment: the moment of the layout before.
  ///   - old: the layout before the changes.
  ///   - size: the room, in points.
  ///   - isKnown: whether a node that follows models is known as such.
  /// - Returns: `nil` where the changes are of a kind that needs a new pass.
  func update(
    since moment: UInt64, of old: Arrangement, in size: Size?, _ isKnown: (Node) -> Bool
  ) -> Arrangement? {
    let resolver = scene.resolver
    resolver.resolve(
      scene.root, usesTheme ? scene.styles.above(scene.theme) : scene.styles,
      MediaEnvironment(traits: traits, viewport: size))
    guard !resolver.work.isFull, resolver.diagnostics.isEmpty, resolver.unusable.isEmpty else {
      return nil
    }
    var items = old.items
    guard let taken = take(resolver.splices, &items), var changed = changes(since: moment) else {
      return nil
    }
    changed.containers = Set(changed.containers + taken.containers).sorted()
    guard let related = takeChildren(of: changed.containers, taken.fresh),
      changed.nodes.allSatisfy(isPlain),
      changed.nodes.allSatisfy({
        tree.nodes[$0].bindings.isEmpty || isKnown(tree.nodes[$0])
      })
    else { return nil }
    var isOther = [Bool](repeating: false, count: tree.count)
    isDirty = Array(repeating: false, count: tree.count)
    for index in changed.nodes + related { isOther[index] = true }
    for index in resolver.updated { isOther[Int(index)] = true }
    // Of fresh nodes all is new already, and nothing is known that could be forgotten.
    for index in taken.fresh { isOther[index] = false }
    for index in changed.containers { forget(index, isOther: false) }
    for index in related { forget(index, isOther: true) }
    var isQuoins: [Bool?] = []
    for index in tree.nodes.indices where isOther[index] {
      let old = tree.looks[index]
      tree.refresh(index, resolver)
      let new = tree.looks[index]
      // Whether a padding has an effect is found out for all nodes at once.
      if new.metrics.isPadded != old.metrics.isPadded { return nil }
      if tree.nodes[index].changeMoment > moment || !new.measures(like: old)
        || !isMeasuredByQuoin(index, &isQuoins)
      {
        forget(index, isOther: true)
      }
    }
    for index in taken.fresh { (isOther[index], isDirty[index]) = (true, true) }
    if !isDirty[0], size == old.size || size == nil { return repaint(old, isOther) }
    measured.trim()
    let room = finite(size ?? measure(0, Question(.unlimited)).size)
    let before = frames
    frames[0] = Rect(origin: .zero, size: room)
    place(0, in: room)
    islands = [:]
    guard diagnostics.isEmpty, update(&items, isOther, before), hasNoFindings else { return nil }
    if resolver.splices.isEmpty { return Arrangement(old, size: room, items: items) }
    for index in items.indices {
      items[index].end = Int(tree.ends[index])
      items[index].parent = tree.parents[index] < 0 ? nil : Int(tree.parents[index])
    }
    var indices = old.indices
    indices.take(resolver.splices, tree.nodes)
    return Arrangement(old, size: room, items: items, indices: indices)
  }

  /// The layout in surroundings of another color scheme, in which all frames are the same.
  ///
  /// - Returns: `nil` where something has another size in them, or has findings.
  func recolor(_ old: Arrangement, _ traits: Traits, in size: Size?) -> Arrangement? {
    guard tree.nodes.indices.allSatisfy(isSameInAnyScheme) else { return nil }
    self.traits.colorScheme = traits.colorScheme
    scene.resolver.resolve(
      scene.root, usesTheme ? scene.styles.above(scene.theme) : scene.styles,
      MediaEnvironment(traits: self.traits, viewport: size))
    let looks = tree.looks
    tree.takeLooks(scene.resolver, in: self.traits)
    guard scene.resolver.diagnostics.isEmpty, scene.resolver.unusable.isEmpty,
      zip(tree.looks, looks).allSatisfy({ $0.measures(like: $1) })
    else { return nil }
    let items = old.items.enumerated().map { index, item in
      self.item(of: index, in: item.frame, parent: item.parent)
    }
    guard hasNoFindings else { return nil }
    return Arrangement(old, size: old.size, traits: self.traits, items: items)
  }

  /// Whether nothing is said of a node that may depend on the color scheme, but colors.
  private func isSameInAnyScheme(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return Node.isOwn(type(of: node)) && node.variations.isEmpty
      && node.traitOverrides == TraitOverrides()
      && tree.relations[index]?.variations.isEmpty ?? true
  }

  /// The arrangement with the same frames, and new items for some nodes.
  private func repaint(_ old: Arrangement, _ isOther: [Bool]) -> Arrangement? {
    var items = old.items
    for index in tree.nodes.indices where isOther[index] {
      items[index] = item(of: index, in: items[index].frame, parent: items[index].parent)
      if items[index].lacksGlyphs { return nil }
    }
    guard hasNoFindings else { return nil }
    return Arrangement(old, size: old.size, items: items)
  }

  /// Whether nothing is found wrong, with the parts of controls, which items look at.
  private var hasNoFindings: Bool { diagnostics.isEmpty && scene.resolver.unusable.isEmpty }

  /// Whether a node says nothing that holds in one pass only, or that is found wrong once in a pass.
  func isPlain(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let parent = Int(tree.parents[index])
    let outer = parent >= 0 ? tree.roles[parent] : []
    guard node.variations.isEmpty, node.traitOverrides == TraitOverrides(),
      node.descriptionDiagnostics.isEmpty, tree.relations[index]?.variations.isEmpty ?? true
    else { return false }
    let isMember = tree.roles[index].contains(.island) || outer.contains(.island)
    guard isMember || node.keptConstraints.isEmpty else { return false }
    guard node.texts.allSatisfy({ $0.content?.unusableNumbers.isEmpty ?? true }) else {
      return false
    }
    // One after the other, so that each change of the tree is undone before the next.
    if let found = tree.relations[index]?.leaveOutUnusableNumbers(in: outer) {
      found.restore()
      return false
    }
    if let found = node.leaveOutUnusableNumbers(tree.roles[index]) {
      found.restore()
      return false
    }
    return true
  }

  /// Whether a node and all that it is in are of classes of Quoin, whose sizes follow from nothing in looks but what
  /// `Look.measures(like:)` looks at.
  ///
  /// - Parameter known: what was found out before in this update, so that no container is looked at twice.
  private func isMeasuredByQuoin(_ index: Int, _ known: inout [Bool?]) -> Bool {
    if known.isEmpty { known = Array(repeating: nil, count: tree.count) }
    var step = index
    while step >= 0, known[step] == nil, Node.isOwn(type(of: tree.nodes[step])) {
      step = Int(tree.parents[step])
    }
    let answer = step < 0 ? true : known[step] ?? false
    step = index
    while step >= 0, known[step] == nil {
      known[step] = answer
      // What a container of a foreign class is in may be measured by Quoin again.
      guard Node.isOwn(type(of: tree.nodes[step])) else { break }
      step = Int(tree.parents[step])
    }
    return answer
  }

  /// Forgets what a node and its containers answered, and tells the boxes that they are in.
  ///
  /// - Parameter isOther: whether the node itself says something else, and not only what is in it.
  private func forget(_ changed: Int, isOther: Bool) {
    var step = changed
    while step >= 0, !isDirty[step] || step == changed {
      isDirty[step] = true
      measured.forget(step)
      caches[step] = nil
      forgetBox(of: step, isOther: isOther && step == changed)
      step = Int(tree.parents[step])
    }
  }

  /// - Parameter isOther: whether the node itself says something else, and not only what is in it.
  private func forgetBox(of index: Int, isOther: Bool) {
    if isOther { flowTrees[index] = nil }
    let parent = Int(tree.parents[index])
    guard parent >= 0, tree.roles[parent].contains(.boxes) else { return }
    var root = parent
    while flowTrees[root] == nil {
      root = Int(tree.parents[root])
      if root < 0 || !tree.roles[root].contains(.boxes) { return }
    }
    guard let flow = flowTrees[root] else { return }
    let isOfGrid = tree.roles[index].contains(.grid) || tree.roles[parent].contains(.grid)
    guard let box = flow.box(of: index), !(isOther && isOfGrid) else {
      flowTrees[root] = nil
      return
    }
    if isOther {
      flow.boxes.setStyle(BoxStyles.style(of: index, isRoot: false, in: self), of: box)
    } else {
      flow.boxes.markDirty(box)
    }
  }

  /// Gives items the frames that there are now, and makes new ones for nodes that changed or have other sizes.
  ///
  /// What is in a node is left as it is where nothing of it changed and the node moved by whole pixels, which moves all
  /// edges inside alike.
  ///
  /// - Returns: false where a text has characters that are in no font.
  private func update(
    _ items: inout [Arrangement.Item], _ isOther: [Bool], _ before: [Rect]
  ) -> Bool {
    let grid = PixelGrid(scale: traits.displayScale)
    let holdsChanges = holdsChanges(isOther, before)
    var index = 0
    while index < tree.count {
      let parent = Int(tree.parents[index])
      var frame = frames[index]
      var origin = frame.origin
      if parent >= 0 { origin = origin + origins[parent] }
      if scene.roundsToPixels {
        frame = grid.round(Rect(origin: origin, size: frame.size))
        if parent >= 0 {
          let corner = origins[parent]
          frame.origin = frame.origin - Point(grid.round(corner.x), grid.round(corner.y))
        }
      }
      let known = items[index].frame
      if isOther[index] || frame.size != known.size {
        items[index] = item(of: index, in: frame, parent: items[index].parent)
        if items[index].lacksGlyphs { return false }
      } else if frame.origin != known.origin {
        items[index].frame = frame
      }
      let shift = origin - origins[index]
      if holdsChanges[index] || !isWhole(shift.x) || !isWhole(shift.y) {
        origins[index] = origin
        index += 1
      } else {
        index = Int(tree.ends[index])
      }
    }
    return true
  }

  /// Whether a distance is one of whole pixels; where nothing is rounded, whether it is none.
  private func isWhole(_ distance: Double) -> Bool {
    let pixels = distance * traits.displayScale
    return scene.roundsToPixels ? pixels == pixels.rounded() : distance == 0
  }

  /// Whether something in each node changed, or has another frame than before.
  private func holdsChanges(_ isOther: [Bool], _ before: [Rect]) -> [Bool] {
    var holds = [Bool](repeating: false, count: tree.count)
    for index in frames.indices where isOther[index] || frames[index] != before[index] {
      var step = Int(tree.parents[index])
      while step >= 0, !holds[step] {
        holds[step] = true
        step = Int(tree.parents[step])
      }
    }
    return holds
  }
}

extension Arrangement.Item {
  /// Whether some character of its texts is in no font.
  fileprivate var lacksGlyphs: Bool { texts.contains { $0.text.missingGlyphs > 0 } }
}

import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// A kept pass lays out only what changed. It holds the flat tree, the boxes, and the measured sizes and frames of
// nodes, and discards those that the changes affect; everything else is neither measured nor placed again. If it does
// not support a change or the tree, the caller makes a new pass, which is always correct.
extension LayoutPass {
  /// Whether this pass, which has laid out the tree once, can lay out changes of it.
  ///
  /// A pass with diagnostics is not kept, since it cannot tell which of them still hold.
  var canBeKept: Bool {
    let unknown: ContainerRole = [.flow, .list]
    return diagnostics.isEmpty && deadline == nil && round == 0 && settlements.isEmpty
      && tableLooks.isEmpty && tree.roles.allSatisfy { $0.isDisjoint(with: unknown) }
  }

  /// Returns the nodes that changed since a moment, and the containers whose children were inserted, removed or moved.
  ///
  /// - Returns: `nil` if a node has another layout direction.
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

  /// Lays out the changes, in a size that may differ.
  ///
  /// - Parameters:
  ///   - moment: The moment of the previous layout.
  ///   - old: The layout before the changes.
  ///   - size: The available size, in points.
  ///   - isKnown: Whether a node that follows models is known as such.
  /// - Returns: `nil` if the changes need a new pass.
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
    guard let taken = apply(resolver.splices, &items), var changed = changes(since: moment) else {
      return nil
    }
    changed.containers = Set(changed.containers + taken.containers).sorted()
    guard let related = readChildren(of: changed.containers, taken.fresh),
      changed.nodes.allSatisfy(isPlain),
      changed.nodes.allSatisfy({
        tree.nodes[$0].bindings.isEmpty || isKnown(tree.nodes[$0])
      })
    else { return nil }
    var isOther = [Bool](repeating: false, count: tree.count)
    isDirty = Array(repeating: false, count: tree.count)
    for index in changed.nodes + related { isOther[index] = true }
    for index in resolver.updated { isOther[Int(index)] = true }
    // Inserted nodes are new altogether and have no results to discard.
    for index in taken.fresh { isOther[index] = false }
    for index in changed.containers { forget(index, isOther: false) }
    for index in related { forget(index, isOther: true) }
    var isQuoins: [Bool?] = []
    for index in tree.nodes.indices where isOther[index] {
      let old = tree.looks[index]
      tree.refresh(index, resolver)
      let new = tree.looks[index]
      // Unused padding is detected for all nodes at once.
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
    indices.apply(resolver.splices, tree.nodes)
    return Arrangement(old, size: room, items: items, indices: indices)
  }

  /// Returns the layout in the traits of another colour scheme, in which all frames are the same.
  ///
  /// - Returns: `nil` if a size depends on the scheme, or if there are diagnostics.
  func recolor(_ old: Arrangement, _ traits: Traits, in size: Size?) -> Arrangement? {
    guard tree.nodes.indices.allSatisfy(isSameInAnyScheme) else { return nil }
    self.traits.colorScheme = traits.colorScheme
    scene.resolver.resolve(
      scene.root, usesTheme ? scene.styles.above(scene.theme) : scene.styles,
      MediaEnvironment(traits: self.traits, viewport: size))
    let looks = tree.looks
    tree.readLooks(scene.resolver, in: self.traits)
    guard scene.resolver.diagnostics.isEmpty, scene.resolver.unusable.isEmpty,
      zip(tree.looks, looks).allSatisfy({ $0.measures(like: $1) })
    else { return nil }
    let items = old.items.enumerated().map { index, item in
      self.item(of: index, in: item.frame, parent: item.parent)
    }
    guard hasNoFindings else { return nil }
    return Arrangement(old, size: old.size, traits: self.traits, items: items)
  }

  /// Whether only colours of a node can depend on the colour scheme.
  private func isSameInAnyScheme(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return Node.isOwn(type(of: node)) && node.variations.isEmpty
      && node.traitOverrides == TraitOverrides()
      && tree.relations[index]?.variations.isEmpty ?? true
  }

  /// Returns the arrangement with the same frames, and new items for some nodes.
  private func repaint(_ old: Arrangement, _ isOther: [Bool]) -> Arrangement? {
    var items = old.items
    for index in tree.nodes.indices where isOther[index] {
      items[index] = item(of: index, in: items[index].frame, parent: items[index].parent)
      if items[index].lacksGlyphs { return nil }
    }
    guard hasNoFindings else { return nil }
    return Arrangement(old, size: old.size, items: items)
  }

  /// Whether there are no diagnostics, including those about parts of controls, which items reveal.
  private var hasNoFindings: Bool { diagnostics.isEmpty && scene.resolver.unusable.isEmpty }

  /// Whether a node has neither values that hold in one pass only nor diagnostics of its own.
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

  /// Whether a node and all its ancestors are of Quoin's own classes.
  ///
  /// The sizes of these depend on looks only by what `Look.measures(like:)` compares.
  ///
  /// - Parameter known: The results so far in this update, so that no container is checked twice.
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
      // The ancestors of a container of a foreign class may be measured by Quoin again.
      guard Node.isOwn(type(of: tree.nodes[step])) else { break }
      step = Int(tree.parents[step])
    }
    return answer
  }

  /// Discards the measured sizes of a node and its containers, and invalidates their boxes.
  ///
  /// - Parameter isOther: Whether the node itself changed, and not only its descendants.
  private func forget(_ changed: Int, isOther: Bool) {
    var step = changed
    while step >= 0, !isDirty[step] || step == changed {
      isDirty[step] = true
      measured.forget(step)
      caches[step] = nil
      forgetAndroidState(step, isOther: isOther && step == changed)
      forgetBox(of: step, isOther: isOther && step == changed)
      step = Int(tree.parents[step])
    }
  }

  /// Invalidates the box of a node.
  ///
  /// - Parameter isOther: Whether the node itself changed, and not only its descendants.
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

  /// Updates the frames of items, and creates new items for nodes that changed or have other sizes.
  ///
  /// The descendants of a node are left unchanged if none of them changed and the node moved by whole pixels, which
  /// moves all edges inside alike.
  ///
  /// - Returns: `false` if a text has characters that no font contains.
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

  /// Whether a distance is a whole number of pixels; without rounding, whether it is zero.
  private func isWhole(_ distance: Double) -> Bool {
    let pixels = distance * traits.displayScale
    return scene.roundsToPixels ? pixels == pixels.rounded() : distance == 0
  }

  /// Returns, for each node, whether a descendant changed or has another frame than before.
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
  /// Whether a character of the texts is missing in all fonts.
  fileprivate var lacksGlyphs: Bool { texts.contains { $0.text.missingGlyphs > 0 } }
}

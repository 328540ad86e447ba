import QuoinBoxLayout
import QuoinStyle

// The boxes of flex and grid containers are ordered as their nodes are, and are inserted and removed with these. A
// removed box keeps its place in the lists, because their indices are those of the boxes; with too many of these, the
// tree is rebuilt.
extension FlowTree {
  /// The value in `nodes` for a removed box.
  static let gone: Int32 = -2

  /// Removes the boxes of removed nodes, and renumbers the others.
  ///
  /// - Parameter splice: A change to the children of any container but a flow container in this tree, whose lines would
  ///   not be those of its children.
  /// - Returns: `false` if the boxes have to be rebuilt.
  func apply(_ splice: PreorderSplice) -> Bool {
    for node in splice.removedIndices {
      guard let place = place(of: node), nodes[place] != FlowTree.gone else { continue }
      boxes.detach(ids[place])
      forgetBoxes(in: place)
    }
    renumberPlaces(splice)
    splice.renumber(&nodes)
    if let known = plainMembers { plainMembers = splice.renumbered(known) }
    renumberFlows(splice)
    return goneCount * 2 < nodes.count
  }

  /// Marks a removed box and its descendants.
  private func forgetBoxes(in place: Int) {
    var pending = [place]
    while let box = pending.popLast() {
      nodes[box] = FlowTree.gone
      goneCount += 1
      removeLines(of: box)
      var child = boxes.links.firstChild(of: box)
      while child >= 0 {
        pending.append(Int(child))
        child = boxes.links.next(after: Int(child))
      }
    }
  }

  /// Reorders the child boxes of a container to match its children, and adds boxes for inserted nodes.
  ///
  /// - Parameter change: The index from which on children differ from before.
  func readChildren(of container: Int, from change: Int, in pass: LayoutPass) {
    guard let place = place(of: container) else { return }
    let builder = FlowBuilder(pass)
    let start = nodes.count
    var (first, next) = (container + 1, Int(boxes.links.firstChild(of: place)))
    if let last = pass.child(of: container, before: change), let box = self.place(of: last),
      boxes.links.parent(of: box) == place
    {
      (first, next) = (change, Int(boxes.links.next(after: box)))
    }
    builder.forEachChild(of: container, from: first) { child in
      // Most children are where they were.
      if next >= 0, nodes[next] == child {
        next = Int(boxes.links.next(after: next))
        return
      }
      let before = next >= 0 ? ids[next] : nil
      if let box = self.place(of: child) {
        // A single box that is out of order is skipped; it is moved at its turn.
        if next < 0 || Int(boxes.links.next(after: next)) != box {
          boxes.move(ids[box], to: ids[place], before: before)
        } else {
          next = Int(boxes.links.next(after: box))
        }
        return
      }
      let added = builder.addBox(self, Int32(place), child)
      if let before { boxes.move(ids[Int(added)], to: ids[place], before: before) }
    }
    fill(from: start, in: pass)
    guard nodes.count > start else { return }
    if plainMembers != nil {
      noteMembers(from: start, in: pass)
    } else if placesChanges {
      placesChanges = pass.placesChanges(in: self, from: start)
    }
  }

  /// Renews the lines of a node whose text or style has changed: those that it is in, or those of its own texts.
  ///
  /// - Returns: `false` if the boxes have to be rebuilt, because the change can add or remove the lines of a block.
  func renewLines(of node: Int, in pass: LayoutPass) -> Bool {
    if let place = place(of: node) {
      renewLines(in: place) { $0.container == node }
      return true
    }
    var outer = Int(pass.tree.parents[node])
    while outer >= 0, place(of: outer) == nil { outer = Int(pass.tree.parents[outer]) }
    guard outer >= 0, let place = place(of: outer) else { return false }
    // An edge of an element may need a line before or behind a block in it where there was none.
    if blocksInside.contains(where: { $0.element == node }) { return false }
    var (isFound, hasInk) = (false, true)
    renewLines(in: place) { lines in
      guard lines.contains(node) else { return false }
      isFound = true
      hasInk = hasInk && lines.hasInk(pass)
      return true
    }
    return isFound && hasInk
  }

  /// Renews the lines in a box and in the anonymous boxes between its blocks.
  private func renewLines(in place: Int, where isRenewed: (InlineFlow) -> Bool) {
    func renew(_ box: BoxID) {
      guard let flow = lines(of: Int(box.index)), isRenewed(flow) else { return }
      flow.renew()
      boxes.markDirty(box)
    }
    renew(ids[place])
    var child = boxes.firstChild(of: ids[place])
    while let box = child {
      if nodes[Int(box.index)] == -1 { renew(box) }
      child = boxes.next(after: box)
    }
  }

  /// Adds the descendants of the boxes from an index in the lists on.
  private func fill(from start: Int, in pass: LayoutPass) {
    var builder = FlowBuilder(pass)
    var open = start
    while open < nodes.count {
      let node = Int(nodes[open])
      if node >= 0, pass.isBoxes(node) { builder.fill(self, Int32(open), node) }
      open += 1
    }
  }
}

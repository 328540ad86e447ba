import QuoinGeometry
import QuoinModel

extension Island {
  /// Writes the rectangle of a member that no constraint places, as Auto Layout translates springs
  /// and struts: as rows that depend on the container's extent.
  func writePins(_ slot: Int) {
    guard
      let relation = pass.tree.relations[members[slot]] as? Relation<RelativeContainer>,
      let pinned = relation.placement.pinned
    else { return }
    let insets = node(slot).alignmentInsets
    for axis in Axis.allCases {
      let span = pinned[axis]
      if span.length == nil, let start = span.start?.constant, let end = span.end?.constant {
        writeEdges(slot, axis, start: start, end: end)
        continue
      }
      let start = span.start?.constant ?? 0
      let extent = span.length?.constant ?? states[slot].content.size[axis]
      guard start.isFinite, extent.isFinite else { continue }
      let (before, after) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let parent = parentSlot(slot)
      var share = (before: 0.0, length: 0.0)
      let design = pinned.designSize?[axis] ?? 0
      if !pinned.autoresizing.isEmpty, design > 0 {
        share = Springs(pinned.autoresizing[axis], pinned.distribution).shares(
          start: start, length: extent, in: design)
      }
      // start = parent.start + before + share · (parent.length − design)
      form.reset()
      form.add(self.start(slot, axis), 1)
      form.add(self.start(parent, axis), -1)
      form.add(length(parent, axis), -share.before)
      form.constant = -(start + before - share.before * design)
      emit(.equal, 1000, .pin(slot, axis))
      form.reset()
      form.add(length(slot, axis), 1)
      form.add(length(parent, axis), -share.length)
      form.constant = -(max(0, extent - before - after) - share.length * design)
      emit(.equal, 1000, .pin(slot, axis))
    }
  }

  /// Pins both sides at distances from the container's sides.
  private func writeEdges(_ slot: Int, _ axis: Axis, start: Double, end: Double) {
    let parent = parentSlot(slot)
    form.reset()
    form.add(self.start(slot, axis), 1)
    form.add(self.start(parent, axis), -1)
    form.constant = -start
    emit(.equal, 1000, .pin(slot, axis))
    form.reset()
    form.add(extent(slot, axis).line(at: 1), 1)
    form.add(extent(parent, axis).line(at: 1), -1)
    form.constant = end
    emit(.equal, 1000, .pin(slot, axis))
  }

  /// Whether a member's rectangle is pinned.
  func isPinned(_ slot: Int) -> Bool {
    (pass.tree.relations[members[slot]] as? Relation<RelativeContainer>)?.isPinned ?? false
  }
}

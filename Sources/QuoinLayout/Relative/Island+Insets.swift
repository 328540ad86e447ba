import QuoinGeometry
import QuoinModel

extension Island {
  /// Computes the safe area and margin insets of each member, from the frames of the last round.
  ///
  /// - Parameter isFirst: Whether no frames are known yet.
  /// - Returns: Whether anything changed.
  @discardableResult func updateInsets(isFirst: Bool) -> Bool {
    var changed = false
    for slot in members.indices {
      let safe = safeInsets(slot, isFirst: isFirst)
      // While a member's position is unknown, it is assumed not to touch the unsafe area.
      if safe != states[slot].safeInsets {
        states[slot].safeInsets = safe
        changed = true
      }
      let margin = marginInsets(slot, isFirst: isFirst)
      if margin != states[slot].margins {
        states[slot].margins = margin
        changed = true
      }
    }
    return changed
  }

  /// Returns the heights of the bars above and below a scene's root.
  func barInsets(_ slot: Int) -> (top: Double, bottom: Double) {
    let container = node(slot) as? ContainerNode
    let insets = container?.layoutGuideInsets ?? states[slot].safeInsets
    return (insets.top, insets.bottom)
  }

  private func safeInsets(_ slot: Int, isFirst: Bool) -> EdgeInsets {
    let container = node(slot) as? ContainerNode
    if let own = container?.safeAreaInsets { return own }
    if slot == 0 { return root == 0 ? pass.scene.safeArea : .zero }
    let parent = parentSlot(slot)
    guard !isFirst, !scrolls(parent) else { return .zero }
    return overlap(slot, with: states[parent].safeInsets, of: parent)
  }

  private func marginInsets(_ slot: Int, isFirst: Bool) -> EdgeInsets {
    guard let container = node(slot) as? ContainerNode else { return EdgeInsets(8) }
    if let padding = pass.padding(of: members[slot]) { return padding }
    var insets: EdgeInsets
    if let own = container.margins {
      insets = own.resolved(direction(slot))
    } else if slot == 0 && root == 0 {
      // UIKit's system minimum of a view controller's root.
      let side: Double = value(length(0, .horizontal)) > 390 ? 20 : 16
      insets = EdgeInsets(horizontal: side, vertical: 0)
    } else {
      insets = EdgeInsets(8)
    }
    if container.insetsMarginsFromSafeArea { insets = insets + states[slot].safeInsets }
    if container.preservesParentMargins, slot != 0 {
      let parent = parentSlot(slot)
      // Scrolled content moves out from under the bars, so only the container's own margins count.
      let outer =
        scrolls(parent)
        ? states[parent].margins - states[parent].safeInsets : states[parent].margins
      let inherited = isFirst ? outer : overlap(slot, with: outer, of: parent)
      for edge in Edge.allCases { insets[edge] = max(insets[edge], inherited[edge]) }
    }
    return insets
  }

  /// Returns how far the insets of a container extend into a member.
  private func overlap(_ slot: Int, with insets: EdgeInsets, of parent: Int) -> EdgeInsets {
    let inner = alignmentRect(slot)
    let outer = alignmentRect(parent)
    return EdgeInsets(
      top: clean(insets.top - (inner.minY - outer.minY)),
      left: clean(insets.left - (inner.minX - outer.minX)),
      bottom: clean(insets.bottom - (outer.maxY - inner.maxY)),
      right: clean(insets.right - (outer.maxX - inner.maxX)))
  }

  /// Rounds a length, so that numerical noise of the solver is not taken for a change.
  private func clean(_ length: Double) -> Double {
    max(0, (length * 1024).rounded() / 1024)
  }

  /// Returns the solved alignment rectangle of a member, in the root's coordinates.
  func alignmentRect(_ slot: Int) -> Rect {
    Rect(
      x: value(start(slot, .horizontal)), y: value(start(slot, .vertical)),
      width: value(length(slot, .horizontal)), height: value(length(slot, .vertical)))
  }

  /// Returns the solved frame of a member, in the root's coordinates.
  func frame(_ slot: Int) -> Rect { alignmentRect(slot).outset(by: node(slot).alignmentInsets) }
}

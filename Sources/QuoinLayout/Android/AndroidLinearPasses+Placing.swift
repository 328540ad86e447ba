import QuoinGeometry
import QuoinModel

extension AndroidLinearPasses {
  mutating func layout(_ width: Int, _ height: Int) {
    if isHorizontal { placeRow(width, height) } else { placeColumn(width, height) }
  }

  private func placeColumn(_ width: Int, _ height: Int) {
    let padding = run.padding
    var top = padding.top
    switch traits.gravity.verticalPart {
    case .bottom: top += height - total
    case .centerVertical: top += (height - total) / 2
    default: break
    }
    let room = width - padding.horizontal
    for (index, entry) in entries.enumerated() {
      guard let slot = entry.slot, !slot.isGone else { continue }
      let gravity = entry.gravity ?? traits.gravity.horizontalPart
      switch gravity.absolute(run.direction).absoluteHorizontalPart {
      case .centerHorizontal:
        slot.left =
          padding.left + (room - slot.width) / 2 + slot.margins.left - slot.margins.right
      case .right: slot.left = width - padding.right - slot.width - slot.margins.right
      default: slot.left = padding.left + slot.margins.left
      }
      if hasDivider(before: index) { top += traits.dividerSize }
      top += slot.margins.top
      slot.top = top
      top += slot.height + slot.margins.bottom
    }
  }

  private func placeRow(_ width: Int, _ height: Int) {
    var left = run.padding.left
    switch traits.gravity.absolute(run.direction).absoluteHorizontalPart {
    case .right: left += width - total
    case .centerHorizontal: left += (width - total) / 2
    default: break
    }
    // A right-to-left row begins with its last child.
    var previous: Int?
    for position in entries.indices {
      let index = run.isRightToLeft ? entries.count - 1 - position : position
      let entry = entries[index]
      if entry.begin == previous { continue }
      previous = entry.begin
      guard let slot = entry.slot else {
        left += entry.size
        continue
      }
      if slot.isGone { continue }
      slot.top = top(of: slot, entry, in: height)
      if hasDivider(before: index) { left += traits.dividerSize }
      left += slot.margins.left
      slot.left = left + slot.offset
      left += slot.width + slot.margins.right + slot.nextOffset
    }
  }

  private func top(of slot: AndroidSlot<Placement>, _ entry: Entry, in height: Int) -> Int {
    let padding = run.padding
    let baseline =
      traits.isBaselineAligned && slot.heightLength != .matchParent ? slot.baseline : nil
    switch (entry.gravity ?? traits.gravity).verticalPart {
    case .top:
      let shift = baseline.map { ascents[.top] - $0 } ?? 0
      return padding.top + slot.margins.top + shift
    case .centerVertical:
      return padding.top + (height - padding.vertical - slot.height) / 2 + slot.margins.top
        - slot.margins.bottom
    case .bottom:
      let shift = baseline.map { descents[.bottom] - (slot.height - $0) } ?? 0
      return height - padding.bottom - slot.height - slot.margins.bottom - shift
    default: return padding.top
    }
  }
}

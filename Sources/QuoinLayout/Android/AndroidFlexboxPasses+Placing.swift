import QuoinGeometry
import QuoinModel

extension AndroidFlexboxPasses {
  /// Returns the space before the first child of a line, and between two.
  private func spaces(_ line: Line, _ size: Int) -> (before: Float, between: Float) {
    let free = Float(size - line.main)
    let count = Float(line.slots.count)
    switch group.justification {
    case .end: return (free, 0)
    case .center: return (free / 2, 0)
    case .spaceAround where count > 0: return (free / count / 2, max(0, free / count))
    case .spaceBetween: return (0, max(0, free / max(1, count - 1)))
    case .spaceEvenly where count > 0: return (free / (count + 1), max(0, free / (count + 1)))
    default: return (0, 0)
    }
  }

  mutating func layout(_ width: Int, _ height: Int) {
    if isHorizontal { placeRows(width, height) } else { placeColumns(width, height) }
  }

  private func placeRows(_ width: Int, _ height: Int) {
    let isFromRight = run.isRightToLeft != group.isReversed
    var top = group.reversesLines ? height - run.padding.bottom : run.padding.top
    for line in lines {
      if group.reversesLines { top -= line.cross }
      let (before, between) = spaces(line, width)
      var along =
        isFromRight
        ? Float(width - run.padding.right) - before : Float(run.padding.left) + before
      for slot in line.slots {
        if isFromRight {
          along -= Float(slot.margins.right)
          slot.left = AndroidArithmetic.round(along) - slot.width
          along -= Float(slot.width) + between + Float(slot.margins.left)
        } else {
          along += Float(slot.margins.left)
          slot.left = AndroidArithmetic.round(along)
          along += Float(slot.width) + between + Float(slot.margins.right)
        }
        slot.top = top + offset(slot, in: line, slot.margins.top, slot.margins.bottom)
      }
      if !group.reversesLines { top += line.cross }
    }
  }

  private func placeColumns(_ width: Int, _ height: Int) {
    let isFromRight = run.isRightToLeft != group.reversesLines
    var left = isFromRight ? width - run.padding.right : run.padding.left
    for line in lines {
      if isFromRight { left -= line.cross }
      let (before, between) = spaces(line, height)
      var along =
        group.isReversed
        ? Float(height - run.padding.bottom) - before : Float(run.padding.top) + before
      for slot in line.slots {
        if group.isReversed {
          along -= Float(slot.margins.bottom)
          slot.top = AndroidArithmetic.round(along) - slot.height
          along -= Float(slot.height) + between + Float(slot.margins.top)
        } else {
          along += Float(slot.margins.top)
          slot.top = AndroidArithmetic.round(along)
          along += Float(slot.height) + between + Float(slot.margins.bottom)
        }
        let margins =
          isFromRight
          ? (slot.margins.right, slot.margins.left) : (slot.margins.left, slot.margins.right)
        let offset = offset(slot, in: line, margins.0, margins.1)
        slot.left = isFromRight ? left + line.cross - offset - slot.width : left + offset
      }
      if !isFromRight { left += line.cross }
    }
  }

  /// Returns the start of a child across its line, from the side where lines begin.
  private func offset(_ slot: Slot, in line: Line, _ before: Int, _ behind: Int) -> Int {
    let size = crossSize(slot)
    switch slot.placement.alignment ?? group.alignment {
    case .end:
      return group.reversesLines && isHorizontal ? before : line.cross - size - behind
    case .center: return (line.cross - size + before - behind) / 2
    case .baseline where isHorizontal:
      return max(line.baseline - (slot.baseline ?? -1), before)
    case .start, .stretch, .baseline:
      return group.reversesLines && isHorizontal ? line.cross - size - behind : before
    }
  }
}

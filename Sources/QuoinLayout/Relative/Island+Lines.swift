import QuoinGeometry
import QuoinModel
import QuoinSolver

/// A rectangle that constraints refer to, along one axis: a start and a length, each a line.
struct Extent {
  var start: Line
  var length: Line

  /// Returns the line at a fraction of the length, which must be a variable or a number.
  func line(at fraction: Double) -> Line {
    var line = start
    if fraction == 0 { return line }
    if length.base >= 0 {
      // A start that already has a share (that of a bottom bar) has a constant length.
      line.extent = length.base
      line.share = fraction
    }
    line.constant += fraction * length.constant
    return line
  }
}

extension Island {
  /// Returns the extent of a member itself.
  func extent(_ slot: Int, _ axis: Axis) -> Extent {
    Extent(
      start: Line(base: start(slot, axis)), length: Line(base: length(slot, axis)))
  }

  /// Returns the extent of an item that a constraint names.
  ///
  /// - Parameter fromInside: Whether the constraint sees a scrolling member from inside.
  func extent(_ item: AnchorItem.Part, of slot: Int, _ axis: Axis, fromInside: Bool) -> Extent {
    var extent = extent(slot, axis)
    if let index = item.guideIndex {
      let first = guideVariable(slot, index)
      extent.start.base = first + (axis == .horizontal ? 0 : 1)
      extent.length.base = first + (axis == .horizontal ? 2 : 3)
      return extent
    }
    switch item {
    case .safeArea: inset(&extent, states[slot].safeInsets, axis)
    case .margins, .readable: inset(&extent, states[slot].margins, axis)
    case .keyboard where axis == .vertical:
      let covered = states[slot].safeInsets.bottom
      return bottomStrip(slot, height: covered)
    case .topBar where axis == .vertical:
      let covered = barInsets(slot).top
      extent.length = Line(base: -1, constant: covered)
    case .bottomBar where axis == .vertical:
      return bottomStrip(slot, height: barInsets(slot).bottom)
    case .scrollContent:
      if scrolls(slot) { useContent(&extent, slot, axis) }
    case .itself where fromInside:
      useContent(&extent, slot, axis)
    default: break
    }
    return extent
  }

  /// Returns the line of an attribute, resolved to left and right.
  func line(
    _ attribute: Attribute, _ item: AnchorItem.Part, of slot: Int, fromInside: Bool
  ) -> Line {
    let axis = attribute.axis
    // Lengths and centres of a scrolling member are those of its frame, even from inside.
    let isEdge = !attribute.isDimension && attribute != .centerX && attribute != .centerY
    let extent = extent(item, of: slot, axis, fromInside: fromInside && isEdge)
    var line: Line
    switch attribute {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: line = extent.line(at: 0)
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin:
      line = extent.line(at: 1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      line = extent.line(at: 0.5)
    case .width, .height: return extent.length
    case .firstBaseline:
      return item == .itself ? baseline(slot, isFirst: true) : extent.line(at: 0)
    case .lastBaseline:
      return item == .itself ? baseline(slot, isFirst: false) : extent.line(at: 1)
    }
    guard attribute.isMargin else { return line }
    let margin = states[slot].margins
    switch attribute {
    case .leftMargin: line.constant += margin.left
    case .rightMargin: line.constant -= margin.right
    case .topMargin: line.constant += margin.top
    case .bottomMargin: line.constant -= margin.bottom
    case .centerXWithinMargins: line.constant += (margin.left - margin.right) / 2
    case .centerYWithinMargins: line.constant += (margin.top - margin.bottom) / 2
    default: break
    }
    return line
  }

  /// The solved size of the root, with a stack's baselines from its children.
  var measuredSize: MeasuredSize {
    var answer = MeasuredSize(alignmentRect(0).size)
    if role(0).contains(.stack) {
      answer.firstBaseline = value(line(.firstBaseline, .itself, of: 0, fromInside: false))
      answer.lastBaseline = value(line(.lastBaseline, .itself, of: 0, fromInside: false))
    }
    return answer
  }

  private func value(_ line: Line) -> Double {
    let base = line.base >= 0 ? value(line.base) : 0
    let share = line.extent >= 0 ? line.share * value(line.extent) : 0
    return base + share + line.constant
  }

  /// Returns the baseline of a member.
  ///
  /// A text's first baseline is relative to its top and its last one to its bottom; a control's text is centred; a
  /// stack's are those of a child (`baselineChild`). Others have none, and use their top and bottom instead.
  private func baseline(_ slot: Int, isFirst: Bool) -> Line {
    var slot = slot
    while role(slot).contains(.stack) {
      guard let next = baselineChild(slot, isFirst: isFirst) else { break }
      slot = next
    }
    let own = extent(slot, .vertical)
    let measured = states[slot].content
    guard let first = measured.firstBaseline, let last = measured.lastBaseline else {
      return own.line(at: isFirst ? 0 : 1)
    }
    let insets = node(slot).alignmentInsets
    var line: Line
    if case .control = node(slot).content {
      line = own.line(at: 0.5)
      line.constant = (isFirst ? first : last) - measured.size.height / 2
    } else if isFirst {
      line = own.line(at: 0)
      line.constant = first - insets.top
    } else {
      line = own.line(at: 1)
      line.constant = last - measured.size.height + insets.bottom
    }
    return line
  }

  private func inset(_ extent: inout Extent, _ insets: EdgeInsets, _ axis: Axis) {
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    extent.start.constant += before
    extent.length.constant -= before + after
  }

  private func bottomStrip(_ slot: Int, height: Double) -> Extent {
    let own = extent(slot, .vertical)
    var top = own.line(at: 1)
    top.constant -= height
    return Extent(start: top, length: Line(base: -1, constant: height))
  }

  private func useContent(_ extent: inout Extent, _ slot: Int, _ axis: Axis) {
    guard scrolls(slot) else { return }
    extent.length.base = contentVariable(slot) + (axis == .horizontal ? 0 : 1)
  }

  /// Returns the first of the two variables of a scrolling member's content.
  private func contentVariable(_ slot: Int) -> Int32 {
    if let known = contentVariables[slot] { return known }
    let made = rows.makeVariables(2)
    contentVariables[slot] = made
    return made
  }

  /// Returns the first of the four variables of an added guide.
  private func guideVariable(_ slot: Int, _ guide: Int) -> Int32 {
    let key = slot << 16 | min(guide, 0xFFFF)
    if let known = guideVariables[key] { return known }
    let made = rows.makeVariables(4)
    guideVariables[key] = made
    return made
  }
}

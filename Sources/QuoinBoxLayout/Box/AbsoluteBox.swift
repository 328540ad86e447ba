import QuoinGeometry

/// An absolutely positioned box in its containing block.
///
/// CSS Positioned Layout §3.5 and §4.
struct AbsoluteBox {
  let box: Int32
  var rules: ResolvedBox
  /// The containing block, from the border box of the container.
  let frame: Rect
  let block: ContainingBlock
  let direction: LayoutDirection
  /// The distances from the containing block's sides; nil is `auto`.
  private let left: Double?
  private let right: Double?
  private let top: Double?
  private let bottom: Double?
  /// The vertical alignment between the insets, which also rules out stretching; nil is `normal`.
  private let alignment: SelfAlignment?

  init(
    _ box: Int32, _ rules: BoxRules, _ item: FlexItem, in frame: Rect,
    direction: LayoutDirection, ownDirection: LayoutDirection
  ) {
    self.box = box
    self.frame = frame
    self.direction = direction
    block = ContainingBlock(width: frame.width, height: frame.height)
    self.rules = ResolvedBox(
      rules, margin: item.margin, direction: ownDirection, in: block)
    left = item.inset.value(of: .left, ownDirection).resolved(against: frame.width)
    right = item.inset.value(of: .right, ownDirection).resolved(against: frame.width)
    top = item.inset.value(of: .top, ownDirection).resolved(against: frame.height)
    bottom = item.inset.value(of: .bottom, ownDirection).resolved(against: frame.height)
    alignment =
      switch item.alignSelf.keyword {
      case .auto, .normal, .stretch: nil
      case .baseline, .center, .flexStart, .flexEnd, .start, .end, .selfStart, .selfEnd:
        item.alignSelf
      }
  }

  private func insets(_ axis: Axis) -> (before: Double?, after: Double?) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }

  /// The room between the insets, without the margins; an `auto` inset leaves all of its side.
  private func room(_ axis: Axis) -> Double {
    let (before, after) = insets(axis)
    return max(
      0, frame.size[axis] - (before ?? 0) - (after ?? 0) - rules.margin[sum: axis])
  }

  private func isHeld(_ axis: Axis) -> Bool {
    let (before, after) = insets(axis)
    return before != nil && after != nil
  }

  /// Whether percentages of the box's children may refer to its height.
  var hasDefiniteHeight: Bool {
    rules.preferred.height != nil || rules.aspectRatio != nil || heldLength(.vertical) != nil
  }

  /// The length along an axis that is decided without the other one or the content.
  private func ownLength(_ axis: Axis) -> Double? {
    if let preferred = rules.preferred[axis] { return rules.clamp(preferred, axis) }
    return nil
  }

  /// The length of a box that is stretched between its insets.
  private func heldLength(_ axis: Axis) -> Double? {
    guard isHeld(axis), rules.isAuto(axis), axis == .horizontal || alignment == nil else {
      return nil
    }
    return rules.clamp(room(axis), axis)
  }

  /// CSS Positioned Layout §4.1: the size of the border box.
  func size<Tree: BoxTree>(in tree: inout Tree) -> Size {
    let width = width(in: &tree)
    return Size(width, height(width: width, in: &tree))
  }

  private func width<Tree: BoxTree>(in tree: inout Tree) -> Double {
    if let own = ownLength(.horizontal) { return own }
    if let ratio = rules.aspectRatio {
      let held = heldLength(.horizontal)
      if let height = ownLength(.vertical) ?? (held == nil ? heldLength(.vertical) : nil) {
        return rules.clamp(ratio.length(along: .horizontal, fromCross: height), .horizontal)
      }
    }
    if let held = heldLength(.horizontal) { return held }
    let height = (ownLength(.vertical) ?? heldLength(.vertical)).map { BoxExtent.exactly($0) }
    let proposal = BoxProposal(
      width: .within(min(room(.horizontal), rules.maximum.width)), height: height ?? .maxContent,
      containingBlock: block)
    return rules.clamp(tree.measure(box, proposal).size.width.finiteLength, .horizontal)
  }

  private func height<Tree: BoxTree>(width: Double, in tree: inout Tree) -> Double {
    if let own = ownLength(.vertical) { return own }
    if let ratio = rules.aspectRatio {
      return rules.clamp(ratio.length(along: .vertical, fromCross: width), .vertical)
    }
    if let held = heldLength(.vertical) { return held }
    let proposal = BoxProposal(
      width: .exactly(width), height: .maxContent, containingBlock: block)
    return rules.clamp(tree.measure(box, proposal).size.height.finiteLength, .vertical)
  }

  /// CSS Positioned Layout §4.2: the coordinate of the border box along an axis; nil where both
  /// insets are `auto`, and the static position holds.
  func origin(_ size: Size, along axis: Axis) -> Double? {
    let start: Edge = axis == .horizontal ? .left : .top
    let (before, after) = insets(axis)
    let base = frame.origin[axis]
    let length = size[axis]
    let marginBefore = rules.margin[start]
    let marginAfter = rules.margin[start.opposite]
    guard let before else {
      guard let after else { return nil }
      return base + frame.size[axis] - after - marginAfter - length
    }
    guard let after else { return base + before + marginBefore }
    let free = frame.size[axis] - before - after - rules.margin[sum: axis] - length
    let isEndward = axis == .horizontal && direction == .rightToLeft
    let automatic = (rules.autoMargins.has(start), rules.autoMargins.has(start.opposite))
    switch automatic {
    case (true, true) where free > 0:
      return base + before + marginBefore + free / 2
    case (true, false):
      return base + before + marginBefore + free
    case (false, true):
      return base + before + marginBefore
    case (true, true), (false, false):
      if axis == .vertical, let alignment, automatic == (false, false) {
        return base + marginBefore
          + offset(of: alignment, before: before, length + rules.margin.vertical, free: free)
      }
      // Over-constrained: the inset on the end side gives way.
      return base + before + marginBefore + (isEndward ? free : 0)
    }
  }

  /// CSS Positioned Layout §4.3: the distance of an aligned margin box from the top.
  ///
  /// Unless it is aligned safely, a box that is larger than the room between its insets may take
  /// room from them, as far as the containing block goes.
  private func offset(
    of alignment: SelfAlignment, before: Double, _ length: Double, free: Double
  ) -> Double {
    if free < 0, alignment.isSafe { return before }
    let aligned =
      switch alignment.keyword {
      case .center: before + free / 2
      case .end, .flexEnd, .selfEnd: before + free
      case .auto, .normal, .stretch, .baseline, .start, .flexStart, .selfStart: before
      }
    if free >= 0 { return aligned }
    let upper = max(frame.height, before + length + free)
    return max(min(0, before), min(aligned, upper - length))
  }
}

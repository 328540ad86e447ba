// CSS Box Alignment §6.1: `justify-self` applies to block-level boxes in a block container, too.

extension BoxEngine {
  /// Returns the `justify-self` alignment of a block: `normal`, `flexStart`, `center` or `flexEnd`.
  func justification(_ child: Int32, in container: Int32) -> SelfAlignment {
    guard let grids else { return .normal }
    let isReversed = styleOf(container).pointee.isRightToLeft
    let alignment = gridAlignment(
      grids.pointee.item(of: child).justifySelf, grids.pointee.justifyItems(of: container),
      isReversed: isReversed,
      isOpposed: styleOf(child).pointee.isRightToLeft != isReversed, isInline: true)
    return alignment.keyword == .stretch ? .normal : alignment
  }

  /// Returns the distance of a justified block from the left side of the available space.
  func justifiedOffset(
    _ resolved: ResolvedBox, _ justify: SelfAlignment, _ room: Float, width: Float,
    isReversed: Bool
  ) -> Float {
    let offset = gridOffset(
      justify.keyword, isSafe: justify.isSafe, free: room - width - resolved.marginWidth,
      before: isReversed ? resolved.marginRight : resolved.marginLeft,
      isAutoBefore: resolved.autoMargins.contains(isReversed ? .right : .left),
      isAutoAfter: resolved.autoMargins.contains(isReversed ? .left : .right))
    return isReversed ? room - offset - width : offset
  }
}

extension BoxEngine {
  /// Returns the alignment of a box between its insets by `justify-self`: CSS Positioned Layout §4.3.
  ///
  /// It is physical, with `flexStart` for the left side, and `nil` if the box fills the insets.
  func absoluteJustification(_ box: Int32, _ resolved: ResolvedBox) -> SelfAlignment? {
    guard let grids else { return nil }
    let own = grids.pointee.item(of: box).justifySelf
    var parent = node(box).pointee.parent
    while styleOf(parent).pointee.display == .contents { parent = node(parent).pointee.parent }
    let isReversed = styleOf(parent).pointee.isRightToLeft
    let alignment = gridAlignment(
      own, .normal, isReversed: isReversed,
      isOpposed: styleOf(box).pointee.isRightToLeft != isReversed, isInline: true)
    switch alignment.keyword {
    case .normal: return nil
    case .stretch where resolved.bits.contains(.hasAutoWidth): return nil
    case .center: return alignment
    case .flexEnd:
      return SelfAlignment(isReversed ? .flexStart : .flexEnd, isSafe: alignment.isSafe)
    default: return SelfAlignment(isReversed ? .flexEnd : .flexStart, isSafe: alignment.isSafe)
    }
  }
}

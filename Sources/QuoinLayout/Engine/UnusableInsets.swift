import QuoinGeometry
import QuoinModel

extension EdgeInsets {
  /// Whether all sides are usable numbers.
  var isUsable: Bool {
    top.isUsable && left.isUsable && bottom.isUsable && right.isUsable
  }
}

extension Node {
  /// Removes unusable numbers from the node's insets for one pass.
  ///
  /// Otherwise each constraint to a guide would be reported, and not the guide.
  func leaveOutUnusableInsets() -> Sanitization? {
    if !isContainer, !hasAlignmentInsets { return nil }
    let container = isContainer ? self as? ContainerNode : nil
    guard hasAlignmentInsets || container?.specifiesInsets ?? false else { return nil }
    let hasMargins = container?.margins?.resolved(.leftToRight).isUsable ?? true
    let hasSafeArea = container?.safeAreaInsets?.isUsable ?? true
    guard !hasMargins || !hasSafeArea || !alignmentInsets.isUsable else { return nil }
    let (margins, safeArea) = (container?.margins, container?.safeAreaInsets)
    let alignment = alignmentInsets
    var what: [String] = []
    if !hasMargins {
      what.append("margins")
      container?.margins = nil
    }
    if !hasSafeArea {
      what.append("safe area")
      container?.safeAreaInsets = nil
    }
    if !alignment.isUsable {
      what.append("alignment insets")
      alignmentInsets = .zero
    }
    return Sanitization(what: what) { [self] in
      container?.margins = margins
      container?.safeAreaInsets = safeArea
      alignmentInsets = alignment
    }
  }
}

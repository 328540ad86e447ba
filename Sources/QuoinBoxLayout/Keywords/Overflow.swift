/// The treatment of content that is larger than its box, the CSS property `overflow`.
public enum Overflow: UInt8, CaseIterable, Hashable, Sendable {
  /// The content is visible outside the box.
  case visible
  /// The content is clipped, without making the box a scroll container.
  case clip
  /// The content is clipped.
  case hidden
  /// The content can be scrolled.
  case scroll
  /// The content can be scrolled if it overflows.
  case auto

  /// Whether the box is a scroll container, whose automatic minimum size is zero.
  @inline(__always) package var isScrollContainer: Bool { rawValue >= Overflow.hidden.rawValue }
}

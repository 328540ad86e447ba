/// What becomes of content that is larger than its box, the CSS property `overflow`.
public enum Overflow: UInt8, CaseIterable, Hashable, Sendable {
  /// It shows outside of the box.
  case visible
  /// It is cut off, without making the box a scroll container.
  case clip
  /// It is cut off.
  case hidden
  /// It is reached by scrolling.
  case scroll
  /// It is reached by scrolling where there is any.
  case auto

  /// Whether the box is a scroll container, whose automatic minimum size is zero.
  @inline(__always) package var isScrollContainer: Bool { rawValue >= Overflow.hidden.rawValue }
}

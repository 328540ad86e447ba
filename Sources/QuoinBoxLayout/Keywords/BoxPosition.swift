/// The positioning scheme of a box, the CSS property `position`.
public enum BoxPosition: UInt8, CaseIterable, Hashable, Sendable {
  /// In flow; insets do not apply.
  case `static`
  /// In flow, then moved by its insets without affecting other boxes.
  case relative
  /// Out of flow, placed by its insets in the padding box of its containing block.
  case absolute
}

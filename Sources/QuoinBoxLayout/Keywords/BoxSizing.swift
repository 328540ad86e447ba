/// The box that a width, a height and their limits refer to, the CSS property `box-sizing`.
public enum BoxSizing: UInt8, CaseIterable, Hashable, Sendable {
  /// The border box, which includes padding and border.
  case borderBox
  /// The content box; the initial value of CSS.
  case contentBox
}

/// The box that a width, a height and their limits speak of, the CSS property `box-sizing`.
public enum BoxSizing: UInt8, CaseIterable, Hashable, Sendable {
  /// The box with its padding and border.
  case borderBox
  /// The box without them; the initial value of CSS.
  case contentBox
}

/// Whether a flex container has one line or many, the CSS property `flex-wrap`.
public enum FlexWrap: UInt8, CaseIterable, Hashable, Sendable {
  /// One line.
  case nowrap
  /// As many lines as are needed, each after the one before.
  case wrap
  /// As many lines as are needed, each before the one before.
  case wrapReverse
}

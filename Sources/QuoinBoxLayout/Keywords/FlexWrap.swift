/// Whether a flex container has one line or several, the CSS property `flex-wrap`.
public enum FlexWrap: UInt8, CaseIterable, Hashable, Sendable {
  /// One line.
  case nowrap
  /// As many lines as necessary, each after the previous one.
  case wrap
  /// As many lines as necessary, each before the previous one.
  case wrapReverse
  /// At least as many lines as with ``wrap``, balanced to be equally long where possible.
  ///
  /// The container may request a larger number of lines (CSS Flexbox 2).
  case balance
  /// Balanced lines, each before the previous one; CSS writes `wrap-reverse balance`.
  case balanceReverse

  /// Whether each line is before the previous one.
  @inline(__always) package var isReverse: Bool { self == .wrapReverse || self == .balanceReverse }
  /// Whether lines are balanced.
  @inline(__always) package var isBalanced: Bool { rawValue >= FlexWrap.balance.rawValue }
}

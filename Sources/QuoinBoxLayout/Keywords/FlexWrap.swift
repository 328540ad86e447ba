/// Whether a flex container has one line or many, the CSS property `flex-wrap`.
public enum FlexWrap: UInt8, CaseIterable, Hashable, Sendable {
  /// One line.
  case nowrap
  /// As many lines as are needed, each after the one before.
  case wrap
  /// As many lines as are needed, each before the one before.
  case wrapReverse
  /// As many lines as ``wrap`` makes, or more if the container asks for more, all of them as long as
  /// each other as far as that is possible (CSS Flexbox 2).
  case balance
  /// The same, each line before the one before; CSS says `wrap-reverse balance`.
  case balanceReverse

  /// Whether each line is before the one before.
  @inline(__always) package var isReverse: Bool { self == .wrapReverse || self == .balanceReverse }
  /// Whether lines are to be equally long.
  @inline(__always) package var isBalanced: Bool { rawValue >= FlexWrap.balance.rawValue }
}

public import QuoinGeometry

/// The main axis of a flex container and its direction, the CSS property `flex-direction`.
public enum FlexDirection: UInt8, CaseIterable, Hashable, Sendable {
  /// In the direction of a line of text.
  case row
  /// Opposite to the direction of a line of text.
  case rowReverse
  /// Downward.
  case column
  /// Upward.
  case columnReverse

  /// The main axis.
  public var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }
  @inline(__always) var isColumn: Bool { rawValue >= FlexDirection.column.rawValue }
  /// Whether items are laid out from the end.
  package var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}

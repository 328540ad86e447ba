/// The lengths of a box that may be a percentage and points together: `calc(100% - 20px)`.
package enum BoxLength: UInt8, CaseIterable, Hashable, Sendable {
  // In the order of the bits of `PackedSlot`.
  /// The preferred width.
  case width
  /// The preferred height.
  case height
  /// The minimum width.
  case minWidth
  /// The minimum height.
  case minHeight
  /// The maximum width.
  case maxWidth
  /// The maximum height.
  case maxHeight
  /// The flex basis.
  case flexBasis
  /// The left margin.
  case marginLeft
  /// The top margin.
  case marginTop
  /// The right margin.
  case marginRight
  /// The bottom margin.
  case marginBottom
  /// The left padding.
  case paddingLeft
  /// The top padding.
  case paddingTop
  /// The right padding.
  case paddingRight
  /// The bottom padding.
  case paddingBottom
  /// The inset from the left.
  case left
  /// The inset from the top.
  case top
  /// The inset from the right.
  case right
  /// The inset from the bottom.
  case bottom
  /// The gap between rows.
  case rowGap
  /// The gap between columns.
  case columnGap

  static let count = 21
}

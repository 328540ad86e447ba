/// The lengths of a box that may be a percentage and points together: `calc(100% - 20px)`.
public enum BoxLength: UInt8, CaseIterable, Hashable, Sendable {
  // In the order of the bits of `PackedSlot`.
  case width
  case height
  case minWidth
  case minHeight
  case maxWidth
  case maxHeight
  case flexBasis
  case marginLeft
  case marginTop
  case marginRight
  case marginBottom
  case paddingLeft
  case paddingTop
  case paddingRight
  case paddingBottom
  case left
  case top
  case right
  case bottom
  case rowGap
  case columnGap

  static let count = 21
}

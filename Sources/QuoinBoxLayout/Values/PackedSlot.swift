/// The properties of a ``PackedStyle`` that may be a percentage, by their bits.
struct PackedSlot: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let width = PackedSlot(rawValue: 1 << 0)
  static let height = PackedSlot(rawValue: 1 << 1)
  static let minWidth = PackedSlot(rawValue: 1 << 2)
  static let minHeight = PackedSlot(rawValue: 1 << 3)
  static let maxWidth = PackedSlot(rawValue: 1 << 4)
  static let maxHeight = PackedSlot(rawValue: 1 << 5)
  static let basis = PackedSlot(rawValue: 1 << 6)
  static let marginLeft = PackedSlot(rawValue: 1 << 7)
  static let marginTop = PackedSlot(rawValue: 1 << 8)
  static let marginRight = PackedSlot(rawValue: 1 << 9)
  static let marginBottom = PackedSlot(rawValue: 1 << 10)
  static let paddingLeft = PackedSlot(rawValue: 1 << 11)
  static let paddingTop = PackedSlot(rawValue: 1 << 12)
  static let paddingRight = PackedSlot(rawValue: 1 << 13)
  static let paddingBottom = PackedSlot(rawValue: 1 << 14)
  static let insetLeft = PackedSlot(rawValue: 1 << 15)
  static let insetTop = PackedSlot(rawValue: 1 << 16)
  static let insetRight = PackedSlot(rawValue: 1 << 17)
  static let insetBottom = PackedSlot(rawValue: 1 << 18)
  static let rowGap = PackedSlot(rawValue: 1 << 19)
  static let columnGap = PackedSlot(rawValue: 1 << 20)

  /// Points are added to some of the percentages.
  static let mixture = PackedSlot(rawValue: 1 << 21)

  /// The box is a replaced element; stored here, where it costs nothing for other boxes.
  static let replaced = PackedSlot(rawValue: 1 << 22)
  /// The aspect ratio is the natural one of the content.
  static let naturalRatio = PackedSlot(rawValue: 1 << 23)

  /// The min-content contribution is zero if the width is a percentage.
  static let compressible = PackedSlot(rawValue: 1 << 24)

  /// The properties that may be negative.
  static let signed: PackedSlot = [.margins, .insetLeft, .insetTop, .insetRight, .insetBottom]

  static let margins: PackedSlot = [.marginLeft, .marginTop, .marginRight, .marginBottom]
  static let paddings: PackedSlot = [.paddingLeft, .paddingTop, .paddingRight, .paddingBottom]
  /// The minimum and maximum sizes.
  static let limits: PackedSlot = [.minWidth, .maxWidth, .minHeight, .maxHeight]
  /// The properties that refer to the height of the containing block.
  static let ofHeight: PackedSlot = [
    .height, .minHeight, .maxHeight, .basis, .insetTop, .insetBottom,
  ]
  /// The properties that refer to the width of the containing block.
  static let ofWidth: PackedSlot = [
    .width, .minWidth, .maxWidth, .basis, .margins, .paddings, .insetLeft, .insetRight,
  ]
}

/// A size keyword; three bits of ``PackedStyle/keywords`` for each of the first seven slots.
enum SizeKeyword: UInt8 {
  case none
  case minContent
  case maxContent
  case fitContent
  case stretch
  case content
}

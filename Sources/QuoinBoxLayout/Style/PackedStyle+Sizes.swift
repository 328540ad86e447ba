extension PackedStyle {
  /// The width.
  public var width: SizeValue {
    get { size(width_, .width, .width) }
    set { width_ = packed(newValue, .width, .width) }
  }
  /// The height.
  public var height: SizeValue {
    get { size(height_, .height, .height) }
    set { height_ = packed(newValue, .height, .height) }
  }
  /// The minimum width; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minWidth: SizeValue {
    get { size(minWidth_, .minWidth, .minWidth) }
    set { minWidth_ = packed(newValue, .minWidth, .minWidth) }
  }
  /// The minimum height; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minHeight: SizeValue {
    get { size(minHeight_, .minHeight, .minHeight) }
    set { minHeight_ = packed(newValue, .minHeight, .minHeight) }
  }
  /// The maximum width; `auto` is `none`.
  public var maxWidth: SizeValue {
    get { size(maxWidth_, .maxWidth, .maxWidth) }
    set { maxWidth_ = packed(newValue, .maxWidth, .maxWidth) }
  }
  /// The maximum height; `auto` is `none`.
  public var maxHeight: SizeValue {
    get { size(maxHeight_, .maxHeight, .maxHeight) }
    set { maxHeight_ = packed(newValue, .maxHeight, .maxHeight) }
  }

  /// The size of a flex item before free space is distributed.
  public var flexBasis: FlexBasis {
    get {
      switch keyword(.flexBasis) {
      case .minContent: return .minContent
      case .maxContent: return .maxContent
      case .fitContent: return .fitContent
      case .stretch: return .stretch
      case .content: return .content
      case .none: break
      }
      guard basis_.isKnown else { return .auto }
      return percentages.contains(.basis) ? .percent(Double(basis_)) : .points(Double(basis_))
    }
    set {
      percentages.remove(.basis)
      setKeyword(.none, .flexBasis)
      basis_ = .nan
      switch newValue {
      case .points(let points): basis_ = points >= 0 ? Float(points).limited : .nan
      case .percent(let percent) where percent >= 0:
        basis_ = Float(percent).limited
        percentages.insert(.basis)
      // A negative length is not a valid value, so the initial value applies.
      case .auto, .percent: break
      case .content: setKeyword(.content, .flexBasis)
      case .minContent: setKeyword(.minContent, .flexBasis)
      case .maxContent: setKeyword(.maxContent, .flexBasis)
      case .fitContent: setKeyword(.fitContent, .flexBasis)
      case .stretch: setKeyword(.stretch, .flexBasis)
      }
    }
  }

  /// The share of the free space that a flex item takes; negative values count as zero.
  public var flexGrow: Double {
    get { Double(grow_) }
    set { grow_ = newValue > 0 ? Float(newValue).limited : 0 }
  }

  /// The share of missing space that a flex item gives up, weighted by its base size; negative
  /// values count as zero.
  public var flexShrink: Double {
    get { Double(shrink_) }
    set { shrink_ = newValue > 0 ? Float(newValue).limited : 0 }
  }

  /// The width divided by the height, for the side that no other rule determines; values that are not positive and
  /// finite are ignored.
  public var aspectRatio: Double? {
    get { ratio_ > 0 ? Double(ratio_) : nil }
    set {
      let ratio = Float(newValue ?? 0)
      ratio_ = ratio > 0 && ratio.isFinite ? ratio : 0
    }
  }

  /// Whether the box is a replaced element: content such as a picture with a natural size and aspect ratio (CSS 2
  /// §3.1).
  ///
  /// Its automatic sizes are not stretched in grids, its content never overrides its aspect ratio, and with a
  /// percentage width its min-content contribution is zero (CSS Sizing 3 §5.2.2).
  public var isReplaced: Bool {
    get { percentages.contains(.replaced) }
    set { if newValue { percentages.insert(.replaced) } else { percentages.remove(.replaced) } }
  }

  /// Whether the min-content contribution is zero with a percentage width, as that of replaced elements is: CSS Sizing 3
  /// §5.2.2.
  ///
  /// A replaced element that says so has an aspect ratio without a size.
  package var isCompressible: Bool {
    get { percentages.contains(.compressible) }
    set {
      if newValue {
        percentages.insert(.compressible)
      } else {
        percentages.remove(.compressible)
      }
    }
  }

  /// Whether the aspect ratio is that of the content box, regardless of `box-sizing`: CSS Sizing 4 §5.1, `auto`.
  public var hasNaturalRatio: Bool {
    get { percentages.contains(.naturalRatio) }
    set {
      if newValue {
        percentages.insert(.naturalRatio)
      } else {
        percentages.remove(.naturalRatio)
      }
    }
  }

  private func size(_ value: Float, _ slot: PackedSlot, _ property: SizeProperty) -> SizeValue {
    switch keyword(property) {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    case .none, .content: break
    }
    guard value.isKnown else { return .auto }
    return percentages.contains(slot) ? .percent(Double(value)) : .points(Double(value))
  }

  private mutating func packed(_ value: SizeValue, _ slot: PackedSlot, _ property: SizeProperty)
    -> Float
  {
    percentages.remove(slot)
    setKeyword(.none, property)
    switch value {
    case .points(let points):
      return points >= 0 ? Float(points).limited : .nan
    case .percent(let percent):
      guard percent >= 0 else { return .nan }
      percentages.insert(slot)
      return Float(percent).limited
    case .auto: break
    case .minContent: setKeyword(.minContent, property)
    case .maxContent: setKeyword(.maxContent, property)
    case .fitContent: setKeyword(.fitContent, property)
    case .stretch: setKeyword(.stretch, property)
    }
    return .nan
  }

  /// Whether a size keyword refers to the height of the containing block.
  var stretchesToHeight: Bool {
    keyword(.height) == .stretch || keyword(.minHeight) == .stretch
      || keyword(.maxHeight) == .stretch
      || keyword(.flexBasis) == .stretch
  }

  /// Whether a size keyword refers to the available width.
  var refersToRoom: Bool {
    keyword(.width) == .stretch || keyword(.minWidth) == .stretch || keyword(.maxWidth) == .stretch
      || keyword(.minWidth) == .fitContent || keyword(.maxWidth) == .fitContent
  }

  /// Returns the keyword that a property is set to, or `none` if it is a length or `auto`.
  func keyword(_ property: SizeProperty) -> SizeKeyword {
    SizeKeyword(rawValue: UInt8(truncatingIfNeeded: keywords &>> property.shift) & 7) ?? .none
  }

  private mutating func setKeyword(_ keyword: SizeKeyword, _ property: SizeProperty) {
    keywords &= ~(7 &<< property.shift)
    keywords |= UInt32(keyword.rawValue) &<< property.shift
  }
}

/// The properties that accept size keywords, in the order of their bits.
enum SizeProperty: UInt32 {
  case width
  case height
  case minWidth
  case minHeight
  case maxWidth
  case maxHeight
  case flexBasis

  /// The position of the property's three bits.
  var shift: UInt32 { rawValue &* 3 }
}

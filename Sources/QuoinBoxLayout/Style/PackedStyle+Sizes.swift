extension PackedStyle {
  /// The width.
  public var width: SizeValue {
    get { size(width_, .width, 0) }
    set { width_ = packed(newValue, .width, 0) }
  }
  /// The height.
  public var height: SizeValue {
    get { size(height_, .height, 1) }
    set { height_ = packed(newValue, .height, 1) }
  }
  /// The least width; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minWidth: SizeValue {
    get { size(minWidth_, .minWidth, 2) }
    set { minWidth_ = packed(newValue, .minWidth, 2) }
  }
  /// The least height; `auto` is a flex item's automatic minimum, zero elsewhere.
  public var minHeight: SizeValue {
    get { size(minHeight_, .minHeight, 3) }
    set { minHeight_ = packed(newValue, .minHeight, 3) }
  }
  /// The greatest width; `auto` is `none`.
  public var maxWidth: SizeValue {
    get { size(maxWidth_, .maxWidth, 4) }
    set { maxWidth_ = packed(newValue, .maxWidth, 4) }
  }
  /// The greatest height; `auto` is `none`.
  public var maxHeight: SizeValue {
    get { size(maxHeight_, .maxHeight, 5) }
    set { maxHeight_ = packed(newValue, .maxHeight, 5) }
  }

  /// The size of a flex item before free space is shared out.
  public var flexBasis: FlexBasis {
    get {
      switch keyword(6) {
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
      setKeyword(.none, 6)
      basis_ = .nan
      switch newValue {
      case .points(let points): basis_ = points >= 0 ? Float(points).limited : .nan
      case .percent(let percent) where percent >= 0:
        basis_ = Float(percent).limited
        percentages.insert(.basis)
      // A negative length is not a valid value, so the initial one holds.
      case .auto, .percent: break
      case .content: setKeyword(.content, 6)
      case .minContent: setKeyword(.minContent, 6)
      case .maxContent: setKeyword(.maxContent, 6)
      case .fitContent: setKeyword(.fitContent, 6)
      case .stretch: setKeyword(.stretch, 6)
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

  /// The width divided by the height, for the side that no other rule decides; values that are not
  /// positive and finite are ignored.
  public var aspectRatio: Double? {
    get { ratio_ > 0 ? Double(ratio_) : nil }
    set {
      let ratio = Float(newValue ?? 0)
      ratio_ = ratio > 0 && ratio.isFinite ? ratio : 0
    }
  }

  /// Whether the content is a picture or the like, with a size and an aspect ratio of its own: a replaced
  /// element (CSS 2 §3.1).
  ///
  /// Its automatic sizes are not stretched in grids, content makes its aspect ratio give way nowhere, and a
  /// percentage of a width has it ask for no least room (CSS Sizing 3 §5.2.2).
  public var isReplaced: Bool {
    get { percentages.contains(.replaced) }
    set { if newValue { percentages.insert(.replaced) } else { percentages.remove(.replaced) } }
  }

  /// Whether the aspect ratio is that of the content box, whatever `box-sizing` says: CSS Sizing 4 §5.1,
  /// `auto`.
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

  private func size(_ value: Float, _ slot: PackedSlot, _ index: UInt32) -> SizeValue {
    switch keyword(index) {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    case .none, .content: break
    }
    guard value.isKnown else { return .auto }
    return percentages.contains(slot) ? .percent(Double(value)) : .points(Double(value))
  }

  private mutating func packed(_ value: SizeValue, _ slot: PackedSlot, _ index: UInt32) -> Float {
    percentages.remove(slot)
    setKeyword(.none, index)
    switch value {
    case .points(let points):
      return points >= 0 ? Float(points).limited : .nan
    case .percent(let percent):
      guard percent >= 0 else { return .nan }
      percentages.insert(slot)
      return Float(percent).limited
    case .auto: break
    case .minContent: setKeyword(.minContent, index)
    case .maxContent: setKeyword(.maxContent, index)
    case .fitContent: setKeyword(.fitContent, index)
    case .stretch: setKeyword(.stretch, index)
    }
    return .nan
  }

  /// Whether a word refers to the height of the containing block.
  var stretchesToHeight: Bool {
    keyword(1) == .stretch || keyword(3) == .stretch || keyword(5) == .stretch
      || keyword(6) == .stretch
  }

  /// Whether a word refers to the room for the width.
  var refersToRoom: Bool {
    keyword(0) == .stretch || keyword(2) == .stretch || keyword(4) == .stretch
      || keyword(2) == .fitContent || keyword(4) == .fitContent
  }

  func keyword(_ index: UInt32) -> SizeKeyword {
    SizeKeyword(rawValue: UInt8(truncatingIfNeeded: keywords &>> (index &* 3)) & 7) ?? .none
  }

  private mutating func setKeyword(_ keyword: SizeKeyword, _ index: UInt32) {
    keywords &= ~(7 &<< (index &* 3))
    keywords |= UInt32(keyword.rawValue) &<< (index &* 3)
  }
}

public import QuoinGeometry

extension PackedStyle {
  /// Returns the margin of a side; `auto` takes a share of the free space.
  public func margin(_ edge: Edge) -> Length {
    switch edge {
    case .left: length(marginLeft_, .marginLeft)
    case .top: length(marginTop_, .marginTop)
    case .right: length(marginRight_, .marginRight)
    case .bottom: length(marginBottom_, .marginBottom)
    }
  }

  /// Sets the margin of a side.
  public mutating func setMargin(_ edge: Edge, _ value: Length) {
    switch edge {
    case .left: marginLeft_ = packed(value, .marginLeft)
    case .top: marginTop_ = packed(value, .marginTop)
    case .right: marginRight_ = packed(value, .marginRight)
    case .bottom: marginBottom_ = packed(value, .marginBottom)
    }
  }

  /// Sets the margins of all sides to one value.
  public mutating func setMargin(_ all: Length) {
    marginLeft_ = packed(all, .marginLeft)
    marginTop_ = packed(all, .marginTop)
    marginRight_ = packed(all, .marginRight)
    marginBottom_ = packed(all, .marginBottom)
  }

  /// Sets all margins.
  public mutating func setMargin(_ edges: Edges<Length>) {
    for edge in Edge.allCases { setMargin(edge, edges.value(of: edge, direction)) }
  }

  /// Returns the distance of a side from the containing block, or the offset by which it is moved.
  public func inset(_ edge: Edge) -> Length {
    switch edge {
    case .left: length(insetLeft_, .insetLeft)
    case .top: length(insetTop_, .insetTop)
    case .right: length(insetRight_, .insetRight)
    case .bottom: length(insetBottom_, .insetBottom)
    }
  }

  /// Sets the inset of a side.
  public mutating func setInset(_ edge: Edge, _ value: Length) {
    switch edge {
    case .left: insetLeft_ = packed(value, .insetLeft)
    case .top: insetTop_ = packed(value, .insetTop)
    case .right: insetRight_ = packed(value, .insetRight)
    case .bottom: insetBottom_ = packed(value, .insetBottom)
    }
  }

  /// Sets all insets.
  public mutating func setInset(_ edges: Edges<Length>) {
    for edge in Edge.allCases { setInset(edge, edges.value(of: edge, direction)) }
  }

  /// Returns the padding of a side.
  public func padding(_ edge: Edge) -> LengthPercentage {
    switch edge {
    case .left: gap(paddingLeft_, .paddingLeft)
    case .top: gap(paddingTop_, .paddingTop)
    case .right: gap(paddingRight_, .paddingRight)
    case .bottom: gap(paddingBottom_, .paddingBottom)
    }
  }

  /// Returns the width of the border on a side, in points.
  public func border(_ edge: Edge) -> Double {
    switch edge {
    case .left: Double(borderLeft_)
    case .top: Double(borderTop_)
    case .right: Double(borderRight_)
    case .bottom: Double(borderBottom_)
    }
  }

  /// Sets the padding of a side; negative values become zero.
  public mutating func setPadding(_ edge: Edge, _ value: LengthPercentage) {
    switch edge {
    case .left: paddingLeft_ = packed(value, .paddingLeft)
    case .top: paddingTop_ = packed(value, .paddingTop)
    case .right: paddingRight_ = packed(value, .paddingRight)
    case .bottom: paddingBottom_ = packed(value, .paddingBottom)
    }
  }

  /// Sets the paddings of all sides to one value.
  public mutating func setPadding(_ all: LengthPercentage) {
    paddingLeft_ = packed(all, .paddingLeft)
    paddingTop_ = packed(all, .paddingTop)
    paddingRight_ = packed(all, .paddingRight)
    paddingBottom_ = packed(all, .paddingBottom)
  }

  /// Sets all paddings.
  public mutating func setPadding(_ edges: Edges<LengthPercentage>) {
    for edge in Edge.allCases { setPadding(edge, edges.value(of: edge, direction)) }
  }

  /// Sets the width of the border on a side, in points; negative values become zero.
  public mutating func setBorder(_ edge: Edge, _ width: Double) {
    let width = Float(width.finiteLength)
    switch edge {
    case .left: borderLeft_ = width
    case .top: borderTop_ = width
    case .right: borderRight_ = width
    case .bottom: borderBottom_ = width
    }
  }

  /// Sets all widths of the border, in points.
  public mutating func setBorder(_ edges: Edges<Double>) {
    for edge in Edge.allCases { setBorder(edge, edges.value(of: edge, direction)) }
  }

  /// The space between lines of a row, or between items of a column.
  public var rowGap: LengthPercentage {
    get { gap(rowGap_, .rowGap) }
    set { rowGap_ = packed(newValue, .rowGap) }
  }

  /// The space between items of a row, or between lines of a column.
  public var columnGap: LengthPercentage {
    get { gap(columnGap_, .columnGap) }
    set { columnGap_ = packed(newValue, .columnGap) }
  }

  /// The space that a scroll bar takes on the end side and the bottom of a box with
  /// ``Overflow/scroll``, in points.
  public var scrollbarWidth: Double {
    get { Double(scrollbar_) }
    set { scrollbar_ = Float(newValue.finiteLength) }
  }

  private func length(_ value: Float, _ slot: PackedSlot) -> Length {
    guard value.isKnown else { return .auto }
    return percentages.contains(slot) ? .percent(Double(value)) : .points(Double(value))
  }

  private func gap(_ value: Float, _ slot: PackedSlot) -> LengthPercentage {
    percentages.contains(slot) ? .percent(Double(value)) : .points(Double(value))
  }

  private mutating func packed(_ value: Length, _ slot: PackedSlot) -> Float {
    percentages.remove(slot)
    switch value {
    case .points(let points): return Float(points).limited.orZero
    case .percent(let percent):
      percentages.insert(slot)
      return Float(percent).limited.orZero
    case .auto: return .nan
    }
  }

  /// Sets the percentage of a length with added points; it may be negative.
  mutating func setMixedPercentage(_ percentage: Double, of length: BoxLength) {
    let value = Float(percentage).limited.orZero
    switch length {
    case .width: width_ = value
    case .height: height_ = value
    case .minWidth: minWidth_ = value
    case .minHeight: minHeight_ = value
    case .maxWidth: maxWidth_ = value
    case .maxHeight: maxHeight_ = value
    case .flexBasis: basis_ = value
    case .paddingLeft: paddingLeft_ = value
    case .paddingTop: paddingTop_ = value
    case .paddingRight: paddingRight_ = value
    case .paddingBottom: paddingBottom_ = value
    case .rowGap: rowGap_ = value
    case .columnGap: columnGap_ = value
    // Margins and insets may always be negative.
    default: return
    }
    percentages.insert(PackedSlot(rawValue: 1 << UInt32(length.rawValue)))
  }

  private mutating func packed(_ value: LengthPercentage, _ slot: PackedSlot) -> Float {
    percentages.remove(slot)
    switch value {
    case .points(let points): return points > 0 ? Float(points).limited : 0
    case .percent(let percent):
      percentages.insert(slot)
      return percent > 0 ? Float(percent).limited : 0
    }
  }
}

extension BoxEngine {
  /// Resolves a box's rules against its containing block, of which a side may be unknown (NaN).
  ///
  /// Margins and paddings refer to the block's width on all four sides. Width keywords are measured (CSS Sizing §3.2);
  /// along the block axis the keywords mean the height of the content, as an automatic height does.
  @inline(__always)
  mutating func resolve(_ box: Int32, width: Float, height: Float) -> ResolvedBox {
    if styleOf(box).pointee.display == .table {
      return resolveTable(box, width: width, height: height)
    }
    return resolveRules(box, width: width, height: height)
  }

  /// Resolves the rules of a box that is not a table; a table's depend on its content as well.
  @inline(__always)
  mutating func resolveRules(_ box: Int32, width: Float, height: Float) -> ResolvedBox {
    let style = styleOf(box)
    let isPlain = style.pointee.percentages.isEmpty && style.pointee.keywords == 0
    var resolved = ResolvedBox(
      outsideWidth: style.pointee.paddingLeft_ + style.pointee.paddingRight_,
      outsideHeight: style.pointee.paddingTop_ + style.pointee.paddingBottom_,
      marginLeft: style.pointee.marginLeft_, marginTop: style.pointee.marginTop_,
      marginRight: style.pointee.marginRight_, marginBottom: style.pointee.marginBottom_,
      autoMargins: [], minWidth: 0, minHeight: 0, ratio: style.pointee.ratio_)
    if !isPlain {
      resolvePercentages(&resolved, style, width)
      if style.pointee.percentages.contains(.replaced) { resolved.bits.insert(.isReplaced) }
      if style.pointee.percentages.contains(.naturalRatio) {
        resolved.bits.insert(.hasNaturalRatio)
      }
    }
    resolved.outsideWidth += style.pointee.borderLeft_ + style.pointee.borderRight_
    resolved.outsideHeight += style.pointee.borderTop_ + style.pointee.borderBottom_
    if !(resolved.marginWidth + resolved.marginHeight).isKnown {
      resolveAutoMargins(&resolved, style)
    }
    resolved.minWidth = resolved.outsideWidth
    resolved.minHeight = resolved.outsideHeight
    if style.pointee.boxSizing == .contentBox { resolved.bits.insert(.isContentBox) }
    if style.pointee.overflowX.isScrollContainer || style.pointee.overflowY.isScrollContainer {
      resolved.bits.insert(.isScrollContainer)
    }
    if isPlain {
      resolvePlainSizes(&resolved, style)
    } else {
      resolveSizes(&resolved, box, width, height)
    }
    return resolved
  }

  @inline(__always)
  private func resolvePlainSizes(
    _ resolved: inout ResolvedBox, _ style: UnsafeMutablePointer<PackedStyle>
  ) {
    if style.pointee.width_.isKnown {
      resolved.width = borderWidth(style.pointee.width_, resolved)
    } else {
      resolved.bits.insert(.hasAutoWidth)
    }
    if style.pointee.height_.isKnown {
      resolved.height = borderHeight(style.pointee.height_, resolved)
    } else {
      resolved.bits.insert(.hasAutoHeight)
    }
    if style.pointee.minWidth_.isKnown {
      resolved.minWidth = borderWidth(style.pointee.minWidth_, resolved)
    } else {
      resolved.bits.insert(.hasAutoMinWidth)
    }
    if style.pointee.minHeight_.isKnown {
      resolved.minHeight = borderHeight(style.pointee.minHeight_, resolved)
    } else {
      resolved.bits.insert(.hasAutoMinHeight)
    }
    if style.pointee.maxWidth_.isKnown {
      resolved.maxWidth = borderWidth(style.pointee.maxWidth_, resolved)
    }
    if style.pointee.maxHeight_.isKnown {
      resolved.maxHeight = borderHeight(style.pointee.maxHeight_, resolved)
    }
  }

  private func resolvePercentages(
    _ resolved: inout ResolvedBox, _ style: UnsafeMutablePointer<PackedStyle>, _ width: Float
  ) {
    let percentages = style.pointee.percentages
    guard !percentages.isDisjoint(with: [.paddings, .margins]) else { return }
    resolved.outsideWidth =
      length(style.pointee.paddingLeft_, .paddingLeft, style, of: width).orZero
      + length(style.pointee.paddingRight_, .paddingRight, style, of: width).orZero
    resolved.outsideHeight =
      length(style.pointee.paddingTop_, .paddingTop, style, of: width).orZero
      + length(style.pointee.paddingBottom_, .paddingBottom, style, of: width).orZero
    if percentages.contains(.marginLeft) {
      resolved.marginLeft =
        length(resolved.marginLeft, .marginLeft, style, of: width).orZero
    }
    if percentages.contains(.marginTop) {
      resolved.marginTop =
        length(resolved.marginTop, .marginTop, style, of: width).orZero
    }
    if percentages.contains(.marginRight) {
      resolved.marginRight =
        length(resolved.marginRight, .marginRight, style, of: width).orZero
    }
    if percentages.contains(.marginBottom) {
      resolved.marginBottom =
        length(resolved.marginBottom, .marginBottom, style, of: width).orZero
    }
  }

  private func resolveAutoMargins(
    _ resolved: inout ResolvedBox, _ style: UnsafeMutablePointer<PackedStyle>
  ) {
    if !style.pointee.marginLeft_.isKnown { resolved.autoMargins.insert(.left) }
    if !style.pointee.marginTop_.isKnown { resolved.autoMargins.insert(.top) }
    if !style.pointee.marginRight_.isKnown { resolved.autoMargins.insert(.right) }
    if !style.pointee.marginBottom_.isKnown { resolved.autoMargins.insert(.bottom) }
    resolved.marginLeft = resolved.marginLeft.orZero
    resolved.marginTop = resolved.marginTop.orZero
    resolved.marginRight = resolved.marginRight.orZero
    resolved.marginBottom = resolved.marginBottom.orZero
  }

  @inline(__always) func borderWidth(_ length: Float, _ resolved: ResolvedBox) -> Float {
    resolved.bits.contains(.isContentBox)
      ? length + resolved.outsideWidth : max(length, resolved.outsideWidth)
  }

  @inline(__always) func borderHeight(_ length: Float, _ resolved: ResolvedBox) -> Float {
    resolved.bits.contains(.isContentBox)
      ? length + resolved.outsideHeight : max(length, resolved.outsideHeight)
  }
}

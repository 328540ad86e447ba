/// The space between a box's border edge and its content: padding, border and scroll bars.
struct BoxInsets: BitwiseCopyable {
  var left: Float = 0
  var top: Float = 0
  var right: Float = 0
  var bottom: Float = 0

  @inline(__always) var horizontal: Float { left + right }
  @inline(__always) var vertical: Float { top + bottom }
}

extension BoxEngine {
  /// Returns a length, with percentages of a base; NaN if either is unknown.
  @inline(__always)
  func length(
    _ value: Float, _ slot: PackedSlot, _ style: UnsafeMutablePointer<PackedStyle>, of base: Float
  ) -> Float {
    style.pointee.percentages.isDisjoint(with: slot) ? value : share(value, slot, style, of: base)
  }

  /// Returns a percentage of a base with its added points; not inlined, because most lengths are not percentages.
  @inline(never)
  private func share(
    _ value: Float, _ slot: PackedSlot, _ style: UnsafeMutablePointer<PackedStyle>, of base: Float
  ) -> Float {
    // CSS Sizing §5.2.1, CSS Align §8.3: these percentages of an unknown base are zero if mixed with points and limits;
    // as in browsers, so are those of minimum sizes.
    let isZero =
      !base.isKnown && style.pointee.percentages.contains(.mixture)
      && !slot.isDisjoint(with: [.margins, .paddings, .rowGap, .columnGap, .minWidth, .minHeight])
    let share = isZero ? 0 : (value * base / 100).limited
    guard style.pointee.percentages.contains(.mixture) else { return share }
    return clean(mixture(slot, style).length(share), slot)
  }

  /// Clamps lengths to zero, except for margins and insets (CSS Values §10.12).
  private func clean(_ length: Float, _ slot: PackedSlot) -> Float {
    slot.isDisjoint(with: .signed) ? (length < 0 ? 0 : length) : length
  }

  /// Returns padding, border and scroll bars of a box.
  ///
  /// Percentages refer to the containing block's width and are zero while that is unknown (CSS Sizing §5.2.1).
  @inline(__always)
  func insets(_ box: Int32, block: Float) -> BoxInsets {
    let style = styleOf(box)
    var insets = BoxInsets(
      left: style.pointee.paddingLeft_, top: style.pointee.paddingTop_,
      right: style.pointee.paddingRight_, bottom: style.pointee.paddingBottom_)
    if !style.pointee.percentages.isDisjoint(with: .paddings) {
      insets.left = length(insets.left, .paddingLeft, style, of: block).orZero
      insets.top = length(insets.top, .paddingTop, style, of: block).orZero
      insets.right = length(insets.right, .paddingRight, style, of: block).orZero
      insets.bottom = length(insets.bottom, .paddingBottom, style, of: block).orZero
    }
    insets.left += style.pointee.borderLeft_
    insets.top += style.pointee.borderTop_
    insets.right += style.pointee.borderRight_
    insets.bottom += style.pointee.borderBottom_
    if style.pointee.scrollbar_ > 0 { addScrollBars(style, &insets) }
    return insets
  }

  /// Adds the space for scroll bars between the border and the padding: CSS Overflow §3.1.
  func addScrollBars(_ style: UnsafeMutablePointer<PackedStyle>, _ insets: inout BoxInsets) {
    if style.pointee.overflowY == .scroll {
      if style.pointee.isRightToLeft {
        insets.left += style.pointee.scrollbar_
      } else {
        insets.right += style.pointee.scrollbar_
      }
    }
    if style.pointee.overflowX == .scroll { insets.bottom += style.pointee.scrollbar_ }
  }

  /// Returns the insets of a box of a given width, which may be too small for its scroll bars.
  @inline(__always)
  func insets(_ box: Int32, block: Float, width: Float) -> BoxInsets {
    var insets = insets(box, block: block)
    if styleOf(box).pointee.scrollbar_ > 0 { limitScrollBars(box, &insets, width) }
    return insets
  }

  /// Limits the vertical scroll bar to the space that border and padding leave, as in browsers.
  @inline(never)
  private func limitScrollBars(_ box: Int32, _ insets: inout BoxInsets, _ width: Float) {
    let style = styleOf(box)
    guard style.pointee.overflowY == .scroll, insets.horizontal > width else { return }
    let missing = min(insets.horizontal - width, style.pointee.scrollbar_)
    if style.pointee.isRightToLeft { insets.left -= missing } else { insets.right -= missing }
  }

  @inline(__always) func styleOf(_ box: Int32) -> UnsafeMutablePointer<PackedStyle> {
    UnsafeMutableRawPointer(nodes + Int(box)).assumingMemoryBound(to: PackedStyle.self)
  }
}

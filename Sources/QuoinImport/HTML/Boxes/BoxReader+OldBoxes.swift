import QuoinBoxLayout
import QuoinStyle

// Flexible boxes as they were before CSS Flexbox 1, with the values `-webkit-box` and `-webkit-inline-box` of `display`:
// Compatibility §4. As in Chromium, they are flex containers of one line whose properties have other names.
extension BoxReader {
  /// Whether an element is such a container.
  static func isOld(_ computed: CSS.ComputedStyle) -> Bool {
    computed[.display] == .keyword(.webkitBox) || computed[.display] == .keyword(.webkitInlineBox)
  }

  /// Reads the properties of a container.
  func readOldContainer(_ computed: CSS.ComputedStyle, _ style: inout PackedStyle) {
    let isReversed = computed[.webkitBoxDirection] == .keyword(.reverse)
    switch computed[.webkitBoxOrient].keyword {
    case .vertical, .blockAxis: style.flexDirection = isReversed ? .columnReverse : .column
    default: style.flexDirection = isReversed ? .rowReverse : .row
    }
    style.flexWrap = .nowrap
    switch computed[.webkitBoxPack].keyword {
    case .end: style.justifyContent = ContentAlignment(.flexEnd)
    case .center: style.justifyContent = ContentAlignment(.center)
    case .justify: style.justifyContent = ContentAlignment(.spaceBetween)
    default: style.justifyContent = ContentAlignment(.flexStart)
    }
    switch computed[.webkitBoxAlign].keyword {
    case .start: style.alignItems = .flexStart
    case .end: style.alignItems = .flexEnd
    case .center: style.alignItems = .center
    case .baseline: style.alignItems = .baseline
    default: style.alignItems = .stretch
    }
  }

  /// Reads the properties of an item, if it is in such a container.
  func readOldItem(
    _ computed: CSS.ComputedStyle, in parent: CSS.ComputedStyle, _ style: inout PackedStyle
  ) {
    guard BoxReader.isOld(parent) else { return }
    if case .number(let factor) = computed[.webkitBoxFlex] {
      (style.flexGrow, style.flexShrink) = (factor, factor)
    }
    if case .number(let group) = computed[.webkitBoxOrdinalGroup] {
      style.order = Int32(clamping: Int(group) - 1)
    }
    style.alignSelf = .auto
    // As in browsers, they have no automatic minimum size.
    if style.minWidth == .auto { style.minWidth = .points(0) }
    if style.minHeight == .auto { style.minHeight = .points(0) }
  }
}

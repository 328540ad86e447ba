import QuoinBoxLayout
import QuoinGeometry
import QuoinStyle

extension BoxReader {
  /// What an element says of floats and of how it is contained.
  ///
  /// - Parameter direction: that of the containing block, by which sides are named (CSS Logical §2).
  func readFlow(
    _ computed: CSS.ComputedStyle, direction: LayoutDirection, _ style: inout PackedStyle
  ) {
    style.float = float(computed[.float], direction)
    style.clear = clear(computed[.clear], direction)
    switch computed[.textAlign].keyword {
    case .webkitLeft: style.blockAlignment = .left
    case .webkitCenter: style.blockAlignment = .center
    case .webkitRight: style.blockAlignment = .right
    default: break
    }
    // CSS Overflow 3 §4: a gutter is kept as if the scroll bar were there.
    if computed[.scrollbarGutter] != .keyword(.auto),
      style.overflowY.isScrollContainer
    {
      style.overflowY = .scroll
    }
    let words = words(computed[.contain])
    var containment: Containment = []
    if words.contains(.size) || words.contains(.strict) { containment.insert(.size) }
    if words.contains(.inlineSize) { containment.insert(.inlineSize) }
    if !words.isDisjoint(with: [.layout, .content, .strict]) { containment.insert(.layout) }
    style.containment = containment
  }

  /// Whether paint containment applies: nothing is seen outside of the box (CSS Containment 1 §3.4).
  func clips(_ computed: CSS.ComputedStyle) -> Bool {
    !words(computed[.contain]).isDisjoint(with: [.paint, .content, .strict])
  }

  /// Whether layout or paint containment applies, so that the box is a formatting context of its own.
  func isContained(_ computed: CSS.ComputedStyle) -> Bool {
    BoxReader.isContained(words(computed[.contain]))
  }

  /// Whether the content has no say in the sizes of the box.
  func containsSize(_ computed: CSS.ComputedStyle) -> Bool {
    !words(computed[.contain]).isDisjoint(with: [.size, .inlineSize, .strict])
  }

  private static func isContained(_ words: Set<CSS.Keyword>) -> Bool {
    !words.isDisjoint(with: [.layout, .paint, .content, .strict])
  }

  private func words(_ value: CSS.Value) -> Set<CSS.Keyword> {
    if case .list(let values) = value { return Set(values.compactMap(\.keyword)) }
    return Set([value.keyword].compactMap { $0 })
  }

  private func float(_ value: CSS.Value, _ direction: LayoutDirection) -> BoxFloat {
    switch value.keyword {
    case .left: .left
    case .right: .right
    case .inlineStart: direction == .leftToRight ? .left : .right
    case .inlineEnd: direction == .leftToRight ? .right : .left
    default: .none
    }
  }

  private func clear(_ value: CSS.Value, _ direction: LayoutDirection) -> BoxClear {
    switch value.keyword {
    case .left: .left
    case .right: .right
    case .both: .both
    case .inlineStart: direction == .leftToRight ? .left : .right
    case .inlineEnd: direction == .leftToRight ? .right : .left
    default: []
    }
  }

  /// The size that a contained box's content has instead of its own (CSS Sizing 4 §6.1), or nil.
  func intrinsicSize(_ computed: CSS.ComputedStyle) -> Size? {
    func side(_ property: CSS.Property) -> Double? {
      if case .length(let points, .px) = computed[property] { points } else { nil }
    }
    let width = side(CSS.Property.containIntrinsicWidth)
    let height = side(CSS.Property.containIntrinsicHeight)
    return width == nil && height == nil ? nil : Size(width ?? 0, height ?? 0)
  }
}

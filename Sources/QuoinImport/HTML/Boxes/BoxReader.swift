import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// Converts computed styles to the properties of the box engine.
struct BoxReader {
  /// A property value that cannot be represented.
  struct UnsupportedValue {
    var property: String
    var value: String
  }

  let viewport: Size
  /// The unrepresentable values since this was last cleared.
  var unsupportedValues: [UnsupportedValue] = []
  /// Whether a length was read that depends on the width of the viewport.
  private(set) var followsViewport = false
  /// The points added to percentages in the last style that was read.
  var mixtures: [ElementBox.Mixture] = []

  private typealias P = CSS.Property

  init(viewport: Size) { self.viewport = viewport }

  /// Returns the box style of an element.
  ///
  /// - Parameter scrollbar: The width of a scroll bar, in points.
  mutating func style(_ computed: CSS.ComputedStyle, scrollbar: Double) -> PackedStyle {
    mixtures = []
    var style = PackedStyle()
    style.direction = computed.direction
    style.boxSizing = computed[P.boxSizing] == .keyword(.borderBox) ? .borderBox : .contentBox
    style.position = position(computed[P.position])
    style.width = size(computed, P.width)
    style.height = size(computed, P.height)
    style.minWidth = size(computed, P.minWidth)
    style.minHeight = size(computed, P.minHeight)
    style.maxWidth = size(computed, P.maxWidth)
    style.maxHeight = size(computed, P.maxHeight)
    style.aspectRatio = ratio(computed[P.aspectRatio])
    // CSS Sizing 4 §5.1: beside `auto` the ratio is that of the content box.
    if case .list(let parts) = computed[P.aspectRatio], parts.contains(.keyword(.auto)) {
      style.hasNaturalRatio = true
    }
    // CSS Position 3 §3.4: insets of a sticky box move it only as far as it would leave its scroll container.
    let isSticky = computed[P.position] == .keyword(.sticky)
    for edge in Edge.allCases {
      style.setMargin(edge, length(computed, P.margins[edge.place]))
      style.setPadding(edge, lengthPercentage(computed, P.paddings[edge.place]))
      style.setInset(edge, isSticky ? .auto : length(computed, P.insets[edge.place]))
      if case .length(let points, .px) = computed[P.borderWidths[edge.place]] {
        style.setBorder(edge, points)
      }
    }
    style.overflowX = overflow(computed[P.overflowX])
    style.overflowY = overflow(computed[P.overflowY])
    style.scrollbarWidth = scrollbar
    readFlex(computed, &style)
    return style
  }

  private mutating func readFlex(_ computed: CSS.ComputedStyle, _ style: inout PackedStyle) {
    switch computed[P.flexDirection].keyword {
    case .rowReverse: style.flexDirection = .rowReverse
    case .column: style.flexDirection = .column
    case .columnReverse: style.flexDirection = .columnReverse
    default: break
    }
    switch computed[P.flexWrap] {
    case .keyword(.wrap): style.flexWrap = .wrap
    case .keyword(.wrapReverse): style.flexWrap = .wrapReverse
    case .keyword(.balance): style.flexWrap = .balance
    // Both keywords, whose order is normalized when they are read.
    case .list: style.flexWrap = .balanceReverse
    default: break
    }
    if case .number(let count) = computed[P.flexLineCount] {
      style.flexLineCount = Int(min(count, 65535))
    }
    if case .number(let grow) = computed[P.flexGrow] { style.flexGrow = grow }
    if case .number(let shrink) = computed[P.flexShrink] { style.flexShrink = shrink }
    if case .number(let order) = computed[P.order] { style.order = Int32(clamping: Int(order)) }
    style.flexBasis = basis(computed)
    style.rowGap = lengthPercentage(computed, P.rowGap)
    style.columnGap = lengthPercentage(computed, P.columnGap)
    style.justifyContent = content(computed[P.justifyContent])
    style.alignContent = content(computed[P.alignContent])
    style.alignItems = computed[P.alignItems].selfAlignment
    style.alignSelf = computed[P.alignSelf].selfAlignment
  }

  /// Returns the alignment of a table cell; values other than `top`, `middle` and `bottom` mean the
  /// baseline of its row: CSS Align 3 §5.1.1.
  func cellAlignment(_ value: CSS.Value) -> ContentAlignment {
    switch value.keyword {
    case .top: ContentAlignment(.start)
    case .middle: ContentAlignment(.center)
    case .bottom: ContentAlignment(.end)
    default: .normal
    }
  }

  private func position(_ value: CSS.Value) -> BoxPosition {
    switch value.keyword {
    case .relative, .sticky: .relative
    case .absolute, .fixed: .absolute
    default: .static
    }
  }

  private func overflow(_ value: CSS.Value) -> Overflow {
    switch value.keyword {
    case .hidden: .hidden
    case .clip: .clip
    case .scroll: .scroll
    case .auto: .auto
    default: .visible
    }
  }

  private func ratio(_ value: CSS.Value) -> Double? {
    guard case .list(let parts) = value else { return nil }
    let numbers = parts.compactMap { part -> Double? in
      if case .number(let number) = part { number } else { nil }
    }
    guard numbers.count == 2, numbers[1] > 0 else { return nil }
    return numbers[0] / numbers[1]
  }

  // MARK: Lengths

  /// Returns the points and the percentage of a value, if it is a length.
  private mutating func linear(
    _ value: CSS.Value, _ property: CSS.Property
  ) -> (points: Double, percent: Double?)? {
    switch value {
    case .length(let points, .px): return (points, nil)
    case .percentage(let percent): return (0, percent)
    case .mixed, .calc:
      guard let mixed = value.mixedLength, let length = P.lengths[property] else {
        unsupportedValues.append(UnsupportedValue(property: property.name, value: value.text))
        guard case .calc(let calc) = value else { return nil }
        followsViewport = true
        return (CSS.limited(calc.resolved(percentageBasis: viewport.width)), nil)
      }
      mixtures.append(ElementBox.Mixture(length, mixed))
      return (0, mixed.percent)
    default: return nil
    }
  }

  private mutating func length(_ computed: CSS.ComputedStyle, _ property: CSS.Property) -> Length {
    guard let linear = linear(computed[property], property) else { return .auto }
    return linear.percent.map { .percent($0) } ?? .points(linear.points)
  }

  /// How far from the edges of its view an element sticks, or `nil` where it does not.
  mutating func sticky(_ computed: CSS.ComputedStyle) -> Edges<Length>? {
    guard computed[P.position] == .keyword(.sticky) else { return nil }
    let insets = Edge.allCases.map { length(computed, P.insets[$0.place]) }
    return Edges(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  mutating func lengthPercentage(
    _ computed: CSS.ComputedStyle, _ property: CSS.Property
  ) -> LengthPercentage {
    guard let linear = linear(computed[property], property) else { return .zero }
    return linear.percent.map { .percent($0) } ?? .points(linear.points)
  }

  private mutating func size(_ computed: CSS.ComputedStyle, _ property: CSS.Property) -> SizeValue {
    switch computed[property].keyword {
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    case _?: return .auto
    case nil: break
    }
    guard let linear = linear(computed[property], property) else { return .auto }
    return linear.percent.map { .percent($0) } ?? .points(linear.points)
  }

  private mutating func basis(_ computed: CSS.ComputedStyle) -> FlexBasis {
    switch computed[P.flexBasis].keyword {
    case .content: return .content
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    case _?: return .auto
    case nil: break
    }
    guard let linear = linear(computed[P.flexBasis], P.flexBasis) else { return .auto }
    return linear.percent.map { .percent($0) } ?? .points(linear.points)
  }

  // MARK: Alignment

  /// Returns the keyword, and the modifier before it, such as `safe`.
  private func keyword(_ value: CSS.Value) -> (CSS.Keyword, modifier: CSS.Keyword?) {
    if let word = value.keyword { return (word, nil) }
    if case .list(let parts) = value, let last = parts.last?.keyword {
      return (last, parts.first?.keyword)
    }
    return (.normal, nil)
  }

  private func content(_ value: CSS.Value) -> ContentAlignment {
    let (word, modifier) = keyword(value)
    let keyword: ContentAlignment.Keyword =
      switch word {
      case .flexStart: .flexStart
      case .flexEnd: .flexEnd
      case .center: .center
      case .start: .start
      // Lines share no baseline; browsers fall back to the start.
      case .baseline: .flexStart
      case .end: .end
      case .left: .left
      case .right: .right
      case .spaceBetween: .spaceBetween
      case .spaceAround: .spaceAround
      case .spaceEvenly: .spaceEvenly
      case .stretch: .stretch
      default: .normal
      }
    return ContentAlignment(
      keyword, isSafe: modifier == .safe, isUnsafe: modifier == .unsafe)
  }
}

extension Edge {
  /// The index of the side in CSS order.
  fileprivate var place: Int {
    switch self {
    case .top: 0
    case .right: 1
    case .bottom: 2
    case .left: 3
    }
  }
}

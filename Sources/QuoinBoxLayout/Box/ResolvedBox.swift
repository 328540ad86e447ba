import QuoinGeometry

/// A box's rules as numbers of its border box, against a containing block.
struct ResolvedBox {
  /// Padding and border.
  let insets: EdgeInsets
  /// The margins; `auto` ones are zero.
  var margin: EdgeInsets
  /// The sides with `auto` margins.
  let autoMargins: EdgeSet
  /// The preferred size where it is definite.
  var preferred = OptionalSize()
  /// Whether the preferred size is `auto`; a percentage of nothing is as large as the content, but
  /// it is not stretched.
  let isAuto: (width: Bool, height: Bool)
  /// The least size, at least padding and border; where `minimumIsAuto`, without the automatic one.
  var minimum: Size
  /// Whether the least size is the automatic one.
  let minimumIsAuto: (width: Bool, height: Bool)
  /// The greatest size, infinite if there is none.
  var maximum = Size(.infinity, .infinity)
  let aspectRatio: AspectRatio?
  let isScrollContainer: Bool

  /// Resolves all that needs no measuring.
  ///
  /// The percentages of margins and paddings are of the containing block's width on all four
  /// sides, and zero while it is unknown (CSS Sizing §5.2.1).
  init(
    _ rules: BoxRules, margin edges: Edges<Length>, direction: LayoutDirection,
    in block: ContainingBlock
  ) {
    let width = block.width ?? 0
    insets = rules.insets(direction, containingWidth: width)
    var autoMargins = EdgeSet()
    func side(_ edge: Edge) -> Double {
      let value = edges.value(of: edge, direction)
      if value == .auto { autoMargins.insert(EdgeSet(edge)) }
      return value.resolved(against: width) ?? 0
    }
    margin = EdgeInsets(
      top: side(.top), left: side(.left), bottom: side(.bottom), right: side(.right))
    self.autoMargins = autoMargins
    let insetSize = Size(insets.horizontal, insets.vertical)
    minimum = insetSize
    isAuto = (rules.width.isAutomatic, rules.height.isAutomatic)
    minimumIsAuto = (rules.minWidth.isAutomatic, rules.minHeight.isAutomatic)
    aspectRatio = AspectRatio(rules, insets: insetSize)
    isScrollContainer = rules.overflow.isScrollContainer
    resolve(.horizontal, rules, in: block)
    resolve(.vertical, rules, in: block)
  }

  private mutating func resolve(_ axis: Axis, _ rules: BoxRules, in block: ContainingBlock) {
    preferred[axis] = definite(rules.preferred(axis), axis, rules.boxSizing, in: block)
    if let least = definite(rules.minimum(axis), axis, rules.boxSizing, in: block) {
      minimum[axis] = least
    }
    if let greatest = definite(rules.maximum(axis), axis, rules.boxSizing, in: block) {
      maximum[axis] = greatest
    }
  }

  /// The border box's length that a value stands for without measuring, or nil.
  private func definite(
    _ value: SizeValue, _ axis: Axis, _ sizing: BoxSizing, in block: ContainingBlock
  ) -> Double? {
    switch value {
    case .points(let points):
      // A negative length is not a valid value.
      points >= 0 ? borderBox(points.finite, axis, sizing) : nil
    case .percent(let percent):
      if let length = block[axis], percent >= 0 {
        borderBox(percent.percent(of: length), axis, sizing)
      } else {
        nil
      }
    case .stretch:
      block[axis].map { max(insets[sum: axis], $0 - margin[sum: axis]) }
    case .auto, .minContent, .maxContent, .fitContent:
      nil
    }
  }

  /// The border box's length for a length of the box that `boxSizing` names.
  func borderBox(_ length: Double, _ axis: Axis, _ sizing: BoxSizing) -> Double {
    let outside = insets[sum: axis]
    return sizing == .contentBox ? length + outside : max(length, outside)
  }

  func isAuto(_ axis: Axis) -> Bool { axis == .horizontal ? isAuto.width : isAuto.height }

  func minimumIsAuto(_ axis: Axis) -> Bool {
    axis == .horizontal ? minimumIsAuto.width : minimumIsAuto.height
  }

  /// An automatic length within the limits of the other axis, converted through the aspect ratio.
  ///
  /// CSS Sizing 4 §4.2: transferred minimums and maximums, of which the minimum wins.
  func clampTransferred(_ length: Double, _ axis: Axis) -> Double {
    guard let aspectRatio else { return length }
    let cross = axis.cross
    let upper =
      maximum[cross].isFinite
      ? aspectRatio.length(along: axis, fromCross: maximum[cross]) : .infinity
    return length.clamped(aspectRatio.length(along: axis, fromCross: minimum[cross]), upper)
  }

  /// A length within the least and greatest along an axis.
  func clamp(_ length: Double, _ axis: Axis) -> Double {
    length.clamped(minimum[axis], maximum[axis])
  }
}

extension SizeValue {
  /// Whether the value is `auto`, or not a valid length and so the initial value.
  var isAutomatic: Bool {
    switch self {
    case .auto: true
    case .points(let value), .percent(let value): !(value >= 0)
    case .minContent, .maxContent, .fitContent, .stretch: false
    }
  }
}

extension EdgeInsets {
  /// The sum of the two distances along an axis.
  subscript(sum axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

extension BoxRules {
  /// Padding and border.
  func insets(_ direction: LayoutDirection, containingWidth: Double) -> EdgeInsets {
    func side(_ edge: Edge) -> Double {
      let padding =
        switch padding.value(of: edge, direction) {
        case .points(let points): points.finiteLength
        case .percent(let percent): max(0, percent.percent(of: containingWidth))
        }
      return padding + border.value(of: edge, direction).finiteLength
    }
    return EdgeInsets(
      top: side(.top), left: side(.left), bottom: side(.bottom), right: side(.right))
  }
}

import QuoinBoxLayout
import QuoinModel
import QuoinStyle

extension NodeBuilder {
  private typealias P = CSS.Property

  /// Returns the columns of an element, which only block containers can have: CSS Multi-column
  /// Layout 1 §2.
  mutating func columns(
    _ computed: CSS.ComputedStyle, _ style: PackedStyle, isReplaced: Bool
  ) -> ColumnStyle? {
    var count: Int?
    var width: Double?
    if case .number(let number) = computed[P.columnCount] { count = Int(min(number, 10_000)) }
    if case .length(let points, .px) = computed[P.columnWidth] { width = points }
    guard count != nil || width != nil, !isReplaced else { return nil }
    guard style.display == .block || style.display == .flowRoot else { return nil }
    var rule = BoxDecoration.Line()
    rule.line = NodeBuilder.sharedLine(computed[P.columnRuleStyle])
    if case .length(let points, .px) = computed[P.columnRuleWidth] { rule.width = points }
    if case .color(let color) = computed[P.columnRuleColor] {
      rule.color = color.color(current: computed.color)
    }
    let isNormal = computed[P.columnGap] == .keyword(.normal)
    return ColumnStyle(
      count: count, width: width,
      gap: isNormal
        ? .points(computed.fontSize) : reader.boxes.lengthPercentage(computed, P.columnGap),
      isBalanced: computed[P.columnFill] != .keyword(.auto), rule: rule)
  }
}

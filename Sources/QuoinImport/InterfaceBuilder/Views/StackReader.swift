import QuoinGeometry
import QuoinModel

/// Creates the nodes of stack views.
enum StackReader {
  static func node(_ varied: VariedElement) -> StackContainer {
    let axis = varied.keyword("axis", KeywordTables.axis, otherwise: "horizontal is used")
    let stack = StackContainer(axis ?? .horizontal)
    let isStandard = varied.keyword("spacingType", KeywordTables.spacingType) ?? false
    stack.spacing = isStandard ? 8 : varied.number("spacing", otherwise: "0 is used") ?? 0
    if let distribution = varied.keyword(
      "distribution", KeywordTables.distribution, otherwise: "fill is used")
    {
      stack.distribution = distribution
    }
    if let alignment = varied.keyword(
      "alignment", KeywordTables.stackAlignment, otherwise: "fill is used")
    {
      stack.alignment = alignment
    }
    stack.isBaselineRelative = varied.flag("baselineRelativeArrangement")
    // Documents have no flag for this: a stack view with its own margins respects them.
    stack.isMarginsRelative =
      varied.child("edgeInsets", key: "layoutMargins") != nil
      || varied.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    return stack
  }
}

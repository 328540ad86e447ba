import QuoinGeometry
import QuoinModel

/// Makes the nodes of stack views.
enum StackReader {
  static func node(_ varied: VariedElement) -> StackContainer {
    let stack = StackContainer(varied["axis"] == "vertical" ? .vertical : .horizontal)
    stack.spacing = varied["spacingType"] == "standard" ? 8 : varied.number("spacing") ?? 0
    if let word = varied["distribution"],
      let distribution = StackContainer.Distribution(rawValue: word)
    {
      stack.distribution = distribution
    }
    switch varied["alignment"] {
    case "top": stack.alignment = .leading
    case "bottom": stack.alignment = .trailing
    case let word?: stack.alignment = StackContainer.Alignment(rawValue: word) ?? .fill
    case nil: break
    }
    stack.isBaselineRelative = varied.isYes("baselineRelativeArrangement")
    // Documents have no flag for this: a stack with margins of its own keeps to them.
    stack.isMarginsRelative =
      varied.child("edgeInsets", key: "layoutMargins") != nil
      || varied.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    return stack
  }
}

import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// Diagnostics for unsupported features.

extension NodeBuilder {
  /// Reports the unsupported features that an element uses.
  mutating func reportUnsupported(
    _ index: Int?, _ display: CSS.Keyword, _ computed: CSS.ComputedStyle
  ) {
    let item = index.map { reader.tree.items[$0] }
    let place = index.flatMap { reader.place($0) }
    for unsupported in reader.boxes.unsupportedValues {
      reader.findings.report(
        "unsupported-value", about: unsupported.property,
        "'\(unsupported.value.prefix(60))' of '\(unsupported.property)' mixes lengths and percentages, which "
          + "is not supported",
        place)
    }
    reader.boxes.unsupportedValues = []
    if let tag = item?.tag, let message = NodeBuilder.unsupported(tag),
      tag != "legend" || !(index.map { isRendered(legend: $0) } ?? false)
    {
      reader.findings.report("unsupported-element", about: tag, "<\(tag)> \(message)", place)
    }
    guard display != .none else { return }
    if computed.grid != nil, reader.boxes.containsSize(computed) {
      reader.findings.report(
        "unsupported-value", about: "contain",
        "'contain: \(computed[.contain].text)' of a grid is not supported; its content counts",
        place)
    }
    if computed[.scrollbarGutter] == .keyword(.bothEdges) {
      reader.findings.report(
        "unsupported-value", about: "scrollbar-gutter",
        "'both-edges' of 'scrollbar-gutter' is not supported; there is a gutter at the end only",
        place)
    }
    reportUnsupportedText(computed, place)
    reportUnsupportedEffects(computed, place)
  }

  private mutating func reportUnsupportedText(_ computed: CSS.ComputedStyle, _ place: SourcePlace?)
  {
    if computed[.textWrapStyle] == .keyword(.pretty) {
      reader.findings.report(
        "unsupported-value", about: "text-wrap",
        "'text-wrap: pretty' is not supported; lines are filled one after the other", place)
    }
    for property in [CSS.Property.counterReset, .counterSet, .counterIncrement]
    where computed.set.contains(property) {
      guard computed[property].text.contains("list-item") else { continue }
      reader.findings.report(
        "unsupported-value", about: "list-item",
        "the counter 'list-item' is counted by lists alone; write 'start' or 'value'", place)
    }
  }

  private mutating func reportUnsupportedEffects(
    _ computed: CSS.ComputedStyle, _ place: SourcePlace?
  ) {
    if computed[.perspective] != .keyword(.none) {
      reader.findings.report(
        "unsupported-value", about: "perspective",
        "'perspective: \(computed[.perspective].text)' is not supported: nothing is nearer than "
          + "anything else", place)
    }
    if computed[.transformStyle] != .keyword(.flat) {
      reader.findings.report(
        "unsupported-value", about: "transform-style",
        "'transform-style: preserve-3d' is not supported: what it contains is painted in its plane",
        place)
    }
    if computed[.position] == .keyword(.sticky) {
      reader.findings.report(
        "unsupported-value", about: "position sticky",
        "'position: sticky' sticks as it does before anything scrolls", place)
    }
  }

  /// Reports the properties of a style that have no effect.
  mutating func reportIneffective(_ computed: CSS.ComputedStyle, _ index: Int?) {
    for (property, harmless) in NodeBuilder.ineffective where computed.set.contains(property) {
      if property == .maskComposite, computed.composesMasks { continue }
      let value = computed[property]
      var values = [value]
      if case .commas(let layers) = value { values = layers }
      var plain = [property.initial]
      if case .commas(let layers) = property.initial { plain = layers }
      guard values.contains(where: { !plain.contains($0) && !harmless.contains($0.text) }) else {
        continue
      }
      reader.findings.report(
        "unsupported-property", about: property.name,
        "'\(property.name): \(value.text.prefix(60))' has no effect",
        index.flatMap { reader.place($0) })
    }
  }

  /// Properties that are parsed but have no effect, with the values that would have none anyway.
  private static let ineffective: [(CSS.Property, Set<String>)] = [
    (.backgroundAttachment, ["local"]),
    (.maskComposite, []), (.maskMode, ["alpha"]),
    (.fontVariantCaps, ["small-caps", "all-small-caps"]),
  ]

  private static func unsupported(_ tag: String) -> String? {
    switch tag {
    case "script": "is not supported: no script is run"
    case "canvas": "is not supported: no script draws on it, so that it shows its content"
    case "legend": "stands below the edge of its fieldset, not in it"
    case "math", "video", "audio", "iframe", "object", "embed":
      "is not supported; it keeps its room and shows nothing"
    default: nil
    }
  }
}

import QuoinModel
import QuoinStyle

/// Finds declarations without an effect on any element, which browsers' developer tools call
/// inactive.
///
/// Examples are a width of an inline box, `top` of an element that is not positioned, and `gap` of
/// a plain block. A declaration is ignored if, for each element where it wins the cascade, none of
/// the properties it sets applies to the element's box.
struct IgnoredProperties {
  private typealias P = CSS.Property

  /// The information about a declaration so far.
  private struct Entry {
    var name: String
    var reason: String?
    var element: String
  }

  private var entries: [SourcePlace: Entry] = [:]
  /// The source of each property set on each element.
  private let origins: [[CSS.Property: CSS.DocumentStyler.Origin]]

  /// An element with information about its box.
  struct Element {
    /// The number of the element.
    var number: Int
    var tag: String
    var computed: CSS.ComputedStyle
    var parent: CSS.ComputedStyle?
    var box: ElementBox
  }

  init(origins: [[CSS.Property: CSS.DocumentStyler.Origin]]) { self.origins = origins }

  /// Processes an element.
  mutating func add(_ element: Element) {
    // A hidden element may be shown later, and then all its properties apply.
    let isUnknown =
      element.box.level == .none || element.box.level == .contents
      || element.parent.map { IgnoredProperties.display($0, in: [.none, .contents]) } ?? false
    for (property, origin) in origins[element.number] where property != P.display {
      guard origin.place.file != UserAgentSheet.file, !property.isInherited else { continue }
      if isUnknown {
        note(origin, reason: nil, element.tag)
      } else if element.computed[property] != property.initial {
        note(origin, reason: IgnoredProperties.reason(property, element), element.tag)
      }
    }
  }

  private mutating func note(
    _ origin: CSS.DocumentStyler.Origin, reason: String?, _ tag: String
  ) {
    if let known = entries[origin.place] {
      if known.reason != nil, reason == nil { entries[origin.place]?.reason = nil }
      return
    }
    entries[origin.place] = Entry(name: origin.name, reason: reason, element: tag)
  }

  /// A `style-without-effect` diagnostic for each ignored declaration, ordered by location.
  var diagnostics: [Diagnostic] {
    entries.compactMap { place, entry -> Diagnostic? in
      guard let reason = entry.reason else { return nil }
      return Diagnostic(
        .warning, rule: "style-without-effect",
        "'\(entry.name)' has no effect on <\(entry.element)>: \(reason)", place: place)
    }.sorted { a, b in
      guard let a = a.place, let b = b.place else { return false }
      return (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }
  }

  // MARK: Reasons

  /// Returns the reason a property does not apply to an element's box, or `nil` if it does.
  private static func reason(_ property: CSS.Property, _ element: Element) -> String? {
    let groups: [(Set<CSS.Property>, (Element) -> String?)] = [
      (sizes, sizeReason), (inlineSafe, inlineReason), (flexContainer, flexContainerReason),
      (gridContainer, gridContainerReason), (boxContainer, boxContainerReason), (gaps, gapReason),
      (flexItem, flexItemReason), (gridItem, gridItemReason), (boxItem, boxItemReason),
      (insets, insetReason),
    ]
    for (properties, reason) in groups where properties.contains(property) {
      return reason(element)
    }
    switch property {
    case P.zIndex: return stackReason(element)
    case P.float, P.clear: return flowReason(element)
    case P.verticalAlign: return alignReason(element)
    case P.textOverflow: return overflowReason(element)
    case P.tableLayout: return tableReason(element)
    default: return nil
    }
  }

  private static func isPlainInline(_ element: Element) -> Bool {
    element.box.level == .inline && !element.box.isReplaced
  }

  /// Returns the reason sizes do not apply: inline boxes have the size of their text (CSS 2.2 §10.2
  /// and §10.5).
  private static func sizeReason(_ element: Element) -> String? {
    guard isPlainInline(element) else { return nil }
    return "its box is inline and as large as its text; 'display: inline-block' takes sizes"
  }

  /// Returns the reason other properties do not apply to inline boxes: CSS 2.2 §8.3 and §11.1.1,
  /// CSS Transforms 1 §3.
  private static func inlineReason(_ element: Element) -> String? {
    guard isPlainInline(element) else { return nil }
    return "its box is inline; 'display: inline-block' takes it"
  }

  private static func flexContainerReason(_ element: Element) -> String? {
    if display(element.computed, in: flexDisplays) { return nil }
    return "it is not a flex container; write 'display: flex'"
  }

  private static func gridContainerReason(_ element: Element) -> String? {
    if display(element.computed, in: gridDisplays) { return nil }
    return "it is not a grid; write 'display: grid'"
  }

  private static func boxContainerReason(_ element: Element) -> String? {
    if display(element.computed, in: boxDisplays) { return nil }
    return "it is neither a flex container nor a grid; write 'display: flex' or 'display: grid'"
  }

  /// Returns the reason gaps do not apply: CSS Align 3 §8.
  private static func gapReason(_ element: Element) -> String? {
    element.box.columns != nil ? nil : boxContainerReason(element)
  }

  private static func flexItemReason(_ element: Element) -> String? {
    if isOut(element) { return "it is out of the flow, where nothing grows or shrinks" }
    if let parent = element.parent, display(parent, in: flexDisplays) { return nil }
    return "its container is not a flex container"
  }

  private static func gridItemReason(_ element: Element) -> String? {
    if let parent = element.parent, display(parent, in: gridDisplays) { return nil }
    return "its container is not a grid"
  }

  private static func boxItemReason(_ element: Element) -> String? {
    if let parent = element.parent, display(parent, in: boxDisplays) { return nil }
    // CSS Align 3 §6.2: what is placed by its edges is aligned between them.
    return isOut(element) ? nil : "its container is neither a flex container nor a grid"
  }

  private static func insetReason(_ element: Element) -> String? {
    guard element.computed[P.position] == .keyword(.static) else { return nil }
    return "it is not positioned; write 'position: relative' or 'absolute'"
  }

  /// Returns the reason `z-index` does not apply: CSS 2.2 §9.9.1, CSS Flexbox 1 §4.3, CSS Grid 2
  /// §6.4.
  private static func stackReason(_ element: Element) -> String? {
    guard element.computed[P.position] == .keyword(.static) else { return nil }
    if let parent = element.parent, display(parent, in: boxDisplays) { return nil }
    return "it is not positioned; write 'position: relative'"
  }

  /// Returns the reason floats do not apply: CSS 2.2 §9.5.2 and §9.7, CSS Flexbox 1 §3.
  private static func flowReason(_ element: Element) -> String? {
    if isOut(element) { return "it is out of the flow by its 'position'" }
    if let parent = element.parent, display(parent, in: boxDisplays) {
      return "items of flex containers and grids do not float"
    }
    return nil
  }

  /// Returns the reason `vertical-align` does not apply: CSS 2.2 §10.8.1.
  private static func alignReason(_ element: Element) -> String? {
    if element.box.level == .inline || element.box.level == .atomic { return nil }
    if element.computed[P.display] == .keyword(.tableCell) { return nil }
    return "its box is neither in a line nor a cell of a table"
  }

  /// Returns the reason properties that require clipping do not apply: CSS Overflow 3 §4.1 and CSS
  /// UI 4 §7.
  private static func overflowReason(_ element: Element) -> String? {
    guard element.computed[P.overflowX] == .keyword(.visible) else { return nil }
    return "nothing is cut as long as 'overflow' is 'visible'"
  }

  private static func tableReason(_ element: Element) -> String? {
    if display(element.computed, in: [.table, .inlineTable]) { return nil }
    return "it is not a table"
  }

  private static func isOut(_ element: Element) -> Bool {
    [.absolute, .fixed].contains(element.computed[P.position].keyword)
  }

  private static func display(_ style: CSS.ComputedStyle, in words: Set<CSS.Keyword>) -> Bool {
    style[P.display].keyword.map { words.contains($0) } ?? false
  }

  private static let flexDisplays: Set<CSS.Keyword> = [
    .flex, .inlineFlex, .webkitBox, .webkitInlineBox,
  ]
  private static let gridDisplays: Set<CSS.Keyword> = [.grid, .inlineGrid]
  private static let boxDisplays = flexDisplays.union(gridDisplays)

  // MARK: Groups

  private static let sizes: Set = [
    P.width, P.height, P.minWidth, P.minHeight, P.maxWidth, P.maxHeight, P.aspectRatio,
  ]
  private static let inlineSafe = Set(
    [P.overflowX, P.overflowY, P.margins[0], P.margins[2], P.contain]
      + [P.transform, P.translate, P.rotate, P.scale])
  private static let flexContainer: Set = [P.flexDirection, P.flexWrap, P.flexLineCount]
  private static let gridContainer: Set = [
    P.gridTemplateColumns, P.gridTemplateRows, P.gridTemplateAreas, P.gridAutoColumns,
    P.gridAutoRows, P.gridAutoFlow, P.justifyItems,
  ]
  private static let boxContainer: Set = [P.justifyContent, P.alignItems]
  private static let gaps: Set = [P.rowGap, P.columnGap]
  private static let flexItem: Set = [P.flexGrow, P.flexShrink, P.flexBasis]
  private static let gridItem: Set = [
    P.gridRowStart, P.gridRowEnd, P.gridColumnStart, P.gridColumnEnd,
  ]
  private static let boxItem: Set = [P.order, P.alignSelf]
  private static let insets = Set(P.insets)

}

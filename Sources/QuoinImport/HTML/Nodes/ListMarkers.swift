import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// Numbers the items of lists: HTML §4.4.5 and CSS Lists 3.
struct ListMarkers {
  /// The next number of each open list, and the step to the one after it.
  private var numbers: [(next: Int, step: Int)] = []

  /// Begins a list.
  ///
  /// A reversed list counts down from the number of its items: HTML §4.4.5.
  mutating func open(_ tree: HTMLTree, _ index: Int) {
    let isReversed =
      tree.items[index].tag == "ol" && tree.attribute("reversed", of: index) != nil
    let start = tree.attribute("start", of: index).flatMap { Int($0.value) }.map {
      min(max($0, -1_000_000), 1_000_000)
    }
    let first = start ?? (isReversed ? ListMarkers.count(tree, index) : 1)
    numbers.append((first, isReversed ? -1 : 1))
  }

  /// Returns the number of items that a list owns.
  private static func count(_ tree: HTMLTree, _ list: Int) -> Int {
    var count = 0
    var index = list + 1
    while index < Int(tree.items[list].end) {
      let item = tree.items[index]
      if item.traits.contains(.list) {
        index = Int(item.end)
        continue
      }
      if item.tag == "li" { count += 1 }
      index += 1
    }
    return count
  }

  /// Ends the innermost list.
  mutating func close() { numbers.removeLast() }

  /// Returns the number of the next item.
  mutating func next(_ value: Int?) -> Int {
    guard !numbers.isEmpty else { return value ?? 1 }
    let last = numbers[numbers.count - 1]
    let number = value.map { min(max($0, -1_000_000), 1_000_000) } ?? last.next
    numbers[numbers.count - 1].next = number + last.step
    return number
  }

  /// Returns the CSS declarations that draw a symbol marker.
  static func form(of sign: String, _ color: String) -> String? {
    switch sign {
    case "•": "background-color: \(color); border-radius: 50%"
    case "◦": "border: 1px solid \(color); border-radius: 50%"
    case "▪": "background-color: \(color)"
    default: nil
    }
  }
}

extension NodeBuilder {
  /// The room that an outside marker takes in an item without lines: CSS Lists 3 §3.5 leaves its place to browsers,
  /// of which such an item is as high as the marker's line.
  func roomForMarker(
    of index: Int, _ computed: CSS.ComputedStyle, _ style: PackedStyle
  ) -> Double? {
    guard style.height == .auto, !hasLines(index) else { return nil }
    guard let own = reader.pseudoStyles[reader.element(of: index) ?? 0]?[.marker],
      let marker = lineHeights(own), let item = lineHeights(computed)
    else { return lineHeights(computed)?.height }
    // The marker of an item without any boxes is in the item's own line, and otherwise in one of its own.
    guard isEmpty(index) else { return marker.height }
    return max(marker.above, item.above) + item.height - item.above
  }

  /// Returns the height of a line in a style, and the part of it above the baseline: CSS 2 §10.8.1.
  func lineHeights(_ computed: CSS.ComputedStyle) -> (above: Double, height: Double)? {
    guard let metrics = reader.options.text?.metrics(of: computed.font) else {
      return lineHeight(computed).map { ($0, $0) }
    }
    let (ascent, descent) = (metrics.ascender.rounded(), metrics.descender.rounded())
    // Browsers compute in 64ths of a pixel.
    let height =
      lineHeight(computed).map { ($0 * 64 + 1e-6).rounded(.down) / 64 }
      ?? metrics.normalLineHeight
    return (ascent + ((height - ascent - descent) / 2).rounded(.down), height)
  }

  /// Whether there is nothing in an element but white space.
  func isEmpty(_ index: Int) -> Bool {
    (index + 1..<Int(reader.tree.items[index].end)).allSatisfy {
      reader.tree.items[$0].tag == nil && reader.tree.items[$0].text.allSatisfy(\.isWhitespace)
    }
  }

  /// Makes the box of an item that is not in a block container as high as its marker's line.
  func raiseLeastHeight(_ height: Double, _ style: inout PackedStyle) {
    var least = height
    if style.boxSizing == .borderBox {
      for edge in [Edge.top, .bottom] {
        if case .points(let points) = style.padding(edge) { least += points }
        least += style.border(edge)
      }
    }
    if case .points(let limit) = style.maxHeight { least = min(least, limit) }
    switch style.minHeight {
    case .auto: style.minHeight = .points(least)
    case .points(let own): style.minHeight = .points(max(own, least))
    default: return
    }
  }

  /// Returns whether the content of an element has any lines.
  private func hasLines(_ index: Int) -> Bool {
    var inner = index + 1
    while inner < Int(reader.tree.items[index].end) {
      let item = reader.tree.items[inner]
      guard let tag = item.tag else {
        if !item.text.allSatisfy(\.isWhitespace) { return true }
        inner += 1
        continue
      }
      if tag == "br" { return true }
      let style = reader.style(of: inner)
      let positions: [CSS.Keyword?] = [.absolute, .fixed]
      if style[.float] != .keyword(.none) || positions.contains(style[.position].keyword)
        || style[.display] == .keyword(.none)
      {
        // Out-of-flow content has no lines in the item.
        inner = Int(item.end)
        continue
      }
      let displays: [CSS.Keyword?] = [.inlineBlock, .inlineFlex, .inlineGrid, .inlineTable, .table]
      if displays.contains(style[.display].keyword) { return true }
      if !item.traits.isDisjoint(with: [.replaced, .control]) {
        if style[.display] != .keyword(.block) { return true }
        inner = Int(item.end)
        continue
      }
      inner += 1
    }
    return false
  }

  /// Returns the marker text of a list item, if any.
  mutating func marker(
    _ index: Int?, _ display: CSS.Keyword, _ computed: CSS.ComputedStyle
  ) -> String? {
    if let index, index == paged.footnotes.last { return footnoteMarker(index) }
    guard let index, display == .listItem else { return nil }
    let outer = Int(reader.tree.items[index].parent)
    // Such an item takes a number of a list that is not the element around it.
    if outer < 0 || !reader.tree.items[outer].traits.contains(.list) { isSequential = true }
    let number = markers.next(
      reader.tree.attribute("value", of: index).flatMap { Int($0.value) })
    if let style = reader.pseudoStyles[reader.element(of: index) ?? 0]?[.marker] {
      switch style[.content] {
      case .keyword(.none): return nil
      case .list: return generatedText(style[.content], index, style)
      default: break
      }
    }
    return markerText(computed[.listStyleType], number, index)
  }

  /// Returns the text of a marker with its suffix, or `nil` for none and for triangles, which are
  /// drawn: CSS Lists 3 §3.4.
  private mutating func markerText(_ style: CSS.Value, _ number: Int, _ index: Int) -> String? {
    switch style {
    case .string(let text): return text
    case .ident("disc"): return "•"
    case .ident("circle"): return "◦"
    case .ident("square"): return "▪"
    case .ident(let name):
      checkCounterStyle(name, reader.place(index))
      return reader.counterStyles.marker(number, name)
    case .function("symbols", let values):
      return reader.counterStyles.marker(number, CSS.CounterStyle(symbols: values))
    default: return nil
    }
  }

  /// Returns a number in a counter style.
  mutating func number(_ number: Int, _ style: CSS.Value) -> String {
    switch style {
    case .string(let text): return text
    case .ident(let name):
      checkCounterStyle(name, nil)
      return reader.counterStyles.text(number, name)
    case .function("symbols", let values):
      return reader.counterStyles.text(number, CSS.CounterStyle(symbols: values))
    case .keyword(.none): return ""
    case .keyword(.disclosureOpen): return "▾"
    case .keyword(.disclosureClosed): return "▸"
    default: return "\(number)"
    }
  }

  /// Reports a counter style that no sheet defines and that is not one of the predefined ones here.
  private mutating func checkCounterStyle(_ name: String, _ place: SourcePlace?) {
    guard !reader.counterStyles.has(name) else { return }
    reader.findings.report(
      "unsupported-value", about: "counter style \(name)",
      "the counter style '\(name)' is not supported; numbers are written as 'decimal'", place)
  }
}

import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// Numbers the items of lists: HTML §4.4.5 and CSS Lists 3.
struct ListMarkers {
  /// The next number of each open list.
  private var numbers: [Int] = []

  /// Begins a list.
  mutating func open(_ tree: HTMLTree, _ index: Int) {
    numbers.append(
      tree.attribute("start", of: index).flatMap { Int($0.value) }.map {
        min(max($0, -1_000_000), 1_000_000)
      } ?? 1)
  }

  /// Ends the innermost list.
  mutating func close() { numbers.removeLast() }

  /// Returns the number of the next item.
  mutating func next(_ value: Int?) -> Int {
    guard !numbers.isEmpty else { return value ?? 1 }
    let number = value.map { min(max($0, -1_000_000), 1_000_000) } ?? numbers[numbers.count - 1]
    numbers[numbers.count - 1] = number + 1
    return number
  }

  /// Returns the marker text of an item: CSS Counter Styles 3 §6.
  static func text(_ style: CSS.Value, number: Int) -> String? {
    if case .string(let text) = style { return text }
    // Triangles are drawn.
    let drawn: [CSS.Keyword?] = [.some(.none), .disclosureOpen, .disclosureClosed]
    if drawn.contains(style.keyword) { return nil }
    let sign = self.number(number, style)
    return ["•", "◦", "▪"].contains(sign) ? sign : sign + "."
  }

  /// Returns a number in a counter style, without a suffix.
  static func number(_ number: Int, _ style: CSS.Value) -> String {
    switch style.keyword {
    case .some(.none): ""
    case .circle: "◦"
    case .square: "▪"
    case .decimal: "\(number)"
    case .decimalLeadingZero: number >= 0 && number < 10 ? "0\(number)" : "\(number)"
    case .lowerAlpha, .lowerLatin: letters(number, "a") ?? "\(number)"
    case .upperAlpha, .upperLatin: letters(number, "A") ?? "\(number)"
    case .lowerGreek: letters(number, Array("αβγδεζηθικλμνξοπρστυφχψω")) ?? "\(number)"
    case .lowerRoman: roman(number)?.lowercased() ?? "\(number)"
    case .upperRoman: roman(number) ?? "\(number)"
    default: "•"
    }
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

  /// Returns a number in an alphabetic system of 26 letters: CSS Counter Styles 3 §3.1.4.
  private static func letters(_ number: Int, _ first: Unicode.Scalar) -> String? {
    letters(number, (0..<26).compactMap { Unicode.Scalar(first.value + $0).map(Character.init) })
  }

  private static func letters(_ number: Int, _ alphabet: [Character]) -> String? {
    guard number > 0 else { return "\(number)" }
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(alphabet[rest % alphabet.count]) + text
      rest /= alphabet.count
    }
    return text
  }

  private static func roman(_ number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    let signs: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}

extension NodeBuilder {
  /// The room that an outside marker takes in an item without lines: CSS Lists 3 §3.5 leaves its place to browsers,
  /// of which such an item is as high as the marker's line.
  func roomForMarker(
    of index: Int, _ computed: CSS.ComputedStyle, _ style: PackedStyle
  ) -> Double? {
    guard style.height == .auto, !hasLines(index) else { return nil }
    return lineHeight(computed) ?? reader.options.text?.metrics(of: computed.font).normalLineHeight
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
    guard let index, display == .listItem else { return nil }
    let number = markers.next(
      reader.tree.attribute("value", of: index).flatMap { Int($0.value) })
    if let style = reader.pseudoStyles[reader.element(of: index) ?? 0]?[.marker] {
      switch style[.content] {
      case .keyword(.none): return nil
      case .list: return generatedText(style[.content], index, style)
      default: break
      }
    }
    return ListMarkers.text(computed[.listStyleType], number: number)
  }
}

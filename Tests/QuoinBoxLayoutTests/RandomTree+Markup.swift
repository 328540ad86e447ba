import QuoinBoxLayout
import QuoinGeometry

extension RandomTree {
  /// The tree as a case of `Scripts/*-cases.txt`, so that a browser can say who is right.
  func markup(_ root: Int, _ place: RandomPlace) -> String {
    var lines = ["# found by random"]
    write(root, 0, &lines)
    lines[1] += "; position: relative; width: \(place.width)px"
    if let height = place.height { lines[1] += "; height: \(height)px" }
    if place.direction == .rightToLeft { lines[1] += "; direction: rtl" }
    return lines.joined(separator: "\n")
  }

  private func write(_ box: Int, _ level: Int, _ lines: inout [String]) {
    let words = nodes[box].words.map { "\($0.count)*\($0.width)x\($0.height) " } ?? ""
    lines.append(String(repeating: "  ", count: level) + words + css(nodes[box].style))
    for child in nodes[box].children { write(child, level + 1, &lines) }
  }

  func css(_ style: BoxStyle) -> String {
    let (rules, flex, item) = (style.rules, style.flex, style.item)
    var css = ["display: \(name(rules.display))"]
    func add(_ property: String, _ value: String?, unless preset: String) {
      if let value, value != preset { css.append("\(property): \(value)") }
    }
    for (property, value) in [
      ("width", rules.width), ("height", rules.height), ("min-width", rules.minWidth),
      ("min-height", rules.minHeight), ("max-width", rules.maxWidth),
      ("max-height", rules.maxHeight),
    ] {
      add(property, size(value), unless: "auto")
    }
    add("aspect-ratio", rules.aspectRatio.map { "\($0)" }, unless: "")
    for (side, edge) in [("top", Edge.top), ("bottom", .bottom)] {
      add("padding-\(side)", length(rules.padding.value(of: edge, .leftToRight)), unless: "0.0px")
      add("margin-\(side)", length(item.margin.value(of: edge, .leftToRight)), unless: "0.0px")
      add(side, length(item.inset.value(of: edge, .leftToRight)), unless: "auto")
    }
    for (side, edge) in [("start", Edge.left), ("end", .right)] {
      add(
        "padding-inline-\(side)", length(rules.padding.value(of: edge, .leftToRight)),
        unless: "0.0px")
      add(
        "margin-inline-\(side)", length(item.margin.value(of: edge, .leftToRight)),
        unless: "0.0px")
      add(
        "inset-inline-\(side)", length(item.inset.value(of: edge, .leftToRight)), unless: "auto")
    }
    add("flex-grow", "\(item.grow)", unless: "0.0")
    add("flex-shrink", "\(item.shrink)", unless: "1.0")
    add("flex-basis", basis(item.basis), unless: "auto")
    add("align-self", name(item.alignSelf.keyword, item.alignSelf.isSafe), unless: "auto")
    add("order", "\(item.order)", unless: "0")
    add("position", "\(item.position)", unless: "relative")
    guard rules.display == .flex || rules.display == .block else {
      return css.joined(separator: "; ")
    }
    if rules.display == .flex {
      add("flex-direction", name("\(flex.direction)"), unless: "row")
      add("flex-wrap", name("\(flex.wrap)"), unless: "nowrap")
      add(
        "justify-content", name(flex.justifyContent.keyword, flex.justifyContent.isSafe),
        unless: "normal")
      add("align-items", name(flex.alignItems.keyword, flex.alignItems.isSafe), unless: "normal")
      add("row-gap", length(flex.rowGap), unless: "0.0px")
      add("column-gap", length(flex.columnGap), unless: "0.0px")
    }
    add(
      "align-content", name(flex.alignContent.keyword, flex.alignContent.isSafe),
      unless: "normal")
    return css.joined(separator: "; ")
  }

  private func name<Keyword>(_ keyword: Keyword, _ isSafe: Bool) -> String {
    (isSafe ? "safe " : "") + name("\(keyword)")
  }

  private func name(_ display: Display) -> String { name("\(display)") }

  /// `spaceBetween` as CSS spells it.
  private func name(_ word: String) -> String {
    word.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  private func size(_ value: SizeValue) -> String {
    switch value {
    case .points(let points): "\(points)px"
    case .percent(let percent): "\(percent)%"
    default: name("\(value)")
    }
  }

  private func basis(_ value: FlexBasis) -> String {
    switch value {
    case .points(let points): "\(points)px"
    case .percent(let percent): "\(percent)%"
    default: name("\(value)")
    }
  }

  private func length(_ value: Length) -> String {
    switch value {
    case .points(let points): "\(points)px"
    case .percent(let percent): "\(percent)%"
    case .auto: "auto"
    }
  }

  private func length(_ value: LengthPercentage) -> String {
    switch value {
    case .points(let points): "\(points)px"
    case .percent(let percent): "\(percent)%"
    }
  }
}

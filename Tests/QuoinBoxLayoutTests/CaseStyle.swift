import QuoinBoxLayout
import QuoinGeometry

/// The CSS of the fixtures: just what they use, and a crash for anything else.
func parse(_ css: String, into style: inout BoxStyle, _ table: inout TableCase) {
  style.item.position = .relative
  for declaration in css.split(separator: ";") {
    let parts = declaration.split(separator: ":").map { trim($0) }
    if parts.isEmpty || parts == [""] { continue }
    if applyGrid(parts[0], parts[1], &style) { continue }
    if table.apply(parts[0], parts[1], &style) { continue }
    apply(parts[0], parts[1].split(separator: " ").map(String.init), &style)
  }
}

private func trim(_ text: Substring) -> String {
  var text = text
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}

private func apply(
  _ name: String, _ values: [String], _ style: inout BoxStyle
) {
  let value = values.last ?? ""
  let isSafe = values.first == "safe"
  switch name {
  case "display": style.rules.display = display(value)
  case "direction": style.direction = value == "rtl" ? .rightToLeft : .leftToRight
  case "position":
    style.item.position =
      value == "absolute" ? .absolute : value == "static" ? .static : .relative
  case "float": style.float = value == "left" ? .left : value == "right" ? .right : .none
  case "contain":
    let words = Set(values)
    if words.contains("size") || words.contains("strict") {
      style.rules.containment.insert(.size)
    }
    if words.contains("inline-size") { style.rules.containment.insert(.inlineSize) }
    if !words.isDisjoint(with: ["layout", "content", "strict"]) {
      style.rules.containment.insert(.layout)
    }
    if words != ["size"], words != ["inline-size"], style.rules.display == .block {
      style.rules.display = .flowRoot
    }
  case "clear":
    style.clear = value == "both" ? .both : value == "left" ? .left : value == "right" ? .right : []
  case "box-sizing": style.rules.boxSizing = value == "content-box" ? .contentBox : .borderBox
  case "overflow":
    style.rules.overflow = value == "hidden" ? .hidden : value == "scroll" ? .scroll : .visible
    style.rules.scrollbarWidth = 15
  case "width": style.rules.width = sizeValue(value)
  case "height": style.rules.height = sizeValue(value)
  case "min-width": style.rules.minWidth = sizeValue(value)
  case "min-height": style.rules.minHeight = sizeValue(value)
  case "max-width": style.rules.maxWidth = sizeValue(value)
  case "max-height": style.rules.maxHeight = sizeValue(value)
  case "aspect-ratio": style.rules.aspectRatio = Double(value)
  case "flex-direction": style.flex.direction = flexDirection(value)
  case "flex-wrap":
    let isReverse = values.contains("wrap-reverse")
    style.flex.wrap =
      values.contains("balance")
      ? (isReverse ? .balanceReverse : .balance)
      : value == "nowrap" ? .nowrap : (isReverse ? .wrapReverse : .wrap)
  case "flex-line-count": style.flex.lineCount = Int(value) ?? 1
  case "align-content":
    style.flex.alignContent = contentAlignment(value, isSafe)
    style.grid.alignContent = style.flex.alignContent
  case "justify-content":
    style.flex.justifyContent = contentAlignment(value, isSafe)
    style.grid.justifyContent = style.flex.justifyContent
  case "align-items":
    style.flex.alignItems = selfAlignment(value, isSafe)
    style.grid.alignItems = style.flex.alignItems
  case "align-self": style.item.alignSelf = selfAlignment(value, isSafe)
  case "justify-items": style.grid.justifyItems = selfAlignment(value, isSafe)
  case "justify-self": style.gridItem.justifySelf = selfAlignment(value, isSafe)
  case "flex-grow": style.item.grow = number(value)
  case "flex-shrink": style.item.shrink = number(value)
  case "flex-basis": style.item.basis = basis(value)
  case "flex": applyFlex(values, &style.item)
  case "order": style.item.order = Int32(value) ?? 0
  case "gap":
    setRowGap(percentage(values[0]), &style)
    setColumnGap(percentage(value), &style)
  case "row-gap": setRowGap(percentage(value), &style)
  case "column-gap": setColumnGap(percentage(value), &style)
  default: applyEdges(name, values, &style)
  }
}

private func setRowGap(_ gap: LengthPercentage, _ style: inout BoxStyle) {
  style.flex.rowGap = gap
  style.grid.rowGap = gap
}

private func setColumnGap(_ gap: LengthPercentage, _ style: inout BoxStyle) {
  style.flex.columnGap = gap
  style.grid.columnGap = gap
}

private func applyEdges(_ name: String, _ values: [String], _ style: inout BoxStyle) {
  switch name {
  case "padding": style.rules.padding = edges(values.map(percentage))
  case "padding-left": style.rules.padding.left = percentage(values[0])
  case "padding-right": style.rules.padding.right = percentage(values[0])
  case "padding-bottom": style.rules.padding.bottom = percentage(values[0])
  case "padding-inline-start": style.rules.padding.start = percentage(values[0])
  case "padding-inline-end": style.rules.padding.end = percentage(values[0])
  case "padding-top": style.rules.padding.top = percentage(values[0])
  case "border-width": style.rules.border = edges(values.map(number))
  case "margin": style.item.margin = edges(values.map(length))
  case "margin-inline-start": style.item.margin.start = length(values[0])
  case "margin-inline-end": style.item.margin.end = length(values[0])
  case "margin-left": style.item.margin.left = length(values[0])
  case "margin-top": style.item.margin.top = length(values[0])
  case "margin-right": style.item.margin.right = length(values[0])
  case "margin-bottom": style.item.margin.bottom = length(values[0])
  case "inset": style.item.inset = edges(values.map(length))
  case "inset-inline-start": style.item.inset.start = length(values[0])
  case "inset-inline-end": style.item.inset.end = length(values[0])
  case "left": style.item.inset.left = length(values[0])
  case "right": style.item.inset.right = length(values[0])
  case "top": style.item.inset.top = length(values[0])
  case "bottom": style.item.inset.bottom = length(values[0])
  default: fatalError("the fixtures use an unknown property: \(name)")
  }
}

private func applyFlex(_ values: [String], _ item: inout FlexItem) {
  if values == ["none"] {
    item.shrink = 0
    return
  }
  item.grow = number(values[0])
  item.shrink = values.count > 1 ? number(values[1]) : 1
  item.basis = values.count > 2 ? basis(values[2]) : .percent(0)
}

private func edges<Value>(_ values: [Value]) -> Edges<Value> {
  Edges(
    top: values[0], left: values.count > 3 ? values[3] : values[values.count > 1 ? 1 : 0],
    bottom: values[values.count > 2 ? 2 : 0], right: values[values.count > 1 ? 1 : 0])
}

private func number(_ text: String) -> Double {
  let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
  guard let number = Double(digits) else { fatalError("not a number: \(text)") }
  return number
}

private func percent(_ text: String) -> Double? {
  text.hasSuffix("%") ? number(String(text.dropLast())) : nil
}

private func length(_ text: String) -> Length {
  text == "auto" ? .auto : percent(text).map { .percent($0) } ?? .points(number(text))
}

private func percentage(_ text: String) -> LengthPercentage {
  percent(text).map { .percent($0) } ?? .points(number(text))
}

private func sizeValue(_ text: String) -> SizeValue {
  switch text {
  case "auto": .auto
  case "min-content": .minContent
  case "max-content": .maxContent
  case "fit-content": .fitContent
  case "stretch": .stretch
  default: percent(text).map { .percent($0) } ?? .points(number(text))
  }
}

private func basis(_ text: String) -> FlexBasis {
  switch text {
  case "auto": .auto
  case "content": .content
  case "min-content": .minContent
  case "max-content": .maxContent
  case "fit-content": .fitContent
  case "stretch": .stretch
  default: percent(text).map { .percent($0) } ?? .points(number(text))
  }
}

private func display(_ text: String) -> Display {
  switch text {
  case "flex": .flex
  case "grid": .grid
  case "none": .none
  case "contents": .contents
  case "flow-root": .flowRoot
  case "table": .table
  case "table-caption": .tableCaption
  case "table-column": .tableColumn
  case "table-column-group": .tableColumnGroup
  case "table-header-group": .tableHeaderGroup
  case "table-row-group": .tableRowGroup
  case "table-footer-group": .tableFooterGroup
  case "table-row": .tableRow
  case "table-cell": .tableCell
  default: .block
  }
}

private func flexDirection(_ text: String) -> FlexDirection {
  switch text {
  case "row-reverse": .rowReverse
  case "column": .column
  case "column-reverse": .columnReverse
  default: .row
  }
}

private func contentAlignment(_ text: String, _ isSafe: Bool) -> ContentAlignment {
  let keyword: ContentAlignment.Keyword =
    switch text {
    case "flex-start": .flexStart
    case "flex-end": .flexEnd
    case "center": .center
    case "start": .start
    case "end": .end
    case "left": .left
    case "right": .right
    case "space-between": .spaceBetween
    case "space-around": .spaceAround
    case "space-evenly": .spaceEvenly
    case "stretch": .stretch
    default: .normal
    }
  return ContentAlignment(keyword, isSafe: isSafe)
}

private func selfAlignment(_ text: String, _ isSafe: Bool) -> SelfAlignment {
  let keyword: SelfAlignment.Keyword =
    switch text {
    case "auto": .auto
    case "stretch": .stretch
    case "baseline": .baseline
    case "center": .center
    case "flex-start": .flexStart
    case "flex-end": .flexEnd
    case "start": .start
    case "end": .end
    case "self-start": .selfStart
    case "self-end": .selfEnd
    case "left": .left
    case "right": .right
    default: .normal
    }
  return SelfAlignment(keyword, isSafe: isSafe)
}

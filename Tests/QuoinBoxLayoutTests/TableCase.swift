import QuoinBoxLayout

/// The table properties of the fixtures.
struct TableCase {
  var table = TableStyle()
  var part = TablePart()
  private var line = TableBorder.Line.solid

  init() {}

  /// False for a property that is none.
  mutating func apply(_ name: String, _ text: String, _ style: inout BoxStyle) -> Bool {
    let numbers = text.split(separator: " ").map { word in
      Double(word.hasSuffix("px") ? word.dropLast(2) : word)
    }
    switch name {
    case "border-spacing":
      table.columnSpacing = numbers.first.flatMap { $0 } ?? 0
      table.rowSpacing = numbers.last.flatMap { $0 } ?? 0
    case "border-collapse": table.collapsesBorders = text == "collapse"
    case "table-layout": table.isFixed = text == "fixed"
    case "caption-side": part.captionSide = text == "bottom" ? .bottom : .top
    case "colspan", "span": part.columnSpan = Int(text) ?? 1
    case "rowspan": part.rowSpan = Int(text) ?? 1
    case "vertical-align":
      style.flex.alignContent =
        text == "top" ? .start : text == "middle" ? .center : text == "bottom" ? .end : .normal
    case "border-width":
      let widths = numbers.compactMap { $0 }
      func border(_ index: Int) -> TableBorder { TableBorder(width: widths[index], line: line) }
      part.borders = Edges(
        top: border(0), left: border(widths.count > 3 ? 3 : widths.count > 1 ? 1 : 0),
        bottom: border(widths.count > 2 ? 2 : 0), right: border(widths.count > 1 ? 1 : 0))
      // The style is set, too.
      return false
    case "border-style":
      line =
        text == "dashed"
        ? .dashed : text == "double" ? .double : text == "hidden" ? .hidden : .solid
      part.borders.top.line = line
      part.borders.left.line = line
      part.borders.bottom.line = line
      part.borders.right.line = line
      if line == .hidden { style.rules.border = .zero }
    default: return false
    }
    return true
  }
}

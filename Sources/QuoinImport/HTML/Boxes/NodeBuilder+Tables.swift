import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension NodeBuilder {
  private typealias P = CSS.Property

  /// Returns the display value of a table or a part of one.
  static func tableDisplay(_ word: CSS.Keyword) -> Display? {
    switch word {
    case .table: .table
    case .tableCaption: .tableCaption
    case .tableColumn: .tableColumn
    case .tableColumnGroup: .tableColumnGroup
    case .tableHeaderGroup: .tableHeaderGroup
    case .tableRowGroup: .tableRowGroup
    case .tableFooterGroup: .tableFooterGroup
    case .tableRow: .tableRow
    case .tableCell: .tableCell
    default: nil
    }
  }

  /// Returns the properties of a table: CSS 2 §17.5 and §17.6.
  func tableStyle(_ computed: CSS.ComputedStyle) -> QuoinBoxLayout.TableStyle {
    var table = QuoinBoxLayout.TableStyle()
    table.isFixed = computed[P.tableLayout] == .keyword(.fixed)
    table.collapsesBorders = computed[P.borderCollapse] == .keyword(.collapse)
    // Browsers keep whole pixels.
    if case .list(let lengths) = computed[P.borderSpacing], lengths.count == 2 {
      if case .length(let points, .px) = lengths[0] { table.columnSpacing = points.rounded(.down) }
      if case .length(let points, .px) = lengths[1] { table.rowSpacing = points.rounded(.down) }
    }
    return table
  }

  /// Returns the properties of a part of a table, whose spans are attributes: HTML §4.9.
  func tablePart(_ index: Int?, _ computed: CSS.ComputedStyle) -> TablePart {
    var part = TablePart()
    let tag = index.flatMap { reader.tree.items[$0].tag } ?? ""
    switch tag {
    case "td", "th":
      part.columnSpan = span("colspan", of: index) { $0 > 0 } ?? 1
      part.rowSpan = span("rowspan", of: index) { _ in true } ?? 1
    case "col", "colgroup": part.columnSpan = span("span", of: index) { $0 > 0 } ?? 1
    default: break
    }
    if computed[P.captionSide] == .keyword(.bottom) { part.captionSide = .bottom }
    part.isCollapsed = computed[P.visibility] == .keyword(.collapse)
    part.borders = Edges(
      top: border(computed, 0), left: border(computed, 3), bottom: border(computed, 2),
      right: border(computed, 1))
    return part
  }

  /// Returns the number at the beginning of an attribute: HTML §2.3.4.2.
  private func span(_ name: String, of index: Int?, where isValid: (Int) -> Bool) -> Int? {
    guard let index, let text = reader.tree.attribute(name, of: index)?.value else { return nil }
    let digits = text.drop(while: \.isWhitespace).prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    let number = Int(digits) ?? Int(Int32.max)
    return isValid(number) ? min(number, name == "rowspan" ? 65534 : 1000) : nil
  }

  private func border(_ computed: CSS.ComputedStyle, _ side: Int) -> TableBorder {
    var width = 0.0
    if case .length(let points, .px) = computed[P.borderWidths[side]] { width = points }
    let line: TableBorder.Line =
      switch computed[P.borderStyles[side]].keyword {
      case .hidden: .hidden
      case .inset: .inset
      case .groove: .groove
      case .outset: .outset
      case .ridge: .ridge
      case .dotted: .dotted
      case .dashed: .dashed
      case .solid: .solid
      case .double: .double
      default: .none
      }
    return TableBorder(width: width, line: line)
  }

  /// Returns the border lines of an element as drawn with collapsed borders, or `nil` if there are
  /// none: CSS 2 §17.6.3.
  func tableLines(_ computed: CSS.ComputedStyle) -> Edges<BoxDecoration.Line>? {
    guard computed[P.borderCollapse] == .keyword(.collapse) else { return nil }
    func line(_ side: Int) -> BoxDecoration.Line {
      var line = BoxDecoration.Line()
      if case .length(let points, .px) = computed[P.borderWidths[side]] { line.width = points }
      if case .color(let color) = computed[P.borderColors[side]] {
        line.color = color.color(current: computed.color)
      }
      line.line = NodeBuilder.sharedLine(computed[P.borderStyles[side]])
      return line
    }
    return Edges(top: line(0), left: line(3), bottom: line(2), right: line(1))
  }

  /// Returns the line style of a border shared by two boxes: CSS 2 §17.6.3.
  static func sharedLine(_ value: CSS.Value) -> BorderLine {
    switch value.keyword {
    case .dotted: .dotted
    case .dashed: .dashed
    case .solid: .solid
    case .double: .double
    case .inset, .ridge: .ridge
    case .outset, .groove: .groove
    default: .none
    }
  }

  // MARK: Anonymous tables

  /// Returns the table around a child of an inline box, or `nil` if the child is not part of one: CSS 2 §17.2.1.
  ///
  /// Parts of tables in blocks need none, as a layout adds it.
  mutating func table(of index: Int, in open: inout Open) -> FlowContainer? {
    if reader.tree.items[index].tag == nil, let table = open.table, isBlank(index),
      isTablePart(Int(reader.tree.items[index].end))
    {
      return table
    }
    guard isTablePart(index) else {
      open.table = nil
      return nil
    }
    if let table = open.table { return table }
    isSequential = true
    let computed = reader.styles[element(open.item)]
    let table = addPart(
      "items", partStyle("display: inline-table", in: computed), in: computed, to: open.node)
    open.table = table
    return table
  }

  private func isBlank(_ index: Int) -> Bool {
    reader.tree.items[index].text.utf8.allSatisfy { $0 == 32 || (9...13).contains($0) }
  }

  /// Whether an item is an element with a box in a table.
  private func isTablePart(_ index: Int) -> Bool {
    guard reader.tree.items.indices.contains(index), reader.tree.items[index].tag != nil else {
      return false
    }
    let computed = reader.style(of: index)
    guard let display = computed[P.display].keyword, display != .table,
      NodeBuilder.tableDisplay(display) != nil
    else { return false }
    return computed[P.float] == .keyword(.none)
      && [.static, .relative, .sticky].contains(computed[P.position].keyword)
      && reader.tree.items[index].traits.isDisjoint(with: [.replaced, .control])
  }
}

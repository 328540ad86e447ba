import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension NodeBuilder {
  private typealias P = CSS.Property

  /// Returns the box of an element, or of generated content if `index` is `nil`.
  ///
  /// Elements whose box depends only on style and tag share it.
  mutating func box(
    _ index: Int?, _ computed: CSS.ComputedStyle, parent: CSS.ComputedStyle?
  ) -> ElementBox {
    let tag = index.flatMap { reader.tree.items[$0].tag } ?? ""
    let isOwn = hasOwnBox(index, tag, computed, parent)
    if isOpenFootnote(index) {
      return box(index, tag, computed, parent).marked(.note(paged.footnotes.all.count - 1))
    }
    if let known = madeBoxes.box(tag, computed, parent, isOwn: isOwn) {
      guard isOwn else { return known }
      // The boxes of such elements usually differ in their texts only.
      let made = box(index, tag, computed, parent)
      if let box = made.sharing(known) { return box }
      madeBoxes.replace(made, tag, computed, parent)
      return made
    }
    // Those of other elements of a tag often differ in their looks only.
    if !isOwn, let box = madeBoxes.alike(tag, computed, parent) { return box }
    let made = box(index, tag, computed, parent)
    return madeBoxes.add(made, tag, computed, parent, isOwn: isOwn)
  }

  /// Returns whether the box of an element depends on more than its style and tag.
  private func hasOwnBox(
    _ index: Int?, _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?
  ) -> Bool {
    if computed.set.contains(P.writingMode) || isOpenFootnote(index) { return true }
    guard let index else { return false }
    if reader.tree.items[index].traits.contains(.ownBox)
      || computed[P.display] == .keyword(.listItem)
    {
      return true
    }
    if tag == "fieldset" { return true }
    if tag == "td" || tag == "th" {
      return reader.tree.attribute("colspan", of: index) != nil
        || reader.tree.attribute("rowspan", of: index) != nil
    }
    let parts = reader.element(of: index).flatMap { reader.pseudoStyles[$0] }
    return parts?[.scrollbar] != nil || hasFirstLines
  }

  private mutating func box(
    _ index: Int?, _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?
  ) -> ElementBox {
    let isReplaced = index.map { self.isReplaced($0, tag) } ?? false
    let element = index.flatMap { reader.element(of: $0) }
    var style = reader.boxes.style(computed, scrollbar: scrollbar(element, tag, computed))
    // The root has the direction of the body: CSS Writing Modes 4 §8.1.
    if tag == "html" { style.direction = reader.direction }
    reader.boxes.readFlow(
      computed, direction: tag == "body" ? reader.direction : parent?.direction ?? style.direction,
      &style)
    let display = computed[P.display].keyword ?? .inline
    let isLegend = tag == "legend" && index.map { isRendered(legend: $0) } ?? false
    let isInFlex = !isLegend && (parent.map(NodeBuilder.hasItems) ?? false)
    var level = level(display, computed, &style)
    let isInline = level == .inline || level == .atomic
    let isOut = style.position == .absolute
    fitLevel(
      index, tag, computed, isReplaced: isReplaced, isItem: isInFlex, isOut: isOut, &level, &style)
    // A cell that is blockified (CSS Display 3 §2.7) is a block, whose content starts at its top.
    if style.display == .tableCell, style.alignContent == .normal {
      style.alignContent = reader.boxes.cellAlignment(computed[P.verticalAlign])
    }
    if let parent { reader.boxes.readOldItem(computed, in: parent, &style) }
    if isReplaced, let index { replace(index, tag, isItem: isInFlex && !isOut, &style) }
    if let index {
      switch pictureState(index, tag) {
      case .alternative?: fitAlternative(&level, &style)
      case .nothing?: fitNothing(index, level, &style)
      default: break
      }
    }
    fitForm(index, tag, computed, parent, isItem: isInFlex, &level, &style)
    reportMixedGrid(computed)
    let stacking = stacking(computed, isInFlex: isInFlex, level, &style)
    let lines = lines(
      index, tag, computed, parent, &level, &style, isReplaced: isReplaced, isInFlex: isInFlex)
    let isUndivided = isReplaced || tag == "fieldset" || lines != .downward
    let columns = columns(computed, style, isReplaced: isUndivided)
    if columns != nil { style.display = .flowRoot }
    let inline = inline(computed, isInFlex: isInFlex)
    reportUnsupported(index, display, computed)
    let sign =
      NodeBuilder.skipsContent(computed, level, style.display)
      ? nil : outerMarker(index, display, computed)
    var room: Double?
    if let index, sign != nil {
      room = markerRoom(index, computed, raises: isInFlex || isOut, &style)
    }
    let part = style.display.isTablePart || style.display == .table
    return ElementBox(
      level: level, style: style, grid: computed.grid, gridItem: computed.gridItem,
      table: style.display == .table || isAroundTable(computed) ? tableStyle(computed) : nil,
      tablePart: part ? tablePart(index, computed) : nil,
      tableLines: part ? tableLines(computed) : nil,
      hidesEmptyCell: part && computed[P.emptyCells] == .keyword(.hide),
      mixtures: reader.boxes.mixtures, floatArea: computed.floatArea,
      containIntrinsicSize: reader.boxes.intrinsicSize(computed), markerRoom: room,
      isButton: isButton(index, tag),
      sticky: level == .inline ? nil : reader.boxes.sticky(computed),
      columns: columns, spansColumns: computed[P.columnSpan] == .keyword(.all),
      isKeptWhole: computed[P.breakInside] != .keyword(.auto),
      lines: lines, firstLine: index.flatMap { firstLine($0, level) }, inline: inline,
      isReplaced: isReplaced, isInlineInFlow: isInline,
      isFixed: computed[P.position] == .keyword(.fixed),
      isLineBreak: tag == "br", marker: sign,
      markerStyle: sign == nil ? Style() : markerStyle(index),
      stacking: stacking, breaks: PageBreakRules(computed),
      link: tag == "a" ? attribute("href", index) : nil,
      alternative: tag == "img" ? attribute("alt", index) : nil)
  }

  /// Records properties of grids whose values are not supported.
  private mutating func reportMixedGrid(_ computed: CSS.ComputedStyle) {
    for (name, text) in computed.mixedGridProperties {
      reader.boxes.unsupportedValues.append(BoxReader.UnsupportedValue(property: name, value: text))
    }
  }

  /// Adjusts the box of an element to what it is placed in, and to what it contains.
  private func fitLevel(
    _ index: Int?, _ tag: String, _ computed: CSS.ComputedStyle, isReplaced: Bool, isItem: Bool,
    isOut: Bool, _ level: inout ElementBox.Level, _ style: inout PackedStyle
  ) {
    let footnote = isOpenFootnote(index) ? computed[P.footnoteDisplay].keyword : nil
    blockify(
      &level, &style, isItem: isItem, isOut: isOut || footnote != nil, isRoot: tag == "html")
    if footnote == .inline, level == .block, !isReplaced { level = .inline }
    // What closed details hide is out of flow, even the children of an element without a box.
    if level == .contents, let index, isHiddenInDetails(index) {
      level = .block
      style.display = .flowRoot
    }
    if isReplaced, level == .inline { level = .atomic }
    if isFormattingContext(computed), style.display == .block { style.display = .flowRoot }
  }

  /// Whether containment makes an element a formatting context: CSS Containment 2 §3, CSS Containment 3 §2.
  private func isFormattingContext(_ computed: CSS.ComputedStyle) -> Bool {
    reader.boxes.isContained(computed) || computed.set.contains(P.containerType)
  }

  /// Returns the height that a marker outside of its element needs, or `nil` if the element has lines or a height of its
  /// own.
  ///
  /// For a flex item or an absolutely positioned box, the height is a minimum of the style instead (`raises`).
  private func markerRoom(
    _ index: Int, _ computed: CSS.ComputedStyle, raises: Bool, _ style: inout PackedStyle
  ) -> Double? {
    guard let room = roomForMarker(of: index, computed, style) else { return nil }
    guard raises else { return room }
    raiseLeastHeight(room, &style)
    return nil
  }

  /// Returns the stacking properties of an element.
  ///
  /// An element that is a containing block of positioned descendants becomes relatively positioned.
  private func stacking(
    _ computed: CSS.ComputedStyle, isInFlex: Bool, _ level: ElementBox.Level,
    _ style: inout PackedStyle
  ) -> Stacking {
    let stacking = reader.boxes.stacking(
      computed, isInFlex: isInFlex, isTransformable: level != .inline)
    if stacking.holding != .none, style.position == .static, level != .inline {
      style.position = .relative
      style.setInset(.auto)
    }
    return stacking
  }

  /// Adjusts the boxes of controls, of fieldsets with their legends, and of annotations: HTML §15.3.13 and §15.5.
  private func fitForm(
    _ index: Int?, _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?,
    isItem: Bool, _ level: inout ElementBox.Level, _ style: inout PackedStyle
  ) {
    if tag == "rt", let index { raise(annotation: index, computed, &style) }
    if let index, let control = FormControl(tag, in: reader.tree, index) {
      if level == .inline {
        level = .atomic
        style.display = .flowRoot
      }
      if style.display == .block || control.hasInnerBox { style.display = .flowRoot }
      if control.ignoresSizeContainment { style.containment.subtract([.size, .inlineSize]) }
      // HTML §15.5.2: only the content of other buttons is centred. The modifier is that of the browser's sheet.
      if control == .button(label: nil), style.display == .flex || style.display == .grid,
        style.alignContent == .center.safe
      {
        style.alignContent = .normal
      }
      if control.isCompressible, case .percent = style.width { style.isCompressible = true }
      size(control, index, computed, isBlock: level == .block && !isItem, &style)
    }
    if tag == "fieldset" { fit(fieldset: index, computed, &style) }
    if tag == "legend", let index, let parent, isRendered(legend: index) {
      if level == .inline || level == .atomic { level = .block }
      raise(legend: index, computed, over: parent, &style)
    }
  }

  /// Blockifies floats, out-of-flow boxes, items and the root: CSS 2 §9.7, CSS Display 3 §2.7.
  private func blockify(
    _ level: inout ElementBox.Level, _ style: inout PackedStyle, isItem: Bool, isOut: Bool,
    isRoot: Bool
  ) {
    // Out-of-flow boxes, flex and grid items and the root do not float.
    if isItem || isOut || isRoot { style.float = .none }
    let isFloat = style.float != .none
    let isInline = level == .inline || level == .atomic
    if isItem || isOut || isRoot || isFloat, isInline {
      level = .block
      if style.display.isTablePart { style.display = .flowRoot }
    }
    if isItem || isOut || isFloat, style.display.isTablePart { style.display = .flowRoot }
    if isRoot, style.display == .block { style.display = .flowRoot }
  }

  /// Returns whether an anonymous table in an element would differ from one elsewhere.
  private func isAroundTable(_ computed: CSS.ComputedStyle) -> Bool {
    computed[P.borderCollapse] != P.borderCollapse.initial
      || computed[P.borderSpacing] != P.borderSpacing.initial
  }

  private func isButton(_ index: Int?, _ tag: String) -> Bool {
    guard let index, tag == "button" || tag == "input",
      case .button? = FormControl(tag, in: reader.tree, index)
    else { return false }
    return true
  }

  private func attribute(_ name: String, _ index: Int?) -> String? {
    index.flatMap { reader.tree.attribute(name, of: $0)?.value }
  }

  /// Returns the style of a list item's marker.
  private func markerStyle(_ index: Int?) -> Style {
    let part: CSS.PseudoElement = isOpenFootnote(index) ? .footnoteMarker : .marker
    guard let index, let style = reader.pseudoStyles[reader.element(of: index) ?? 0]?[part]
    else {
      return Style()
    }
    return style.native(CSS.Property.inherited)
  }

  private func level(
    _ display: CSS.Keyword, _ computed: CSS.ComputedStyle, _ style: inout PackedStyle
  ) -> ElementBox.Level {
    switch display {
    case .none: return .none
    case .contents: return .contents
    case .inline: return .inline
    case .inlineBlock:
      style.display = .flowRoot
      return .atomic
    case .inlineFlex:
      style.display = .flex
      return .atomic
    case .webkitBox, .webkitInlineBox:
      // As in browsers, it is a block if lines are limited, and an old flex container otherwise.
      style.display = lineLimit(computed) == nil ? .flex : .flowRoot
      reader.boxes.readOldContainer(computed, &style)
      return display == .webkitBox ? .block : .atomic
    case .flex:
      style.display = .flex
      return .block
    case .inlineGrid:
      style.display = .grid
      return .atomic
    case .grid:
      style.display = .grid
      return .block
    case .inlineTable:
      style.display = .table
      return .atomic
    case .flowRoot:
      style.display = .flowRoot
      return .block
    default:
      if let part = NodeBuilder.tableDisplay(display) { style.display = part }
      return .block
    }
  }

  /// Returns the room for scroll bars.
  ///
  /// They lie over the content, as on touch screens and in browsers without a window, unless a rule specifies a size. A
  /// gutter is as wide as classic ones, for which CSS Scrollbars 1 §3 leaves the width to browsers, and so is the room in
  /// fields for texts.
  private func scrollbar(_ element: Int?, _ tag: String, _ computed: CSS.ComputedStyle) -> Double {
    let isThin = computed[P.scrollbarWidth] == .keyword(.thin)
    if computed[P.scrollbarWidth] == .keyword(.none) { return 0 }
    if !isThin, let element, let style = reader.pseudoStyles[element]?[.scrollbar],
      case .length(let points, .px) = style[P.width]
    {
      return points
    }
    if computed[P.scrollbarGutter] == .keyword(.auto), tag != "textarea" { return 0 }
    return isThin ? 10 : 15
  }

  /// Adjusts the size of a replaced element: CSS 2 §10.3.2 and §10.6.2.
  private mutating func replace(
    _ index: Int, _ tag: String, isItem: Bool, _ style: inout PackedStyle
  ) {
    style.isReplaced = true
    let natural = naturalSize(index, tag)
    let flexibility = flexibility(index, tag)
    if style.aspectRatio == nil || style.hasNaturalRatio, let natural, natural.width > 0,
      natural.height > 0, flexibility != .proportion
    {
      style.aspectRatio = natural.width / natural.height
      style.hasNaturalRatio = true
    }
    // §10.3.2: an element with a ratio but without a size fills its container.
    // It has no width of its own that the container could shrink to.
    if flexibility == .size, style.height == .auto {
      if style.width == .auto { style.width = .stretch }
      style.isCompressible = true
    }
    // Items of flex and grid containers are sized by them.
    if isItem { return }
    if style.width == .auto {
      style.width = style.height == .auto || style.aspectRatio == nil ? .maxContent : .auto
      if style.height != .auto, style.position == .static || style.position == .relative {
        style.width = .maxContent
      }
    }
    // CSS 2 §10.6.5: insets do not stretch it.
    if style.position == .absolute, style.height == .auto { style.height = .maxContent }
  }

  /// Sets the size of a control: controls do not fill their containers, and lists have a number of
  /// rows (HTML §15.5).
  private func size(
    _ control: FormControl, _ index: Int, _ computed: CSS.ComputedStyle, isBlock: Bool,
    _ style: inout PackedStyle
  ) {
    // Unlike pictures, controls between two insets are stretched.
    let isAbsolute = style.position == .absolute
    let isHeld = isAbsolute && style.inset(.left) != .auto && style.inset(.right) != .auto
    if isBlock, style.width == .auto, style.float == .none, !isHeld {
      style.width = control == .button(label: nil) ? .fitContent : .maxContent
    }
    let isHeldDown = isAbsolute && style.inset(.top) != .auto && style.inset(.bottom) != .auto
    guard case .list(let rows) = control, style.height == .auto, !isHeldDown,
      !computed.fitsContent
    else { return }
    var height = Double(rows) * rowHeight(ofList: index, computed)
    if style.boxSizing == .borderBox { height += NodeBuilder.edges(computed) }
    style.height = .points(height)
  }

  /// Returns the height of a list's rows, which is that of its highest option, as in browsers.
  private func rowHeight(ofList index: Int, _ computed: CSS.ComputedStyle) -> Double {
    let heights = reader.tree.children(of: index).flatMap { child in
      reader.tree.items[child].tag == "optgroup" && isRendered(option: child)
        ? [child] + reader.tree.children(of: child) : [child]
    }.compactMap { rowHeight(ofOption: $0) }
    if let highest = heights.max() { return highest }
    return (reader.options.text?.metrics(of: computed.font).letterHeight ?? 0) + 1
  }

  private func isRendered(option: Int) -> Bool {
    let style = reader.styles[element(option)]
    return style[P.display] != .keyword(.none) && style[P.position] != .keyword(.absolute)
      && style[P.position] != .keyword(.fixed)
  }

  /// Returns the height of an option, or of the label of a group; `nil` for what is neither, or is not in the list.
  private func rowHeight(ofOption option: Int) -> Double? {
    let tag = reader.tree.items[option].tag
    guard tag == "option" || tag == "optgroup", isRendered(option: option) else { return nil }
    let style = reader.styles[element(option)]
    // Browsers ignore the line height of options.
    let line = reader.options.text?.metrics(of: style.font).normalLineHeight ?? 0
    // They give the label of a group the padding and the least height of an option, whatever the document's sheets say.
    if tag == "optgroup" { return max(line, 1.2 * style.fontSize) + 1 }
    let edges = NodeBuilder.edges(style)
    let isBorderBox = style[P.boxSizing] == .keyword(.borderBox)
    var height = isBorderBox ? line + edges : line
    if case .length(let points, .px) = style[P.height] { height = points }
    if case .length(let points, .px) = style[P.minHeight] { height = max(height, points) }
    return isBorderBox ? max(height, edges) : height + edges
  }

  /// Returns the height of an element's paddings and borders above and below, without percentages.
  static func edges(_ computed: CSS.ComputedStyle) -> Double {
    var height = 0.0
    for property in [P.paddings[0], P.paddings[2], P.borderWidths[0], P.borderWidths[2]] {
      if case .length(let points, .px) = computed[property] { height += points }
    }
    return height
  }

  /// Returns the natural size of a replaced element's content, if it has one.
  mutating func naturalSize(_ index: Int, _ tag: String) -> Size? {
    let zoom = reader.styles[element(index)].zoom
    return contentSize(index, tag).map { Size($0.width * zoom, $0.height * zoom) }
  }

  /// Returns the natural size of a replaced element's content without zoom.
  mutating func contentSize(_ index: Int, _ tag: String) -> Size? {
    switch tag {
    case "img", "input", "object": return pictureSize(index)
    case "embed", "video":
      // HTML §4.8.8: a video has the size of its poster until it has data.
      let name = tag == "video" ? "poster" : "src"
      return reader.tree.attribute(name, of: index).flatMap { pictureSize(at: $0.value) }
    case "svg": return drawingSize(index)
    default: return nil
    }
  }
}

import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle

extension NodeBuilder {
  /// Whether what an element contains has no boxes: CSS Containment 2 §4.2.
  ///
  /// Contents of inline boxes, tables, rows and groups of rows are not skipped, since size containment does not apply to
  /// these (§3.1). Those of cells are, as in Chromium.
  static func skipsContent(
    _ computed: CSS.ComputedStyle, _ level: ElementBox.Level, _ display: Display
  ) -> Bool {
    computed[.contentVisibility] == .keyword(.hidden) && (level == .block || level == .atomic)
      && display != .table && (!display.isTablePart || display == .tableCell)
  }

  /// The box of an element in content that is skipped.
  static let skippedBox: ElementBox = {
    var style = PackedStyle()
    style.display = .none
    return ElementBox(level: .none, style: style, inline: InlineStyle())
  }()

  /// Returns the sign beside an element; a marker in its first line is kept until its content is added.
  mutating func outerMarker(
    _ index: Int?, _ display: CSS.Keyword, _ computed: CSS.ComputedStyle
  ) -> String? {
    let sign = marker(index, display, computed)
    if let image = markerImage(index, display, computed) {
      innerMarkerImage = image
      return nil
    }
    if sign == nil { noteTriangle(of: index, display, computed) }
    guard computed[.listStylePosition] == .keyword(.inside) else { return sign }
    if let sign { innerMarker = sign }
    return nil
  }

  /// Adds the marker that stands in the first line of its item, if there is one: CSS Lists 3 §3.3.
  mutating func addInnerMarker(
    of index: Int, _ computed: CSS.ComputedStyle, to container: FlowContainer, _ decoration: Style
  ) {
    if let image = innerMarkerImage {
      innerMarkerImage = nil
      addMarkerImage(image, computed, to: container)
    }
    if let triangle = innerTriangle {
      innerTriangle = nil
      addTriangle(triangle, computed, to: container)
    }
    guard let sign = innerMarker else { return }
    innerMarker = nil
    let own = reader.pseudoStyles[element(index)]?[.marker]
    let computed = own ?? computed
    guard let form = ListMarkers.form(of: sign, css(computed.color, in: computed)),
      let font = reader.options.text?.metrics(of: computed.font)
    else {
      guard own != nil else { return addPlain(sign, to: container, decoration) }
      let style = partStyle("display: inline", in: computed)
      addPart("marker", style, in: computed, to: container, text: sign)
      return
    }
    let ascent = font.ascender.rounded()
    let place = ListSignPlace(ascent: ascent)
    let end = computed.direction == .leftToRight ? "right" : "left"
    let style = partStyle(
      "display: inline-block; width: \(place.side)px; height: \(place.side)px; \(form); "
        + "box-sizing: border-box; margin-\(end): \(1 + computed.fontSize)px; "
        + "vertical-align: \(ascent - place.top - place.side)px", in: computed)
    // The font of a marker of its own counts for the height of the line.
    let line =
      own == nil
      ? container
      : addPart("marker", partStyle("display: inline", in: computed), in: computed, to: container)
    addPart("marker", style, in: computed, to: line)
  }

  /// Adds the content of `::before` or `::after`: CSS Pseudo-Elements 4 §4.
  ///
  /// - Parameter footnote: The part of a footnote that the content is, if any.
  mutating func addGenerated(
    _ part: CSS.PseudoElement, _ index: Int, _ container: FlowContainer, depth: Int,
    _ outer: Style, footnote: FootnotePart? = nil
  ) {
    guard let style = reader.pseudoStyles[element(index)]?[part] else { return }
    if style[.display] != .keyword(.none), case .list = style[.content] {
      counters.open(style, depth: depth)
    }
    guard case .list(let parts) = style[.content] else { return }
    // A call stands beside the footnote, in its parent.
    let outerItem = part == .footnoteCall ? Int(reader.tree.items[index].parent) : index
    let parent = reader.styles[element(outerItem)]
    let box = self.box(nil, style, parent: parent)
    guard box.level != .none else { return }
    let kind = "::\(part.rawValue)"
    let node = nodes.former(kind, in: container) ?? FlowContainer()
    set(type: kind, of: node)
    let look = look(style, nil)
    set(look, of: node)
    node.direction = style.direction
    let scheme = reader.colorScheme(of: style)
    let own = scheme == reader.colorScheme(of: parent) ? nil : scheme
    if node.traitOverrides.colorScheme != own { node.traitOverrides.colorScheme = own }
    let decoration = decoration(style, box, look, outer: outer)
    var isBlank =
      box.style.display == .table && box.table?.hasSpacing ?? false
      && !parts.contains(where: \.isBox)
    for piece in parts.split(omittingEmptySubsequences: true, whereSeparator: \.isBox) {
      // Add the pictures and leaders before the next text.
      addBoxes(of: parts[..<piece.startIndex], index, part, style, to: node)
      let text = generatedText(.list(Array(piece)), index, style) ?? ""
      if isBlank, text.allSatisfy(\.isWhitespace) { continue }
      isBlank = false
      if !text.isEmpty { addPlain(text, to: node, decoration) }
    }
    addBoxes(of: parts[...], index, part, style, to: node)
    if isBlank { addBlank("::cell", NodeBuilder.blankCell, to: node) }
    nodes.finish(node)
    hide(node, style)
    var placement = FlowItem()
    placement.element = footnote.map(box.marked) ?? box
    put(node, placement, into: container)
  }

  /// Adds a box without content to a container.
  mutating func addBlank(_ kind: String, _ box: ElementBox, to container: FlowContainer) {
    let node = nodes.former(kind, in: container) ?? FlowContainer()
    set(type: kind, of: node)
    nodes.finish(node)
    var placement = FlowItem()
    placement.element = box
    put(node, placement, into: container)
  }

  /// The cell around the text of a generated table that has no other content: CSS 2 §17.2.1.
  ///
  /// Browsers make a box of the text even if it is blank, and a table with a cell has room between its cells and edges.
  private static let blankCell: ElementBox = {
    var style = PackedStyle()
    style.display = .tableCell
    return ElementBox(level: .block, style: style, tablePart: TablePart(), inline: InlineStyle())
  }()

  /// Hides the content of a pseudo-element if its style says so.
  func hide(_ node: FlowContainer, _ style: CSS.ComputedStyle) {
    if style[.visibility] == .keyword(.visible) { return }
    for relation in node.relations { relation.node.isHidden = true }
  }

  /// Adds the pictures and leaders at the end of a part of generated content.
  private mutating func addBoxes(
    of parts: ArraySlice<CSS.Value>, _ index: Int, _ part: CSS.PseudoElement,
    _ style: CSS.ComputedStyle, to container: FlowContainer
  ) {
    for value in parts.suffix(while: \.isBox) {
      if case .function("leader", let patterns) = value, case .string(let pattern)? = patterns.first
      {
        addLeader(pattern, index, part, style, to: container)
      } else {
        addPictures(of: [value], to: container)
      }
    }
  }

  /// Adds the pictures at the end of a part of generated content: CSS Content 3 §2.1.
  private mutating func addPictures(of parts: ArraySlice<CSS.Value>, to container: FlowContainer) {
    for case .url(let address) in parts.suffix(while: \.isURL) {
      guard let size = pictureSize(at: address) else {
        if let fault = pictures.faults[address] {
          reader.findings.report(
            fault.rule, about: address,
            "the picture '\(address.prefix(60))' of generated content \(fault.reason)", nil)
        }
        continue
      }
      let node = ImageNode(resolved(address), size: size)
      node.documentType = "::picture"
      var style = PackedStyle()
      style.isReplaced = true
      (style.width, style.height) = (.points(size.width), .points(size.height))
      var placement = FlowItem()
      placement.element = ElementBox(
        level: .atomic, style: style, inline: InlineStyle(), isReplaced: true)
      put(node, placement, into: container)
    }
  }

  mutating func generatedText(
    _ value: CSS.Value, _ index: Int, _ computed: CSS.ComputedStyle
  ) -> String? {
    guard case .list(let parts) = value else { return nil }
    var text = ""
    for part in parts {
      switch part {
      case .string(let string): text += string
      case .function("attr", let names):
        guard case .string(let name)? = names.first else { continue }
        text += reader.tree.attribute(name.lowercased(), of: index)?.value ?? ""
      case .function, .keyword:
        isSequential = true
        text += sequentialText(part, index, computed)
      default: continue
      }
    }
    return text
  }

  /// Returns a part of generated content that follows from what is before it.
  private mutating func sequentialText(
    _ part: CSS.Value, _ index: Int, _ computed: CSS.ComputedStyle
  ) -> String {
    switch part {
    case .function("counter", let parts): return counterText(parts, isAll: false, at: index)
    case .function("counters", let parts): return counterText(parts, isAll: true, at: index)
    case .function(let name, let parts): return pageText(name, parts, index)
    case .keyword(.openQuote):
      defer { quoteDepth += 1 }
      return quote(computed, isOpen: true)
    case .keyword(.closeQuote):
      quoteDepth = max(0, quoteDepth - 1)
      return quote(computed, isOpen: false)
    case .keyword(.noOpenQuote): quoteDepth += 1
    case .keyword(.noCloseQuote): quoteDepth = max(0, quoteDepth - 1)
    default: break
    }
    return ""
  }

  /// Returns the quotation mark at the current nesting depth of quotes: CSS Content 3 §2.4.
  private func quote(_ computed: CSS.ComputedStyle, isOpen: Bool) -> String {
    func index(_ count: Int) -> Int { 2 * min(quoteDepth, count / 2 - 1) + (isOpen ? 0 : 1) }
    switch computed[.quotes] {
    case .keyword(.none): return ""
    case .list(let marks):
      // Reads one mark only: a list may be long, and an element may quote at every level.
      if case .string(let text) = marks[index(marks.count)] { return text }
      return ""
    default:
      let marks = ["\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}"]
      return marks[index(marks.count)]
    }
  }

  /// Returns the text of `counter(name, style)` or `counters(name, "between", style)`: CSS Lists 3
  /// §4.6.
  private mutating func counterText(_ parts: [CSS.Value], isAll: Bool, at index: Int) -> String {
    guard case .string(let name)? = parts.first else { return "" }
    let ofPage = pageCounter(name, at: index)
    if isAll, counters.count(name) > Counters.maximumWrittenValues {
      reader.findings.report(
        "limit-exceeded", about: "counters \(name)",
        "more than \(Counters.maximumWrittenValues) counters '\(name)' are nested; the innermost are written",
        nil)
    }
    return counterText(
      parts, isAll: isAll,
      values: ofPage.map { [$0] } ?? (isAll ? counters.values(name) : [counters.value(name)]))
  }

  /// Returns the text of the given values of a counter.
  mutating func counterText(_ parts: [CSS.Value], isAll: Bool, values: [Int]) -> String {
    let style = parts.count > (isAll ? 2 : 1) ? parts[parts.count - 1] : .ident("decimal")
    guard isAll else { return number(values.last ?? 0, style) }
    var between = ""
    if parts.count > 1, case .string(let given) = parts[1] { between = given }
    return values.map { number($0, style) }.joined(separator: between)
  }
}

extension CSS.Value {
  fileprivate var isURL: Bool {
    if case .url = self { true } else { false }
  }

  /// Whether a part of generated content is a box, rather than text.
  fileprivate var isBox: Bool {
    if case .function("leader", _) = self { true } else { isURL }
  }
}

extension ArraySlice {
  /// Returns the longest end whose elements all have a property.
  fileprivate func suffix(while holds: (Element) -> Bool) -> ArraySlice {
    self[(lastIndex { !holds($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

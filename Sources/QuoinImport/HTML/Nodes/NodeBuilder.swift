import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// Creates the nodes of a document: a flow container for each element, with text nodes in between.
struct NodeBuilder {
  var reader: HTMLReader
  var looks: [ObjectIdentifier: Shared<Style>] = [:]
  /// The look that was made last, if all its values are supported.
  var lastLook: Shared<Style>?
  /// The styles in use, so that equal ones share their memory, and all that is derived from it.
  private(set) var knownStyles: Set<Style>
  /// The background of the canvas, once the root or the body has one.
  var canvas: Style?
  private var textStyles: [UInt: [TextStyle]] = [:]
  /// The decorations of texts with the shadows of an element, with what they were derived from.
  private var shadowedStyles:
    [TextKey: (shadowed: Style, computed: CSS.ComputedStyle, decoration: Style)] = [:]
  /// The boxes of elements.
  var madeBoxes = MadeBoxes()
  /// The styles of parts of controls.
  var partStyles: [PartKey: Shared<CSS.ComputedStyle>] = [:]
  /// The styles of controls with their native appearance.
  var appearances: [AppearanceKey: Appearance] = [:]
  /// The styles of elements in vertical text.
  var turnedStyles: [TurnKey: TurnedStyle] = [:]
  var markers = ListMarkers()
  var counters = Counters()
  /// Whether what an element contains follows from those beside or before it: a counter, a quotation mark, or ruby.
  var isSequential = false
  /// Whether the first letter of any element has a style of its own.
  private(set) var hasFirstLetters = false
  /// The nesting depth of quotes.
  var quoteDepth = 0
  /// The marker of a list item that will be placed in its first line.
  var innerMarker: String?
  var innerMarkerImage: MarkerImage?
  var innerTriangle: DisclosureTriangle?
  /// The elements whose first letter has a style of its own and has not been reached.
  private var firstLetters: [(item: Int, style: CSS.ComputedStyle)] = []
  /// Whether the first line of any element has a style of its own.
  let hasFirstLines: Bool
  /// The first child of an element that is seen, for those whose first line is asked for.
  var firstSeenChildren: [Int: Int] = [:]
  /// Information about images.
  var pictures = PictureTable()
  /// What pages need of the elements, and what elements need of pages.
  var paged = PagedContent()
  /// The nodes of elements and texts, which are reused when the document is restyled.
  var nodes: ElementNodes

  /// The declarations of a part and the computed style of its control.
  struct PartKey: Hashable {
    var text: String
    var parent: ObjectIdentifier
  }

  /// The style of a control by storage address, and what determines its native appearance.
  struct AppearanceKey: Hashable {
    var style: UInt
    var text: String
    var computed: ObjectIdentifier
  }

  /// The style of a control with its native appearance, with the styles it was derived from,
  /// retained so that their addresses are not reused.
  struct Appearance {
    var value: Style
    var style: Style
    var computed: CSS.ComputedStyle
  }

  /// The style of a text's parent and that of its decoration, by storage address.
  private struct TextKey: Hashable {
    var container: UInt
    var decoration: UInt
  }

  /// The style of texts, with the styles it was derived from, retained so that their addresses are
  /// not reused; there is one for each decoration.
  private struct TextStyle {
    var style: Style
    var container: Style
    var decoration: Style
  }

  /// A value derived from two styles, which are retained so that their identities are not reused.
  struct Shared<Value> {
    var value: Value
    var own: CSS.ComputedStyle
    var parent: CSS.ComputedStyle?
  }

  /// An element whose content is being added.
  struct Open {
    var item: Int
    /// Whether the content is not part of the flow, as for replaced elements, controls and SVG.
    var isOpaque: Bool
    var node: FlowContainer
    var path: String
    var tags: TagCounts
    /// The number of ancestors.
    var depth: Int
    /// The text decoration that applies to its content.
    var decoration: Style
    /// The colour scheme in which it is painted.
    var scheme: ColorScheme
    /// The direction in which the lines of its content follow each other.
    var lines = ElementBox.LineProgression.downward
    /// The columns of a `ruby` element.
    var ruby: Ruby?
    /// Whether the element is an inline box, which has no parts of tables itself, and the table around those at its end.
    var isInline = false
    var table: FlowContainer?
    /// Whether the element is not in the flow, but in the margins of pages.
    var isRunning = false
    /// Whether what it contains has no boxes, and neither have the pseudo-elements in it.
    var skipsContent = false
  }

  /// Creates a builder of nodes.
  ///
  /// - Parameters:
  ///   - reader: The styles of the elements.
  ///   - nodes: The nodes that exist, which are used again.
  ///   - pictures: What is known of the pictures.
  ///   - knownStyles: The styles of the nodes that exist.
  init(
    _ reader: HTMLReader, _ nodes: ElementNodes, pictures: PictureTable = PictureTable(),
    knownStyles: Set<Style> = []
  ) {
    self.reader = reader
    self.nodes = nodes
    self.knownStyles = knownStyles
    hasFirstLines = reader.pseudoStyles.contains(.firstLine)
    self.pictures = pictures
    counters.areOnPages = reader.environment.medium == .print
    if counters.areOnPages { counters.makeFootnote() }
    // What other pictures without an image show is kept, although it depends on styles: the node of a box is not that of
    // a text, and clients may hold it.
    for index in pictures.selected.keys { self.pictures.states[index] = nil }
    self.pictures.selected = [:]
  }

  /// Fills a root that represents the viewport.
  mutating func build(in viewport: FlowContainer) {
    let root = reader.styles.first.map { reader.colorScheme(of: $0) } ?? .light
    nodes.scheme = root
    nodes.setScheme(preferred: reader.environment.traits.colorScheme, of: viewport)
    nodes.setDirection(reader.direction == .rightToLeft ? .rightToLeft : nil, of: viewport)
    build(reader.tree.items.indices, in: viewport)
    set(Style { $0.text.lineLimit = 0 }.merging(canvas ?? Style()), of: viewport)
    nodes.addGuests(of: -1, to: viewport)
    addFootnoteArea(to: viewport)
    place(viewport, since: nodes.refilling?.moment ?? 0)
    nodes.finishFilling(viewport)
    reportUnassignedTargets()
  }

  /// Adds the elements and texts of a range of items, which begins with an element, to a container.
  // It iterates without recursion, because elements may be nested to any depth.
  mutating func build(_ items: Range<Int>, in viewport: FlowContainer) {
    var open: [Open] = []
    var next = items.lowerBound
    while next < items.upperBound {
      let index = next
      next += 1
      // Without a root there is nothing to lay out.
      if !open.isEmpty, reader.isOutOfTime { break }
      while let last = open.last?.item, Int(reader.tree.items[last].end) <= index {
        let last = open.removeLast()
        finish(last)
        if reader.tree.items[last.item].tag == "legend", isRendered(legend: last.item),
          let fieldset = open.last
        {
          addPadding(of: fieldset.item, to: fieldset.node)
          if let inner = addContent(ofFieldset: fieldset.item, to: fieldset.node) {
            open[open.count - 1].node = inner
          }
        }
        if reader.tree.items[last.item].tag == "summary", isSummary(last.item),
          let details = open.last, let inner = addContent(of: details.item, to: details.node)
        {
          open[open.count - 1].node = inner
        }
      }
      let tag = reader.tree.items[index].tag
      guard let last = open.indices.last else {
        if tag != nil {
          open.append(begin(index, in: nil, viewport, path: "html", depth: 0, scheme: nodes.scheme))
        }
        continue
      }
      if open[last].isOpaque || tag == nil && open[last].skipsContent { continue }
      if tag != nil {
        next = keep(from: index, in: &open[last])
        if next > index { continue }
        next = index + 1
      }
      let container = open[last].item
      let node = target(of: index, in: &open[last])
      guard let tag else {
        // A list shows no text beside its options and their groups.
        if isClosed(container) || reader.tree.items[container].tag == "select" { continue }
        addText(
          hyphenated(reader.tree.items[index].text, in: container), to: node,
          isHidden: isHidden(container), open[last].decoration, of: index)
        continue
      }
      let path =
        tag == "body"
        ? "body" : NodeBuilder.path(open[last].path, tag, open[last].tags.number(of: tag))
      open.append(
        begin(
          index, in: container, node, path: path, depth: open.count,
          decoration: open[last].decoration, scheme: open[last].scheme, lines: open[last].lines,
          isSkipped: open[last].skipsContent))
    }
    for last in open.reversed() { finish(last) }
  }

  /// Returns the container of a child of an element.
  private mutating func target(of index: Int, in open: inout Open) -> FlowContainer {
    if open.isInline, let table = table(of: index, in: &open) { return table }
    guard var ruby = open.ruby else { return open.node }
    defer { open.ruby = ruby }
    return target(of: index, in: &ruby, open.node)
  }

  /// Returns the path of an element; for deep elements only its end is kept.
  ///
  /// - Parameter number: The number among the children with the same tag, if there are several.
  private static func path(_ outer: String, _ tag: String, _ number: Int?) -> String {
    var outer = outer
    if outer.utf8.count > 400 {
      outer = "…/" + outer.split(separator: "/").suffix(4).joined(separator: "/")
    }
    let number = number.map { "[" + String($0) + "]" } ?? ""
    let length = outer.utf8.count + 1 + tag.utf8.count + number.utf8.count
    return String(unsafeUninitializedCapacity: length) { bytes in
      let slash = bytes.initialize(fromContentsOf: outer.utf8)
      bytes.initializeElement(at: slash, to: UInt8(ascii: "/"))
      let end = bytes[(slash + 1)...].initialize(fromContentsOf: tag.utf8)
      return bytes[end...].initialize(fromContentsOf: number.utf8)
    }
  }

  func element(_ item: Int) -> Int { reader.element(of: item) ?? 0 }

  private func isHidden(_ item: Int) -> Bool {
    reader.styles[element(item)][CSS.Property.visibility] != .keyword(.visible)
  }

  private mutating func isOpaque(_ item: Int, _ tag: String) -> Bool {
    if isReplaced(item, tag) { return true }
    guard reader.tree.items[item].traits.contains(.control) else { return false }
    return FormControl(tag, in: reader.tree, item)?.hidesContent ?? false
  }

  // MARK: Elements

  mutating func begin(
    _ index: Int, in outer: Int?, _ container: FlowContainer, path: String,
    depth: Int, decoration outerDecoration: Style = Style(), scheme outerScheme: ColorScheme,
    lines: ElementBox.LineProgression = .downward, isSkipped: Bool = false
  ) -> Open {
    let tag = reader.tree.items[index].tag ?? ""
    let traits = reader.tree.items[index].traits
    let (computed, painted) = styles(of: index, tag, in: lines)
    if isRunning(index, computed) {
      return beginRunning(index, container, path: path, depth: depth, computed, scheme: outerScheme)
    }
    if isFootnote(index, computed, in: outer) {
      return beginFootnote(index, container, path: path, depth: depth, outerDecoration, computed)
    }
    let parent = outer.map { parentStyle(of: index, in: $0) }
    let box = isSkipped ? NodeBuilder.skippedBox : self.box(index, computed, parent: parent)
    let number = element(index)
    reader.ignored?.add(
      IgnoredProperties.Element(
        number: number, tag: tag, computed: computed, parent: parent, box: box))
    if box.level == .none { paged.footnotes.skip(to: Int(reader.tree.items[index].end)) }
    let flow = nodes[index] as? FlowContainer ?? FlowContainer()
    let node = self.node(of: index, tag, or: flow, path: path)
    let style = ownLook(of: index, tag, computed, painted, box)
    set(withoutCanvas(style, of: index, tag, in: outer), of: node)
    nodes.set(isHidden: box.level == .none, computed.direction, of: node, index)
    let scheme = reader.colorScheme(of: computed)
    nodes.set(scheme == outerScheme ? nil : scheme, of: node, index)
    var placement = FlowItem()
    placement.element = box
    if nodes.begin(index) { put(node, placement, into: container) }
    let content = box.isVertical ? addTurned(computed, to: flow) : flow
    var opened = Open(
      item: index, isOpaque: isOpaque(index, tag), node: content, path: path,
      tags: TagCounts(of: index, in: reader.tree),
      depth: depth,
      decoration: decoration(computed, box, style, outer: outerDecoration), scheme: scheme)
    opened.skipsContent = NodeBuilder.skipsContent(computed, box.level, box.style.display)
    opened.lines = box.isVertical ? box.lines : lines
    opened.isInline = box.level == .inline
    opened.ruby = ruby(index, tag, box)
    if opened.ruby != nil { isSequential = true }
    if traits.contains(.list) { markers.open(reader.tree, index) }
    if box.level != .none, !isOpenFootnote(index) { counters.open(computed, depth: depth) }
    noteCounters(at: index)
    addInnerFootnoteMarker(index, computed, to: content, depth: depth + 1, opened.decoration)
    addInnerMarker(of: index, computed, to: content, opened.decoration)
    if box.level != .inline { noteFirstLetter(of: index) }
    if !opened.skipsContent {
      addGenerated(.before, index, content, depth: depth + 1, opened.decoration)
    }
    if tag == "details", box.level != .none, addDefaultSummary(index, computed, to: content),
      let inner = addContent(of: index, to: content)
    {
      opened.node = inner
    }
    if box.level != .none { noteAssignments(index, computed, node) }
    if !traits.isDisjoint(with: [.replaced, .control]), box.level != .none {
      addReplacement(of: index, tag, computed, box, node, to: flow, opened.decoration)
    }
    if tag == "wbr" { addPlain(InlineStyle.breakOpportunity, to: content, Style()) }
    return opened
  }

  private mutating func noteFirstLetter(of index: Int) {
    guard let style = reader.pseudoStyles[element(index)]?[.firstLetter] else { return }
    firstLetters.append((index, style))
    hasFirstLetters = true
  }

  private mutating func finish(_ open: Open) {
    if open.isRunning { return }
    if firstLetters.last?.item == open.item { firstLetters.removeLast() }
    if !open.skipsContent {
      addHiddenContent(of: open)
      addGenerated(.after, open.item, open.node, depth: open.depth + 1, open.decoration)
    }
    counters.close(depth: open.depth)
    if reader.tree.items[open.item].traits.contains(.list) { markers.close() }
    nodes.finish(open.node)
    if let container = nodes[open.item] as? ContainerNode {
      if container !== open.node { nodes.finish(container) }
      nodes.addGuests(of: open.item, to: container)
    }
  }

  /// Adds a node of the document to a container.
  mutating func put(
    _ node: Node, _ placement: FlowItem = FlowItem(), into container: FlowContainer
  ) {
    nodes.put(node, placement, into: container)
  }

  // MARK: Texts

  private mutating func addText(
    _ text: String, to container: FlowContainer, isHidden: Bool, _ decoration: Style,
    of index: Int
  ) {
    var text = text
    let own = nodes.userText(of: index, original: reader.tree.items[index].text)
    if own == nil, let last = firstLetters.last,
      !paged.footnotes.parts(index, from: last.item), let parts = FirstLetter(text)
    {
      firstLetters.removeLast()
      if let before = parts.before { addPlain(before, to: container, decoration) }
      addFirstLetter(parts.letter, last.style, of: last.item, to: container, decoration)
      text = parts.rest
      if text.isEmpty { return }
    }
    let computed = reader.style(of: Int(reader.tree.items[index].parent))
    // A text that a client changed is a single, unmodified node.
    guard own == nil, let runs = SmallCapitals.runs(text, computed[.fontVariantCaps].keyword) else {
      addRun(own ?? text, of: index, isWhole: true, to: container, isHidden: isHidden, decoration)
      return
    }
    for run in runs {
      var target = container
      if run.isSmall {
        target = addPart(
          "small-capitals",
          partStyle(
            SmallCapitals.declarations(in: computed, isStandards: reader.tree.mode == .standards),
            in: computed),
          in: computed, to: container)
      }
      addRun(
        run.text, of: index, isWhole: runs.count == 1, to: target, isHidden: isHidden, decoration)
    }
  }

  /// Adds a text, or one of its runs.
  private mutating func addRun(
    _ text: String, of index: Int, isWhole: Bool, to container: FlowContainer, isHidden: Bool,
    _ decoration: Style
  ) {
    let node = nodes.text(
      text, of: index, original: reader.tree.items[index].text, isWhole: isWhole)
    set(type: "#text", of: node)
    if isWhole {
      nodes.set(isHidden: isHidden, nil, of: node, index)
    } else {
      node.isHidden = isHidden
    }
    let place = reader.place(index)
    if node.place != place { node.place = place }
    set(textStyle(in: container, decoration), of: node)
    if !isWhole || nodes.begin(index) { put(node, into: container) }
  }

  /// Returns the style of a text: the inherited style of its container, with decoration and
  /// shadows.
  mutating func textStyle(in container: FlowContainer, _ decoration: Style) -> Style {
    let outer = container.documentStyle ?? Style()
    if decoration.isEmpty, outer.isInherited { return outer }
    let address = outer.storageAddress
    if let known = textStyles[address]?.first(where: {
      $0.decoration.storageAddress == decoration.storageAddress
    }) {
      return known.style
    }
    let style = shared(outer.filtered(\.isInherited).merging(decoration))
    textStyles[address, default: []].append(
      TextStyle(style: style, container: outer, decoration: decoration))
    return style
  }

  /// Returns the text decoration for the content of an element: CSS Text Decoration 3 §2.1.
  ///
  /// It propagates to all in-flow text, in the colour of the element that specifies it.
  mutating func decoration(
    _ computed: CSS.ComputedStyle, _ box: ElementBox, _ style: Style, outer: Style
  ) -> Style {
    let isApart = box.level == .atomic || box.style.position == .absolute
    var result = isApart ? Style() : outer
    // CSS Text Decoration 3 §4: shadows are inherited, wherever the text stands.
    if computed.set.contains(CSS.Property.textShadow) {
      result = shadowed(result, computed)
    } else {
      result[.textShadows] = nil
    }
    guard case .decoration(let lines) = style[.decoration], !lines.isEmpty else { return result }
    result.merge(style.filtered { NodeBuilder.decorations.contains($0) })
    if case .decoration(let others) = outer[.decoration] {
      result[.decoration] = .decoration(lines.union(others))
    }
    if result[.decorationColor] == nil { result[.decorationColor] = .color(computed.color) }
    return shared(result)
  }

  /// Returns the known style that equals a style.
  mutating func shared(_ style: Style) -> Style { knownStyles.insert(style).memberAfterInsert }

  /// Returns a decoration with the text shadows of an element; elements of one style share it.
  private mutating func shadowed(_ decoration: Style, _ computed: CSS.ComputedStyle) -> Style {
    let key = TextKey(
      container: UInt(bitPattern: computed.identity), decoration: decoration.storageAddress)
    if let known = shadowedStyles[key] { return known.shadowed }
    var result = decoration
    if case .shadows(let shadows)? = computed.native(NodeBuilder.textShadow)[.textShadows] {
      result[.textShadows] = shadows.isEmpty ? nil : .shadows(shadows)
    }
    shadowedStyles[key] = (result, computed, decoration)
    return result
  }

  private static let textShadow = CSS.PropertySet([CSS.Property.textShadow])

  private static let decorations: [StyleProperty] = [
    .decoration, .decorationColor, .decorationLine, .decorationThickness, .underlineOffset,
  ]
}

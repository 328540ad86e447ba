import QuoinGeometry
import QuoinLayout
import QuoinModel

/// Builds the commands of an arrangement from back to front.
struct DisplayListBuilder {
  let arrangement: Arrangement
  var canvas: Canvas
  var diagnostics: [Diagnostic] = []
  /// The nodes of the commands.
  private(set) var origins: CommandOrigins
  /// The frames of the items in the coordinates of the picture.
  private(set) var frames: [Rect] = []
  /// Whether each item is omitted, together with its descendants.
  private var isLeftOut: [Bool] = []
  private var open: [OpenItem] = []
  /// The link target of each item; descendants inherit it.
  private var links: [String?] = []
  /// The logical structure, if requested.
  private(set) var structure: DocumentStructure?
  /// The positions of named nodes.
  private(set) var places: [String: Point] = [:]
  /// The headings.
  private(set) var headings: [DocumentHeading] = []
  private let isTagged: Bool
  /// How the boxes of documents are aligned with pixels, if they are.
  let snapping: BoxSnapping?

  /// A node whose descendants are being visited.
  private struct OpenItem {
    var index: Int
    var frame: Rect
    var isClipped: Bool
    var isGroup: Bool
    var isFiltered: Bool
    var isTransformed: Bool
    var effects: Effects
  }

  /// The less common effects of a node.
  private struct Effects {
    var blend = BlendMode.normal
    var clipShape: Shape?
    var basicShape: BasicShape?
    var masks: [BackgroundLayer] = []
    var filters: [Filter] = []

    /// The number of masks after combining those that can share one.
    var maskCount: Int {
      let isBoth = masks.count > 1 && masks.dropLast().allSatisfy { $0.composite == .intersect }
      return isBoth ? masks.count : min(masks.count, 1)
    }

    init(_ look: Look) {
      guard !look.decoration.isNone else { return }
      let parts = look.decoration.parts
      blend = parts.blend
      clipShape = parts.clipShape
      basicShape = parts.basicShape
      masks = parts.masks
      filters = parts.filters
    }
  }

  init(_ arrangement: Arrangement, isTagged: Bool = false, snapping: BoxSnapping? = nil) {
    self.arrangement = arrangement
    self.isTagged = isTagged
    self.snapping = snapping
    origins = CommandOrigins(arrangement.items)
    canvas = Canvas(traits: arrangement.traits)
    canvas.isDocument = arrangement.items.contains { $0.stacking != nil }
  }

  /// Builds the commands.
  ///
  /// - Parameter partsLeft: How many parts the drawing may have, if pages before it have some of those of the document.
  mutating func build(partsLeft: Double? = nil) {
    setLimits(partsLeft: partsLeft)
    placeItems()
    if isTagged {
      structure = DocumentStructure(arrangement, isLeftOut: isLeftOut, links: links)
      findPlaces()
      findHeadings()
    }
    let order = PaintingOrder(arrangement.items, isLeftOut: isLeftOut)
    for step in order.steps {
      switch step {
      case .enter(let index): enter(index, clips: true)
      case .enterUnclipped(let index): enter(index, clips: false)
      case .leave: if let last = open.last { close(last, withOutline: true) }
      case .leaveInside: if let last = open.last { close(last, withOutline: false) }
      case .outline(let index): outline(of: index)
      case .clip(let index): canvas.add(.beginClip(clipEdge(of: index)))
      case .endClip: canvas.add(.endClip)
      }
    }
    reportLimits()
  }

  /// Computes the frames in the picture and finds the items to omit.
  private mutating func placeItems() {
    let items = arrangement.items
    frames.reserveCapacity(items.count)
    links.reserveCapacity(items.count)
    isLeftOut.reserveCapacity(items.count)
    var unseen = 0
    for (index, item) in items.enumerated() {
      let origin = item.parent.map { frames[$0].origin } ?? .zero
      let frame = item.frame.offset(by: origin)
      var isLeftOut = item.isHidden || !(item.look.alpha > 0)
      if !isLeftOut, !frame.isFinite {
        isLeftOut = true
        if index >= unseen { diagnostics.append(unpaintable(item)) }
      }
      if isLeftOut { unseen = max(unseen, item.end) }
      self.isLeftOut.append(isLeftOut)
      links.append(item.link ?? item.parent.flatMap { links[$0] })
      frames.append(frame.isFinite ? frame.withinReach : .zero)
    }
  }

  /// Returns the index of the structure element drawn by an item, or `nil` if there is none.
  private func place(_ index: Int) -> Int? {
    structure.flatMap { $0.drawn[index] >= 0 ? $0.drawn[index] : nil }
  }

  /// Records the top left corner of each named node.
  private mutating func findPlaces() {
    for (index, item) in arrangement.items.enumerated() {
      guard let name = item.identifier, !name.isEmpty, !isLeftOut[index], !item.isRepeated,
        places[name] == nil
      else { continue }
      places[name] = arrangement.matrix(of: index).apply(.zero)
    }
  }

  /// Records the elements with heading tags, with their text.
  private mutating func findHeadings() {
    let items = arrangement.items
    for (index, item) in items.enumerated() {
      guard item.stacking != nil, !isLeftOut[index], !item.isRepeated,
        let level = ["h1", "h2", "h3", "h4", "h5", "h6"].firstIndex(of: item.type)
      else { continue }
      let inside = index..<max(index + 1, item.end)
      let words = inside.filter { !isLeftOut[$0] }.flatMap { inner in
        items[inner].texts.flatMap { $0.text.lines.flatMap { $0.text.split(separator: " ") } }
      }
      guard !words.isEmpty else { continue }
      headings.append(
        DocumentHeading(
          level: level + 1, title: words.joined(separator: " "), node: item.id,
          place: arrangement.matrix(of: index).apply(.zero)))
    }
  }

  /// Begins drawing an item: opens its effects and draws its box and content.
  ///
  /// - Parameter clips: Whether an item that clips keeps its clip open for its descendants.
  private mutating func enter(_ index: Int, clips: Bool) {
    let item = arrangement.items[index]
    let (frame, box) = (frames[index], boxFrame(of: index))
    let look = item.look
    origins.begin(index, at: canvas.commands.count)
    canvas.scheme = item.colorScheme
    canvas.isRightToLeft = item.direction == .rightToLeft
    let isTransformed = !look.transform.isIdentity
    if isTransformed { canvas.add(.beginTransform(look.transform.matrix(in: frame))) }
    // A group needs an offscreen picture; that deep, the difference is not visible.
    var effects = Effects(look)
    canvas.begin(item)
    // A node whose mask is left out is drawn as a whole.
    if !effects.masks.isEmpty, !canvas.affords(parts: effects.masks.reduce(0) { $0 + $1.parts }) {
      effects.masks = []
    }
    let isGroup = (look.alpha < 1 || effects.blend != .normal) && canvas.groupDepth < 16
    if isGroup { canvas.beginGroup(opacity: look.alpha, blend: effects.blend) }
    // Filter Effects 1 §5: first filters, then clipping, masking and opacity.
    for _ in 0..<effects.maskCount { canvas.beginMask() }
    if let shape = effects.clipShape {
      canvas.add(
        shape.outline(in: frame).map { .beginPathClip($0) } ?? .beginClip(RoundedRect(frame)))
    }
    if let shape = effects.basicShape { canvas.add(.beginPathClip(shape.outline(in: frame))) }
    let origin = DrawnOrigin(place: item.place, node: item.identifier ?? item.type)
    let isFiltered = !effects.filters.isEmpty && canvas.groupDepth < 16
    if isFiltered { canvas.beginFilter(effects.filters, of: origin) }
    let edges = edges(of: item, belowLegend(index, box))
    let ground = ground(of: item, box)
    if !look.decoration.isNone, !look.decoration.parts.backdropFilters.isEmpty {
      canvas.add(
        .backdrop(look.decoration.parts.backdropFilters, edges.outer, of: origin))
    }
    drawBox(of: index, edges, ground)
    if let background = item.drawings?.background { canvas.drawing(background, in: frame) }
    if let dividers = item.drawings?.dividers { draw(dividers, of: index) }
    // In documents, descendants are painted over the border: CSS 2.2, Appendix E.
    if item.stacking != nil { border(of: index) }
    let isClipped =
      look.clips && item.pieces == nil
      && (item.end > index + 1 || item.content != .none || item.drawings?.content != nil)
    if isClipped { canvas.add(.beginClip(clipEdge(of: index))) }
    canvas.ground = ground
    content(of: index, edges)
    if isClipped, !clips { canvas.add(.endClip) }
    open.append(
      OpenItem(
        index: index, frame: box, isClipped: isClipped && clips, isGroup: isGroup,
        isFiltered: isFiltered, isTransformed: isTransformed, effects: effects))
  }

  /// Draws the background, layers and shadows of a node's box, or of each of its fragments.
  private mutating func drawBox(of index: Int, _ edges: BoxEdges, _ ground: Rect) {
    let item = arrangement.items[index]
    let frame = boxFrame(of: index)
    let look = item.look
    canvas.begin(item)
    if let slices = slices(of: item, frames[index]) {
      for slice in slices {
        canvas.box(
          slice.edges, look: look, area: slice.area, insets: item.contentInsets,
          letters: letters(of: index))
      }
    } else if item.content.isPath {
      // Fill, layers and shadows follow the shape of the path.
      if look.hasInnerShadow { report(["an inner shadow of a path"], of: item) }
    } else {
      let isEllipse = item.content == .shape(.ellipse)
      canvas.box(
        edges, look: look, ground: ground == frame ? nil : ground,
        hasFill: isEllipse ? !look.decoration.isNone : !item.content.drawsOwnBackground,
        insets: item.contentInsets, letters: letters(of: index))
    }
  }

  /// Draws the content and the text of a node, as an element of the document.
  private mutating func content(of index: Int, _ edges: BoxEdges) {
    let item = arrangement.items[index]
    let frame = frames[index]
    var content = RoundedRect(frame)
    if item.stacking != nil {
      content = edges.outer.inset(by: item.contentInsets)
      if let snapping { content.rect = snapping.snapped(frame.inset(by: item.contentInsets)) }
    } else if item.look.clips {
      content = edges.outer
    }
    canvas.link = links[index]
    let element = place(index)
    if let element { canvas.add(.beginElement(element)) }
    canvas.content(of: item, in: content)
    if let drawing = item.drawings?.content {
      canvas.drawing(drawing, in: frame)
    }
    if let link = links[index], case .image = item.content { canvas.add(.link(link, frame)) }
    let texts = item.texts
    for (number, text) in texts.enumerated() {
      canvas.endsWord =
        number + 1 < texts.count && text.leavesRoom(before: texts[number + 1])
      canvas.text(text, in: frame, look: item.look)
    }
    canvas.endsWord = false
    if element != nil { canvas.add(.endElement) }
  }

  /// Returns the edge that clips the descendants of a node.
  ///
  /// If an opaque border hides its inner edge, the outer edge is the better clip: two antialiased
  /// edges at the same position would leave a visible gap.
  private func clipEdge(of index: Int) -> RoundedRect {
    let item = arrangement.items[index]
    let edges = edges(of: item, boxFrame(of: index))
    return edges.isOpaque && item.stacking == nil ? edges.outer : edges.inner
  }

  /// Returns a closure that draws all text in a node, if a background is clipped to text.
  private func letters(of index: Int) -> ((inout Canvas) -> Void)? {
    let decoration = arrangement.items[index].look.decoration
    guard !decoration.isNone,
      decoration.parts.fillBox == .text
        || decoration.parts.layers.contains(where: { $0.clip == .text })
    else { return nil }
    let (items, frames, isLeftOut) = (arrangement.items, frames, isLeftOut)
    return { canvas in
      var inner = index
      let end = max(index + 1, items[index].end)
      while inner < end {
        if isLeftOut[inner] {
          inner = max(inner + 1, items[inner].end)
          continue
        }
        for text in items[inner].texts {
          canvas.text(text.silhouette, in: frames[inner], look: items[inner].look)
        }
        inner += 1
      }
    }
  }

  private mutating func close(_ item: OpenItem, withOutline: Bool) {
    open.removeLast()
    origins.begin(item.index, at: canvas.commands.count)
    if item.isClipped { canvas.add(.endClip) }
    if let foreground = arrangement.items[item.index].drawings?.foreground {
      canvas.scheme = arrangement.items[item.index].colorScheme
      canvas.drawing(foreground, in: frames[item.index])
    }
    // As in Core Animation, the border is painted over the descendants.
    if arrangement.items[item.index].stacking == nil { border(of: item.index) }
    if withOutline { outline(of: item.index) }
    if item.isFiltered { canvas.endFilter() }
    if item.effects.basicShape != nil { canvas.add(.endClip) }
    if item.effects.clipShape != nil { canvas.add(.endClip) }
    if item.effects.maskCount > 1 {
      // An intersection of masks is drawn as nested masks.
      for mask in item.effects.masks { endMask(item, [mask]) }
    } else if item.effects.maskCount == 1 {
      endMask(item, item.effects.masks)
    }
    if item.isGroup { canvas.endGroup() }
    if item.isTransformed { canvas.endTransform() }
  }

  /// Draws the border of a node.
  private mutating func border(of index: Int) {
    let (node, frame) = (arrangement.items[index], boxFrame(of: index))
    let look = node.look
    if let slices = slices(of: node, frames[index]) {
      for slice in slices { canvas.border(slice.edges) }
    } else if node.content.isPath {
      // The stroke of a path is drawn with the path.
    } else if look.decoration.isNone, node.content == .shape(.ellipse) {
      if look.borderWidth > 0 {
        canvas.ellipseBorder(frame, look.borderColor, width: look.borderWidth)
      }
    } else if let legend = legend(of: index) {
      border(edges(of: node, belowLegend(index, frame)), beside: legend)
    } else {
      canvas.border(edges(of: node, frame), look)
    }
  }

  /// Draws the outline of a node: CSS UI 4 §3.
  private mutating func outline(of index: Int) {
    let look = arrangement.items[index].look
    guard !look.decoration.isNone, look.decoration.parts.outline.width > 0 else { return }
    let parts = look.decoration.parts
    if let pieces = arrangement.items[index].pieces {
      let boxes = pieces.map { piece in
        let box = piece.frame.offset(by: frames[index].origin).withinReach
        return snapping?.snapped(box) ?? box
      }
      return canvas.outline(around: boxes, parts.outline, offset: parts.outlineOffset, dashScale)
    }
    let distance = parts.outlineOffset + parts.outline.width
    let frame = boxFrame(of: index)
    // An outline with a negative offset keeps at least twice its width.
    let least = -min(frame.width, frame.height) / 2 + parts.outline.width
    let shape = edges(of: arrangement.items[index], frame).outer.spread(by: max(distance, least))
    var line = BoxEdges(shape, lines: BoxEdges.Lines(parts.outline))
    line.scale = dashScale
    canvas.border(line)
  }

  private mutating func endMask(_ item: OpenItem, _ masks: [BackgroundLayer]) {
    let node = arrangement.items[item.index]
    let edges = edges(of: node, item.frame)
    canvas.place = node.place
    canvas.node = node.identifier
    canvas.endMask(item.frame) { canvas in
      if masks.count == 2, masks[0].composite == .exclude, node.stacking != nil {
        // An opaque layer combined with another one by `exclude` leaves the area between the boxes.
        let boxes = masks.map { edges.edge(of: $0.clip, node.contentInsets) }
        return canvas.fill(Path(boxes[0], without: boxes[1]), .black)
      }
      for mask in masks.reversed() {
        guard node.stacking != nil else {
          canvas.layer(mask, in: RoundedRect(item.frame), area: item.frame, seen: item.frame)
          continue
        }
        let shape = edges.edge(of: mask.clip, node.contentInsets)
        canvas.layer(
          mask, in: shape, area: edges.edge(of: mask.origin, node.contentInsets).rect,
          seen: shape.rect)
      }
    }
  }

  /// Reports properties that a picture does not show, once per property and node.
  private mutating func report(_ properties: [String], of item: Arrangement.Item) {
    for property in properties {
      let name = item.identifier ?? item.type
      diagnostics.append(
        Diagnostic(
          .warning, rule: "not-painted", "\(item.type) “\(name)”: \(property) is not painted yet",
          place: item.place, nodes: [name]))
    }
  }

  private func unpaintable(_ item: Arrangement.Item) -> Diagnostic {
    let name = item.identifier ?? item.type
    return Diagnostic(
      .warning, rule: "unpaintable-frame",
      "\(item.type) “\(name)” has a frame that is not a number, so it is not drawn, nor what is"
        + " in it", place: item.place, nodes: [name])
  }
}

extension Look {
  fileprivate var hasInnerShadow: Bool {
    !decoration.isNone && decoration.parts.shadows.contains { $0.isInner }
  }
}

extension NodeContent {
  fileprivate var isPath: Bool { if case .shape(.path) = self { true } else { false } }

  /// Whether the content gives the background its own shape.
  fileprivate var drawsOwnBackground: Bool {
    switch self {
    case .shape(.ellipse), .shape(.path): true
    case .control(.textField(let field)): field.border == .rounded
    default: false
    }
  }
}

extension Rect {
  /// The rectangle, limited to coordinates that every painter supports.
  ///
  /// Cairo stores pixels in 24 bits: at four pixels per point, two million points are too many.
  var withinReach: Rect {
    let reach = 500_000.0
    func clamp(_ value: Double) -> Double { min(max(value, -reach), reach) }
    let left = clamp(minX)
    let top = clamp(minY)
    return Rect(left: left, top: top, right: clamp(maxX), bottom: clamp(maxY))
  }
}

extension PlacedText {
  /// Returns whether white space was omitted between a text and the next one of the same node, at a
  /// line break.
  fileprivate func leavesRoom(before next: PlacedText) -> Bool {
    guard let last = text.lines.last, let first = next.text.lines.first else { return false }
    return first.range.lowerBound > last.range.upperBound
  }

  /// The text with opaque glyphs and without shadows.
  fileprivate var silhouette: PlacedText {
    var dark = self
    dark.color = .black
    dark.look.shadows = []
    for index in dark.runs.indices {
      dark.runs[index].look.color = .black
      dark.runs[index].look.shadows = []
      dark.runs[index].background = nil
    }
    return dark
  }
}

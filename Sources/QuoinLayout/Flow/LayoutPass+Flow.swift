import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// The maximum depth of boxes; each level needs engine calls, whose frames are large in debug builds.
  static let boxDepthLimit = LayoutPass.depthLimit

  /// Returns the size of a flex or flow container for a question.
  func measureFlow(_ index: Int, _ question: Question) -> MeasuredSize {
    if let style = columns(of: index) { return measureColumns(index, style, question) }
    if isVertical(index) { return measureVertical(index, question) }
    let tree = flowTree(index)
    let space = BoxSpace(
      width: extent(question, .horizontal), height: extent(question, .vertical))
    do {
      let answer = try tree.boxes.measure(tree.ids[0], in: space) { [self] box, request in
        measureItem(Int(tree.nodes[Int(box.index)]), request)
      } inline: { [self] request in
        breakLines(of: tree, request)
      }
      return MeasuredSize(finite(answer.size), firstBaseline: answer.firstBaseline)
    } catch {
      report(error, index)
      return MeasuredSize(.zero)
    }
  }

  /// Places the descendants of a flex or flow container.
  func placeFlow(_ index: Int, in size: Size) {
    if let style = columns(of: index) { return placeColumns(index, style, in: size) }
    if isVertical(index) { return placeVertical(index, in: size) }
    let flow = flowTree(index)
    let space = BoxSpace(width: .exactly(size.width), height: .exactly(size.height))
    layoutBoxes(flow, space, index)
    if let members = flow.plainMembers(in: self) { return place(members, of: flow) }
    if isUpdating, flow.placesChanges, placeChanges(in: flow) { return }
    // First the frames relative to the root of the box tree.
    var absolute = flow.frames()
    // The places of held boxes move with blocks.
    if !flow.blocksInside.isEmpty { moveBlocksInside(flow, &absolute) }
    if !flow.heldBoxes.isEmpty { moveHeldBoxes(flow, &absolute) }
    if !flow.stickyBoxes.isEmpty { stick(flow, &absolute) }
    var placed = PlacedFrames(in: index..<Int(tree.ends[index]))
    for (box, node) in flow.nodes.enumerated().dropFirst() where node >= 0 {
      placed.place(Int(node), box: absolute[box])
      if scene.placesTexts, tree.elements[Int(node)] != nil {
        setContentInsets(
          insets(of: flow.boxes.contentRect(of: flow.ids[box]), absolute[box]), of: Int(node))
      }
    }
    placeLines(flow, absolute, &placed)
    if scene.placesTexts { placeMarkers(flow, absolute) }
    if scene.placesTexts, flow.hasTables {
      if isUpdating {
        placeTablesAgain(flow, flow.ids.indices, absolute)
      } else {
        placeTables(flow, flow.ids.indices, absolute)
      }
    }
    noteContents(in: flow)
    relate(index, &placed)
    if scene.keepsLayouts, placesChanges(in: flow) {
      // Later calls return only what changes from now on.
      _ = flow.changedBoxes()
      flow.placesChanges = true
    }
    for node in flow.nodes.dropFirst() where node >= 0 && !isBoxes(Int(node)) {
      place(Int(node), in: frames[Int(node)].size)
    }
  }

  /// Places what is in a box tree whose boxes are all nodes.
  ///
  /// - Parameter members: The nodes that lay out their descendants themselves.
  private func place(_ members: [Int], of flow: FlowTree) {
    let boxes = flow.changedBoxes()
    frames.set(boxes, of: flow.nodes)
    guard isUpdating, !members.isEmpty else {
      for node in members { place(node, in: frames[node].size) }
      return
    }
    // Of the members, only those with another frame or with changes inside have to be placed.
    for box in boxes where box.isOther {
      let node = Int(flow.nodes[Int(box.index)])
      // Most nodes are no containers.
      if node >= 0, !tree.roles[node].isEmpty, isMember(node) {
        place(node, in: frames[node].size)
      }
    }
    let root = Int(flow.nodes[0])
    for node in dirty.nodes
    where node > root && node < tree.ends[root] && isMember(node) && flow.place(of: node) != nil {
      place(node, in: frames[node].size)
    }
  }

  /// Whether a node in a box tree lays out its descendants itself.
  private func isMember(_ node: Int) -> Bool { tree.algorithms[node] != nil && !isBoxes(node) }

  /// Stores the insets of an element's content.
  func setContentInsets(_ insets: EdgeInsets, of node: Int) {
    if isUpdating {
      if contentInsets[node] == insets { return }
      rewritten.insert(node)
    }
    contentInsets[node] = insets
  }

  func layoutBoxes(_ flow: FlowTree, _ space: BoxSpace, _ index: Int) {
    do {
      try flow.boxes.layout(flow.ids[0], in: space) { [self] box, request in
        measureItem(Int(flow.nodes[Int(box.index)]), request)
      } inline: { [self] request in
        breakLines(of: flow, request)
      }
    } catch {
      report(error, index)
    }
  }

  private func flowTree(_ index: Int) -> FlowTree {
    if let known = flowTrees[index] { return known }
    let tree = FlowTree(index, in: self)
    flowTrees[index] = tree
    return tree
  }

  func breakLines(of tree: FlowTree, _ request: InlineRequest) -> InlineLayout {
    if isOutOfTime { return InlineLayout(size: .zero) }
    guard let lines = tree.lines(of: Int(request.box.index)) else {
      return InlineLayout(size: .zero)
    }
    return lines.layout(request, self)
  }

  /// Returns the distances from the edges of a box to those of its content.
  func insets(of content: Rect, _ frame: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, content.minY), left: max(0, content.minX),
      bottom: max(0, frame.height - content.maxY), right: max(0, frame.width - content.maxX))
  }

  /// Sets the frames relative to the containers.
  func relate(_ root: Int, _ placed: inout PlacedFrames) {
    let end = Int(tree.ends[root])
    var index = root + 1
    while index < end {
      frames[index] = placed.relate(index, to: Int(tree.parents[index]), known: frames[index])
      index = isBoxes(index) ? index + 1 : Int(tree.ends[index])
    }
  }

  /// Whether the content of a node's box has a size that only the node can tell.
  ///
  /// The content of a shape in a flex or grid container has none, unless it is set as the shape's natural size.
  func measuresBox(_ index: Int) -> Bool {
    guard withNode(index, { type(of: $0) == ShapeNode.self }),
      !tree.roles[Int(tree.parents[index])].contains(.flow)
    else { return !isBoxes(index) }
    let sizing = tree.sizings[index]
    return sizing.naturalWidth != .measured || sizing.naturalHeight != .measured
  }

  /// Returns the size of a node that lays out itself, for a request of the box engine.
  func measureItem(_ index: Int, _ request: MeasureRequest) -> BoxMeasurement {
    guard index >= 0 else { return BoxMeasurement(size: .zero) }
    if tree.areLines[index] { return measureLine(index, request) }
    if let answer = measureText(index, request) { return answer }
    if let width = unsizedWidth(index, request) {
      return BoxMeasurement(size: Size(width, request.height ?? 0))
    }
    if request.width == .minContent, isCompressible(index) { return BoxMeasurement(size: .zero) }
    var width = proposedWidth(request)
    // A container of constraints and a stack have no size below their fitting size, so the minimum is not requested.
    if request.width == .minContent, tree.roles[index].contains(.island) { width = nil }
    var question = Question(ProposedSize(width: width, height: request.height))
    question.isWidthExact = request.width.length != nil
    question.isHeightExact = request.height != nil
    // The box engine applies the node's own sizes and limits, and flexing.
    question.isOfContent = true
    let answer = measure(index, question)
    return BoxMeasurement(size: answer.size, firstBaseline: answer.firstBaseline)
  }

  /// Returns the size of a text on one line, which has no size rules, for a request of the box engine.
  private func measureLine(_ index: Int, _ request: MeasureRequest) -> BoxMeasurement {
    let line = sizeOfLine(index)
    let size = Size(
      request.width.length ?? line.size.width, request.height ?? line.size.height)
    var answer = BoxMeasurement(size: finite(size), firstBaseline: line.firstBaseline)
    answer.isConstant = true
    return answer
  }

  /// Returns the width to propose for a request of the box engine.
  private func proposedWidth(_ request: MeasureRequest) -> Double? {
    switch request.width {
    case .exactly(let length), .within(let length): length
    case .minContent: 0
    case .maxContent: nil
    }
  }

  /// Returns the size of a plain text without size rules, for a request of the box engine, or `nil` if the node has none.
  ///
  /// The engine keeps the answers itself.
  private func measureText(_ index: Int, _ request: MeasureRequest) -> BoxMeasurement? {
    guard hasMeasurer, tree.sizings.isEmpty(at: index),
      let string = withNode(index, { plainString(of: $0) }), !isOutOfTime
    else { return nil }
    let answer = measure(
      string, of: index, in: proposedWidth(request), isExact: request.width.length != nil)
    let size = Size(
      request.width.length ?? answer.size.width, request.height ?? answer.size.height)
    return BoxMeasurement(size: finite(size), firstBaseline: answer.firstBaseline)
  }

  /// Whether an item is compressible: a picture whose width or maximum width is a percentage contributes a min-content
  /// width of zero (CSS Sizing 3 §5.2.2).
  private func isCompressible(_ index: Int) -> Bool {
    guard let element = tree.elements[index], element.isReplaced else {
      return false
    }
    switch (element.style.width, element.style.maxWidth) {
    case (.percent, _), (_, .percent): return true
    default: return false
    }
  }

  /// Returns the content width of a picture that has an aspect ratio but no size, or `nil` for other nodes and requests.
  ///
  /// CSS 2 §10.3.2: it fills its container, to which it adds no width in browsers. If its width is a percentage, its
  /// max-content width is that of a picture about which nothing is known, 300 points.
  private func unsizedWidth(_ index: Int, _ request: MeasureRequest) -> Double? {
    guard request.width == .minContent || request.width == .maxContent,
      let element = tree.elements[index], element.isReplaced, element.style.isCompressible
    else { return nil }
    switch element.style.width {
    case .stretch: return 0
    case .percent: return request.width == .minContent ? 0 : 300
    default: return nil
    }
  }

  private func extent(_ question: Question, _ axis: Axis) -> BoxExtent {
    guard let length = question.proposal[axis] else { return .maxContent }
    return question.isExact(axis) ? .exactly(length) : .within(length)
  }

  private func report(_ error: BoxLayoutError, _ index: Int) {
    // A passed deadline is reported once for the whole layout.
    guard case .tooDeep = error else { return }
    guard reportedOnce.insert("nesting-too-deep").inserted else { return }
    findings.noteLoose()
    report(
      .error, rule: "nesting-too-deep",
      "\(name(index)) has more than \(LayoutPass.boxDepthLimit) boxes inside each other; what is "
        + "deeper is not placed. Nest fewer of them.",
      about: index)
  }
}

/// A derived look with the identity of the look that it comes from.
typealias RecentLineLook = (look: ObjectIdentifier, derived: LineLook)

extension LayoutPass {
  /// Returns the inline metrics of a node's font and line height.
  func inlineMetrics(of node: Int) -> InlineMetrics {
    lineLook(tree.looks[node].text).metrics
  }

  /// Returns the line properties of a look, which texts that share the look share.
  func lineLook(_ look: TextLook) -> LineLook {
    let identity = look.storageIdentity
    if let last = recentLineLooks.last, last.look == identity { return last.derived }
    if let other = recentLineLooks.other, other.look == identity {
      swap(&recentLineLooks.last, &recentLineLooks.other)
      return other.derived
    }
    if let known = lineLooks[identity] {
      recentLineLooks = ((identity, known), recentLineLooks.last)
      return known
    }
    let scale = max(1, traits.displayScale)
    let (metrics, size) = fontMetrics(of: look)
    let made = LineLook(look, metrics, size: size, scale: scale, &paragraphLooks)
    lineLooks[identity] = made
    recentLineLooks = ((identity, made), recentLineLooks.last)
    return made
  }

  /// Returns the metrics of a look's font, and the size of its letters.
  func fontMetrics(of look: TextLook) -> (metrics: FontMetrics, size: Double) {
    let scale = max(1, traits.displayScale)
    var font = look.font
    // A measurer that shapes letters does it as browsers do; models of text are exact.
    let sizes =
      textPreparer == nil
      ? (metrics: font.size, letters: font.size) : font.browserSizes(scale: scale)
    // The metrics come from the font of the letters, since each size is one more font to make.
    font.size = sizes.letters
    var metrics =
      scene.text?.metrics(of: font) ?? FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
    if sizes.letters > 0 { metrics.scale(by: sizes.metrics / sizes.letters) }
    return (metrics, sizes.letters)
  }

  /// Whether a node is an inline text, whose lines belong to its container.
  @inline(__always) func isInLines(_ node: Int) -> Bool {
    guard tree.areInlineTexts[node] else { return false }
    let parent = Int(tree.parents[node])
    return parent >= 0 && tree.roles[parent].contains(.flow)
  }
}

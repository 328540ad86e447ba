import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A builder of the boxes in a container: CSS 2 §9.2, CSS Display 3 §2 and CSS Flexbox §4.
struct FlowBuilder {
  let pass: LayoutPass
  /// A part of a block container's content: lines, a block, or table parts.
  private enum Segment {
    case lines(InlineFlow)
    case block(Int)
    /// Table parts outside a table.
    case table([Int])
  }

  init(_ pass: LayoutPass) { self.pass = pass }

  /// Adds the boxes of a node's children to its box.
  mutating func fill(_ tree: FlowTree, _ box: Int32, _ node: Int) {
    switch tree.boxes.links.display(of: Int(box)) {
    case .flex, .grid: fillFlex(tree, box, node)
    case .table, .tableHeaderGroup, .tableRowGroup, .tableFooterGroup, .tableRow,
      .tableColumnGroup, .tableColumn:
      fillTable(tree, box, node, children(of: node))
    case .block, .flowRoot, .contents, .none, .tableCaption, .tableCell:
      fillBlock(tree, box, node)
    }
  }

  // MARK: Flex and grid containers

  /// Adds an item for each child and each piece of text between them: CSS Flexbox §4, CSS Grid §6.
  private func fillFlex(_ tree: FlowTree, _ box: Int32, _ node: Int) {
    if !pass.tree.hasElements, !pass.tree.roles[node].contains(.flow) {
      forEachChild(of: node) { addBox(tree, box, $0) }
      return
    }
    var text: InlineFlow?
    func endText() {
      if let text, text.hasInk(pass) { addAnonymous(tree, box, text) }
      text = nil
    }
    for child in children(of: node) {
      if isText(child), pass.tree.roles[node].contains(.flow) {
        if text == nil { text = InlineFlow(container: node) }
        text?.items.append(.text(child))
        tree.note(inline: child)
        continue
      }
      if pass.tree.elements[child]?.isLineBreak == true {
        if text == nil { text = InlineFlow(container: node) }
        text?.items.append(.lineBreak(child))
        tree.note(inline: child)
        continue
      }
      switch level(of: child) {
      case .none, .contents: continue
      case .block, .inline, .atomic: break
      }
      endText()
      addBox(tree, box, child)
    }
    endText()
  }

  // MARK: Block containers

  /// Adds the boxes and lines of a block container.
  ///
  /// - Parameter children: The children to add, or `nil` for all.
  func fillBlock(_ tree: FlowTree, _ box: Int32, _ node: Int, _ children: [Int]? = nil) {
    var collector = InlineCollector(pass, container: node)
    if let children {
      for child in children { collector.collect(child) }
    } else {
      forEachChild(of: node) { collector.collect($0) }
    }
    let segments = collector.finish()
    for node in collector.inlineNodes { tree.note(inline: node) }
    for (element, block) in collector.blocksInside { tree.note(block, inside: element) }
    if segments.count == 1, case .lines(let flow) = segments[0] {
      flow.isWholeBlock = true
      addInside(tree, box, flow)
      tree.setLines(flow, box)
      return
    }
    // Not in a run of columns, which is a box of its own.
    if tree.nodes[Int(box)] == Int32(node), pass.tree.elements[node]?.marker != nil {
      tree.boxes.setMarkerAscent(pass.markerAscent(of: node), of: tree.ids[Int(box)])
    }
    var hasContent = false
    for segment in segments {
      switch segment {
      case .lines(let flow):
        flow.continuesBlock = hasContent
        hasContent = true
        addAnonymous(tree, box, flow)
      case .block(let child):
        // Lines behind what is out of flow are the first ones.
        if !InlineCollector.isOutOfFlow(child, pass), !InlineCollector.isFloat(child, pass) {
          hasContent = true
        }
        addBox(tree, box, child)
      case .table(let parts):
        hasContent = true
        addAnonymousTable(tree, box, node, parts)
      }
    }
  }

  /// Adds an anonymous block box around the lines between blocks: CSS 2 §9.2.1.1.
  private func addAnonymous(_ tree: FlowTree, _ box: Int32, _ flow: InlineFlow) {
    var style = PackedStyle()
    style.direction = tree.boxes.style(of: tree.ids[Int(box)]).direction
    let anonymous = tree.add(style, node: -1, parent: box)
    tree.boxes.setAnonymous(true, tree.ids[Int(anonymous)])
    addInside(tree, anonymous, flow)
    tree.setLines(flow, anonymous)
  }

  /// Adds the boxes in lines, and those that are out of flow there.
  private func addInside(_ tree: FlowTree, _ box: Int32, _ flow: InlineFlow) {
    // The open elements.
    var open: [Int] = []
    func add(_ node: Int) -> Int32 {
      let holder = holder(of: node, among: open)
      let added = addBox(tree, box, node, isHeldInLine: holder != nil)
      if let holder {
        flow.hold(tree.ids[Int(added)], in: holder)
        tree.boxes.setHeldInLine(tree.ids[Int(added)])
      }
      return added
    }
    for index in flow.items.indices {
      switch flow.items[index] {
      case .atomic(let node, _): flow.items[index] = .atomic(node, add(node))
      case .outOfFlow(let node, _): flow.items[index] = .outOfFlow(node, add(node))
      case .float(let node, _): flow.items[index] = .float(node, add(node))
      case .open(let node, _): open.append(node)
      case .close: _ = open.popLast()
      case .text, .lineBreak: break
      }
    }
  }

  /// Returns the inline element that is the containing block of a box in lines, or of its descendants, if they are
  /// absolutely positioned.
  ///
  /// - Parameter elements: The inline elements around the box in its lines, outer ones first.
  private func holder(of node: Int, among elements: [Int]) -> Int? {
    let isFixed = pass.tree.elements[node]?.isFixed == true
    return elements.last {
      let holding = pass.tree.elements[$0]?.stacking.holding ?? .none
      return holding == .fixed || holding == .absolute && !isFixed
    }
  }

  /// Adds the box of a node.
  ///
  /// - Parameter isHeldInLine: Whether an inline element in the box around it is its containing block if it is out of
  ///   flow.
  @discardableResult
  func addBox(
    _ tree: FlowTree, _ box: Int32, _ node: Int, isHeldInLine: Bool = false
  ) -> Int32 {
    if let original = pass.tree.original(of: node), let place = tree.place(of: original),
      place > 0
    {
      return tree.add(styledAs: place, node: node, parent: box, isMeasured: pass.measuresBox(node))
    }
    let element = pass.tree.elements[node]
    let style = BoxStyles.style(of: node, isRoot: false, in: pass)
    // Without any insets, a fixed box is where it would be in the flow. Percentages still refer to its containing block.
    let isHeld =
      element?.isFixed == true && !isHeldInLine
      && (style.inset(.left) != .auto || style.inset(.top) != .auto
        || style.inset(.right) != .auto || style.inset(.bottom) != .auto
        || style.hasPercentages)
    let parent = isHeld ? fixedParent(of: node, tree, box) : box
    let added = tree.add(style, node: node, parent: parent, isMeasured: pass.measuresBox(node))
    if parent != box { tree.note(held: added, place: addStaticPlace(of: style, tree, box)) }
    // The styles of grids are large values, so that asking for one takes time.
    if element != nil || pass.tree.roles[node].contains(.grid),
      let grid = BoxStyles.grid(of: node, in: pass)
    {
      tree.boxes.setGrid(grid, of: tree.ids[Int(added)])
    }
    if element != nil || pass.tree.roles[Int(pass.tree.parents[node])].contains(.grid),
      let item = BoxStyles.gridItem(of: node, in: pass)
    {
      tree.boxes.setGridItem(item, of: tree.ids[Int(added)])
    }
    if let table = element?.table, element?.display == .table {
      tree.boxes.setTable(table, of: tree.ids[Int(added)])
    }
    if let part = element?.tablePart {
      tree.hasTables = true
      tree.boxes.setTablePart(part, of: tree.ids[Int(added)])
    }
    if let size = element?.containIntrinsicSize {
      tree.boxes.setContainIntrinsicSize(size, of: tree.ids[Int(added)])
    }
    if element?.sticky != nil { tree.note(sticky: added) }
    if element?.marker != nil { tree.noteMarker() }
    if let room = element?.markerRoom {
      tree.boxes.setMarkerRoom(room, of: tree.ids[Int(added)])
    }
    if element?.isButton == true { tree.boxes.setButton(tree.ids[Int(added)]) }
    if style.display == .flowRoot, let limit = element?.inline.lineLimit, limit > 0 {
      tree.boxes.setLineLimit(limit, of: tree.ids[Int(added)])
    }
    if let element { tree.setLengths(of: tree.ids[Int(added)], element) }
    return added
  }

  /// Adds an empty box at the static position of a fixed box that another box holds.
  ///
  /// In a flex or grid container that aligns its items at their centres or ends, the position is that of a box without a
  /// size.
  private func addStaticPlace(of fixed: PackedStyle, _ tree: FlowTree, _ box: Int32) -> Int32 {
    var style = PackedStyle()
    style.position = .absolute
    for edge in Edge.allCases { style.setMargin(edge, fixed.margin(edge)) }
    style.width = .points(0)
    style.height = .points(0)
    return tree.add(style, node: -1, parent: box)
  }

  /// Returns the parent for fixed boxes: the viewport, or a box that is their containing block.
  ///
  /// CSS Positioned Layout §2.1, CSS Containment 1 §3.3, CSS Transforms 1 §3, Filter Effects 1 §5.
  private func fixedParent(of node: Int, _ tree: FlowTree, _ box: Int32) -> Int32 {
    var step = box
    var isHeld = isInMovedElement(node, tree)
    while step > 0 {
      let node = tree.nodes[Int(step)]
      if node >= 0, pass.tree.elements[Int(node)]?.stacking.holding == .fixed {
        return step
      }
      let id = tree.ids[Int(step)]
      if tree.boxes.style(of: id).position != .static || tree.boxes.isHeldInLine(id) {
        isHeld = true
      }
      step = tree.parent(of: Int(step))
    }
    // Without a containing block among its ancestors it can stay in its parent, and keeps its static position.
    return isHeld ? 0 : box
  }

  /// Whether an inline element around a node moves the block that the node is in.
  private func isInMovedElement(_ node: Int, _ tree: FlowTree) -> Bool {
    guard !tree.blocksInside.isEmpty else { return false }
    var step = Int(pass.tree.parents[node])
    while step > Int(tree.nodes[0]) {
      if let element = pass.tree.elements[step], element.level == .inline,
        element.style.position == .relative
      {
        return true
      }
      step = Int(pass.tree.parents[step])
    }
    return false
  }

  // MARK: Nodes

  /// Returns the children of a node, with children that have no box replaced by their own children.
  func children(of node: Int) -> [Int] {
    var result: [Int] = []
    forEachChild(of: node) { result.append($0) }
    return result
  }

  /// Calls a closure with the children of a node from an index on, with children that have no box replaced by their own
  /// children.
  @inline(__always) func forEachChild(
    of node: Int, from first: Int? = nil, _ body: (Int) -> Void
  ) {
    var next = first ?? node + 1
    let end = Int(pass.tree.ends[node])
    let mayBeContents = pass.tree.hasElements
    while next < end {
      if mayBeContents, pass.tree.elements[next]?.level == .contents {
        next += 1
      } else {
        body(next)
        next = Int(pass.tree.ends[next])
      }
    }
  }

  func isText(_ node: Int) -> Bool { pass.tree.areInlineTexts[node] }

  func level(of node: Int) -> ElementBox.Level { InlineCollector.level(of: node, pass) }
}

extension FlowBuilder {
  /// Sorts the content of a block container into lines and blocks, descending into inline elements.
  ///
  /// A block inside an inline element ends the lines before it; the element continues in the lines after it (CSS 2
  /// §9.2.1.1).
  private struct InlineCollector {
    private let pass: LayoutPass
    private let container: Int
    private var segments: [Segment] = []
    private var flow: InlineFlow?
    /// The open inline elements, and whether they are in the current lines.
    private var open: [Int] = []
    private(set) var inlineNodes: [Int] = []
    private(set) var blocksInside: [(element: Int, block: Int)] = []

    init(_ pass: LayoutPass, container: Int) {
      self.pass = pass
      self.container = container
    }

    /// Collects a child and its descendants.
    mutating func collect(_ child: Int) {
      var next = child
      let end = Int(pass.tree.ends[child])
      while next < end {
        close(before: next)
        next = collectOne(next)
      }
      close(before: end)
    }

    /// Collects one node, and returns the node to continue with.
    private mutating func collectOne(_ node: Int) -> Int {
      let behind = Int(pass.tree.ends[node])
      if pass.tree.areInlineTexts[node] {
        append(.text(node))
        inlineNodes.append(node)
        return behind
      }
      let element = pass.tree.elements[node]
      switch Self.level(of: node, pass) {
      case .none: return behind
      case .contents: return node + 1
      case _ where Self.isOutOfFlow(node, pass):
        // Before any line it is an out-of-flow block.
        if flow != nil || !open.isEmpty || element?.isInlineInFlow == true {
          append(.outOfFlow(node, -1))
        } else {
          segments.append(.block(node))
        }
        return behind
      case .block where Self.isFloat(node, pass):
        // Before any line it is placed by its container, otherwise by the lines.
        if flow != nil || !open.isEmpty {
          append(.float(node, -1))
        } else {
          segments.append(.block(node))
        }
        return behind
      case .block:
        endLines()
        for element in open { blocksInside.append((element, node)) }
        if element?.display.isTablePart == true {
          if case .table(let parts) = segments.last {
            segments[segments.count - 1] = .table(parts + [node])
          } else {
            segments.append(.table([node]))
          }
          return behind
        }
        segments.append(.block(node))
        return behind
      case .atomic:
        append(.atomic(node, -1))
        return behind
      case .inline:
        inlineNodes.append(node)
        if element?.isLineBreak == true {
          append(.lineBreak(node))
          return behind
        }
        append(.open(node, isStart: true))
        open.append(node)
        return node + 1
      }
    }

    private mutating func append(_ item: InlineItem) {
      if flow == nil {
        let flow = InlineFlow(container: container)
        for node in open { flow.items.append(.open(node, isStart: false)) }
        self.flow = flow
      }
      flow?.items.append(item)
    }

    /// Closes the inline elements that end before a node.
    private mutating func close(before node: Int) {
      while let last = open.last, Int(pass.tree.ends[last]) <= node {
        // After a block that was its last child, the element still has its end edge.
        append(.close(last, isEnd: true))
        open.removeLast()
      }
    }

    private mutating func endLines() {
      guard let flow else { return }
      for node in open.reversed() { flow.items.append(.close(node, isEnd: false)) }
      appendLines(flow)
      self.flow = nil
    }

    private mutating func appendLines(_ flow: InlineFlow) {
      // Content that would be in a line keeps its position there. So does an element without content, although its line
      // has no height (CSS 2 §9.4.2).
      let hasPlace = flow.items.contains {
        switch $0 {
        case .outOfFlow(let node, _):
          pass.tree.elements[node]?.isInlineInFlow ?? false
        case .open(_, isStart: true): true
        default: false
        }
      }
      if hasPlace || flow.hasContent(pass) {
        segments.append(.lines(flow))
        return
      }
      // White space between blocks produces no lines.
      for item in flow.items {
        switch item {
        case .outOfFlow(let node, _), .float(let node, _): segments.append(.block(node))
        default: break
        }
      }
    }

    mutating func finish() -> [Segment] {
      endLines()
      return segments
    }

    static func isFloat(_ node: Int, _ pass: LayoutPass) -> Bool {
      if let element = pass.tree.elements[node] { return element.float != .none }
      let relation = pass.tree.flowRelation(of: node)
      return relation.map { $0.placement.float != .none } ?? false
    }

    static func isOutOfFlow(_ node: Int, _ pass: LayoutPass) -> Bool {
      if let element = pass.tree.elements[node] { return element.position == .absolute }
      let relation = pass.tree.flowRelation(of: node)
      return relation.map { $0.placement.position == .absolute } ?? false
    }

    /// Returns how a node takes part in the flow.
    static func level(of node: Int, _ pass: LayoutPass) -> ElementBox.Level {
      if let element = pass.tree.elements[node] { return element.level }
      guard let relation = pass.tree.flowRelation(of: node) else {
        return .block
      }
      // CSS 2 §9.7: a float is a block.
      if relation.placement.float != .none { return .block }
      switch relation.placement.level {
      case .block: return .block
      case .inlineBlock: return .atomic
      case .inline: return pass.tree.roles[node].contains(.flow) ? .inline : .atomic
      case .automatic: return pass.tree.areInlineTexts[node] ? .inline : .block
      }
    }
  }
}

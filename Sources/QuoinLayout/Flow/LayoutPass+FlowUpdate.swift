import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// A later layout of boxes with lines in them places only what changed: the boxes that were laid out again or moved, the
// lines in these, and the markers beside them.
extension LayoutPass {
  /// Whether a later layout can place only what changed in a box tree.
  ///
  /// It cannot if frames depend on more than the boxes around them: in columns and anonymous tables, of boxes that stick
  /// or that a box other than their parent holds, of elements with a block inside, of lines with annotations, and of floats in inline elements.
  ///
  /// - Parameter start: The first box that is new.
  func placesChanges(in flow: FlowTree, from start: Int = 1) -> Bool {
    flow.stickyBoxes.isEmpty && flow.columnRuns.isEmpty && flow.allTablesAreNodes
      && flow.heldBoxes.isEmpty && !hasAnnotations
      && !tree.hasInnerBoxTrees
      && flow.nodes.indices[start...].allSatisfy { hasPlainContainer($0, flow) }
  }

  /// Whether the frame of a box is relative to the next box of a node around it, or the box stands in the lines of an
  /// inline element.
  private func hasPlainContainer(_ box: Int, _ flow: FlowTree) -> Bool {
    guard flow.nodes[box] >= 0 else { return true }
    let container = container(of: Int(flow.nodes[box]), flow)
    if Int(flow.nodes[flow.outerBox(of: box)]) == container { return true }
    let style = flow.boxes.style(of: flow.ids[box])
    return flow.lines(of: Int(flow.parent(of: box))) != nil && style.float == .none
      && !style.position.isOutOfFlow
  }

  /// Returns the node that the frame of a node is relative to: its container, unless that has no box because of
  /// `display: contents`.
  private func container(of node: Int, _ flow: FlowTree) -> Int {
    var container = Int(tree.parents[node])
    while tree.elements[container]?.level == .contents, flow.place(of: container) == nil {
      container = Int(tree.parents[container])
    }
    return container
  }

  /// Places the boxes that changed since the tree was last placed, and what is in them.
  ///
  /// - Returns: `false` if many boxes of a document with tables have changed, so that all boxes are placed.
  func placeChanges(in flow: FlowTree) -> Bool {
    var changed: [(box: Int, isOther: Bool)] = []
    for entry in flow.changedBoxes() {
      let (box, isOther) = (Int(entry.index), entry.isOther)
      changed.append((box, isOther))
      // What is in an anonymous box is relative to a box around it.
      if isOther, flow.nodes[box] < 0 {
        flow.forEachBoxOfNode(in: box) { changed.append(($0, true)) }
      }
    }
    if flow.hasTables, changed.count > flow.ids.count / 4 { return false }
    let tables = flow.hasTables && scene.placesTexts ? changedTables(of: flow, changed) : []
    /// The nodes that lay out their descendants themselves and have another frame or changes inside.
    var members: [Int] = []
    for (box, isOther) in changed {
      let node = Int(flow.nodes[box])
      guard node >= 0 else { continue }
      let outer = flow.outerBox(of: box)
      if isOther, Int(flow.nodes[outer]) == container(of: node, flow) {
        frames[node] = Rect(
          origin: flow.offset(of: box, in: outer), size: flow.boxes.frame(of: flow.ids[box]).size)
      }
      if scene.placesTexts, tree.elements[node] != nil {
        let frame = flow.boxes.frame(of: flow.ids[box])
        setContentInsets(insets(of: flow.boxes.contentRect(of: flow.ids[box]), frame), of: node)
      }
      if isOther, !isBoxes(node), tree.algorithms[node] != nil { members.append(node) }
    }
    placeChangedLines(of: 0, in: flow)
    for (box, _) in changed { placeChangedLines(of: box, in: flow) }
    if scene.placesTexts, !markerPlaces.isEmpty {
      placeMarkers(among: [0] + changed.map(\.box), in: flow)
    }
    for table in tables {
      let (boxes, frames) = flow.frames(in: table)
      placeTablesAgain(flow, boxes, frames)
    }
    let root = Int(flow.nodes[0])
    for node in dirty.nodes
    where node > root && node < tree.ends[root] && tree.algorithms[node] != nil && !isBoxes(node)
      && flow.place(of: node) != nil
    {
      members.append(node)
    }
    for node in members { place(node, in: frames[node].size) }
    return true
  }

  /// Returns the tables that have another size or changes inside: their parts are painted where their cells are.
  ///
  /// A table that only moves takes its parts along. Of nested tables, the outermost one is returned.
  private func changedTables(
    of flow: FlowTree, _ changed: [(box: Int, isOther: Bool)]
  ) -> Set<Int> {
    var tables: Set<Int> = []
    for (box, isOther) in changed {
      guard let table = flow.outermostTable(around: box) else { continue }
      let isMoved =
        table == box && isOther
        && flow.boxes.frame(of: flow.ids[box]).size == frames[Int(flow.nodes[box])].size
      if !isMoved { tables.insert(table) }
    }
    for node in dirty.nodes {
      if let table = flow.place(of: node).flatMap({ flow.outermostTable(around: $0) }) {
        tables.insert(table)
      }
    }
    return tables
  }

  /// Places the markers of the list items among the changed boxes, which include those around them.
  private func placeMarkers(among boxes: [Int], in flow: FlowTree) {
    var baselines = ItemBaselines(flow: flow)
    for box in MarkedNodes(boxes, of: flow.ids.count).inOrder().reversed() {
      placeMarker(of: box, &baselines)
    }
  }
}

extension FlowTree {
  /// Whether each table is that of a node.
  var allTablesAreNodes: Bool {
    !hasTables || nodes.indices.allSatisfy { nodes[$0] >= 0 || !isTable($0) }
  }

  /// Returns the outermost table around a box, which may be the box itself.
  func outermostTable(around box: Int) -> Int? {
    var (table, step): (Int?, Int) = (nil, box)
    while step >= 0 {
      if isTable(step) { table = step }
      step = Int(parent(of: step))
    }
    return table
  }

  /// Returns a box and all boxes in it in order, and the frames of these, relative to its corner; those of other boxes are
  /// empty.
  func frames(in box: Int) -> (boxes: [Int], frames: [Rect]) {
    var frames = Array(repeating: Rect.zero, count: ids.count)
    var found: [Int] = []
    var pending = [box]
    while let next = pending.popLast() {
      found.append(next)
      let frame = boxes.frame(of: ids[next])
      frames[next] =
        next == box
        ? Rect(origin: .zero, size: frame.size)
        : frame.offset(by: frames[Int(parent(of: next))].origin)
      var child = boxes.firstChild(of: ids[next])
      while let inner = child {
        pending.append(Int(inner.index))
        child = boxes.next(after: inner)
      }
    }
    return (found.sorted(), frames)
  }

  /// Returns the next box of a node around a box that is not the root.
  func outerBox(of box: Int) -> Int {
    var outer = Int(parent(of: box))
    while outer > 0, nodes[outer] < 0 { outer = Int(parent(of: outer)) }
    return outer
  }

  /// Calls a closure with the outermost boxes of nodes in an anonymous box, and with anonymous boxes with lines in it.
  func forEachBoxOfNode(in box: Int, _ body: (Int) -> Void) {
    var child = boxes.firstChild(of: ids[box])
    while let inner = child {
      let index = Int(inner.index)
      if nodes[index] >= 0 || lines(of: index) != nil { body(index) }
      if nodes[index] < 0 { forEachBoxOfNode(in: index, body) }
      child = boxes.next(after: inner)
    }
  }
}

import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The box tree of a flex, grid or flow container.
///
/// It includes all such containers directly nested in it, and their other children as boxes that the pass measures. The
/// index of a box is its index in the lists.
final class FlowTree {
  @exclusivity(unchecked) var boxes = BoxTree()
  /// The nodes of the boxes; -1 for anonymous boxes, and `gone` for removed ones.
  @exclusivity(unchecked) var nodes: [Int32] = []
  /// The lines of the boxes up to the last one that contains lines.
  @exclusivity(unchecked) private var lines: [InlineFlow?] = []
  /// Whether the tree contains a table or a part of one.
  @exclusivity(unchecked) var hasTables = false
  /// Whether a box has a marker beside its first line.
  @exclusivity(unchecked) private(set) var hasMarkers = false
  /// The inline elements and texts, which have no boxes.
  @exclusivity(unchecked) private(set) var inlineNodes: [Int] = []
  /// The blocks inside inline elements, each with its element.
  @exclusivity(unchecked) private(set) var blocksInside: [(element: Int, block: Int)] = []

  /// The fixed boxes whose containing block is not their parent, each with an empty box at its place there.
  @exclusivity(unchecked) private(set) var heldBoxes: [(box: Int32, place: Int32)] = []

  /// The boxes that stick, outer ones first.
  @exclusivity(unchecked) private(set) var stickyBoxes: [Int32] = []

  /// The boxes of nodes, relative to the root's node, or -1; empty if they are not known.
  @exclusivity(unchecked) private var places: [Int32] = []
  /// The nodes that lay out their descendants themselves, if all boxes are ordered as the nodes are.
  ///
  /// See ``plainMembers(in:)``.
  @exclusivity(unchecked) private var members: [Int]??
  /// The plain members, if they are known.
  var plainMembers: [Int]? {
    get { members ?? nil }
    set { members = .some(newValue) }
  }
  /// Whether everything is placed and later layouts have to place only what changed.
  ///
  /// See ``LayoutPass/placesChanges(in:)``.
  @exclusivity(unchecked) var placesChanges = false
  /// The frames that were read.
  @exclusivity(unchecked) private var frameRecord = FrameRecord()
  /// The boxes to divide into columns.
  @exclusivity(unchecked) private(set) var columnRuns: Set<Int32> = []

  /// The handles of the boxes.
  var ids: BoxIDs { BoxIDs(count: nodes.count) }

  /// The number of boxes of removed nodes.
  @exclusivity(unchecked) var goneCount = 0
  /// The number of boxes that memory was reserved for.
  private var reserved: Int

  /// Creates the boxes of a container.
  ///
  /// - Parameter columnWidth: The width of the columns that contain the root's content, or `nil` if there are none.
  init(_ root: Int, in pass: LayoutPass, columnWidth: Double? = nil) {
    let count = Int(pass.tree.ends[root]) - root
    // A few boxes may be inserted later.
    let boxCount = FlowTree.boxCount(of: root, in: pass)
    reserved = boxCount + (pass.scene.keepsLayouts ? boxCount / 16 : 0)
    boxes.depthLimit = LayoutPass.boxDepthLimit
    setDeadline(pass.deadline)
    reserveCapacity(reserved)
    if pass.scene.keepsLayouts || !pass.tree.originals.isEmpty {
      places = Array(repeating: -1, count: count)
    }
    let first = add(
      BoxStyles.style(of: root, isRoot: true, in: pass), node: root, parent: -1,
      isMeasured: !pass.tree.roles[root].contains(.boxes))
    if let grid = (pass.tree.nodes[root] as? GridContainer)?.grid {
      boxes.setGrid(grid, of: ids[Int(first)])
    }
    var builder = FlowBuilder(pass)
    var open = Int(first)
    while open < nodes.count {
      let node = nodes[open]
      if open == 0, let columnWidth {
        builder.fillColumns(self, root, width: columnWidth)
      } else if node >= 0,
        open == 0 ? pass.tree.roles[root].contains(.boxes) : pass.isBoxes(Int(node))
      {
        builder.fill(self, Int32(open), Int(node))
      }
      open += 1
    }
  }

  /// Sets when the layout of the boxes stops, which differs from layout to layout.
  func setDeadline(_ deadline: Deadline?) {
    if let deadline {
      boxes.shouldStop = { deadline.isPassed }
    } else {
      boxes.shouldStop = nil
    }
  }

  /// Returns the number of boxes of a container and its descendants, without anonymous ones.
  ///
  /// Nodes in lines have no boxes, and other containers lay out their descendants themselves.
  private static func boxCount(of root: Int, in pass: LayoutPass) -> Int {
    var count = 1
    var node = root + 1
    let end = Int(pass.tree.ends[root])
    let hasElements = pass.tree.hasElements
    while node < end {
      var isOpen = pass.tree.roles[node].contains(.boxes)
      switch hasElements ? pass.tree.elements[node]?.level : nil {
      case .block, .atomic: count += 1
      case .inline, .contents: break
      case .some(.none): isOpen = false
      case nil: if !pass.tree.areInlineTexts[node] { count += 1 }
      }
      node = isOpen ? node + 1 : Int(pass.tree.ends[node])
    }
    return count
  }

  private func reserveCapacity(_ count: Int) {
    boxes.reserveCapacity(count)
    nodes.reserveCapacity(count)
  }

  /// Adds a box as the last child of its parent.
  @discardableResult
  func add(_ style: PackedStyle, node: Int, parent: Int32, isMeasured: Bool = false) -> Int32 {
    makeRoom()
    let box = boxes.add(style, isMeasured: isMeasured)
    if parent >= 0 { boxes.append(box, to: ids[Int(parent)]) }
    return note(box, node)
  }

  /// Adds a box with the style of another one as the last child of its parent.
  func add(styledAs place: Int, node: Int, parent: Int32, isMeasured: Bool) -> Int32 {
    makeRoom()
    return note(
      boxes.append(styledAs: ids[place], to: ids[Int(parent)], isMeasured: isMeasured), node)
  }

  /// Reserves memory for another box.
  private func makeRoom() {
    // Doubling the memory of a large tree would take much more than it needs.
    guard nodes.count == reserved else { return }
    reserved += max(64, reserved / 8)
    reserveCapacity(reserved)
  }

  /// Notes an added box.
  @inline(__always) private func note(_ box: BoxID, _ node: Int) -> Int32 {
    nodes.append(Int32(node))
    if node >= 0, !places.isEmpty {
      let offset = node - Int(nodes[0])
      if offset < places.count { places[offset] = box.index } else { places = [] }
    }
    return box.index
  }

  /// Sets the lines of a box.
  func setLines(_ flow: InlineFlow, _ box: Int32) {
    boxes.setHoldsLines(true, ids[Int(box)])
    if lines.count <= Int(box) {
      lines.reserveCapacity(reserved)
      while lines.count <= Int(box) { lines.append(nil) }
    }
    lines[Int(box)] = flow
  }

  /// Returns the lines of a box, or `nil` if it contains none.
  @inline(__always) func lines(of box: Int) -> InlineFlow? {
    box < lines.count ? lines[box] : nil
  }

  /// Releases the lines of a box, which were placed for the last time.
  ///
  /// Which cells of tables are empty is asked later.
  func forgetLines(of box: Int) {
    guard box < lines.count else { return }
    if hasTables { lines[box]?.renew() } else { lines[box] = nil }
  }

  func noteMarker() { hasMarkers = true }

  func note(columns box: Int32) { columnRuns.insert(box) }

  func note(sticky box: Int32) { stickyBoxes.append(box) }

  func note(held box: Int32, place: Int32) { heldBoxes.append((box, place)) }

  func note(inline node: Int) { inlineNodes.append(node) }

  func note(_ block: Int, inside element: Int) { blocksInside.append((element, block)) }

  /// Returns the box of a node, or `nil` if the node has none.
  ///
  /// - Complexity: O(1), except for O(n) on first use.
  func box(of node: Int) -> BoxID? { place(of: node).map { ids[$0] } }

  /// Returns the index of a node's box, or `nil` if the node has none.
  ///
  /// - Complexity: O(1), except for O(n) on first use.
  func place(of node: Int) -> Int? {
    // The root is the first node, and all nodes with a box come after it.
    guard let root = nodes.first else { return nil }
    if places.isEmpty {
      places = Array(repeating: -1, count: Int((nodes.max() ?? root) - root) + 1)
      for (place, node) in nodes.enumerated() where node >= 0 {
        places[Int(node - root)] = Int32(place)
      }
    }
    let offset = node - Int(root)
    guard places.indices.contains(offset), places[offset] >= 0 else { return nil }
    return Int(places[offset])
  }

  /// Applies insertions, removals and moves to the map from nodes to boxes.
  func renumberPlaces(_ splice: PreorderSplice) {
    guard let root = nodes.first, !places.isEmpty else { return }
    if !splice.apply(to: &places, ofSubtree: Int(root), blank: -1) { places = [] }
  }

  /// Returns the nodes that lay out their descendants themselves, if all boxes are ordered as the nodes are.
  ///
  /// - Returns: `nil` if there are lines, document elements, or boxes without nodes.
  func plainMembers(in pass: LayoutPass) -> [Int]? {
    if let members { return members }
    let isPlain =
      !pass.tree.hasElements && inlineNodes.isEmpty && columnRuns.isEmpty && !hasTables
      && lines.allSatisfy { $0 == nil }
    let answer = isPlain ? membersInOrder(pass) : nil
    members = .some(answer)
    return answer
  }

  /// Returns the nodes that lay out their descendants themselves, or `nil` if a box has no node or another parent than its
  /// node.
  private func membersInOrder(_ pass: LayoutPass) -> [Int]? {
    var members: [Int] = []
    let (nodes, outer, roles) = (nodes, pass.tree.parents, pass.tree.roles)
    let links = boxes.links
    for box in nodes.indices.dropFirst() {
      let node = Int(nodes[box])
      guard node >= 0, nodes[Int(links.parent(of: box))] == outer[node] else { return nil }
      // Most nodes are no containers.
      if !roles[node].isEmpty, pass.tree.algorithms[node] != nil, !pass.isBoxes(node) {
        members.append(node)
      }
    }
    return members
  }

  /// Adds the nodes of new boxes that lay out their descendants themselves to the known ones.
  ///
  /// - Parameter start: The first new box. With lines in the new ones, not all boxes are ordered as the nodes are.
  func noteMembers(from start: Int, in pass: LayoutPass) {
    guard lines.allSatisfy({ $0 == nil }), nodes[start...].allSatisfy({ $0 >= 0 }) else {
      members = .some(nil)
      return
    }
    plainMembers? += nodes[start...].map { Int($0) }.filter {
      pass.tree.algorithms[$0] != nil && !pass.isBoxes($0)
    }
  }

  /// Applies insertions, removals and moves to the lines, and to the lists of nodes and boxes in them.
  func renumberFlows(_ splice: PreorderSplice) {
    if !splice.onlyAppends {
      for flow in lines { flow?.apply(splice) }
    }
    inlineNodes = splice.renumbered(inlineNodes)
    blocksInside = blocksInside.compactMap { pair in
      let nodes = splice.renumbered([pair.element, pair.block])
      return nodes.count == 2 ? (nodes[0], nodes[1]) : nil
    }
    if hasTables, !splice.removedIndices.isEmpty {
      hasTables = nodes.indices.contains {
        nodes[$0] != FlowTree.gone && boxes.links.display(of: $0).isTablePart
      }
    }
    heldBoxes.removeAll { nodes[Int($0.box)] == FlowTree.gone }
    stickyBoxes.removeAll { nodes[Int($0)] == FlowTree.gone }
  }

  /// Releases the lines of a removed box.
  func removeLines(of box: Int) {
    if box < lines.count { lines[box] = nil }
  }

  /// Returns the parent of a box, or -1 for the root and for boxes of removed nodes.
  func parent(of box: Int) -> Int32 {
    precondition(nodes.indices.contains(box), "the tree has no such box")
    return boxes.links.parent(of: box)
  }

  /// Returns the boxes that were laid out since the last call or have other frames, with these relative to the border boxes
  /// of their parents.
  ///
  /// The root is not among them; the first call returns all others.
  func changedBoxes() -> [ChangedBox] { boxes.changedBoxes(in: ids[0], since: &frameRecord) }

  /// Returns the origin of a box relative to the border box of one around it.
  func offset(of inner: Int, in outer: Int) -> Point {
    var offset = Point.zero
    var step = inner
    while step > outer {
      offset = offset + boxes.frame(of: ids[step]).origin
      step = Int(parent(of: step))
    }
    return offset
  }

  /// Returns how a box takes part in the layout around it.
  func display(of box: Int) -> Display { boxes.display(of: ids[box]) }

  /// Whether a box is a table.
  func isTable(_ box: Int) -> Bool { display(of: box) == .table }

  /// Returns the frame of each box, relative to the root's border box.
  func frames() -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(nodes.count)
    for (index, id) in ids.enumerated() {
      let frame = boxes.frame(of: id)
      let parent = parent(of: index)
      frames.append(
        parent >= 0
          ? frame.offset(by: frames[Int(parent)].origin)
          : Rect(
            origin: .zero, size: frame.size))
    }
    return frames
  }
}

extension FlowTree {
  /// Sets what the style of a box does not hold: sums of points and percentages, and the shape of a float.
  func setLengths(of box: BoxID, _ element: ElementBox) {
    for mixture in element.mixtures {
      boxes.setMixture(mixture.mixture, for: mixture.length, of: box)
    }
    let area = element.float == .none ? nil : element.floatArea
    boxes.setShape(of: box, area.map { area in { area.shape(in: $0) } })
  }
}

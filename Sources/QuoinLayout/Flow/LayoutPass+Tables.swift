import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A part of a table's painting besides its nodes.
struct TablePiece {
  /// The table layer.
  var layer: Arrangement.TableLayer
  /// The frame relative to the corner of the node that it lies beneath.
  var frame: Rect
  var look: Look
  /// The box that the background of `look` belongs to, if it is larger than the frame.
  var area: Rect?
  /// Whether it is painted above the table's content, as borders are, rather than below, as backgrounds are.
  var isAbove = false
}

extension LayoutPass {
  /// Adds the separately painted parts of tables: CSS 2 §17.5.1 and §17.6.
  ///
  /// The backgrounds of rows and columns show in cells only, the background of a table is around its rows only, and
  /// collapsed borders belong to the table.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of the tables and what is in them, or all boxes.
  ///   - absolute: The frames of these boxes, relative to one corner.
  func placeTables(_ flow: FlowTree, _ boxes: some Collection<Int>, _ absolute: [Rect]) {
    markHeads(flow, boxes, absolute)
    let hasGrounds = hasGroundsOfParts(flow, boxes)
    for box in boxes {
      let (id, node) = (flow.ids[box], Int(flow.nodes[box]))
      switch flow.display(of: box) {
      case .table:
        if node >= 0 {
          placeTable(flow, box, node)
        } else {
          // An anonymous table: its lines are drawn with its nearest node.
          let owner = owner(of: box, flow)
          guard owner >= 0 else { continue }
          let corner = absolute[box].origin - absolute[flow.place(of: owner) ?? 0].origin
          placeLines(flow, id, under: owner, at: corner)
        }
      case .tableColumn, .tableColumnGroup, .tableRowGroup:
        if node >= 0 { tableLooks[node] = looksWithoutBox(tree.looks[node]) }
      case .tableHeaderGroup, .tableFooterGroup, .tableRow:
        guard node >= 0 else { continue }
        tableLooks[node] = looksWithoutBox(tree.looks[node])
        tableRows[node] = true
      case .tableCell: if node >= 0 { placeCell(flow, box, node, absolute, hasGrounds: hasGrounds) }
      case .block, .flowRoot, .flex, .grid, .tableCaption, .contents, .none: break
      }
    }
    placeShadows(flow, boxes, absolute)
  }

  /// Replaces what an earlier layout added for tables, and notes the nodes whose items differ.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of the tables and what is in them, or all boxes.
  ///   - absolute: The frames of these boxes, relative to one corner.
  func placeTablesAgain(_ flow: FlowTree, _ boxes: some Collection<Int>, _ absolute: [Rect]) {
    var known: [(node: Int, look: Look?, head: Double?, foot: Double?)] = []
    for box in boxes where flow.nodes[box] >= 0 {
      let node = Int(flow.nodes[box])
      known.append((node, tableLooks[node], headReaches[node], footReaches[node]))
      tableLooks[node] = nil
      tablePieces[node] = nil
    }
    placeTables(flow, boxes, absolute)
    for (node, look, head, foot) in known
    where look?.identity != tableLooks[node]?.identity || head != headReaches[node]
      || foot != footReaches[node]
    {
      rewritten.insert(node)
    }
  }

  /// Marks the heads and feet that may be repeated on each page: CSS 2 §17.2.
  ///
  /// They are a table's first header group and its first footer group.
  private func markHeads(_ flow: FlowTree, _ boxes: some Collection<Int>, _ absolute: [Rect]) {
    var heads: [Int32: Int] = [:]
    var feet: [Int32: Int] = [:]
    for box in boxes {
      switch flow.display(of: box) {
      case .tableHeaderGroup:
        if heads[flow.parent(of: box)] == nil { heads[flow.parent(of: box)] = box }
      case .tableFooterGroup:
        if feet[flow.parent(of: box)] == nil { feet[flow.parent(of: box)] = box }
      default: break
      }
    }
    if heads.isEmpty, feet.isEmpty { return }
    // The top and the bottom of the cells of each table.
    var extents: [Int32: (top: Double, bottom: Double)] = [:]
    for box in boxes where flow.display(of: box) == .tableCell {
      var step = box
      while step >= 0, !flow.isTable(step) { step = Int(flow.parent(of: step)) }
      guard step >= 0 else { continue }
      let known = extents[Int32(step)] ?? (.infinity, -.infinity)
      extents[Int32(step)] = (
        min(known.top, absolute[box].minY), max(known.bottom, absolute[box].maxY)
      )
    }
    for (table, head) in heads where flow.nodes[head] >= 0 {
      guard let bottom = extents[table]?.bottom, bottom.isFinite else { continue }
      headReaches[Int(flow.nodes[head])] = bottom - absolute[head].minY
    }
    for (table, foot) in feet where flow.nodes[foot] >= 0 {
      guard let top = extents[table]?.top, top.isFinite else { continue }
      footReaches[Int(flow.nodes[foot])] = absolute[foot].maxY - top
    }
  }

  /// Adds the shadows of rows and row groups, above the backgrounds in their cells: CSS Backgrounds 3 §7.1.
  private func placeShadows(
    _ flow: FlowTree, _ boxes: some Collection<Int>, _ absolute: [Rect]
  ) {
    for box in boxes {
      let node = Int(flow.nodes[box])
      switch flow.display(of: box) {
      case .tableRow, .tableHeaderGroup, .tableRowGroup, .tableFooterGroup: break
      default: continue
      }
      guard node >= 0, let look = tree.looks[node].shadowsAlone, !tree.nodes[node].isHidden else {
        continue
      }
      tablePieces[node, default: []].append(
        TablePiece(
          layer: Arrangement.TableLayer(node: tree.nodes[node].id, kind: .ground),
          frame: Rect(origin: .zero, size: absolute[box].size), look: look))
    }
  }

  /// Returns the node of a box or of its nearest ancestor with a node; -1 if there is none.
  private func owner(of box: Int, _ flow: FlowTree) -> Int {
    var step = box
    while step >= 0, flow.nodes[step] < 0 { step = Int(flow.parent(of: step)) }
    return step >= 0 ? Int(flow.nodes[step]) : -1
  }

  /// Adds the collapsed borders of a table, relative to the corner of a node: CSS 2 §17.6.2.
  private func placeLines(_ flow: FlowTree, _ id: BoxID, under node: Int, at corner: Point) {
    // The numbers of lines so far, by node and side.
    var counts: [Int: Int] = [:]
    // Lines in succession are often sides of equal cells.
    var last: (line: BoxDecoration.Line, isUpright: Bool, look: Look)?
    for border in flow.boxes.collapsedBorders(of: id) {
      let owner = Int(flow.nodes[Int(border.box.index)])
      guard owner >= 0, let lines = tree.elements[owner]?.tableLines else {
        continue
      }
      var line = lines.value(of: border.side, .leftToRight)
      line.color = line.color.resolved(tree.traits(of: owner).colorScheme)
      let look: Look
      if let last, last.line == line, last.isUpright == border.isUpright {
        look = last.look
      } else {
        look = .line(line, isUpright: border.isUpright)
        last = (line, border.isUpright, look)
      }
      let side = owner * Edge.allCases.count + Int(border.side.rawValue)
      let number = counts[side, default: 0]
      counts[side] = number + 1
      tablePieces[node, default: []].append(
        TablePiece(
          layer: Arrangement.TableLayer(
            node: tree.nodes[owner].id, kind: .border(border.side), number: number),
          frame: border.frame.offset(by: corner), look: look, isAbove: true))
    }
  }

  private func placeTable(_ flow: FlowTree, _ box: Int, _ node: Int) {
    let id = flow.ids[box]
    var look = tree.looks[node]
    let element = tree.elements[node]
    if element?.table?.collapsesBorders == true {
      look = looksWithoutBorders(look)
      tableLooks[node] = look
      placeLines(flow, id, under: node, at: .zero)
    }
    let grid = flow.boxes.tableGrid(of: id)
    guard grid.height < flow.boxes.frame(of: id).height else { return }
    tableLooks[node] = looksWithoutBox(look)
    let layer = Arrangement.TableLayer(node: tree.nodes[node].id, kind: .ground)
    tablePieces[node, default: []].insert(
      TablePiece(layer: layer, frame: grid, look: look.boxAlone), at: 0)
  }

  /// Whether a row, a column or a group of them has a background, which shows in its cells.
  private func hasGroundsOfParts(_ flow: FlowTree, _ boxes: some Collection<Int>) -> Bool {
    boxes.contains { box in
      guard flow.nodes[box] >= 0 else { return false }
      switch flow.display(of: box) {
      case .tableColumn, .tableColumnGroup, .tableRow, .tableRowGroup, .tableHeaderGroup,
        .tableFooterGroup:
        return tree.looks[Int(flow.nodes[box])].hasGround
      default: return false
      }
    }
  }

  /// - Parameter hasGrounds: Whether a row, a column or a group of them may have a background.
  private func placeCell(
    _ flow: FlowTree, _ box: Int, _ node: Int, _ absolute: [Rect], hasGrounds: Bool
  ) {
    let element = tree.elements[node]
    var ancestors: [Int] = []
    var step = Int(flow.parent(of: box))
    while step >= 0, !flow.isTable(step) {
      if hasGrounds { ancestors.append(step) }
      step = Int(flow.parent(of: step))
    }
    let table = step
    let tableNode = table >= 0 ? owner(of: table, flow) : -1
    let collapses =
      tableNode >= 0
      && tree.elements[tableNode]?.table?.collapsesBorders == true
    if collapses {
      tableLooks[node] = looksWithoutBorders(tree.looks[node])
    } else if element?.hidesEmptyCell == true, isEmptyCell(flow, box) {
      // CSS 2 §17.6.1.1: the empty cell is not drawn.
      tableLooks[node] = looksWithoutBox(tree.looks[node])
      return
    }
    // From back to front: column groups, columns, row groups, rows.
    var grounds = hasGrounds ? columns(flow, table, under: absolute[box], absolute) : []
    grounds += ancestors.reversed()
    let parent = Int(tree.parents[node])
    guard let under = flow.place(of: parent) else { return }
    let corner = absolute[under].origin
    let look = tableLooks[node] ?? tree.looks[node]
    if look.isPlainGround, !tree.nodes[node].isHidden {
      // Its background touches those of its neighbours.
      tableLooks[node] = looksWithoutBox(look)
      grounds.append(box)
    }
    for ground in grounds {
      let owner = Int(flow.nodes[ground])
      guard owner >= 0, tree.looks[owner].hasGround, !tree.nodes[owner].isHidden else { continue }
      let back = Point(-corner.x, -corner.y)
      tablePieces[parent, default: []].append(
        TablePiece(
          layer: Arrangement.TableLayer(
            node: tree.nodes[owner].id, cell: tree.nodes[node].id, kind: .ground),
          frame: absolute[box].offset(by: back), look: tree.looks[owner].ground,
          area: tree.looks[owner].decoration.isNone ? nil : absolute[ground].offset(by: back)))
    }
  }

  /// Returns the boxes of the columns, preceded by those of their groups, in which a cell begins.
  private func columns(
    _ flow: FlowTree, _ table: Int, under cell: Rect, _ absolute: [Rect]
  ) -> [Int] {
    guard table >= 0 else { return [] }
    let isRightToLeft = flow.boxes.style(of: flow.ids[table]).direction == .rightToLeft
    let start = isRightToLeft ? cell.maxX - 0.01 : cell.minX + 0.01
    var found: [Int] = []
    var child = flow.boxes.firstChild(of: flow.ids[table])
    while let box = child {
      let display = flow.boxes.style(of: box).display
      let frame = absolute[Int(box.index)]
      let isAround = frame.minX <= start && start < frame.maxX
      if isAround, display == .tableColumn || display == .tableColumnGroup {
        found.append(Int(box.index))
        var inner = flow.boxes.firstChild(of: box)
        while let column = inner {
          let frame = absolute[Int(column.index)]
          if frame.minX <= start, start < frame.maxX { found.append(Int(column.index)) }
          inner = flow.boxes.next(after: column)
        }
      }
      child = flow.boxes.next(after: box)
    }
    return found
  }

  /// Whether a cell contains nothing but white space.
  private func isEmptyCell(_ flow: FlowTree, _ box: Int) -> Bool {
    flow.boxes.firstChild(of: flow.ids[box]) == nil
      && flow.lines(of: box)?.hasContent(self) != true
  }

  /// Adds items for the separately painted parts of a table.
  func addTablePieces(
    _ pieces: [TablePiece], _ origin: Point, _ rounded: Point?, _ grid: PixelGrid,
    _ items: inout Arrangement.Items
  ) {
    let owner = items.count - 1
    let node = items[owner]
    // Adjoining parts are drawn on whole pixels, as in browsers, so that there are no seams between cells.
    let corner = rounded ?? origin
    func placed(_ frame: Rect) -> Rect {
      grid.round(frame.offset(by: origin)).offset(by: Point(-corner.x, -corner.y))
    }
    func item(
      _ frame: Rect, _ look: Look, _ layer: Arrangement.TableLayer, parent: Int, end: Int
    ) -> Arrangement.Item {
      var item = Arrangement.Item(
        id: layer.node, identifier: nil, type: "#piece", parent: parent, end: end, frame: frame,
        direction: node.direction, colorScheme: node.colorScheme, isHidden: node.isHidden,
        look: look, content: .none, texts: .none, place: node.place)
      item.tableLayer = layer
      return item
    }
    for piece in pieces {
      let frame = placed(piece.frame)
      let layer = piece.layer
      guard let area = piece.area else {
        var one = item(frame, piece.look, layer, parent: owner, end: items.count + 1)
        if piece.isAbove {
          var stacking = Stacking()
          stacking.placing = .relative
          one.stacking = stacking
        }
        items.append(one)
        continue
      }
      // The part of a background that shows in a cell.
      var window = Look()
      window.clips = true
      var cell = layer
      cell.kind = .window
      items.append(item(frame, window, cell, parent: owner, end: items.count + 2))
      let whole = placed(area).offset(by: Point(-frame.minX, -frame.minY))
      items.append(item(whole, piece.look, layer, parent: items.count - 1, end: items.count + 1))
    }
  }
}

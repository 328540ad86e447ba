import QuoinBoxLayout
import QuoinModel

// CSS 2 §17.2.1 Anonymous table objects. The box engine adds missing rows and groups; cells around content that is not
// part of a table, and tables around table parts, are created here.

extension FlowBuilder {
  /// Adds the parts of a table, a group or a row.
  func fillTable(_ tree: FlowTree, _ box: Int32, _ node: Int, _ children: [Int]) {
    let display = tree.boxes.style(of: tree.ids[Int(box)]).display
    var others: [Int] = []
    func endOthers() {
      if !others.isEmpty { addAnonymousCell(tree, box, node, others) }
      others = []
    }
    for child in children {
      switch level(of: child) {
      case .none, .contents: continue
      case .inline, .atomic, .block: break
      }
      guard let style = pass.tree.elements[child]?.style else {
        others.append(child)
        continue
      }
      if style.position == .absolute {
        addBox(tree, box, child)
      } else if level(of: child) == .block, style.display.isProperPart(of: display) {
        endOthers()
        addBox(tree, box, child)
      } else if display != .tableColumn, display != .tableColumnGroup {
        others.append(child)
      }
    }
    endOthers()
  }

  /// Adds an anonymous cell around content outside a cell; white space alone needs none.
  private func addAnonymousCell(_ tree: FlowTree, _ box: Int32, _ node: Int, _ children: [Int]) {
    guard children.contains(where: { !isBlank($0) }) else {
      for child in children where isText(child) { tree.note(inline: child) }
      return
    }
    let style = tree.boxes.style(of: tree.ids[Int(box)])
    if style.display == .tableColumn || style.display == .tableColumnGroup { return }
    var cell = PackedStyle()
    cell.display = .tableCell
    cell.direction = style.direction
    let anonymous = tree.add(cell, node: -1, parent: box)
    fillBlock(tree, anonymous, node, children)
  }

  /// Adds an anonymous table around parts outside a table.
  func addAnonymousTable(_ tree: FlowTree, _ box: Int32, _ node: Int, _ parts: [Int]) {
    var table = PackedStyle()
    table.display = .table
    table.direction = tree.boxes.style(of: tree.ids[Int(box)]).direction
    let anonymous = tree.add(table, node: -1, parent: box)
    // The inherited properties of tables.
    if let style = pass.tree.elements[node]?.table {
      tree.boxes.setTable(style, of: tree.ids[Int(anonymous)])
    }
    fillTable(tree, anonymous, node, parts)
  }

  /// Whether a node is a text of collapsible white space only.
  private func isBlank(_ node: Int) -> Bool {
    guard isText(node), let text = pass.tree.nodes[node] as? TextNode else { return false }
    return text.string.utf8.allSatisfy { $0 == 32 || (9...13).contains($0) }
  }
}

extension Display {
  /// Whether the box may be a direct child of a table, a group or a row.
  ///
  /// Missing levels between them need no box.
  fileprivate func isProperPart(of container: Display) -> Bool {
    switch container {
    case .table: isTablePart
    case .tableHeaderGroup, .tableRowGroup, .tableFooterGroup:
      self == .tableRow || self == .tableCell
    case .tableRow: self == .tableCell
    case .tableColumnGroup: self == .tableColumn
    default: false
    }
  }
}

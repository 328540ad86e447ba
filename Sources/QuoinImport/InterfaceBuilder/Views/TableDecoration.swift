import QuoinGeometry
import QuoinModel

/// The decoration that a table draws around its cells: backgrounds of groups, separators, titles.
///
/// The decoration is not part of the document: its nodes have no ids, and are not referred to. Backgrounds and titles are
/// behind the cells, separators are in front of them, because cells may have backgrounds of their own.
struct TableDecoration {
  private let session: ImportSession
  private let table: VariedElement
  private let style: TableStyle

  init(session: ImportSession, table: VariedElement) {
    self.session = session
    self.table = table
    style = table.keyword("style", KeywordTables.tableStyle, otherwise: "plain is used") ?? .plain
  }

  /// Adds backgrounds and titles, which must happen before the cells are added.
  func addBackgrounds(to container: RelativeContainer) {
    if container.style.background == nil {
      // UITableView's own colours, which documents omit.
      container.style.background = SystemColors.color(
        isGrouped ? "systemGroupedBackgroundColor" : "systemBackgroundColor")
    }
    for list in table.element.children {
      switch list.name {
      case "prototypes": addGrounds(list, to: container)
      case "sections":
        for section in list.children { addSection(section, to: container) }
      default: break
      }
    }
  }

  /// Adds separators, which must happen after the cells are added.
  func addSeparators(to container: RelativeContainer) {
    for list in table.element.children {
      switch list.name {
      case "prototypes":
        // Other rows follow the last prototype.
        addLines(frames(list)[...], to: container)
      case "sections":
        for section in list.children {
          let rows = section.child("cells").map(frames) ?? []
          addLines(isGrouped ? rows.dropLast() : rows[...], to: container)
        }
      default: break
      }
    }
  }

  private var isGrouped: Bool { style != .plain }

  /// The distance of the first row from the table's header in an app, in UIKit's sections without a title.
  var firstRowDistance: Double {
    guard isGrouped else { return 0 }
    let written = table.number("sectionHeaderHeight") ?? -1
    return written > 0 ? written : 35
  }

  /// Whether the canvas has a header above the fixed rows that the app has not: that of a first section without a title.
  var isRecordedTooLow: Bool {
    guard !isGrouped,
      let first = table.element.child("sections")?.children.first(where: { _ in true })
    else { return false }
    return TextReader.plain(first, "headerTitle") == nil
  }

  /// Adds the default backgrounds of prototype rows that have none of their own, where the table's differs from them.
  private func addGrounds(_ list: XMLTreeElement, to container: RelativeContainer) {
    guard isGrouped || table.child("color", key: "backgroundColor") != nil else { return }
    if style == .insetGrouped { return addGround(frames(list), list, to: container) }
    for cell in list.children {
      let varied = VariedElement(cell, session.classes)
      guard varied.child("color", key: "backgroundColor") == nil, let frame = varied.frame else {
        continue
      }
      let ground = RelativeContainer()
      ground.style.background = SystemColors.color(
        isGrouped ? "secondarySystemGroupedBackgroundColor" : "systemBackgroundColor")
      add(ground, "rowBackground", frame, cell, to: container)
    }
  }

  /// Adds the default background of a group of rows, with round corners in inset groups.
  private func addGround(
    _ rows: [Rect], _ list: XMLTreeElement, to container: RelativeContainer
  ) {
    guard let first = rows.first, let last = rows.last else { return }
    let ground = RelativeContainer()
    ground.style.background = SystemColors.color("secondarySystemGroupedBackgroundColor")
    if style == .insetGrouped { ground.style.cornerRadius = 10 }
    let frame = Rect(left: first.minX, top: first.minY, right: first.maxX, bottom: last.maxY)
    add(ground, "sectionBackground", frame, list, to: container)
  }

  private func addSection(_ section: XMLTreeElement, to container: RelativeContainer) {
    let rows = section.child("cells").map(frames) ?? []
    guard let first = rows.first, let last = rows.last else { return }
    if isGrouped { addGround(rows, section, to: container) }
    let margin: Double = first.minX > 0 ? 20 : session.sideMargin
    if let title = TextReader.plain(section, "headerTitle"), first.minY >= 22 {
      let frame = Rect(
        first.minX + margin, first.minY - 22, max(0, first.width - 2 * margin), 16)
      add(
        text(isGrouped ? title.uppercased() : title), "sectionHeader", frame, section,
        to: container)
    }
    if let title = TextReader.plain(section, "footerTitle") {
      let frame = Rect(first.minX + margin, last.maxY + 6, max(0, first.width - 2 * margin), 16)
      add(footer(title), "sectionFooter", frame, section, to: container)
    }
  }

  /// Returns the node of a footer, whose text has as many lines as it needs below the top of the frame.
  private func footer(_ title: String) -> Node {
    let node = text(title)
    node.style.text.lineLimit = 0
    node.documentType = "#text"
    let box = RelativeContainer()
    box.margins = .fixed(.zero)
    box.add(Relation(node, RelativePlacement()))
    for attribute in [Attribute.leading, .trailing, .top] {
      box.constraints.append(
        Constraint(
          AnchorTerm(AnchorItem(node: node.id), attribute), .equal,
          AnchorTerm(AnchorItem(node: box.id), attribute)))
    }
    return box
  }

  private func text(_ title: String) -> TextNode {
    let node = TextNode(title)
    node.style.text.font = isGrouped ? .style(.footnote) : .system(13, weight: .semibold)
    node.style.text.color = .secondaryLabel
    return node
  }

  /// Adds separators below rows.
  private func addLines(_ rows: ArraySlice<Rect>, to container: RelativeContainer) {
    guard table.keyword("separatorStyle", KeywordTables.separators) == true else { return }
    let thickness = 1 / (session.info.device?.scale ?? 2)
    for row in rows {
      let line = RelativeContainer()
      line.style.background = .separator
      let inset = min(row.width, row.minX > 0 ? 20 : session.sideMargin)
      let frame = Rect(
        row.minX + inset, row.maxY - thickness, row.width - inset, thickness)
      add(line, "separator", frame, table.element, to: container)
    }
  }

  private func frames(_ list: XMLTreeElement) -> [Rect] {
    list.children.compactMap { cell in
      VariedElement(cell, session.classes).frame
    }
  }

  private func add(
    _ node: Node, _ type: String, _ frame: Rect, _ element: XMLTreeElement,
    to container: RelativeContainer
  ) {
    node.documentType = type
    node.place = session.place(element)
    var placement = AbsolutePlacement(frame: frame)
    if let size = PlacementReader.recordedSize(table) {
      placement.autoresizing = .flexibleWidth
      placement.designSize = size
    }
    let isMirrored = session.options.direction == .rightToLeft
    container.add(
      Relation(
        node, RelativePlacement(pinned: isMirrored ? placement.mirrored : placement)))
  }
}

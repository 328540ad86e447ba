import QuoinGeometry
import QuoinModel

/// One layout of one list, in an extent across the scroll direction.
struct ListRun {
  let pass: LayoutPass
  let index: Int
  let list: ListContainer
  /// The extent across the scroll direction, in points.
  let extent: Double
  /// The nodes of the parts, as indices of the flat tree.
  private var nodes: [ListPart: Int] = [:]
  /// The cells of the sections of the plan.
  private(set) var cells: [ListCells] = []

  var axis: Axis { list.axis }
  var memory: ListMemory { list.memory }

  init(_ pass: LayoutPass, _ index: Int, _ list: ListContainer, across extent: Double) {
    self.pass = pass
    self.index = index
    self.list = list
    self.extent = extent
    pass.forEachChild(of: index) { child in
      if let relation = pass.tree.relations[child] as? Relation<ListContainer> {
        nodes[relation.placement.part] = child
      }
    }
    memory.noteLayout()
    memory.prepare(
      ListMemory.Key(extent: extent, traits: pass.tree.traits(of: index)), list)
  }

  /// The measured part of the plan.
  ///
  /// In flow layouts the last line is excluded while it is not known to be complete.
  var measured: ListPlan {
    var plan = list.plan
    for (index, cells) in cells.enumerated() { plan.sections[index].items = cells.items }
    return plan
  }

  func node(_ part: ListPart) -> Int? { nodes[part] }

  /// Measures the children, and stores the lengths in the list's memory.
  mutating func measure() {
    for part in list.plan.sections {
      let section = list.sections[part.number]
      if part.hasHeader {
        memory.sections[part.number].header = length(
          .header(section: part.number), section.headerLength)
      }
      if part.hasFooter {
        memory.sections[part.number].footer = length(
          .footer(section: part.number), section.footerLength)
      }
      var cells = ListCells(section, axis: axis, across: extent)
      // A line begins with the first item, unless the lengths were discarded since it was chosen.
      let start = part.items.isEmpty ? 0 : firstItem(part)
      let items = part.items.compactMap { item -> (item: Int, node: Int)? in
        guard item >= start else { return nil }
        return nodes[.row(ListIndex(section: part.number, item: item))].map { (item, $0) }
      }
      cells.fill(items) { node, room, isExact in measureCell(node, room, isExact) }
      remember(cells, part.number)
      self.cells.append(cells)
    }
  }

  /// Returns the first item that begins a line.
  private func firstItem(_ part: ListPlan.Section) -> Int {
    let lines = memory.sections[part.number].lines
    let line = lines.line(ofItem: part.items.lowerBound)
    return line.firstItem == part.items.lowerBound
      ? line.firstItem : line.firstItem + line.itemCount
  }

  private func remember(_ cells: ListCells, _ number: Int) {
    guard let (items, runs) = cells.runs else { return }
    let section = list.sections[number]
    let lines = memory.sections[number].lines
    let end = items.upperBound
    memory.sections[number].lines.replace(items, with: runs)
    guard case .flow = section.layout, end < section.count else { return }
    // If lines differ from the estimate, the lines after them begin elsewhere, too.
    if lines.line(ofItem: end).firstItem != end {
      memory.expectLines(from: end, of: number, list)
    }
  }

  /// Returns the first row of each section that has no length along the scrolling axis, of those in the window.
  ///
  /// How many rows beyond the window were measured depends on the layouts before.
  ///
  /// - Parameters:
  ///   - shown: The part in the window.
  ///   - start: The start of the window.
  ///   - end: The end of the window.
  func rowsWithoutLength(_ shown: ListPlan, from start: Double, to end: Double) -> [ListCells.Cell]
  {
    guard cells.contains(where: { $0.firstWithoutLength(in: 0..<Int.max) != nil }) else {
      return []
    }
    var reported = shown
    memory.addBlanks(to: &reported, from: start, to: end, list)
    return reported.sections.compactMap { part in
      let index = list.plan.sections.firstIndex { $0.number == part.number }
      return index.flatMap { cells[$0].firstWithoutLength(in: part.items) }
    }
  }

  private func length(_ part: ListPart, _ known: ListLength) -> Double {
    guard !known.isFixed, let node = nodes[part] else { return known.expected }
    return measureCell(node, extent, true)[axis]
  }

  private func measureCell(_ node: Int, _ room: Double, _ isExact: Bool) -> Size {
    var question =
      axis == .vertical
      ? Question(ProposedSize(width: room)) : Question(ProposedSize(height: room))
    if axis == .vertical {
      question.isWidthExact = isExact
    } else {
      question.isHeightExact = isExact
    }
    return pass.measure(node, question).size
  }
}

import QuoinGeometry
import QuoinModel

// A list is laid out in rounds. Before a round, the rows are created that would be in the window according to the known
// lengths; during it, they are measured. If other rows turn out to be in the window, the tree is laid out again with
// those. See `Documentation/Decisions/0008-lists.md`.
extension LayoutPass {
  /// The maximum number of rounds, after which a list is left unchanged.
  static let roundLimit = 16

  /// Returns the size of a list: that of its rows if it does not scroll; otherwise it has no natural length.
  func measureList(_ index: Int, _ question: Question) -> MeasuredSize {
    guard let list = tree.nodes[index] as? ListContainer else { return MeasuredSize(.zero) }
    let axis = list.axis
    guard !list.scrolls else {
      var answer = MeasuredSize(width: nil, height: nil)
      answer.size[axis.cross] = question.proposal[axis.cross] ?? 0
      return answer
    }
    let breadth = question.proposal[axis.cross] ?? naturalBreadth(index, list)
    var answer = MeasuredSize(.zero)
    answer.size[axis.cross] = breadth
    var run = ListRun(self, index, list, across: breadth)
    run.measure()
    answer.size[axis] = list.memory.places(list).last?.end ?? 0
    return answer
  }

  /// Returns the natural breadth of a list: that of its broadest row.
  private func naturalBreadth(_ index: Int, _ list: ListContainer) -> Double {
    var widest = 0.0
    forEachChild(of: index) { child in
      guard let relation = tree.relations[child] as? Relation<ListContainer> else { return }
      if case .separator = relation.placement.part { return }
      let insets = list.sections[relation.placement.part.section].insets(list.axis.cross)
      let breadth = measure(child, Question(.unlimited)).size[list.axis.cross]
      if case .row = relation.placement.part {
        widest = max(widest, breadth + insets.start + insets.end)
      } else {
        widest = max(widest, breadth)
      }
    }
    return widest
  }

  /// Places the rows in the window of a list, or requests another round with other rows.
  func placeList(_ index: Int, in size: Size) {
    guard let list = tree.nodes[index] as? ListContainer else { return }
    let length = size[list.axis]
    var run = ListRun(self, index, list, across: size[list.axis.cross])
    run.measure()
    let memory = list.memory
    let start = list.scrolls ? memory.windowStart(length, list) : 0
    let shown = list.scrolls ? memory.plan(start, start + length, list) : memory.wholePlan(list)
    let isMissing = !run.measured.covers(shown)
    if isMissing || !list.hasRows(from: start, length), shown.itemCount <= list.rowLimit {
      if round < LayoutPass.roundLimit {
        memory.viewport = length
        needsAnotherRound = true
        queuedLists.entries.append(ListQueue.Entry(list: list, depth: depth - 1, shown: nil))
        return
      }
      if isMissing { reportUnsettledList(index) }
    }
    let rows = run.place(from: start, length: length, shown)
    // Rows without a length are reported, although they are not visible.
    let blank = run.rowsWithoutLength(shown, from: start, to: start + length)
    if list.plan != shown, blank.isEmpty {
      queuedLists.entries.append(ListQueue.Entry(list: list, depth: depth - 1, shown: shown))
    }
    windows[list.id] = ListWindow(
      offset: start, length: length, contentLength: memory.places(list).last?.end ?? 0, rows: rows)
    reportList(index, list, blank, shown, length)
    guard list.scrolls else {
      settlements.append { list.findings = [] }
      return
    }
    let anchor = memory.anchor(at: start, memory.places(list), list)
    settlements.append {
      memory.settle(viewport: length, anchor: anchor)
      list.findings = []
      list.orderFindings = []
      list.endLayout()
      for section in shown.sections { memory.shrink(section.number, but: section.items) }
    }
  }

  private func reportUnsettledList(_ index: Int) {
    report(
      .warning, rule: "list-does-not-settle",
      "the rows of \(name(index)) change their lengths in each of \(LayoutPass.roundLimit) rounds; "
        + "some are left out", about: index)
  }

  private func reportList(
    _ index: Int, _ list: ListContainer, _ blank: [ListCells.Cell], _ shown: ListPlan,
    _ length: Double
  ) {
    for finding in list.findings + list.orderFindings {
      add(finding, of: list.id)
      findings.noteOnce()
    }
    if case .row(let row, _, _)? = list.memory.request,
      !list.sections.indices.contains(row.section)
        || !(0..<list.sections[row.section].count).contains(row.item)
    {
      findings.noteOnce()
      report(
        .warning, rule: "list-position",
        "\(name(index)) cannot be scrolled to row \(row.item) of section \(row.section), which it "
          + "does not have", about: index)
    }
    if list.scrolls, length <= 0, list.count > 0 {
      report(
        .warning, rule: "list-without-length",
        "\(name(index)) scrolls, so it has no length of its own, and none is set: set "
          + "one, let it grow, or use 'scrolls(false)'", about: index)
    }
    if shown.itemCount > list.rowLimit {
      let place = list.scrolls ? "in the window of \(name(index))" : "in \(name(index))"
      report(
        .error, rule: "list-window-too-large",
        "more than \(list.rowLimit) rows would be \(place); the others are left out"
          + (list.scrolls ? "" : "; a list that scrolls may have any number"), about: index)
    }
    for cell in blank {
      report(
        .warning, rule: "list-row-without-length",
        "row \(cell.item) of \(name(index)) has no length along the scrolling axis: give it "
          + "content or a size", about: index, and: [cell.node])
    }
  }
}

extension ListContainer {
  /// The maximum number of rows that are laid out.
  fileprivate var rowLimit: Int { scrolls ? ListMemory.windowLimit : ListMemory.wholeLimit }

  /// Whether the rows were created that another layout with the same lengths would create.
  ///
  /// Rows beyond the window may be shorter than expected, too. Otherwise each layout would measure some more.
  fileprivate func hasRows(from start: Double, _ length: Double) -> Bool {
    guard scrolls, hasOverscan || flows else { return true }
    let rows = rows(from: start, length, round: 0)
    return plan.covers(rows) || rows.itemCount >= ListMemory.windowLimit
  }
}

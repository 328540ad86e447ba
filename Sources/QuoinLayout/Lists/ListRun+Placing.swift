import QuoinGeometry
import QuoinModel

extension ListRun {
  /// Places the parts that are visible in a window of the content.
  ///
  /// - Parameters:
  ///   - start: The start of the window, in points from the beginning of the content.
  ///   - length: The length of the window.
  ///   - shown: The visible part of the plan; other children are left out of the arrangement.
  /// - Returns: The rows in the window.
  func place(from start: Double, length: Double, _ shown: ListPlan) -> [ListIndex] {
    let places = memory.places(list)
    var rows: [ListIndex] = []
    var seen: Set<Int> = []
    // Both are in ascending order.
    var next = 0
    for (part, cells) in zip(list.plan.sections, cells) {
      while next < shown.sections.count, shown.sections[next].number < part.number { next += 1 }
      guard next < shown.sections.count, shown.sections[next].number == part.number else {
        continue
      }
      let wanted = shown.sections[next]
      let place = places[part.number]
      placeEnds(wanted, place, start, length, &seen)
      let section = list.sections[part.number]
      let lines = memory.sections[part.number].lines
      for line in cells.lines {
        let first = cells.cells[line.cells.lowerBound].item
        guard wanted.items.contains(first) else { continue }
        let along = memory.start(of: lines.line(ofItem: first), place, section) - start
        for cell in cells.cells[line.cells] {
          let index = ListIndex(section: part.number, item: cell.item)
          rows.append(index)
          seen.insert(cell.node)
          put(
            cell.node, across: section.insets(axis.cross).start + cell.across,
            along: along + cell.along, cell.breadth, cell.length)
          placeSeparator(index, across: section, end: along + line.length, &seen)
        }
      }
    }
    pass.forEachChild(of: index) { child in
      if !seen.contains(child) { pass.leftOut.insert(child) }
    }
    return rows
  }

  /// Places the header and the footer of a section.
  ///
  /// Pinned ones stay in the window while a part of their section does.
  private func placeEnds(
    _ part: ListPlan.Section, _ place: ListMemory.Place, _ start: Double, _ length: Double,
    _ seen: inout Set<Int>
  ) {
    if part.hasHeader, let node = node(.header(section: part.number)) {
      var along = place.start - start
      if list.pinsHeaders {
        along = min(max(along, 0), max(along, place.end - place.header - start))
      }
      seen.insert(node)
      put(node, across: 0, along: along, extent, place.header)
      if list.pinsHeaders, axis == .vertical, !list.scrolls {
        pass.headReaches[node] = place.end - place.start
      }
    }
    if part.hasFooter, let node = node(.footer(section: part.number)) {
      var along = place.footerStart - start
      if list.pinsFooters {
        along = max(min(along, length - place.footer), min(along, place.start - start))
      }
      seen.insert(node)
      put(node, across: 0, along: along, extent, place.footer)
    }
  }

  /// Places the separator after a row, inside its end.
  private func placeSeparator(
    _ index: ListIndex, across section: ListSection, end: Double, _ seen: inout Set<Int>
  ) {
    guard let separators = list.separators, let node = node(.separator(index)) else { return }
    let pixel = 1 / pass.tree.traits(of: self.index).displayScale
    let thickness = separators.thickness.map { $0 > 0 && $0 <= 1e6 ? $0 : pixel } ?? pixel
    func usable(_ length: Double) -> Double { length.magnitude <= 1e6 ? length : 0 }
    let (own, side) = (separators.insets, section.insets(axis.cross))
    let insets = axis == .vertical ? (own.leading, own.trailing) : (own.top, own.bottom)
    let first = side.start + usable(insets.0)
    let last = extent - side.end - usable(insets.1)
    seen.insert(node)
    put(node, across: first, along: end - thickness, max(0, last - first), thickness)
  }

  /// Sets the frame of a child, measured from the leading edge.
  private func put(
    _ node: Int, across: Double, along: Double, _ breadth: Double, _ length: Double
  ) {
    var frame =
      axis == .vertical
      ? Rect(across, along, breadth, length) : Rect(along, across, length, breadth)
    if pass.tree.directions[index] == .rightToLeft {
      frame.origin.x = pass.frames[index].width - frame.maxX
    }
    pass.frames[node] = frame.isFinite ? frame : .zero
    pass.place(node, in: pass.frames[node].size)
  }
}

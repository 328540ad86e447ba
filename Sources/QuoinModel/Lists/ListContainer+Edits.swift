// Inserting, deleting and moving rows. The row at the beginning of the window stays there, unless
// it is the beginning of the content: then new rows above become visible.

extension ListContainer {
  /// Reports that rows were inserted into a section, the first of them at an index.
  ///
  /// - Precondition: the index is from the section's first row to the one after its last, and the
  ///   count is not negative.
  public func insertRows(at index: ListIndex, count: Int = 1) {
    precondition(count >= 0, "a number of rows is not negative")
    check(index, upTo: 0)
    let old = sections[index.section].count
    sections[index.section].count = old + count
    rememberInsertion(at: index, count: count, length: nil)
    renumber { other in
      guard other.section == index.section, other.item >= index.item else { return other }
      return ListIndex(section: other.section, item: other.item + count)
    }
  }

  /// Reports that rows were deleted from a section.
  ///
  /// - Precondition: the rows exist.
  public func deleteRows(_ rows: Range<Int>, in section: Int = 0) {
    check(ListIndex(section: section, item: rows.lowerBound), upTo: rows.count)
    leaveAnchor(rows, section)
    sections[section].count -= rows.count
    rememberDeletion(of: rows, in: section)
    renumber { other in
      guard other.section == section, other.item >= rows.lowerBound else { return other }
      guard other.item >= rows.upperBound else { return nil }
      return ListIndex(section: section, item: other.item - rows.count)
    }
  }

  /// Reports that a row was moved.
  ///
  /// The row at the beginning of the window stays there, and does not follow a moved row.
  ///
  /// - Parameters:
  ///   - index: the previous index of the row.
  ///   - target: the index after the row was removed and inserted again.
  /// - Precondition: the indices exist.
  public func moveRow(at index: ListIndex, to target: ListIndex) {
    check(index, upTo: 1)
    let length = measuredLength(index)
    let node = children.first { $0.placement.part == .row(index) }
    let id = rowIDs[index]
    let isStale = stale.contains(index)
    deleteRows(index.item..<index.item + 1, in: index.section)
    check(target, upTo: 0)
    sections[target.section].count += 1
    rememberInsertion(at: target, count: 1, length: length)
    renumber { other in
      guard other.section == target.section, other.item >= target.item else { return other }
      return ListIndex(section: other.section, item: other.item + 1)
    }
    // The node moves with the row.
    guard let node else { return }
    adopt(Relation<ListContainer>(node.node, Placement(part: .row(target))))
    rowIDs[target] = id
    if isStale { stale.insert(target) }
  }

  /// Reports that the content of rows changed; their nodes are created again.
  ///
  /// - Precondition: the rows exist.
  public func reloadRows(_ rows: Range<Int>, in section: Int = 0) {
    check(ListIndex(section: section, item: rows.lowerBound), upTo: rows.count)
    for case .row(let index) in children.map(\.placement.part)
    where index.section == section && rows.contains(index.item) {
      stale.insert(index)
    }
    noteChange()
  }

  /// Reports that the header and the footer of a section changed; they are created again.
  ///
  /// - Precondition: the section exists.
  public func reloadHeaderAndFooter(in section: Int = 0) {
    precondition(sections.indices.contains(section), "there is no section \(section)")
    staleEnds.insert(section)
    noteChange()
  }

  /// Inserts a section at an index.
  ///
  /// - Precondition: the index is from 0 to the number of sections.
  public func insertSection(_ section: ListSection, at number: Int) {
    precondition(number >= 0 && number <= sections.count, "there is no place \(number)")
    sections.insert(sanitized(section), at: number)
    memory.insertSection(at: number, self)
    renumber(sections: { $0 >= number ? $0 + 1 : $0 }) { index in
      ListIndex(
        section: index.section >= number ? index.section + 1 : index.section, item: index.item)
    }
  }

  /// Deletes a section.
  ///
  /// - Precondition: the section exists.
  public func deleteSection(_ number: Int) {
    precondition(sections.indices.contains(number), "there is no section \(number)")
    sections.remove(at: number)
    if memory.sections.indices.contains(number) { memory.sections.remove(at: number) }
    let map = { (other: Int) -> Int? in other == number ? nil : other > number ? other - 1 : other }
    renumber(sections: map) { index in
      map(index.section).map { ListIndex(section: $0, item: index.item) }
    }
  }

  /// Replaces all sections.
  ///
  /// Rows with an id that are near their old position keep their nodes.
  ///
  /// The row at the beginning of the window stays there: the row with the same id, if there is one
  /// within a thousand rows of its old position, and otherwise the one with the same index.
  public func reload(@ListSections _ sections: () -> [ListSection]) {
    let old = memory.anchor
    var id: AnyHashable?
    if case .item(let item) = old.kind {
      id = rowIDs[ListIndex(section: old.section, item: item)]
    }
    descriptionDiagnostics.removeAll { $0.rule == "number-out-of-range" }
    self.sections = sections().map(sanitized)
    memory.forget()
    staleEnds = Set(self.sections.indices)
    stale = Set(
      children.compactMap { child in
        guard case .row(let index) = child.placement.part, rowIDs[index] == nil else { return nil }
        return index
      })
    guard case .item(let item) = old.kind else { return }
    guard self.sections.indices.contains(old.section), self.sections[old.section].count > 0 else {
      memory.anchor = ListAnchor()
      return
    }
    let section = self.sections[old.section]
    let nearest = min(item, section.count - 1)
    memory.anchor.kind = .item(nearest)
    guard let id, let name = section.rowID else { return }
    for distance in 0...1000 {
      for candidate in [nearest - distance, nearest + distance]
      where candidate >= 0 && candidate < section.count && name(candidate) == id {
        memory.anchor.kind = .item(candidate)
        return
      }
    }
  }

  /// Moves the anchor to the next remaining row if its row is deleted.
  private func leaveAnchor(_ rows: Range<Int>, _ section: Int) {
    guard memory.anchor.section == section, case .item(let item) = memory.anchor.kind,
      rows.contains(item)
    else { return }
    if rows.upperBound < sections[section].count {
      memory.anchor.kind = .item(rows.upperBound)
    } else {
      memory.anchor.kind = rows.lowerBound > 0 ? .item(rows.lowerBound - 1) : .header
    }
  }

  private func check(_ index: ListIndex, upTo count: Int) {
    precondition(sections.indices.contains(index.section), "there is no section \(index.section)")
    precondition(
      index.item >= 0 && index.item + count <= sections[index.section].count,
      "there is no row \(index.item) in section \(index.section)")
  }

  /// The measured length of a row, in points.
  private func measuredLength(_ index: ListIndex) -> Double? {
    guard memory.sections.indices.contains(index.section),
      sections[index.section].layout.isRows
    else { return nil }
    let line = memory.sections[index.section].lines.line(ofItem: index.item)
    return line.isMeasured ? line.length : nil
  }

  private func rememberInsertion(at index: ListIndex, count: Int, length: Double?) {
    guard memory.sections.indices.contains(index.section), count > 0 else { return }
    let section = sections[index.section]
    guard section.layout.isRows else {
      return memory.forgetLines(from: index.item, of: index.section, self)
    }
    memory.sections[index.section].lines.replace(
      index.item..<index.item,
      with: [
        LineRuns.Run(
          items: count, lines: count, length: length ?? section.expectedLength(axis),
          isMeasured: length != nil || section.isFixed)
      ])
  }

  private func rememberDeletion(of rows: Range<Int>, in section: Int) {
    guard memory.sections.indices.contains(section), !rows.isEmpty else { return }
    if sections[section].layout.isRows {
      memory.sections[section].lines.replace(rows, with: [])
    } else {
      memory.forgetLines(from: rows.lowerBound, of: section, self)
    }
  }

  /// Updates everything that refers to rows to their new indices.
  private func renumber(
    sections map: (Int) -> Int? = { $0 }, _ rows: (ListIndex) -> ListIndex?
  ) {
    var kept: [AnyRelation] = []
    for case let child as Relation<ListContainer> in relations {
      if let part = child.placement.part.renumbered(rows, sections: map) {
        child.placement = Placement(part: part)
        kept.append(child)
      } else {
        child.node.parent = nil
      }
    }
    if kept.count != relations.count { noteOtherChildren() }
    relations = kept
    plan = ListPlan()
    var ids: [ListIndex: AnyHashable] = [:]
    for (index, id) in rowIDs { if let new = rows(index) { ids[new] = id } }
    rowIDs = ids
    stale = Set(stale.compactMap(rows))
    staleEnds = Set(staleEnds.compactMap(map))
    if case .row(let index, let alignment, let distance)? = memory.request, let new = rows(index) {
      memory.request = .row(new, at: alignment, distance: distance)
    }
    memory.anchor.renumber(map, rows)
  }
}

extension ListAnchor {
  /// Follows the anchored row, or anchors the one in its place.
  fileprivate mutating func renumber(
    _ map: (Int) -> Int?, _ rows: (ListIndex) -> ListIndex?
  ) {
    guard kind != .start else { return }
    guard let number = map(section) else {
      // The section is gone: anchor the beginning of the section that has its index now.
      kind = .header
      return
    }
    if case .item(let item) = kind {
      if let new = rows(ListIndex(section: section, item: item)) { kind = .item(new.item) }
      // A row that is gone is replaced by the one that has its index now.
    }
    section = number
  }
}

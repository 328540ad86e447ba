// CSS Tables §3.10.3 and §3.10.4: the height of the table, and the distribution of extra height.

extension BoxEngine {
  /// Returns the total height of the row groups, including the spacing around them.
  func sectionsExtent(_ run: UnsafeMutablePointer<TableRun>) -> Float {
    guard run.pointee.sectionCount > 0 else { return 0 }
    var height = 0.0
    for index in 0..<run.pointee.sectionCount {
      height += Double(run.pointee.sections[index].height)
    }
    return Float(height) + Float(run.pointee.sectionCount + 1) * run.pointee.rowSpacing
  }

  /// Grows row groups and their rows to the height of a table's content.
  func growSections(_ run: UnsafeMutablePointer<TableRun>, to height: Float) {
    let count = run.pointee.sectionCount
    guard count > 0 else { return }
    let space = max(0, height - Float(count + 1) * run.pointee.rowSpacing)
    let sections = run.pointee.sections
    var sum = 0.0
    for index in 0..<count { sum += Double(sections[index].height) }
    var free = Double(space) - sum
    guard free > 1e-4 else { return }
    free -= growPercentSections(run, space, free)
    if free > 1e-4 { growChosenSections(run, free) }
    for index in 0..<count {
      let section = sections[index]
      growRows(
        run, first: section.firstRow, count: section.rowCount, to: section.height, ofSpan: false,
        percentagesOf: section.height)
    }
  }

  private func growPercentSections(
    _ run: UnsafeMutablePointer<TableRun>, _ space: Float, _ free: Double
  ) -> Double {
    let sections = run.pointee.sections
    func missing(_ index: Int) -> Double {
      guard sections[index].percent > 0 else { return 0 }
      return Double(max(0, sections[index].percent * space / 100 - sections[index].height))
    }
    var sum = 0.0
    for index in 0..<run.pointee.sectionCount { sum += missing(index) }
    guard sum > 0 else { return 0 }
    let used = min(sum, free)
    for index in 0..<run.pointee.sectionCount {
      sections[index].height += Float(used * missing(index) / sum)
    }
    return used
  }

  /// Distributes free height among row groups.
  ///
  /// Bodies grow before headers and footers; among them those without a height first, then those with a length, then
  /// those with a percentage.
  private func growChosenSections(_ run: UnsafeMutablePointer<TableRun>, _ free: Double) {
    let sections = run.pointee.sections
    let count = run.pointee.sectionCount
    var hasBody = false
    for index in 0..<count where sections[index].isBody { hasBody = true }
    func rank(_ section: TableSection) -> Int {
      if hasBody, !section.isBody { return 3 }
      return section.percent.isKnown ? 2 : section.isConstrained ? 1 : 0
    }
    var lowest = 3
    for index in 0..<count { lowest = min(lowest, rank(sections[index])) }
    var sum = 0.0
    var chosen = 0
    for index in 0..<count where rank(sections[index]) == lowest {
      sum += Double(sections[index].height)
      chosen += 1
    }
    for index in 0..<count where rank(sections[index]) == lowest {
      let share = sum > 0 ? Double(sections[index].height) / sum : 1 / Double(chosen)
      sections[index].height += Float(free * share)
    }
  }

  /// Computes the positions of rows and groups from their heights.
  func placeRows(_ run: UnsafeMutablePointer<TableRun>) {
    let spacing = Double(run.pointee.rowSpacing)
    var y = Double(run.pointee.captionsAbove + run.pointee.insets.top) + spacing
    for number in 0..<run.pointee.sectionCount {
      let section = run.pointee.sections + number
      section.pointee.offset = Float(y)
      let top = y
      for index in section.pointee.firstRow..<section.pointee.firstRow + section.pointee.rowCount {
        // A row that is not shown has no spacing before it.
        if run.pointee.rows[index].isCollapsed {
          run.pointee.rows[index].offset = Float(y > top ? y - spacing : y)
          continue
        }
        run.pointee.rows[index].offset = Float(y)
        y += Double(run.pointee.rows[index].height) + spacing
      }
      y = top + Double(section.pointee.height) + spacing
    }
  }
}

// CSS Tables §3.9.3, fixed mode, and CSS 2 §17.5.2.1.

extension BoxEngine {
  /// Computes the widths of columns from the first row and the column boxes only.
  func distributeFixedWidth(_ target: Float, _ run: UnsafeMutablePointer<TableRun>) {
    let count = run.pointee.columnCount
    let columns = run.pointee.columns
    var fixed: Float = 0
    var shares: Float = 0
    var (fixedColumns, percentColumns, emptyColumns, autoColumns) = (0, 0, 0, 0)
    for index in 0..<count {
      columns[index].width = 0
      switch kind(of: columns[index]) {
      case .percent:
        percentColumns += 1
        shares += columns[index].share(of: target)
      case .fixed:
        fixedColumns += 1
        fixed += columns[index].maximum
      case .empty: emptyColumns += 1
      case .auto: autoColumns += 1
      }
    }
    var assigned: Float = 0
    let grows = autoColumns == 0 && emptyColumns == 0
    if fixedColumns > 0 {
      let room = max(0, target - shares)
      let isScaled = (grows && fixed < room) || fixed > target
      let scale = isScaled ? room / fixed : 1
      for index in 0..<count where kind(of: columns[index]) == .fixed {
        columns[index].width = columns[index].maximum * scale
        assigned += columns[index].width
      }
    }
    if assigned >= target { return }
    if percentColumns > 0 {
      let room = target - assigned
      let isScaled = (grows && shares < room) || shares > room
      let scale = isScaled && shares > 0 ? room / shares : 1
      for index in 0..<count where kind(of: columns[index]) == .percent {
        columns[index].width =
          shares > 0
          ? columns[index].share(of: target) * scale : room / Float(percentColumns)
        assigned += columns[index].width
      }
    }
    let kind = autoColumns > 0 ? FixedKind.auto : .empty
    let open = autoColumns > 0 ? autoColumns : emptyColumns == count ? emptyColumns : 0
    guard open > 0, target > assigned else { return }
    let share = (target - assigned) / Float(open)
    for index in 0..<count where self.kind(of: columns[index]) == kind {
      columns[index].width = share
    }
  }

  /// Returns how a column takes part in the fixed layout.
  ///
  /// As in browsers, a width of zero is kept, but does not fill the table.
  private func kind(of column: TableColumn) -> FixedKind {
    if column.percent.isKnown { return .percent }
    if column.isConstrained { return column.maximum > 0 ? .fixed : .empty }
    return .auto
  }
}

/// How a column takes part in the fixed layout.
private enum FixedKind {
  case percent
  case fixed
  case empty
  case auto
}
